// swift-format-ignore-file
// Made by scripts/embed-page from Web; do not edit.

extension PageSource {
  /// `Web/js/08-view.js`.
  static let viewScript = ###"""
/* How pictures are shown and compared. */

/** One of some, side by side: native radio buttons, so that arrow keys and screen readers know them. */
function segments(label, name, items, onChange) {
  return h('fieldset', { class: `segments ${name}` }, h('legend', {}, label), h('div', { class: 'segment-row' }, items.map(([value, text, hint]) =>
    h('label', { title: hint }, h('input', { type: 'radio', name, value: String(value), checked: String(look[name]) === String(value), change: () => onChange(value) }), h('span', {}, text)))));
}

/** Sets one thing of the look, and shows all rows so. */
function setLook(name, value) {
  look[name] = value;
  for (const input of document.querySelectorAll(`input[name="${name}"]`)) input.checked = input.value === String(value);
  showLook();
  const place = list.icons.length > 0 ? list.tops[list.current] - window.scrollY : 0;
  layOut();
  if (list.icons.length > 0 && window.scrollY > listElement.offsetTop) window.scrollTo(0, list.tops[list.current] - place);
  if (inspector.open) showInspected();
}

function showLook() {
  root.dataset.ground = isDarkGround() && look.ground === 'auto' ? 'dark' : look.ground === 'auto' ? 'light' : look.ground;
  root.dataset.mode = look.mode;
  root.dataset.compare = look.compare;
  root.dataset.parts = String(look.parts);
  $('#amount-field').hidden = look.mode !== 'swipe' && look.mode !== 'onion';
  keepBlinking(look.mode === 'blink' && !calm.matches);
}

function viewBar() {
  const hasBefore = data.icons.some((icon) => changedVariants(icon).length > 0);
  const compare = [['rtl', t('compare.rtl'), t('compare.rtl.hint')], ['flip', t('compare.flip'), t('compare.flip.hint')]];
  if (hasBefore) compare.push(['before', t('compare.before'), t('compare.before.hint')]);
  const tint = h('input', { type: 'color', id: 'tint', value: data.ink, 'aria-label': t('tint'), input: (event) => { look.tint = event.target.value; $('#untint').hidden = false; layOut(); if (inspector.open) showInspected(); } });
  return h('div', { class: 'view', role: 'group', 'aria-label': t('view') }, folding(t('view'), 'looks',
    segments(t('compare'), 'compare', compare, (value) => setLook('compare', value)),
    segments(t('mode'), 'mode', modes.map((mode) => [mode, t(`mode.${mode}`)]), (value) => setLook('mode', value)),
    h('label', { class: 'field', id: 'amount-field', hidden: true }, h('span', {}, t('amount')), h('input', { type: 'range', id: 'amount', dir: 'ltr', min: '0', max: '100', value: '50', input: (event) => setAmount(Number(event.target.value)) })),
    segments(t('size'), 'size', data.heights.map((height) => [height, numbers.format(height)]), (value) => setLook('size', value)),
    segments(t('zoom'), 'zoom', [1, 2, 4].map((zoom) => [zoom, `${numbers.format(zoom * 100)} %`]), (value) => setLook('zoom', value)),
    segments(t('ground'), 'ground', ['auto', 'light', 'dark', 'checker'].map((ground) => [ground, t(`ground.${ground}`)]), (value) => setLook('ground', value)),
    h('div', { class: 'field tint' }, h('span', {}, t('tint')), h('span', { class: 'tint-row' }, tint,
      h('button', { type: 'button', class: 'quiet', id: 'untint', hidden: true, click: resetTint }, t('reset'))))));
}

function resetTint() {
  look.tint = '';
  $('#tint').value = data.ink;
  $('#untint').hidden = true;
  layOut();
}

darkScheme.addEventListener('change', () => { showLook(); layOut(); });

"""###
}
