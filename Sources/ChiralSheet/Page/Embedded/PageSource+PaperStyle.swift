// swift-format-ignore-file
// Made by scripts/embed-page from Web; do not edit.

extension PageSource {
  /// `Web/css/06-paper.css`.
  static let paperStyle = ###"""
/* Paper */
.paper { display: none; }
@page { size: A4; margin: 14mm 12mm; }
@media print {
  :root { color-scheme: light; --paper: #fff; --panel: #fff; --ink: #1b1c1e; --soft: #5f6368; --faint: #6b7076; --line: #e6e6e3; --bad: #a4281f; --warn: #8a5a00;
    --mirror: #2f6f9f; --both: #7a5ea8; --localized: #9a6a14; --fixed: #74787d; print-color-adjust: exact; }
  html { background: #fff; font-size: 9pt; line-height: 12pt; }
  body > *:not(.paper) { display: none !important; }
  .paper { display: block; color: var(--ink); }
  .paper header { display: flex; justify-content: space-between; align-items: baseline; padding-block-end: 8pt; border-block-end: 0.6pt solid var(--ink); margin-block-end: 8pt; }
  .paper h1 { font-size: 17pt; line-height: 22pt; }
  .paper h2 { font-size: 11pt; line-height: 16pt; padding-block: 8pt 4pt; break-after: avoid; column-span: all; }
  .paper-rows { columns: 2; column-gap: 18pt; }
  .paper-row { display: flex; gap: 6pt; break-inside: avoid; border-block-end: 0.4pt solid var(--line); padding-block: 5pt; }
  .paper-words { flex: 1; min-inline-size: 0; font-size: 7pt; line-height: 9.5pt; color: var(--soft); }
  .paper-words h3 { font-size: 9pt; line-height: 12pt; font-weight: 600; color: var(--ink); overflow-wrap: anywhere; }
  .paper-pictures { flex: 0 0 58%; display: grid; grid-template-columns: repeat(3, 1fr); gap: 4pt; align-content: start; }
  .paper-pictures figure { text-align: center; min-inline-size: 0; }
  .paper-pictures .pic { margin-inline: auto; inline-size: calc(var(--w) * 0.72); block-size: calc(var(--h) * 0.72); }
  .paper-pictures .pale { opacity: 0.28; }
  .paper-pictures figcaption { font-size: 5.5pt; line-height: 7pt; color: var(--faint); overflow-wrap: anywhere; }
  .paper-pictures figcaption > * { display: block; }
}

/* A page from a server */
.live-problem { position: fixed; inset-block-start: 12px; inset-inline: 25%; z-index: 9; margin: 0; padding: 10px 16px; border-radius: 9px; background: var(--bad); color: var(--paper); white-space: pre-line; text-align: center; }
.editor { border: 1px solid var(--line); border-radius: 10px; padding: 10px 14px; margin-block-end: 18px; }
.editor summary { cursor: pointer; font-weight: 600; }
.editor .fields { padding-block: 8px; }
.editor .wide input { inline-size: 100%; }
.editor input { border: 0; border-block-end: 1px solid var(--field); background: none; block-size: 24px; }
.edit-diff { font: 11px/15px var(--mono); overflow: auto; max-block-size: 160px; margin: 8px 0; padding: 8px; background: var(--paper); border-radius: 6px; }
.edit-preview .problem { color: var(--bad); }

"""###
}
