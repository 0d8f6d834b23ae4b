/* The controls for showing and comparing pictures. */

/** Creates a choice as native radio buttons side by side, which arrow keys and screen readers support. */
function segments(label, name, items, onChange, prefix = '') {
  return h('fieldset', { class: `segments ${name}` }, h('legend', {}, label), h('div', { class: 'segment-row' }, items.map(([value, text, hint]) =>
    h('label', { title: hint }, h('input', { type: 'radio', name: prefix + name, 'data-look': name, value: String(value), checked: String(look[name]) === String(value), change: () => onChange(value) }), h('span', {}, text)))));
}

/** Writes the settings to their fields. */
function showLookFields() {
  for (const input of document.querySelectorAll('input[data-look]')) input.checked = input.value === String(look[input.dataset.look]);
  const seen = $('#seen-select');
  if (seen) seen.value = look.locale;
}

/** Changes a setting and updates all rows. */
function setLook(name, value) {
  look[name] = value;
  showLookFields();
  showLook();
  const isList = look.view === 'list' && list.icons.length > 0;
  const place = isList ? list.tops[list.current] - window.scrollY : 0;
  if (name === 'compare') listIcons(); else layOut();
  if (isList && list.icons.length > 0 && window.scrollY > listElement.offsetTop) window.scrollTo(0, list.tops[list.current] - place);
  if (inspector.open) showInspected();
  writeAddress();
}

function showLook() {
  root.dataset.ground = isDarkGround() && look.ground === 'auto' ? 'dark' : look.ground === 'auto' ? 'light' : look.ground;
  root.dataset.mode = look.mode;
  root.dataset.compare = look.compare;
  root.dataset.parts = String(look.parts);
  for (const field of document.querySelectorAll('.amount-field')) field.hidden = look.mode !== 'swipe' && look.mode !== 'onion';
  $('#untint').hidden = look.tint === '';
  for (const button of document.querySelectorAll('[data-parts-button]')) button.setAttribute('aria-pressed', String(look.parts));
  keepBlinking(look.mode === 'blink' && !calm.matches);
}

/** Returns the possible comparisons. */
function comparisons() {
  const hasBefore = data.icons.some((icon) => changedVariants(icon).length > 0);
  const compare = [['rtl', t('compare.rtl'), t('compare.rtl.hint')], ['flip', t('compare.flip'), t('compare.flip.hint')]];
  if (hasBefore) compare.push(['before', t('compare.before'), t('compare.before.hint')]);
  return compare;
}

/** Creates the controls that the list and the loupe share; `prefix` distinguishes their fields. */
function comparisonControls(prefix = '') {
  return [segments(t('compare'), 'compare', comparisons(), (value) => setLook('compare', value), prefix),
    segments(t('mode'), 'mode', modes.map((mode) => [mode, t(`mode.${mode}`)]), (value) => setLook('mode', value), prefix),
    h('label', { class: 'field amount-field', hidden: look.mode !== 'swipe' && look.mode !== 'onion' }, h('span', {}, t('amount')),
      h('input', { type: 'range', class: 'amount', dir: 'ltr', min: '0', max: '100', value: String(look.amount), input: (event) => setAmount(Number(event.target.value)) })),
    partsButton()];
}

const partsButton = () => h('button', { type: 'button', class: 'toggle', 'data-parts-button': true, 'aria-pressed': String(look.parts), click: () => setLook('parts', !look.parts) }, t('parts'));

/** Colours that icons often have: ink, grey, blue, green, red, orange. */
const swatches = ['#1b1c1e', '#6b7076', '#0a66c2', '#1a7f37', '#b3261e', '#c4620a'];

function setTint(color) {
  look.tint = color;
  if (color) $('#tint').value = color;
  setLook('tint', color);
}

function tintField() {
  const pick = h('input', { type: 'color', id: 'tint', value: data.ink, 'aria-label': t('tint'), input: (event) => setTint(event.target.value) });
  return h('div', { class: 'field tint' }, h('span', {}, t('tint')), h('span', { class: 'tint-row' },
    swatches.map((color) => h('button', { type: 'button', class: 'swatch', 'aria-label': `${t('tint')} ${color}`, title: color, '--color': color, click: () => setTint(color) })), pick,
    h('button', { type: 'button', class: 'quiet', id: 'untint', hidden: true, click: () => setTint('') }, t('reset'))));
}

function viewBar() {
  const locales = data.locales.map(({ tag }) => [tag, `${tag}  ${localeName(tag)}`]);
  const seenAs = chooser(t('seenAs'), 'seen', [{ items: [['', t('allLocales')], ...locales] }], (value) => setLook('locale', value));
  return h('div', { class: 'view', role: 'group', 'aria-label': t('view') }, folding(t('view'), 'looks',
    segments(t('show'), 'view', [['list', t('list')], ['wall', t('wall')]], (value) => setView(value)),
    seenAs, comparisonControls(),
    segments(t('size'), 'size', sizes.map((size) => [size, numbers.format(size)]), (value) => setLook('size', value)),
    segments(t('size'), 'wall', [32, 48, 64].map((size) => [size, numbers.format(size)]), (value) => setLook('wall', value)),
    segments(t('zoom'), 'zoom', [1, 2, 4].map((zoom) => [zoom, percent(zoom, 0)]), (value) => setLook('zoom', value)),
    segments(t('ground'), 'ground', ['auto', 'light', 'dark', 'checker'].map((ground) => [ground, t(`ground.${ground}`)]), (value) => setLook('ground', value)),
    tintField()));
}

darkScheme.addEventListener('change', () => { showLook(); layOut(); });
