// swift-format-ignore-file
// Made by scripts/embed-page from Web; do not edit.

extension PageSource {
  /// `Web/css/01-base.css`.
  static let baseStyle = ###"""
/* Quiet, so that the icons speak. Logical properties throughout: the page mirrors with its language. */

:root {
  --paper: #fbfbfa; --panel: #ffffff; --ink: #1b1c1e; --soft: #5f6368; --faint: #6b7076; --line: #e6e6e3; --strong: #c9c9c5;
  --field: #85857f; --kept: #0072b2; --moved: #c44f00; --accent: #2a5f8a; --accent-soft: #e8f0f6; --good: #2d6b45; --bad: #a4281f; --warn: #8a5a00; --focus: #2a5f8a;
  --light: #ffffff; --dark: #1d1f22; --ink-on-dark: #f1f1ef; --square: #d9d9d6; --ground: transparent;
  --mirror: #2f6f9f; --both: #7a5ea8; --localized: #9a6a14; --fixed: #74787d;
  --inset: 0px; --caption: 328px; --verdict: 176px; --column-gap: 28px; --margin: clamp(16px, 3.2vw, 56px);
  --font: Inter, "SF Pro Text", system-ui, "Segoe UI", "Noto Sans", "Noto Sans Arabic", "Noto Sans Hebrew", sans-serif;
  --mono: ui-monospace, "SF Mono", "JetBrains Mono", "Noto Sans Mono", "DejaVu Sans Mono", monospace;
  color-scheme: light dark;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #131416; --panel: #1b1d20; --ink: #ececea; --soft: #a8abb0; --faint: #92969c; --line: #2a2c30; --strong: #43464b;
    --field: #777b82; --kept: #56b4e9; --moved: #f0883e; --accent: #8bbbe0; --accent-soft: #1d2a35; --good: #85c79d; --bad: #ef8d83; --warn: #dcae5c; --focus: #8bbbe0; --square: #cfcfcb;
    --mirror: #6ba3cf; --both: #a48fd0; --localized: #d5a44f; --fixed: #9a9fa6;
  }
}

