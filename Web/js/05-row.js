/* One icon of the list. Its height is computed, not measured: the list must know that of all others, too. */

const metrics = { padding: 20, name: 24, line: 18, stagePadding: 14, label: 38, gap: 8, least: 92, head: 60, findings: 26 };

/** The pictures of a row from its start to its end, each with what stands below it. */
function cells(icon) {
  const pair = look.mode === 'side' && look.compare === 'rtl' && !filters.locale ? undefined : sides(icon);
  const result = [];
  if (pair && look.mode !== 'side') {
    result.push({ pair, width: Math.max(...pair.map((side) => widthOf(side.picture, look.size))) });
  } else if (pair) {
    for (const side of pair) result.push({ ...side, width: widthOf(side.picture, look.size) });
  } else if (look.compare !== 'before') {
    for (const view of icon.views.filter((view) => view.ref)) result.push(viewCell(icon, view));
  }
  if (look.compare === 'before') return result;
  for (const view of icon.views.filter((view) => !view.ref)) result.push(viewCell(icon, view));
  if (look.compare === 'rtl') result.push(...changedVariants(icon).map(changeCell));
  return result;
}

function viewCell(icon, view) {
  const picture = pictureOf(variantOf(icon, view));
  return { view, picture, label: viewLabel(view), detail: outcomeText(view), isRepeated: view.ref && view.d === 'rtl' && view.v === icon.views[0].v,
    width: picture ? widthOf(picture, look.size) : look.size };
}

/** Before, now, and the difference, which stay together. */
function changeCell(variant) {
  const before = data.pictures[variant.b], now = pictureOf(variant);
  const cell = (props, picture) => ({ ...props, detail: variant.k, width: widthOf(picture, look.size) });
  const result = [cell({ picture: before, label: t('before') }, before)];
  if (now) {
    result.push(cell({ picture: now, label: t('now') }, now));
    result.push(cell({ change: [{ picture: before }, { picture: now }], label: t('difference') }, now));
  }
  return { group: result };
}

/** How wide a cell is. */
const cellWidth = (cell) => (cell.group ? cell.group.reduce((sum, one) => sum + cellWidth(one) + metrics.gap, -metrics.gap)
  : Math.max(metrics.least, Math.ceil(cell.width * look.zoom) + 2 * metrics.stagePadding));

/** How high a cell is. */
const cellHeight = () => look.size * look.zoom + 2 * metrics.stagePadding + metrics.label;

/** On how many lines the cells of a row stand. */
function lineCount(cells, room) {
  let lines = 1, left = room;
  for (const cell of cells) {
    const width = cellWidth(cell);
    if (width > left && left < room) { lines += 1; left = room; }
    left -= width + metrics.gap;
  }
  return lines;
}

/** Why an icon has its class: what its people noted, else what its name says; a bare number is no reason. */
const reasonOf = (icon) => (icon.note && !/^[R\d, ]*$/.test(icon.note) ? icon.note : icon.why ?? icon.note);

/** The lines of a caption: how many points each takes. */
function captionHeight(icon) {
  const why = reasonOf(icon) ? 2 : 0;
  return metrics.name + metrics.line * (1 + why + (icon.verbs.length > 0 ? 1 : 0)) + (icon.findings.length > 0 ? metrics.findings : 0);
}

/** How high a row is, where its pictures have so much room. */
function rowHeight(icon, layout) {
  const pictures = lineCount(cells(icon), layout.room) * (cellHeight() + metrics.gap) - metrics.gap;
  const caption = captionHeight(icon);
  const review = 74;
  if (layout.isNarrow) return caption + 12 + pictures + 16 + 40 + 2 * metrics.padding;
  return Math.max(caption, pictures, review) + 2 * metrics.padding;
}

/** The row of an icon. */
function rowElement(icon, place) {
  const element = h('article', { class: 'row', tabindex: '-1', id: `row-${icon.number}`, 'data-name': icon.n,
    'aria-posinset': place.index + 1, 'aria-setsize': place.count,
    'aria-labelledby': `name-${icon.number}`, 'aria-describedby': `meta-${icon.number}` },
    place.head ? h('h2', { class: 'group' }, h('bdi', {}, place.head.title), h('span', { class: 'count' }, numbers.format(place.head.count))) : null,
    h('div', { class: 'body' }, caption(icon), h('div', { class: 'cells' }, cells(icon).map((cell) => cellElement(icon, cell))), verdictElement(icon)));
  element.addEventListener('pointerdown', () => setCurrent(place.index, { scrolls: false }));
  element.addEventListener('focusin', () => setCurrent(place.index, { scrolls: false }));
  element.addEventListener('dblclick', (event) => { if (!event.target.closest('button')) inspect(icon); });
  return element;
}

