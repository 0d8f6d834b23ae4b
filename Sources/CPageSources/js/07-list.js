/* The list: only the visible rows exist; the others are empty space. */

const overscan = 700;
const list = { icons: [], tops: [], heights: [], columns: [], alone: [], heads: new Map(), saidAbove: new Set(), current: 0, rows: new Map(), total: 0, layout: undefined, hasBeenUsed: false };
const listElement = h('div', { class: 'list', role: 'feed', 'aria-label': t('icons'), 'aria-busy': 'false' });

/** Measures the room for a row's pictures, as the style sheet defines it. */
function measureLayout() {
  const width = listElement.clientWidth || root.clientWidth;
  const isNarrow = width < 680;
  const style = getComputedStyle(root);
  const points = (name) => parseFloat(style.getPropertyValue(name));
  if (isNarrow) return { isNarrow, width, columns: 1, column: width, words: 104, room: width, captionWidth: width };
  const pair = 2 * (Math.max(metrics.least, look.size * look.zoom + 2 * metrics.stagePadding) + metrics.fewWords) + metrics.gap;
  const isPaired = look.compare !== 'before';
  const columns = isPaired ? Math.max(1, Math.floor((width + columnGap) / (leastCaption + pair + leastVerdict + 2 * rowGap + columnGap))) : 1;
  const column = (width - (columns - 1) * columnGap) / columns;
  if (columns === 1) return { isNarrow, width, columns, column, words: 104, room: width - points('--caption') - points('--verdict') - 2 * points('--column-gap'), captionWidth: points('--caption') };
  const caption = column - pair - leastVerdict - 2 * rowGap;
  return { isNarrow, width, columns, column, words: metrics.fewWords, room: pair, caption, captionWidth: caption, verdict: leastVerdict };
}

/** The room between the columns of a wide list, and between the parts of their rows; the least width of these parts. */
const columnGap = 44, rowGap = 14, leastCaption = 190, leastVerdict = 160;

/** Returns what is asked about an icon without its name. */
const wordsBesideName = (icon) => needText(icon)?.replaceAll(`"${icon.n}"`, '');

/** Shows these icons in this order; `heads` are the titles of groups before their first icon. */
function showIcons(icons, heads, keep) {
  const name = keep && list.icons[list.current]?.n, place = keep ? Math.min(list.current, icons.length - 1) : 0;
  list.icons = icons;
  list.heads = heads;
  list.saidAbove = new Set([...heads.values()].flatMap(({ icons: [first, ...rest] }) => rest.filter((icon) => needText(icon) && wordsBesideName(icon) === wordsBesideName(first)).map((icon) => icon.n)));
  const found = name ? icons.findIndex((icon) => icon.n === name) : 0;
  // Where the current icon has left the list, the next one takes its place.
  list.current = Math.max(0, found >= 0 ? found : place);
  layOut();
}

/** Computes the position of every row, and shows the visible ones. */
function layOut() {
  if (look.view === 'wall') return layWall();
  list.layout = measureLayout();
  metrics.words = list.layout.words;
  placeRows(list.layout);
  listElement.style.height = `${list.total}px`;
  listElement.style.setProperty('--list-width', `${list.layout.width}px`);
  for (const name of ['caption', 'verdict']) {
    if (list.layout[name]) listElement.style.setProperty(`--${name}`, `${list.layout[name]}px`); else listElement.style.removeProperty(`--${name}`);
  }
  listElement.style.setProperty('--column-gap', list.layout.columns > 1 ? `${rowGap}px` : '');
  root.dataset.narrow = String(list.layout.isNarrow);
  for (const row of list.rows.values()) row.remove();
  list.rows.clear();
  showVisible();
}

/** Computes the places of the rows: line by line, as many in a line as there are columns; a group begins a new line, unless it and the one
 * before it are single icons. */
function placeRows(layout) {
  Object.assign(list, { tops: [], heights: [], columns: [], alone: [], total: 0 });
  const count = list.icons.length;
  for (let start = 0; start < count;) {
    let end = start + 1;
    const isAlone = (index) => list.heads.get(index)?.icons.length === 1;
    while (end < count && end < start + layout.columns && (isAlone(start) ? isAlone(end) : !list.heads.has(end))) end += 1;
    const line = list.icons.slice(start, end), head = list.heads.has(start) ? metrics.head : 0;
    const height = Math.max(...line.map((icon) => rowHeight(icon, layout)));
    line.forEach((_, column) => {
      const own = list.heads.has(start + column) ? head : 0;
      list.tops.push(list.total + head - own);
      list.heights.push(height + own);
      list.columns.push(column);
      list.alone.push(isAlone(start + column));
    });
    list.total += head + height;
    start = end;
  }
}

