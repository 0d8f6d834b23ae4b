/* The page that leads to the pages of a large set. It follows `01-start.js`. */

/** The largest number of icons that a search lists. */
const mostFound = 200;

/** Returns a link to a page, or to an icon on it. */
const partLink = (part, text, icon) => h('a', { href: part.file + (icon ? `#${new URLSearchParams({ icon })}` : '') }, text);

function partRow(part, index) {
  const names = part.icons, range = names.length > 1 ? [foreign(names[0]), ' \u2026 ', foreign(names.at(-1))] : names.map((name) => foreign(name));
  return h('li', {}, partLink(part, [t('part', { n: index + 1, all: data.parts.length }), ' \u00b7 ', range]),
    h('span', { class: 'count' }, [t('countIcons', { n: names.length }), ...(part.open > 0 ? [t('toReview', { n: part.open })] : []),
      ...(part.findings > 0 ? [t('countFindings', { n: part.findings })] : [])].join(' \u00b7 ')));
}

const found = h('ul', { class: 'parts found', 'aria-live': 'polite' });

/** Lists the icons whose names contain every word of a query. */
function showFound(query) {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const matches = words.length === 0 ? [] : data.parts.flatMap((part) => part.icons.filter((name) => words.every((word) => name.toLowerCase().includes(word))).map((name) => [part, name]));
  found.replaceChildren(...matches.slice(0, mostFound).map(([part, name]) => h('li', {}, partLink(part, foreign(name), name))));
  if (matches.length > mostFound) found.append(h('li', {}, t('moreFound', { n: matches.length - mostFound })));
  if (words.length > 0 && matches.length === 0) found.append(h('li', {}, t('noneFound')));
}

function start() {
  const total = data.parts.reduce((sum, part) => sum + part.icons.length, 0);
  const search = h('input', { type: 'search', id: 'search', placeholder: t('findIcon'), 'aria-label': t('findIcon'), autocomplete: 'off', spellcheck: 'false',
    input: () => showFound(search.value) });
  document.body.append(
    h('header', { class: 'masthead' }, h('div', { class: 'title' }, h('h1', {}, h('bdi', {}, visible(data.title))), h('p', { class: 'counts' }, t('countIcons', { n: total })))),
    h('main', { class: 'index' }, h('p', {}, t('manyParts', { n: data.parts.length })), h('form', { role: 'search', class: 'searchbox', submit: (event) => event.preventDefault() }, search), found,
      h('h2', {}, t('pages')), h('ol', { class: 'parts' }, data.parts.map(partRow)),
      data.gone.length === 0 ? null : h('section', { class: 'gone' }, h('h2', {}, t('gone', { n: data.gone.length })), h('ul', {}, data.gone.map((key) => h('li', {}, foreign(key)))))));
  search.value = (new URLSearchParams(location.hash.slice(1)).get('q') ?? '').slice(0, 200);
  showFound(search.value);
  root.dataset.ready = 'true';
}

start();
