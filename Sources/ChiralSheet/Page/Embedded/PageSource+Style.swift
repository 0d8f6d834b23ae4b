// swift-format-ignore-file
// Made by scripts/embed-page from Web; do not edit.

extension PageSource {
  /// `Web/sheet.css`.
  static let style = ###"""
/* Quiet, so that the icons speak. Logical properties throughout: the page mirrors with its language. */

:root {
  --paper: #fbfbfa; --panel: #ffffff; --ink: #1b1c1e; --soft: #5f6368; --faint: #6b7076; --line: #e6e6e3; --strong: #c9c9c5;
  --accent: #2a5f8a; --accent-soft: #e8f0f6; --good: #2d6b45; --bad: #a4281f; --warn: #8a5a00; --focus: #2a5f8a;
  --light: #ffffff; --dark: #1d1f22; --ink-on-dark: #f1f1ef; --square: #d9d9d6; --ground: transparent;
  --mirror: #3f7cac; --both: #7a5ea8; --localized: #c28a2c; --fixed: #a3a7ac;
  --inset: 0px; --caption: 312px; --verdict: 152px; --column-gap: 40px; --margin: clamp(16px, 4.4vw, 72px);
  --font: Inter, "SF Pro Text", system-ui, "Segoe UI", "Noto Sans", "Noto Sans Arabic", "Noto Sans Hebrew", sans-serif;
  --mono: ui-monospace, "SF Mono", "JetBrains Mono", "Noto Sans Mono", "DejaVu Sans Mono", monospace;
  color-scheme: light dark;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #131416; --panel: #1b1d20; --ink: #ececea; --soft: #a8abb0; --faint: #92969c; --line: #2a2c30; --strong: #43464b;
    --accent: #8bbbe0; --accent-soft: #1d2a35; --good: #85c79d; --bad: #ef8d83; --warn: #dcae5c; --focus: #8bbbe0; --square: #cfcfcb;
    --mirror: #6ba3cf; --both: #a48fd0; --localized: #d5a44f; --fixed: #7f848a;
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
.masthead { display: flex; flex-wrap: wrap; align-items: flex-end; gap: 20px 48px; padding: 44px var(--margin) 30px; }
.masthead .title { flex: 1 1 260px; min-inline-size: 0; }
.masthead h1 { font-size: 32px; line-height: 40px; font-weight: 400; letter-spacing: -0.015em; overflow-wrap: anywhere; }
.counts { color: var(--soft); font-variant-numeric: tabular-nums; margin-block-start: 4px; }
.locales { display: grid; grid-template-columns: auto 1fr; gap: 2px 12px; color: var(--soft); max-inline-size: 420px; }
.locales dt { color: var(--faint); font-size: 11px; letter-spacing: 0.04em; }
.locales dd { display: flex; flex-wrap: wrap; gap: 0 8px; }
.progress-box { inline-size: 168px; }
.progress-text { color: var(--soft); font-variant-numeric: tabular-nums; }
.progress { block-size: 2px; background: var(--line); margin-block: 7px 5px; position: relative; }
.progress::after { content: ""; position: absolute; inset-block: 0; inset-inline-start: 0; inline-size: calc(var(--done, 0) * 100%); background: var(--good); }
.help.quiet { color: var(--soft); display: inline-flex; gap: 8px; align-items: center; padding-block: 2px; }

/* Tools */
.tools { position: sticky; top: 0; z-index: 4; background: var(--paper); padding: 14px var(--margin) 0; border-block-end: 1px solid var(--ink); }
.bar { display: flex; flex-wrap: wrap; align-items: flex-end; gap: 12px 20px; }
.searchbox { position: relative; flex: 1 1 200px; max-inline-size: 320px; }
.searchbox input { inline-size: 100%; block-size: 32px; padding-inline: 12px 34px; border: 1px solid var(--line); border-radius: 8px; background: var(--panel); }
.searchbox input:hover { border-color: var(--strong); }
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
.field select { appearance: none; background: none; border: 0; border-block-end: 1px solid var(--strong); border-radius: 0; block-size: 24px; padding: 0; padding-inline-end: 16px; max-inline-size: 100px; text-overflow: ellipsis; cursor: pointer;
  background-image: linear-gradient(45deg, transparent 50%, var(--faint) 50%), linear-gradient(-45deg, transparent 50%, var(--faint) 50%); background-size: 4px 4px; background-repeat: no-repeat; background-position: right 6px top 10px, right 2px top 10px; }
[dir="rtl"] .field select { background-position: left 2px top 10px, left 6px top 10px; }
.field select option, .field select optgroup { background: var(--panel); color: var(--ink); }
.field select:hover { border-color: var(--ink); }
.view { margin-block-start: 14px; }
.view .fields { gap: 10px 26px; }
.segment-row { display: inline-flex; gap: 14px; }
.segments label { position: relative; cursor: pointer; color: var(--soft); display: inline-block; }
.segments input { position: absolute; inset: 0; opacity: 0; margin: 0; cursor: pointer; }
.segments label span { display: block; line-height: 22px; border-block-end: 2px solid transparent; white-space: nowrap; }
.segments label:hover span { color: var(--ink); }
.segments input:checked + span { color: var(--ink); border-color: var(--ink); }
.segments input:focus-visible + span { outline: 2px solid var(--focus); outline-offset: 2px; border-radius: 3px; }
#amount { inline-size: 110px; block-size: 16px; margin-block: 3px; display: block; accent-color: var(--ink); }
.tint-row { display: inline-flex; gap: 8px; align-items: center; margin: 0 !important; }
#tint { inline-size: 36px; block-size: 22px; padding: 0; border: 1px solid var(--strong); border-radius: 6px; background: none; cursor: pointer; overflow: hidden; }
#tint::-webkit-color-swatch-wrapper { padding: 0; }
#tint::-webkit-color-swatch { border: 0; }
.quiet { color: var(--accent); }
.quiet:hover { text-decoration: underline; text-underline-offset: 3px; }
.heads { display: flex; gap: var(--column-gap); padding-block: 16px 6px; font-size: 11px; line-height: 14px; color: var(--faint); }
.heads > :nth-child(1) { inline-size: var(--caption); }
.heads > :nth-child(2) { flex: 1; padding-inline-start: 14px; }
.heads > :nth-child(3) { inline-size: var(--verdict); }

/* Rows */
main { display: block; padding: 4px var(--margin) 0; outline: none; }
.status { display: flex; gap: 14px; font-variant-numeric: tabular-nums; }
.list { position: relative; }
.row { position: absolute; inset-inline: 0; outline: none; contain: layout style; display: flex; flex-direction: column; }
.row .body { flex: 1; min-block-size: 0; display: flex; gap: var(--column-gap); padding-block: 20px; border-block-end: 1px solid var(--line); position: relative; }
.row.current .body::before { content: ""; position: absolute; inset-block: 12px; inset-inline-start: -18px; inline-size: 2px; background: var(--strong); border-radius: 2px; }
.row:focus-visible .body::before, .row:focus-within.current .body::before { background: var(--accent); }
.group { block-size: 60px; padding-block-start: 26px; font-size: 15px; line-height: 22px; border-block-end: 1px solid var(--strong); }
.caption { inline-size: var(--caption); flex: none; min-inline-size: 0; }
.caption h3 { line-height: 24px; block-size: 24px; overflow: hidden; }
.name { font-weight: 600; font-size: 14px; line-height: 22px; max-inline-size: 100%; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; text-align: start; display: block; }
.name:hover { text-decoration: underline; text-decoration-thickness: 1px; text-underline-offset: 3px; }
.meta { display: flex; gap: 12px; color: var(--soft); white-space: nowrap; overflow: hidden; position: relative; }
.class::before { content: ""; display: inline-block; inline-size: 7px; block-size: 7px; border-radius: 50%; margin-inline-end: 7px; background: currentColor; vertical-align: 1px; }
.class.mirror::before { background: var(--mirror); }
.class.both::before { background: var(--both); }
.class.localized::before { background: var(--localized); }
.class.fixed::before { background: var(--fixed); }
.guideline { font-variant-numeric: tabular-nums; }
.folder { color: var(--faint); overflow: hidden; text-overflow: ellipsis; }
.why { color: var(--faint); display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; overflow: hidden; max-block-size: 36px; text-align: start; }
.verbs { white-space: nowrap; overflow: hidden; text-overflow: ellipsis; color: var(--soft); }
.verb + .verb::before { content: ", "; }
.verb bdi { font-family: var(--mono); font-size: 11.5px; }
p.finding { padding-block-start: 6px; line-height: 20px; white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
.finding::before { content: ""; display: inline-block; inline-size: 3px; block-size: 11px; border-radius: 2px; margin-inline-end: 8px; vertical-align: -1px; background: currentColor; }
.finding.error { color: var(--bad); }
.finding.warning { color: var(--warn); }
.finding.note { color: var(--soft); }
.finding .more { margin-inline-start: 6px; color: var(--faint); }
.cells { flex: 1; min-inline-size: 0; display: flex; flex-wrap: wrap; align-content: flex-start; gap: 8px; }
.cell { inline-size: var(--cell); text-align: center; }
.stage { display: flex; justify-content: center; align-items: center; padding: 14px; border-radius: 10px; background: var(--ground); position: relative; overflow: hidden; min-block-size: calc(var(--h, 0px) + 28px); }
.layer { position: relative; display: inline-flex; }
.pic { display: block; inline-size: var(--w); block-size: var(--h); user-select: none; }
.pic.flip { transform: scaleX(-1); }
.pic.pixels { image-rendering: pixelated; }
.pic.light { background: var(--dark); border-radius: 5px; box-shadow: 0 0 0 3px var(--dark); }
.pic.tinted { background: var(--tint); mask: var(--url) center / 100% 100% no-repeat; }
.pic.tinted.pixels { image-rendering: pixelated; }
.repeated .pic { opacity: 0.28; }
.stage.none { color: var(--bad); min-block-size: 76px; font-size: 12px; }
.cell figcaption { block-size: 38px; padding-block-start: 3px; font-size: 11px; line-height: 15px; color: var(--faint); }
.cell figcaption > * { display: block; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.cell figcaption b { font-weight: 400; color: var(--soft); }
.change { display: flex; gap: 8px; position: relative; }
.change::before { content: ""; position: absolute; inset-block: 4px; inset-inline-start: -4px; inline-size: 1px; background: var(--line); }
figcaption .both span + span::before { content: " \2194  "; color: var(--faint); }
:root[data-ground="light"] { --ground: transparent; }
:root[data-ground="dark"] { --ground: var(--dark); }
:root[data-ground="checker"] .stage { background: conic-gradient(var(--square) 25%, #fff 0 50%, var(--square) 0 75%, #fff 0) 0 0 / 12px 12px; }
@media (prefers-color-scheme: dark) { :root[data-ground="light"] { --ground: var(--light); } :root[data-ground="dark"] { --ground: transparent; } }

/* Parts that were kept or moved */
.part { position: absolute; inset-block-start: var(--y); left: var(--x); inline-size: var(--pw); block-size: var(--ph); outline: 1px solid var(--accent); outline-offset: 2px; border-radius: 2px; opacity: 0; pointer-events: none; }
.part.moved { outline-style: dashed; }
.row:hover .part, .row:focus-visible .part, :root[data-parts="true"] .part, .inspector .stage:hover .part { opacity: 1; }

/* Two pictures in one place */
.pair .layer { transition: none; }
.pair { display: grid; }
.pair .layer { grid-area: 1 / 1; inline-size: 100%; justify-content: center; }
:root[data-phase="1"] .blink .layer-0, :root:not([data-phase="1"]) .blink .layer-1 { visibility: hidden; }
:root[data-mode="blink"][data-phase="1"] .side-0, :root[data-mode="blink"]:not([data-phase="1"]) .side-1 { opacity: 0.35; }
.onion .layer-0 { opacity: calc(1 - var(--mix)); }
.onion .layer-1 { opacity: var(--mix); }
.swipe { touch-action: pan-y; cursor: ew-resize; padding-inline: 0; margin-inline: 6px; }
.swipe .layer-0 { clip-path: inset(-14px calc(100% - var(--amount)) -14px 0); }
.swipe .layer-1 { clip-path: inset(-14px 0 -14px var(--amount)); }
.cut { position: absolute; inset-block: 0; left: var(--amount); inline-size: 1px; background: var(--accent); pointer-events: none; }

/* Review */
.verdict { inline-size: var(--verdict); flex: none; }
.state { display: block; line-height: 24px; color: var(--soft); }
.state::before { content: ""; display: inline-block; inline-size: 7px; block-size: 7px; border-radius: 50%; margin-inline-end: 8px; border: 1.5px solid currentColor; vertical-align: 0; }
.state.approved { color: var(--good); }
.state.approved::before, .state.rejected::before, .state.changed::before { background: currentColor; }
.state.rejected, .state.broken { color: var(--bad); }
.state.changed { color: var(--warn); }
.what { color: var(--faint); }
.state.own { font-weight: 600; }
.buttons { display: flex; gap: 4px; margin-block-start: 6px; margin-inline-start: -8px; opacity: 0; }
.row:hover .buttons, .row.current .buttons, .row:focus-within .buttons, .inspector .buttons { opacity: 1; }
.buttons button { padding: 3px 8px; border-radius: 6px; color: var(--soft); line-height: 20px; }
.buttons button:hover { background: var(--line); color: var(--ink); }
.approve[aria-pressed="true"] { color: var(--good); font-weight: 600; }
.reject[aria-pressed="true"] { color: var(--bad); font-weight: 600; }
.remark { color: var(--faint); white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
.handover { position: fixed; inset-block-end: 24px; inset-inline-end: var(--margin); z-index: 5; }
.primary { background: var(--ink); color: var(--paper); border-radius: 9px; padding: 9px 18px; line-height: 20px; }
.primary:hover { background: var(--soft); }
.primary.danger { background: var(--bad); }
.handover .primary { box-shadow: 0 6px 24px rgb(0 0 0 / 0.18); }
.empty { padding-block: 72px; text-align: center; color: var(--soft); }
.gone { padding-block: 40px 0; color: var(--soft); }
.gone h2 { color: var(--ink); margin-block-end: 8px; }
.gone ul { columns: 240px; list-style: none; }
footer { padding: 48px var(--margin) 64px; color: var(--faint); }
noscript p { padding: 48px; }

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
.inspector { inline-size: min(1120px, calc(100vw - 48px)); max-block-size: calc(100vh - 48px); padding: 22px 32px 32px; overflow: auto; }
.inspector header { align-items: flex-start; }
.inspector .verdict { inline-size: auto; display: flex; gap: 16px; align-items: center; }
.inspector .buttons { margin: 0; }
.theatre { display: flex; flex-wrap: wrap; gap: 16px 28px; justify-content: center; padding-block: 20px 16px; border-block: 1px solid var(--line); margin-block-end: 18px; }
.theatre .cell { inline-size: auto; min-inline-size: 110px; }
.theatre .stage { padding: 20px; }
.theatre .swipe { padding-inline: 0; }
.facts dl { display: grid; grid-template-columns: minmax(90px, auto) 1fr; gap: 7px 24px; }
.facts dt { color: var(--faint); }
.facts dt::first-letter { text-transform: uppercase; }
.facts dd { min-inline-size: 0; overflow-wrap: anywhere; }
.facts dd code { display: block; margin-block-start: 4px; }
.facts .tags { display: inline-flex; flex-wrap: wrap; gap: 0 8px; margin-inline-start: 10px; color: var(--faint); }
.facts .problem { display: block; color: var(--bad); }
.rule-id { font-family: var(--mono); font-size: 12px; }
.faint { color: var(--faint); }

/* Phones */
:root[data-narrow="true"] .row .body { flex-direction: column; gap: 0; }
:root[data-narrow="true"] .caption, :root[data-narrow="true"] .verdict { inline-size: 100%; }
:root[data-narrow="true"] .cells { flex: none; margin-block: 12px 16px; margin-inline: -14px; }
:root[data-narrow="true"] .verdict { display: flex; align-items: center; justify-content: space-between; block-size: 40px; }
:root[data-narrow="true"] .verdict .buttons { opacity: 1; margin: 0; }
:root[data-narrow="true"] .verdict .buttons button { padding: 9px 14px; border: 1px solid var(--line); }
:root[data-narrow="true"] .row.current .body::before { inset-inline-start: -12px; }
@media (max-width: 759px) {
  .masthead { padding-block: 28px 18px; gap: 14px; }
  .masthead h1 { font-size: 27px; line-height: 34px; }
  .locales, .help.quiet { display: none; }
  .tools { padding-block-start: 10px; position: static; }
  .bar { position: static; gap: 12px; }
  .searchbox { flex: 1 1 100%; max-inline-size: none; }
  .searchbox input { block-size: 40px; font-size: 16px; }
  .searchbox kbd, .heads > span { display: none; }
  .chips { flex-wrap: nowrap; overflow-x: auto; inline-size: 100%; scrollbar-width: none; }
  .chip { flex: none; block-size: 36px; border-color: var(--line); }
  .bar .folding { display: block; }
  .folding { inline-size: 100%; }
  .folding > summary { display: flex; justify-content: space-between; list-style: none; line-height: 40px; color: var(--soft); cursor: pointer; border-block-start: 1px solid var(--line); }
  .folding > summary::after { content: "+"; font-size: 18px; }
  .folding[open] > summary::after { content: "\2212"; }
  .folding[open] > .fields { padding-block: 4px 18px; gap: 16px 24px; }
  .field select { block-size: 34px; font-size: 16px; }
  .segment-row { gap: 18px; flex-wrap: wrap; }
  .segments label span { line-height: 34px; }
  .view { margin-block-start: 0; }
  .keys { grid-template-columns: auto 1fr; }
  .inspector { inline-size: 100vw; max-inline-size: none; block-size: 100dvh; max-block-size: none; border-radius: 0; margin: 0; padding: 14px 18px 32px; }
  .inspector header { flex-wrap: wrap; }
  .inspector h2 { order: 0; }
  .inspector .verdict { order: 2; inline-size: 100%; justify-content: space-between; }
  .inspector .close { order: 1; }
  .facts dl { grid-template-columns: 1fr; gap: 1px; }
  .facts dt::first-letter { text-transform: uppercase; }
.facts dd { margin-block-end: 8px; }
  .handover { inset-inline: var(--margin); }
  .handover button { inline-size: 100%; padding-block: 13px; }
}
@media (prefers-reduced-motion: no-preference) { .buttons, .part { transition: opacity 120ms; } }
@media (forced-colors: active) { .pic.tinted { forced-color-adjust: none; } .segments input:checked + span { border-color: Highlight; } }
@media print { .tools, .handover, .buttons { display: none; } }

"""###
}
