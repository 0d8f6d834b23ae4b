// swift-format-ignore-file
// Made by scripts/embed-page from Web; do not edit.

extension PageSource {
  /// `Web/css/05-screens.css`.
  static let screensStyle = ###"""
/* Phones */
@media (max-width: 1099px) {
  :root { --caption: 200px; --verdict: 134px; --column-gap: 16px; }
  .tools { position: static; }
  .bar { position: sticky; top: 0; background: var(--paper); padding-block: 6px; }
  .bar .folding { display: block; }
  .folding { inline-size: 100%; }
  .folding > summary { display: flex; justify-content: space-between; list-style: none; line-height: 32px; color: var(--soft); cursor: pointer; border-block-start: 1px solid var(--line); }
  .folding > summary::after { content: "+"; font-size: 18px; }
  .folding[open] > summary::after { content: "\2212"; }
  .folding[open] > .fields { padding-block: 4px 14px; gap: 12px 24px; }
  .loupe-body { flex-direction: column; }
  .inspector .facts { flex: none; }
}
:root[data-narrow="true"] .row .body { flex-direction: column; gap: 0; }
:root[data-narrow="true"] .caption, :root[data-narrow="true"] .verdict { inline-size: 100%; }
:root[data-narrow="true"] .cells { flex: none; margin-block: 8px; }
:root[data-narrow="true"] .verdict { display: flex; align-items: center; gap: 12px; justify-content: space-between; block-size: 44px; }
:root[data-narrow="true"] .row .what, :root[data-narrow="true"] .row .remark { flex: 1; min-inline-size: 0; }
:root[data-narrow="true"] .verdict .buttons { opacity: 1; margin: 0; }
:root[data-narrow="true"] .verdict .buttons button { padding: 11px 14px; border: 1px solid var(--field); }
:root[data-narrow="true"] .row.current .body::before { inset-inline-start: -12px; }
@media (max-width: 759px) {
  .masthead { padding-block: 14px 8px; }
  .locales, .help.quiet { display: none; }
  .searchbox { flex: 1 1 100%; max-inline-size: none; }
  .searchbox input { block-size: 44px; font-size: 16px; }
  .searchbox kbd { display: none; }
  .chips { flex-wrap: nowrap; overflow-x: auto; inline-size: 100%; scrollbar-width: none; }
  .chip { flex: none; block-size: 44px; border-color: var(--field); }
  .folding > summary { line-height: 44px; }
  .field select { block-size: 44px; font-size: 16px; max-inline-size: 160px; }
  .segment-row { gap: 6px; flex-wrap: wrap; }
  .segments label span { line-height: 42px; min-inline-size: 44px; padding-inline: 6px; text-align: center; }
  .swatch { inline-size: 30px; block-size: 30px; }
  .tint-row { block-size: 44px; gap: 8px; }
  #tint { inline-size: 44px; block-size: 36px; }
  .toggle { min-block-size: 44px; padding-inline: 14px; }
  .name { min-block-size: 24px; }
  .keys { grid-template-columns: auto 1fr; }
  .inspector { inline-size: 100vw; block-size: 100dvh; border-radius: 0; margin: 0; padding: 0 16px 32px; }
  .inspector header { flex-wrap: wrap; gap: 8px; }
  .inspector h2 { order: 2; inline-size: 100%; }
  .inspector header .verdict { order: 3; inline-size: 100%; justify-content: space-between; }
  .step, .close { min-inline-size: 44px; block-size: 44px; }
  .theatre .picture-verdict .buttons button { padding: 11px 14px; border: 1px solid var(--field); }
  .facts dl { grid-template-columns: 1fr; gap: 1px; }
  .facts dd { margin-block-end: 8px; }
  .context { inline-size: 100%; }
  .handover { inset-inline: var(--margin); }
  .handover button { inline-size: 100%; padding-block: 13px; }
}
@media (prefers-reduced-motion: no-preference) { .buttons, .part { transition: opacity 120ms; } }
@media (forced-colors: active) {
  .pic.tinted { forced-color-adjust: none; background: CanvasText; }
  .segments label span { border-color: Canvas; }
  .segments input:checked + span { forced-color-adjust: none; background: Highlight; color: HighlightText; border-color: Highlight; }
  .chip { border-color: Canvas; }
  .chip[aria-pressed="true"], .toggle[aria-pressed="true"] { forced-color-adjust: none; background: Highlight; color: HighlightText; border-color: Highlight; }
  .class::before { background: CanvasText !important; }
  .part.kept { background: Highlight; }
  .part.moved { background: Mark; }
  .verb.kept::before { background: Highlight; }
  .verb.moved::before { background: Mark; }
  .field select { appearance: auto; background-image: none; padding-inline-end: 2px; max-inline-size: 130px; }
  .progress::after { background: Highlight; }
  .row.current .body::before { background: Highlight; }
}

"""###
}
