/* Assembles the page. */

function masthead() {
  const tags = (direction) => data.locales.filter((locale) => locale.dir === direction).map((locale) => h('span', { title: localeName(locale.tag) }, foreign(locale.tag)));
  return h('header', { class: 'masthead' },
    h('div', { class: 'title' }, h('h1', {}, h('bdi', {}, visible(data.title))), h('p', { class: 'counts' }, countsText())),
    partsElement(),
    h('dl', { class: 'locales' }, ['ltr', 'rtl'].flatMap((direction) => tags(direction).length === 0 ? [] : [h('dt', {}, t(direction)), h('dd', {}, tags(direction))])),
    h('div', { class: 'progress-box' }, h('p', { class: 'progress-text' }), h('div', { class: 'progress', 'aria-hidden': 'true' })),
    h('div', { class: 'masthead-buttons' }, h('button', { type: 'button', class: 'quiet', id: 'import', click: importDecisions }, t('import')),
      h('button', { type: 'button', class: 'quiet help', click: help, 'aria-keyshortcuts': '?' }, t('keys'), h('kbd', { 'aria-hidden': 'true' }, '?'))));
}

/** Returns the numbers of the set in words. */
function countsText() {
  const questions = countNeeds();
  return [t('countIcons', { n: data.icons.length }), data.changed === undefined ? t('countPictures', { n: data.icons.reduce((sum, icon) => sum + icon.variants.length, 0) }) : t('countChanged', { n: data.changed }), t('countLocales', { n: data.locales.length }),
    questions > 0 ? t('countQuestions', { n: questions }) : '', data.since ? t('since', { revision: visible(data.since) }) : ''].filter(Boolean).join(' \u00b7 ');
}

/** Creates the links to the other pages of a large set. */
function partsElement() {
  const part = data.part;
  if (!part) return null;
  const all = h('a', { href: part.index, id: 'all-parts', click: () => { all.href = part.index + (filters.query ? `#${new URLSearchParams({ q: filters.query })}` : ''); } }, t('allParts'));
  const link = (file, text, rel) => (file ? h('a', { href: file, rel }, text) : null);
  return h('nav', { class: 'parts-nav', 'aria-label': t('pages') }, h('span', {}, t('part', { n: part.n, all: part.all })), all,
    link(part.previous, t('previousPart'), 'prev'), link(part.next, t('nextPart'), 'next'));
}

function statusElement() {
  return h('p', { class: 'status' }, h('span', { id: 'shown', role: 'status' }), h('button', { type: 'button', class: 'quiet', id: 'clear', hidden: true, click: clearByButton }, t('clear')),
    h('button', { type: 'button', class: 'quiet', id: 'undo', hidden: true, title: t('key.undo'), 'aria-keyshortcuts': 'u', click: () => undoDecision() }, t('undo')),
    h('button', { type: 'button', class: 'quiet', id: 'approve-shown', hidden: true, click: () => approveShown() }));
}

function start() {
  loadDecisions();
  gatherNeeds();
  document.body.append(
    h('a', { class: 'skip', href: '#icons' }, t('skip')),
    masthead(),
    toolBar(),
    h('main', { id: 'icons', tabindex: '-1' },
      questionElement, kindsElement, othersElement, listElement, wallElement, h('p', { class: 'empty', hidden: true }), goneElement),
    h('footer', {}, h('p', {}, t('footer'))),
    edge, dialog, inspector, paper);
  placeMessages();
  $('.skip').addEventListener('click', (event) => { event.preventDefault(); if (list.icons.length > 0) setCurrent(list.current, { focuses: true }); });
  $('main').addEventListener('focusin', ({ target }) => { if (!questionElement.contains(target)) root.dataset.used = 'true'; });
  setAmount(50);
  lastWidth = listElement.clientWidth;
  readAddress();
  showDecisions();
  showGone();
  root.dataset.ready = 'true';
}

const goneElement = h('section', { class: 'gone', 'aria-labelledby': 'gone', hidden: true });

/** Forgets the approvals of icons that no longer exist, through the server; without one, a command does it. */
let forgetGoneElsewhere;

/** Lists the approved pictures of icons that no longer exist; the other icons tell their own. */
function showGone() {
  const names = new Set(data.icons.map((icon) => icon.n)), gone = data.since ? data.gone : [...goneOf].filter(([name]) => !names.has(name)).flatMap(([name, variants]) => variants.map((variant) => `${name}#${variant}`));
  goneElement.hidden = gone.length === 0;
  goneElement.replaceChildren(h('h2', { id: 'gone' }, t('gone', { n: gone.length })), h('ul', {}, gone.map((key) => h('li', {}, foreign(key)))),
    ...(!data.since && forgetGoneElsewhere ? [h('button', { type: 'button', id: 'forget-gone', click: forgetGoneElsewhere }, t('gone.forget'))] : []));
}

start();