function caption(icon) {
  const verbs = icon.verbs.map(([selector, verb]) => h('span', { class: 'verb' }, foreign(selector), ` ${t(`verb.${verb}`)}`));
  const why = reasonOf(icon);
  return h('div', { class: 'caption' },
    h('h3', { id: `name-${icon.number}` }, h('button', { class: 'name', type: 'button', tabindex: '-1', click: () => inspect(icon), title: icon.n }, foreign(icon.short))),
    h('p', { class: 'meta', id: `meta-${icon.number}` }, h('span', { class: `class ${icon.c}` }, t(`class.${icon.c}`)),
      icon.g ? h('span', { class: 'guideline' }, icon.g) : null, icon.folder ? h('span', { class: 'folder' }, foreign(icon.folder)) : null,
      h('span', { class: 'hidden' }, `, ${stateText(icon)}`)),
    why ? h('p', { class: 'why', title: visible(why) }, english(why)) : null,
    verbs.length > 0 ? h('p', { class: 'verbs' }, verbs) : null,
    icon.findings.length > 0 ? findingsElement(icon) : null);
}

/** The findings of an icon: the worst in words, the others counted. */
function findingsElement(icon) {
  const [first, ...rest] = [...icon.findings].sort((a, b) => severities.indexOf(a.s) - severities.indexOf(b.s));
  return h('p', { class: `finding ${first.s}`, title: visible(first.m) }, h('span', { class: 'hidden' }, `${t(first.s)}: `),
    english(first.rule), rest.length > 0 ? h('span', { class: 'more' }, `+${numbers.format(rest.length)}`) : null);
}

function cellElement(icon, cell) {
  if (cell.group) return h('div', { class: 'change' }, cell.group.map((one) => cellElement(icon, one)));
  const label = `${icon.n}, ${cell.label ?? cell.pair?.map((side) => side.label).join(', ')}`;
  let content;
  if (cell.pair) content = stage(icon, cell.pair);
  else if (cell.change) content = h('div', { class: 'stage' }, differenceElement(...cell.change, `${t('difference')}, ${icon.n}`));
  else if (cell.picture) content = h('div', { class: `stage${cell.isRepeated ? ' repeated' : ''}` },
    h('div', { class: 'layer' }, pictureElement(cell.picture, label, { flip: cell.flip }), cell.flip ? [] : outlines(cell.picture)));
  else content = h('div', { class: 'stage none' }, t('none'));
  return h('figure', { class: 'cell', '--cell': `${cellWidth(cell)}px` }, content, cellCaption(icon, cell));
}

function cellCaption(icon, cell) {
  if (cell.pair) return h('figcaption', {}, h('b', { class: 'both' }, cell.pair.map((side, index) => h('span', { class: `side-${index}` }, foreign(side.label)))), h('span', {}, t(`mode.${look.mode}`)));
  const problem = cell.view && variantOf(icon, cell.view).x;
  const tags = cell.view?.l.map((tag) => `${tag} ${localeName(tag)}`).join('\n');
  return h('figcaption', { title: problem ? visible(problem) : tags || null }, h('b', {}, foreign(cell.label)), h('span', {}, problem ? t('state.broken') : cell.detail ?? ''));
}

/** The state of an icon and what can be said about it. */
function verdictElement(icon) {
  const decision = decisions.get(icon.n);
  const state = decision ? decision.verdict : icon.state;
  return h('div', { class: 'verdict' },
    h('span', { class: `state ${state}${decision ? ' own' : ''}` }, stateText(icon)),
    changedText(icon) ? h('p', { class: 'what' }, changedText(icon)) : null,
    icon.state === 'broken' && !icon.variants.some((variant) => variant.h) ? null : h('div', { class: 'buttons', role: 'group', 'aria-label': t('reviewOf', { icon: icon.n }) },
      state === 'approved' && !decision ? null : h('button', { type: 'button', class: 'approve', tabindex: '-1', 'aria-pressed': String(decision?.verdict === 'approved'), click: () => decide(icon, 'approved') }, t('approve')),
      h('button', { type: 'button', class: 'reject', tabindex: '-1', 'aria-pressed': String(decision?.verdict === 'rejected'), click: () => askToReject(icon) }, t('reject'))),
    decision?.note ? h('p', { class: 'remark', title: decision.note }, decision.note) : null);
}

/** What is another than before, in words. */
const changedText = (icon) => [...new Set(icon.variants.flatMap((variant) => variant.ch ?? []))].map((one) => t(`changed.${one}`)).join(', ');

/** How an icon stands, in words. */
function stateText(icon) {
  const decision = decisions.get(icon.n);
  return decision ? t(`decided.${decision.verdict}`) : t(`state.${icon.state}`);
}
