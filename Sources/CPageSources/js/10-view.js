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
  if (name === 'compare') listIcons(); else if (name === 'ground' || name === 'tint') renewPictures(); else layOut();
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
  showLegend();
  showFolded();
}

/** Returns the possible comparisons. */
function comparisons() {
  const hasBefore = data.icons.some((icon) => changesOf(icon).length > 0);
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
    h('span', { class: 'parts-control' }, partsButton(), partsLegend())];
}

/** Shows the kept and moved parts, or hides them; only says so where an icon has none. */
function showParts(icon) {
  if (!look.parts && icon && partsText(picturesOf(icon)).length === 0) announce(t('noParts', { icon: visible(icon.n) })); else setLook('parts', !look.parts);
}

/** Creates the key to the colours of the parts. */
const partsLegend = () => h('span', { class: 'parts-legend' }, ['kept', 'moved'].map((action) => h('span', { class: `key ${action}` }, t(action))));

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

/** Creates what a narrow screen shows behind one button, and a wide one at once. */
function rest(name, ...fields) {
  const button = h('button', { type: 'button', class: 'toggle more', id: `more-${name}`, 'aria-expanded': String(Boolean(root.dataset.more)), 'aria-controls': `rest-${name}`, click: () => showRest(!root.dataset.more) }, t('more'));
  return [button, h('div', { class: 'rest', id: `rest-${name}` }, fields)];
}

/** Shows or hides what a narrow screen shows behind a button. */
function showRest(isOpen = true) {
  if (isOpen) root.dataset.more = 'true'; else delete root.dataset.more;
  for (const button of document.querySelectorAll('.more')) button.setAttribute('aria-expanded', String(isOpen));
}

/** Creates the settings that the line of tools has no room for. */
function viewFields() {
  const locales = data.locales.map(({ tag }) => [tag, `${tag}  ${localeName(tag)}`]);
  const seenAs = chooser(t('seenAs'), 'seen', [{ items: [['', t('allLocales')], ...locales] }], (value) => setLook('locale', value));
  return h('div', { class: 'fields' }, seenAs, comparisonControls(), rest('view',
    segments(t('size'), 'size', sizes.map((size) => [size, numbers.format(size)]), (value) => setLook('size', value)),
    segments(t('size'), 'wall', [32, 48, 64].map((size) => [size, numbers.format(size)]), (value) => setLook('wall', value)),
    segments(t('zoom'), 'zoom', [1, 2, 4].map((zoom) => [zoom, percent(zoom, 0)]), (value) => setLook('zoom', value)),
    segments(t('ground'), 'ground', ['auto', 'light', 'dark', 'checker'].map((ground) => [ground, t(`ground.${ground}`)]), (value) => setLook('ground', value)),
    tintField()));
}

/** Creates the tools: one line, and below it what its buttons unfold. */
function toolBar() {
  const [search, chips, filterFields] = filterBar();
  const fold = (name, text, short) => h('button', { type: 'button', class: 'fold', id: `fold-${name}`, 'aria-expanded': 'false', 'aria-controls': `folded-${name}`, click: () => unfold(name, $(`#folded-${name}`).hidden) },
    h('span', { class: 'long' }, text), h('span', { class: 'short' }, short), h('span', { class: 'count' }));
  const folded = (name, fields) => h('div', { class: 'folded', id: `folded-${name}`, role: 'group', 'aria-label': t(name), hidden: true }, fields);
  return h('form', { class: 'tools', role: 'search', submit: (event) => event.preventDefault() },
    h('div', { class: 'bar' }, search, chips, segments(t('show'), 'view', [['list', t('list')], ['wall', t('wall')]], (value) => setView(value)),
      fold('filter', t('filter'), t('filter.short')), fold('view', t('view'), t('view.short')), statusElement()),
    folded('filter', filterFields), folded('view', viewFields()), h('p', { class: 'legend', hidden: true }));
}

/** Shows or hides a part of the tools. */
function unfold(name, isOpen = true) {
  $(`#folded-${name}`).hidden = !isOpen;
  $(`#fold-${name}`).setAttribute('aria-expanded', String(isOpen));
}

/** Hides what is unfolded below the tools; returns false if nothing is. */
function foldTools() {
  const open = ['filter', 'view'].filter((name) => !$(`#folded-${name}`).hidden);
  const focused = open.find((name) => $(`#folded-${name}`).contains(document.activeElement));
  for (const name of open) unfold(name, false);
  if (focused) $(`#fold-${focused}`).focus();
  return open.length > 0;
}

/** Writes the number of settings that are not as usual to the buttons that unfold them. */
function showFolded() {
  const counts = {
    filter: [filters.state && filters.state !== 'look', filters.finding, filters.rule, filters.locale, arrangement.sort !== 'look', arrangement.group],
    view: [look.locale, look.compare !== 'rtl', look.mode !== 'side', look.size !== usualSize, look.zoom !== 1, look.ground !== 'auto', look.tint, look.parts],
  };
  for (const [name, settings] of Object.entries(counts)) {
    const count = settings.filter(Boolean).length;
    $(`#fold-${name} .count`).textContent = count > 0 ? numbers.format(count) : '';
  }
}

/** Says which colour belongs to which picture. */
function showLegend() {
  const legend = $('.legend'), isColored = look.mode === 'onion' || look.mode === 'difference';
  legend.hidden = !isColored && !look.parts;
  if (!isColored) { legend.replaceChildren(partsLegend()); return; }
  const names = look.compare === 'before' ? ['before', 'now'] : [look.compare === 'flip' ? 'plainFlip' : 'ltr', 'rtl'];
  const key = (kind, text) => h('span', { class: `key ${kind}` }, text);
  legend.replaceChildren(...(look.mode === 'onion' ? names.map((name, index) => key(`only-${index}`, t(name)))
    : [...names.map((name, index) => key(`only-${index}`, t('onlyIn', { name: t(name) }))), key('in-both', t('inBoth'))]));
}

darkScheme.addEventListener('change', () => { showLook(); renewPictures(); });
