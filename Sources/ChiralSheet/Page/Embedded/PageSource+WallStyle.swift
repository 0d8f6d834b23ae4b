// swift-format-ignore-file
// Made by scripts/embed-page from Web; do not edit.

extension PageSource {
  /// `Web/css/04-wall.css`.
  static let wallStyle = ###"""
/* The wall */
.wall-grid { display: grid; grid-template-columns: repeat(auto-fill, minmax(var(--tile), 1fr)); gap: 4px; padding-block: 8px; }
.wall-grid:has(.wall-group) { display: flex; flex-wrap: wrap; align-items: flex-start; gap: 4px 14px; }
.wall-group { display: grid; grid-template-columns: repeat(auto-fill, var(--tile)); gap: 4px; inline-size: calc(var(--count) * (var(--tile) + 4px) - 4px); max-inline-size: 100%; }
.wall-group h2 { grid-column: 1 / -1; color: var(--soft); white-space: nowrap; overflow: hidden; text-overflow: ellipsis; padding-block-start: 4px; }
.tile { position: relative; display: flex; flex-direction: column; align-items: center; gap: 2px; padding: 5px 2px 2px; min-inline-size: 0; border: 1px dashed var(--field); border-radius: 7px; background: var(--ground); block-size: calc(var(--wall) + 26px); contain: layout paint style; }
.tile:hover { background: var(--line); }
.tile.current { box-shadow: 0 0 0 2px var(--strong); }
.tile:focus-visible { outline: 3px solid var(--focus); outline-offset: 1px; border-radius: 7px; }
.tile.approved { border: 1px solid transparent; }
.tile.changed { border: 2px dashed var(--warn); }
.tile.rejected, .tile.broken { border: 2px solid var(--bad); }
.tile.partly { border: 2px dotted var(--warn); }
.tile::after { position: absolute; inset-block-start: 1px; inset-inline-end: 3px; font-size: 10px; line-height: 12px; }
.tile.rejected::after { content: "\2715"; color: var(--bad); }
.tile.broken::after { content: "!"; color: var(--bad); font-weight: 700; }
.tile.changed::after, .tile.partly::after { content: "\25D0"; color: var(--warn); }
.pair-of { display: flex; gap: 8px; justify-content: center; block-size: var(--wall); }
.tile-name { max-inline-size: 100%; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; font-size: 10px; line-height: 13px; color: var(--soft); padding-inline: 2px; }

/* The loupe */
.inspector { inline-size: min(1380px, calc(100vw - 32px)); max-inline-size: none; block-size: calc(100vh - 32px); max-block-size: none; padding: 0 24px 32px; overflow: auto; }
.inspector header { position: sticky; top: 0; z-index: 2; background: var(--panel); padding-block: 14px 10px; gap: 14px; justify-content: flex-start; }
.inspector h2 { flex: 0 1 auto; }
.inspector .place { flex: 1; color: var(--faint); font-variant-numeric: tabular-nums; }
.inspector header .verdict { inline-size: auto; display: flex; gap: 16px; align-items: center; }
.inspector .buttons { margin: 0; opacity: 1; }
.step { min-inline-size: 30px; block-size: 30px; border: 1px solid var(--field); border-radius: 7px; font-size: 17px; line-height: 26px; flex: none; }
.step:disabled { opacity: 0.35; cursor: default; }
.loupe-tools { display: flex; flex-wrap: wrap; gap: 8px 20px; align-items: flex-end; padding-block: 4px 14px; border-block-end: 1px solid var(--line); }
.zoomer { display: inline-flex; gap: 6px; align-items: center; }
.zoomer output { min-inline-size: 52px; text-align: center; font-variant-numeric: tabular-nums; }
.loupe-body { display: flex; gap: 32px; padding-block-start: 18px; }
.loupe-main { flex: 1; min-inline-size: 0; }
.inspector .facts { flex: 0 0 360px; }
.theatre { display: flex; flex-wrap: wrap; gap: 18px; }
.theatre .cell { inline-size: auto; flex-direction: column; align-items: stretch; gap: 6px; }
.pane { position: relative; inline-size: var(--pane-w); block-size: var(--pane-h); max-inline-size: 100%; overflow: hidden; border-radius: 8px; background: var(--ground); box-shadow: 0 0 0 1px var(--line); cursor: grab; touch-action: none; }
:root[data-ground="checker"] .pane { background: conic-gradient(var(--square) 25%, #fff 0 50%, var(--square) 0 75%, #fff 0) 0 0 / 16px 16px; }
.board { position: absolute; inline-size: calc(var(--pane-w) * var(--loupe-zoom)); block-size: calc(var(--pane-h) * var(--loupe-zoom)); left: calc(var(--pane-w) * (0.5 - var(--loupe-x) * var(--loupe-zoom))); top: calc(var(--pane-h) * (0.5 - var(--loupe-y) * var(--loupe-zoom))); }
.board .layer, .board > .pic { position: absolute; inset: 0; display: flex; justify-content: center; }
.board .pic { block-size: 100%; inline-size: auto; }
.board .pic.tinted, .board canvas.pic { inline-size: 100%; }
.grid-lines, .live-area { position: absolute; inset: 0; pointer-events: none; display: none; }
.inspector[data-grid="true"] .grid-lines { display: block; background: linear-gradient(to right, rgb(128 128 128 / 0.3) 1px, transparent 1px) 0 0 / calc(100% / var(--units-x)) 100%, linear-gradient(to bottom, rgb(128 128 128 / 0.3) 1px, transparent 1px) 0 0 / 100% calc(100% / var(--units-y)); }
.inspector[data-area="true"] .live-area { display: block; inset-inline: calc(200% / var(--units-x)); inset-block: calc(200% / var(--units-y)); outline: 1.5px dashed var(--accent); }
.inspector .part { transition: opacity 120ms; }
.pane:hover .part { opacity: 1; }
.picture-verdict { display: flex; flex-wrap: wrap; gap: 2px 10px; align-items: center; font-size: 12px; }
.waterfall, .contexts { padding-block-start: 20px; }
.loupe-main h3 { font-size: 12px; color: var(--faint); margin-block-end: 8px; }
.fall { display: flex; gap: 22px; align-items: flex-end; padding: 8px 12px; background: var(--ground); border-radius: 8px; inline-size: fit-content; max-inline-size: 100%; flex-wrap: wrap; }
.fall b { font-weight: 400; color: var(--faint); inline-size: 30px; }
.fall figcaption { font-size: 10px; line-height: 14px; color: var(--faint); text-align: center; }
.fall .pic { margin-inline: auto; }
.contexts { display: flex; flex-wrap: wrap; gap: 14px 20px; }
.contexts h3 { flex: 1 0 100%; margin: 0; }
.context { inline-size: 300px; border: 1px solid var(--line); border-radius: 12px; overflow: hidden; background: var(--ground); }
.mock { display: flex; gap: 12px; align-items: center; padding: 10px 14px; min-block-size: 46px; }
.mock + .mock { border-block-start: 1px solid var(--line); }
.mock .spring { flex: 1; }
.mock .words { display: block; inline-size: var(--words); block-size: 8px; border-radius: 4px; background: var(--strong); }
.mock .lines { display: grid; gap: 7px; }
.tool-bar { justify-content: space-between; }
.tool-bar .pic { opacity: 0.45; }
.tool-bar .here .pic { opacity: 1; }
.facts dl { display: grid; grid-template-columns: minmax(80px, auto) 1fr; gap: 7px 16px; }
.facts dt { color: var(--faint); }
.facts dt > .word:not(.verb, .finding)::first-letter { text-transform: uppercase; }
.facts dt > .word { display: inline-block; }
.facts .fact { display: block; color: var(--faint); }
.facts dd { min-inline-size: 0; overflow-wrap: anywhere; }
.facts dd code { display: block; margin-block-start: 4px; }
.facts .tags { display: inline-flex; flex-wrap: wrap; gap: 0 8px; margin-inline-start: 10px; color: var(--faint); }
.facts .problem { display: block; color: var(--bad); }
.rule-id { font-family: var(--mono); font-size: 12px; }
.faint { color: var(--faint); }

"""###
}