/** Returns the index of the row that an arrow key leads to: beside, or in the same column. */
function rowBeside(key) {
  const last = list.icons.length - 1, from = list.current;
  if (key === 'ArrowLeft' || key === 'ArrowRight') return Math.min(last, Math.max(0, from + ((key === 'ArrowRight') === (root.dir !== 'rtl') ? 1 : -1)));
  const step = key === 'ArrowDown' ? 1 : -1;
  let best = Math.min(last, Math.max(0, from + step));
  for (let index = from + step; index >= 0 && index <= last; index += step) {
    if (list.columns[index] === list.columns[from]) return index;
    best = index;
  }
  return best;
}

/** Returns the index of the first row that ends below a position. */
function rowAt(y) {
  let low = 0, high = list.icons.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (list.tops[middle] + list.heights[middle] <= y) low = middle + 1; else high = middle;
  }
  return low;
}

/** Creates the visible rows and removes the others, except the current one, which has the focus. */
function showVisible() {
  if (look.view === 'wall') return;
  const top = window.scrollY - listElement.offsetTop;
  const first = rowAt(top - overscan), last = rowAt(top + window.innerHeight + overscan);
  const wanted = new Set();
  for (let index = first; index <= last && index < list.icons.length; index += 1) wanted.add(index);
  if (list.icons.length > 0) wanted.add(list.current);
  for (const [index, row] of list.rows) if (!wanted.has(index)) { row.remove(); list.rows.delete(index); }
  for (const index of [...wanted].sort((a, b) => a - b)) if (!list.rows.has(index)) insertRow(index);
}

function insertRow(index) {
  const row = rowElement(list.icons[index], { index, count: list.icons.length, head: list.heads.get(index) });
  row.style.top = `${list.tops[index]}px`;
  row.style.height = `${list.heights[index]}px`;
  row.style.insetInlineStart = `${list.columns[index] * (list.layout.column + columnGap)}px`;
  row.style.inlineSize = `${list.layout.column}px`;
  if (list.alone[index]) row.style.setProperty('--list-width', `${list.layout.column}px`);
  mark(row, index === list.current);
  let next = null, nearest = Infinity;
  for (const [other, element] of list.rows) if (other > index && other < nearest) { nearest = other; next = element; }
  listElement.insertBefore(row, next);
  list.rows.set(index, row);
}

/** Creates a row again after a change of its icon. */
function refresh(icon) {
  if (look.view === 'wall') return refreshTile(icon);
  const index = list.icons.indexOf(icon);
  const old = list.rows.get(index);
  if (!old) return;
  list.rows.delete(index);
  old.remove();
  insertRow(index);
}

function mark(row, isCurrent) {
  row.classList.toggle('current', isCurrent);
  row.tabIndex = isCurrent ? 0 : -1;
  for (const button of row.querySelectorAll('button')) button.tabIndex = isCurrent ? 0 : -1;
}

/** Makes a row the current one. */
function setCurrent(index, { scrolls = true, focuses = false } = {}) {
  if (index < 0 || index >= list.icons.length) return;
  if (focuses) list.hasBeenUsed = true;
  if (look.view === 'wall') return setCurrentTile(index, { scrolls, focuses });
  const old = list.rows.get(list.current);
  if (old) mark(old, false);
  list.current = index;
  if (scrolls) reveal(index);
  showVisible();
  const row = list.rows.get(index);
  mark(row, true);
  if (focuses) row.focus({ preventScroll: true });
}

/** Returns the height that an element covers at the upper edge, if it stays there. */
const stickyHeight = (element) => (getComputedStyle(element).position === 'sticky' ? element.offsetHeight : 0);

/** Returns the height that the sticky header covers. */
const toolsHeight = () => stickyHeight($('.tools'));

/** Scrolls a row into view, below the sticky header. */
function reveal(index) {
  const sticky = toolsHeight();
  const top = listElement.offsetTop + list.tops[index], bottom = top + list.heights[index];
  if (top < window.scrollY + sticky + 8) window.scrollTo(0, top - sticky - 8);
  else if (bottom > window.scrollY + roomHeight() - 8) window.scrollTo(0, bottom - roomHeight() + 8);
}

const currentIcon = () => list.icons[list.current];

let isScheduled = false;
window.addEventListener('scroll', () => {
  if (isScheduled) return;
  isScheduled = true;
  requestAnimationFrame(() => { isScheduled = false; showVisible(); });
}, { passive: true });

let lastWidth = 0;
new ResizeObserver(() => {
  if (listElement.clientWidth === lastWidth) return;
  lastWidth = listElement.clientWidth;
  layOut();
}).observe(listElement);
