// swift-format-ignore-file
// Made by scripts/embed-page from Web; do not edit.

extension PageSource {
  /// `Web/css/02-list.css`.
  static let listStyle = ###"""
/* Rows */
main { display: block; padding: 4px var(--margin) 0; outline: none; }
.status { display: flex; flex-wrap: wrap; gap: 4px 18px; font-variant-numeric: tabular-nums; }
.list { position: relative; }
.row { position: absolute; inset-inline: 0; outline: none; contain: layout style; display: flex; flex-direction: column; }
.row .body { flex: 1; min-block-size: 0; display: flex; gap: var(--column-gap); padding-block: 8px; border-block-end: 1px solid var(--line); position: relative; }
.row.current .body::before { content: ""; position: absolute; inset-block: 6px; inset-inline-start: -14px; inline-size: 3px; background: var(--field); border-radius: 2px; }
.row:focus-visible .body::before, .row:focus-within.current .body::before { background: var(--accent); inline-size: 4px; }
.row:focus-visible .body { outline: 2px solid var(--focus); outline-offset: 2px; border-radius: 4px; }
.group { block-size: 44px; padding-block-start: 14px; font-size: 15px; line-height: 22px; border-block-end: 1px solid var(--strong); }
.caption { inline-size: var(--caption); flex: none; min-inline-size: 0; }
.caption .title { line-height: 22px; block-size: 22px; overflow: hidden; }
.name { font-weight: 600; font-size: 14px; line-height: 22px; max-inline-size: 100%; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; text-align: start; display: block; }
.name:hover { text-decoration: underline; text-decoration-thickness: 1px; text-underline-offset: 3px; }
.meta { display: flex; gap: 12px; color: var(--soft); white-space: nowrap; overflow: hidden; position: relative; }
.class::before { content: ""; display: inline-block; inline-size: 9px; block-size: 9px; margin-inline-end: 7px; background: currentColor; forced-color-adjust: none; }
.class.mirror::before { background: var(--mirror); border-radius: 50%; }
.class.both::before { background: var(--both); transform: rotate(45deg); }
.class.localized::before { background: var(--localized); clip-path: polygon(50% 0, 100% 100%, 0 100%); }
.class.fixed::before { background: var(--fixed); }
.guideline { font-variant-numeric: tabular-nums; color: var(--accent); text-decoration: underline dotted; text-underline-offset: 3px; }
.folder { color: var(--faint); overflow: hidden; text-overflow: ellipsis; }
.why { color: var(--faint); white-space: nowrap; overflow: hidden; text-overflow: ellipsis; text-align: start; }
.details { display: flex; gap: 12px; white-space: nowrap; overflow: hidden; color: var(--soft); }
.verb { color: var(--soft); text-align: start; }
.verb::before { content: ""; display: inline-block; inline-size: 8px; block-size: 8px; border-radius: 2px; margin-inline-end: 6px; forced-color-adjust: none; }
.verb.kept::before { background: var(--kept); }
.verb.moved::before { background: var(--moved); border-radius: 50%; }
.details button:hover { text-decoration: underline; }
span.finding { overflow: hidden; text-overflow: ellipsis; }
.finding::before { content: ""; display: inline-block; inline-size: 3px; block-size: 11px; border-radius: 2px; margin-inline-end: 8px; vertical-align: -1px; background: currentColor; }
.finding.error { color: var(--bad); }
.finding.warning { color: var(--warn); }
.finding.note { color: var(--soft); }
.finding .more { margin-inline-start: 6px; color: var(--faint); }
.cells { flex: 1; min-inline-size: 0; display: flex; flex-wrap: wrap; align-content: flex-start; gap: 8px; }
.cell { inline-size: var(--cell); display: flex; align-items: center; gap: 6px; min-inline-size: 0; }
.stage { display: flex; flex: none; justify-content: center; align-items: center; padding: 8px; min-inline-size: 68px; border-radius: 10px; background: var(--ground); position: relative; overflow: hidden; }
.layer { position: relative; display: inline-flex; }
.pic { display: block; inline-size: var(--w); block-size: var(--h); user-select: none; }
.pic.flip { transform: scaleX(-1); }
.pic.pixels { image-rendering: pixelated; }
.pic.light { background: var(--dark); border-radius: 5px; box-shadow: 0 0 0 3px var(--dark); }
.pic.tinted { background: var(--tint); mask: var(--url) center / 100% 100% no-repeat; }
.pic.tinted.pixels { image-rendering: pixelated; }
.repeated .pic { opacity: 0.28; }
.stage.none { color: var(--bad); min-block-size: 56px; font-size: 12px; }
.cell figcaption { min-inline-size: 0; flex: 1; font-size: 11px; line-height: 15px; color: var(--faint); }
.cell figcaption > * { display: block; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.cell figcaption b { font-weight: 400; color: var(--soft); }
.change { display: flex; flex-wrap: wrap; gap: 8px; position: relative; }
.change::before { content: ""; position: absolute; inset-block: 4px; inset-inline-start: -4px; inline-size: 1px; background: var(--line); }
:root[data-ground="light"] { --ground: transparent; }
:root[data-ground="dark"] { --ground: var(--dark); }
:root[data-ground="checker"] .stage { background: conic-gradient(var(--square) 25%, #fff 0 50%, var(--square) 0 75%, #fff 0) 0 0 / 12px 12px; }
@media (prefers-color-scheme: dark) { :root[data-ground="light"] { --ground: var(--light); } :root[data-ground="dark"] { --ground: transparent; } }

/* Parts that were kept or moved: their own pixels, in a colour */
.part { position: absolute; inset: 0; opacity: 0; pointer-events: none; forced-color-adjust: none; mask: var(--url) center / 100% 100% no-repeat; }
.part.kept { background: var(--kept); }
.part.moved { background: var(--moved); }
.row:hover .part, .row:focus-visible .part, .row:focus-within .part, .tile:hover .part, .tile:focus-visible .part, .example .part, :root[data-parts="true"] .part { opacity: 1; }

/* Two pictures in one place */
.pair { display: grid; }
.pair .layer { grid-area: 1 / 1; inline-size: 100%; justify-content: center; }
:root[data-phase="1"] .blink .layer-0, :root:not([data-phase="1"]) .blink .layer-1 { visibility: hidden; }
:root[data-mode="blink"]:not([data-phase="1"]) .side-0, :root[data-mode="blink"][data-phase="1"] .side-1 { font-weight: 700 !important; text-decoration: underline; }
.blink { cursor: pointer; }
.onion .layer-1 { mix-blend-mode: multiply; }
:root[data-ground="dark"] .onion .layer-1 { mix-blend-mode: screen; }
.swipe-label { display: none; }
.onion .layer-0 { opacity: min(1, calc(2 - 2 * var(--mix))); }
.onion .layer-1 { opacity: min(1, calc(2 * var(--mix))); }
.swipe, .onion { touch-action: pan-y; cursor: ew-resize; }
.stage.swipe { padding-inline: 0; margin-inline: 8px; min-inline-size: 0; }
.swipe .layer-0 { clip-path: inset(-14px calc(100% - var(--amount)) -14px 0); }
.swipe .layer-1 { clip-path: inset(-14px 0 -14px var(--amount)); }
.cut { position: absolute; inset-block: 0; left: var(--amount); inline-size: 1px; background: var(--accent); pointer-events: none; }

/* Review */
.verdict { inline-size: var(--verdict); flex: none; }
.state { display: block; line-height: 20px; color: var(--soft); }
.state::before { content: "\25CB"; display: inline-block; inline-size: 18px; }
.state.approved::before { content: "\2713"; }
.state.rejected::before { content: "\2715"; }
.state.changed::before { content: "\25D0"; }
.state.broken::before { content: "!"; font-weight: 700; }
.state.partly::before { content: "\25D1"; }
.state.approved { color: var(--good); }
.state.rejected, .state.broken { color: var(--bad); }
.state.changed { color: var(--warn); }
.what { display: block; color: var(--faint); white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
.state.own { font-weight: 600; }
.buttons { display: flex; gap: 4px; margin-inline-start: -8px; opacity: 0; }
.row:hover .buttons, .row.current .buttons, .row:focus-within .buttons, .inspector .buttons { opacity: 1; }
.buttons button { padding: 3px 8px; border-radius: 6px; color: var(--soft); line-height: 20px; }
.buttons button:hover { background: var(--line); color: var(--ink); }
.approve[aria-pressed="true"] { color: var(--good); font-weight: 600; }
.reject[aria-pressed="true"] { color: var(--bad); font-weight: 600; }
.remark { display: block; color: var(--faint); white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
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

"""###
}