* { box-sizing: border-box; }
html { background: var(--paper); color: var(--ink); font: 13px/18px var(--font); -webkit-text-size-adjust: 100%; scroll-padding-top: 120px; }
body { margin: 0; }
h1, h2, h3, p, dl, dd, ul, figure, fieldset { margin: 0; padding: 0; border: 0; font: inherit; }
button, input, select, textarea { font: inherit; color: inherit; }
button { background: none; border: 0; padding: 0; cursor: pointer; }
:focus { outline: none; }
h2:focus-visible { outline: none; }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; border-radius: 4px; }
[hidden] { display: none !important; }
.hidden { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.count { color: var(--faint); font-variant-numeric: tabular-nums; margin-inline-start: 6px; }
kbd { font: 11px/16px var(--mono); color: var(--faint); border: 1px solid var(--line); border-radius: 4px; padding: 0 5px; background: var(--panel); }
.skip { position: absolute; inset-inline-start: 16px; top: -60px; background: var(--panel); padding: 8px 14px; z-index: 9; }
.skip:focus { top: 12px; }

/* Masthead */
.masthead { display: flex; flex-wrap: wrap; align-items: center; gap: 6px 36px; padding: 14px var(--margin) 8px; }
.masthead .title { flex: 1 1 260px; min-inline-size: 0; }
.masthead .title { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 18px; }
.masthead h1 { font-size: 22px; line-height: 28px; font-weight: 500; letter-spacing: -0.01em; overflow-wrap: anywhere; }
.masthead-buttons { display: flex; gap: 20px; align-items: center; }
.counts { color: var(--soft); font-variant-numeric: tabular-nums; }
.locales { display: grid; grid-template-columns: auto 1fr; gap: 0 10px; color: var(--soft); max-inline-size: 420px; font-size: 12px; line-height: 16px; }
.locales dt { color: var(--faint); font-size: 11px; letter-spacing: 0.04em; }
.locales dd { display: flex; flex-wrap: wrap; gap: 0 8px; }
.progress-box { inline-size: 168px; }
.progress-text { color: var(--soft); font-variant-numeric: tabular-nums; }
.progress { block-size: 2px; background: var(--line); margin-block: 7px 5px; position: relative; }
.progress::after { content: ""; position: absolute; inset-block: 0; inset-inline-start: 0; inline-size: calc(var(--done, 0) * 100%); background: var(--good); }
.help.quiet { color: var(--soft); display: inline-flex; gap: 8px; align-items: center; padding-block: 2px; }

/* Tools */
.tools { position: sticky; top: 0; z-index: 4; background: var(--paper); padding: 6px var(--margin) 0; border-block-end: 1px solid var(--ink); }
.bar { display: flex; flex-wrap: wrap; align-items: flex-end; gap: 12px 20px; }
.searchbox { position: relative; flex: 1 1 200px; max-inline-size: 320px; }
.searchbox input { inline-size: 100%; block-size: 32px; padding-inline: 12px 34px; border: 1px solid var(--field); border-radius: 8px; background: var(--panel); }
.searchbox input:hover { border-color: var(--ink); }
.searchbox kbd { position: absolute; inset-inline-end: 8px; top: 7px; pointer-events: none; }
.searchbox input:focus + kbd { display: none; }
input::placeholder { color: var(--faint); opacity: 1; }
.chips { display: flex; gap: 4px; flex-wrap: wrap; }
.chip { block-size: 32px; padding-inline: 10px; border-radius: 8px; border: 1px solid transparent; color: var(--soft); display: inline-flex; align-items: center; }
.chip:hover { background: var(--line); color: var(--ink); }
.chip[aria-pressed="true"] { border-color: var(--ink); color: var(--ink); }
.folding > summary { display: none; }
.fields { display: flex; flex-wrap: wrap; gap: 10px 14px; align-items: flex-end; }
.bar .folding { flex: 0 1 auto; display: flex; margin-inline-start: auto; }
.field > span, .segments legend { display: block; font-size: 11px; line-height: 14px; color: var(--faint); margin-block-end: 2px; padding: 0; }
.field select { appearance: none; background: none; border: 0; border-block-end: 1px solid var(--field); border-radius: 0; block-size: 24px; padding: 0; padding-inline-end: 16px; max-inline-size: 100px; text-overflow: ellipsis; cursor: pointer;
  background-image: linear-gradient(45deg, transparent 50%, var(--faint) 50%), linear-gradient(-45deg, transparent 50%, var(--faint) 50%); background-size: 4px 4px; background-repeat: no-repeat; background-position: right 6px center, right 2px center; }
[dir="rtl"] .field select { background-position: left 2px center, left 6px center; }
.field select option, .field select optgroup { background: var(--panel); color: var(--ink); }
.field select:hover { border-color: var(--ink); }
.view { margin-block-start: 6px; }
.view .fields { gap: 6px 20px; }
.segment-row { display: inline-flex; gap: 14px; }
.segments label { position: relative; cursor: pointer; color: var(--soft); display: inline-block; }
.segments input { position: absolute; inset: 0; opacity: 0; margin: 0; cursor: pointer; }
.segments label span { display: block; line-height: 22px; border-block-end: 2px solid transparent; white-space: nowrap; }
.segments label:hover span { color: var(--ink); }
.segments input:checked + span { color: var(--ink); border-color: var(--ink); }
.segments input:focus-visible + span { outline: 2px solid var(--focus); outline-offset: 2px; border-radius: 3px; }
.amount { inline-size: 110px; block-size: 16px; margin-block: 3px; display: block; accent-color: var(--ink); }
.tint-row { display: inline-flex; gap: 5px; align-items: center; margin: 0 !important; block-size: 24px; }
.swatch { inline-size: 18px; block-size: 18px; border-radius: 50%; background: var(--color); border: 1px solid var(--field); forced-color-adjust: none; }
.toggle { border: 1px solid var(--field); border-radius: 7px; padding: 2px 9px; line-height: 18px; color: var(--soft); }
.toggle[aria-pressed="true"] { background: var(--ink); color: var(--paper); border-color: var(--ink); }
:root[data-view="wall"] .segments.size, :root[data-view="wall"] .segments.zoom, :root:not([data-view="wall"]) .segments.wall { display: none; }
#tint { inline-size: 32px; block-size: 22px; padding: 0; border: 1px solid var(--field); border-radius: 6px; background: none; cursor: pointer; overflow: hidden; }
#tint::-webkit-color-swatch-wrapper { padding: 0; }
#tint::-webkit-color-swatch { border: 0; }
.quiet { color: var(--accent); }
.quiet:hover { text-decoration: underline; text-underline-offset: 3px; }
.heads { padding-block: 6px 5px; font-size: 12px; line-height: 16px; color: var(--soft); }

"""###
}
