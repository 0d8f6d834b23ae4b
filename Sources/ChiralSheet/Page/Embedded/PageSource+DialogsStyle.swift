// swift-format-ignore-file
// Made by scripts/embed-page from Web; do not edit.

extension PageSource {
  /// `Web/css/03-dialogs.css`.
  static let dialogsStyle = ###"""
/* Dialogs */
dialog { border: 0; padding: 0; background: var(--panel); color: var(--ink); border-radius: 16px; box-shadow: 0 20px 80px rgb(0 0 0 / 0.28); }
dialog::backdrop { background: rgb(12 13 14 / 0.42); }
dialog header { display: flex; gap: 24px; align-items: center; justify-content: space-between; padding-block-end: 14px; }
dialog h2 { font-size: 19px; line-height: 26px; overflow-wrap: anywhere; flex: 1; }
.close { font-size: 22px; line-height: 28px; inline-size: 32px; block-size: 32px; border-radius: 8px; color: var(--soft); flex: none; }
.close:hover { background: var(--line); color: var(--ink); }
.sheet-dialog { inline-size: min(560px, calc(100vw - 32px)); padding: 24px 28px 28px; max-block-size: calc(100vh - 48px); overflow: auto; }
.sheet-dialog p { color: var(--soft); margin-block-end: 12px; }
.sheet-dialog textarea { inline-size: 100%; border: 1px solid var(--line); border-radius: 8px; padding: 10px 12px; background: var(--paper); resize: vertical; }
.sheet-dialog textarea[readonly] { font: 11px/16px var(--mono); white-space: pre; }
.sheet-dialog pre { margin: 0 0 12px; padding: 9px 12px; background: var(--paper); border-radius: 8px; overflow: auto; text-align: left; }
code { font: 12px/18px var(--mono); }
.actions { display: flex; flex-wrap: wrap; gap: 12px 20px; align-items: center; margin-block-start: 16px; }
.actions button:not(.primary):not(.quiet) { border: 1px solid var(--strong); border-radius: 9px; padding: 8px 16px; line-height: 20px; }
.done { min-block-size: 18px; color: var(--good) !important; margin: 8px 0 0 !important; }
.keys { display: grid; grid-template-columns: auto 1fr auto 1fr; gap: 7px 16px; align-items: baseline; }
.keys dt { display: flex; gap: 4px; justify-content: flex-end; }
.keys dd { color: var(--soft); }
.check { display: block; margin-block-start: 20px; padding-block-start: 14px; border-block-start: 1px solid var(--line); color: var(--soft); }
.line-field { display: block; margin-block-end: 14px; }
.line-field span { display: block; color: var(--soft); }
.line-field input { inline-size: 100%; block-size: 34px; padding-inline: 10px; border: 1px solid var(--field); border-radius: 8px; background: var(--paper); }
.sentence { font-size: 15px; line-height: 22px; color: var(--ink) !important; }
.examples { display: flex; gap: 28px; align-items: center; padding-block: 8px; }
.example figcaption { text-align: center; color: var(--faint); font-size: 11px; }

"""###
}
