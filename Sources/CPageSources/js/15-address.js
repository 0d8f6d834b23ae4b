/* The URL contains the view, so that it can be sent to somebody, even if the page is a file. */

/** The parts of the URL and how they are read from the page; defaults are left out. */
const addressParts = {
  view: [() => look.view, 'list'], icon: [() => inspected?.n ?? '', ''], q: [() => filters.query, ''], class: [() => [...filters.classes].join(), ''],
  state: [() => filters.state, ''], finding: [() => filters.finding, ''], rule: [() => filters.rule, ''], differs: [() => filters.locale, ''],
  locale: [() => look.locale, ''], sort: [() => arrangement.sort, 'look'], group: [() => arrangement.group, ''], compare: [() => look.compare, 'rtl'],
  mode: [() => look.mode, 'side'], size: [() => String(look.size), String(usualSize)], zoom: [() => String(look.zoom), '1'], ground: [() => look.ground, 'auto'],
  parts: [() => (look.parts ? 'yes' : ''), ''],
};

let isAddressed = false;

/** Writes the URL without adding to the history. */
function writeAddress() {
  if (!isAddressed) return;
  const words = new URLSearchParams();
  for (const [name, [read, usual]] of Object.entries(addressParts)) if (read() !== usual) words.set(name, read());
  const hash = String(words);
  if (hash === location.hash.slice(1)) return;
  try { history.replaceState(null, '', hash ? `#${hash}` : location.pathname + location.search); } catch { location.replace(`#${hash}`); }
}

/** Returns a value of a list, or the default if the URL has another one. */
const oneOf = (value, values, usual) => (values.map(String).includes(value) ? values.find((one) => String(one) === value) : usual);

/** Shows the view in the URL; unknown parts are ignored. */
function readAddress() {
  const words = new URLSearchParams(location.hash.slice(1));
  const get = (name) => words.get(name) ?? '';
  const tags = ['', ...data.locales.map(({ tag }) => tag)];
  filters.query = get('q').slice(0, 200);
  filters.classes = new Set(get('class').split(',').filter((name) => classes.includes(name)));
  for (const [name, filter] of [['state', 'state'], ['finding', 'finding'], ['rule', 'rule'], ['differs', 'locale']]) {
    const field = $(`select[data-filter="${filter}"]`);
    filters[filter] = [...field.options].some((option) => option.value === get(name)) ? get(name) : '';
  }
  arrangement.sort = oneOf(get('sort'), Object.keys(sorters), 'look');
  arrangement.group = oneOf(get('group'), ['', ...Object.keys(groupers)], '');
  look.locale = oneOf(get('locale'), tags, '');
  look.compare = oneOf(get('compare'), comparisons().map(([value]) => value), 'rtl');
  look.mode = oneOf(get('mode'), modes, 'side');
  look.size = oneOf(get('size'), sizes, usualSize);
  look.zoom = oneOf(get('zoom'), [1, 2, 4], 1);
  look.ground = oneOf(get('ground'), ['auto', 'light', 'dark', 'checker'], 'auto');
  look.parts = get('parts') === 'yes';
  showFilters();
  showLookFields();
  showLook();
  isAddressed = false;
  listIcons(false);
  setView(oneOf(get('view'), ['list', 'wall'], 'list'));
  const index = list.icons.findIndex((icon) => icon.n === get('icon'));
  if (index >= 0) { setCurrent(index); inspect(list.icons[index]); } else if (inspector.open) inspector.close();
  isAddressed = true;
  writeAddress();
}

window.addEventListener('hashchange', readAddress);

async function copyLink() {
  const field = h('textarea', { class: 'hidden', 'aria-hidden': 'true' });
  field.value = location.href;
  inspector.append(field);
  await copy(field);
  field.remove();
  announce(t('copied'));
  const button = $('#copy-link');
  if (button) button.textContent = t('copied');
}
