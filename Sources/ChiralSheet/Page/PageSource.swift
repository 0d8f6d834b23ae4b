// swift-format-ignore-file
// Made by scripts/embed-page from Web; do not edit.

/// The sources of the page for browsers.
enum PageSource {
  /// `Web/js`, in the order of the names.
  static let script = ###"""
'use strict';

/* The page is made from data by hand: no template is ever parsed, so no name can become markup. */

const data = JSON.parse(document.getElementById('data').textContent);
const files = document.getElementById('pictures').textContent.trim().split('\n');
const root = document.documentElement;
const language = root.lang;
const plurals = new Intl.PluralRules(language);
const numbers = new Intl.NumberFormat(language);

/** A string of the interface; `n` picks the plural form, `{name}` is replaced by values. */
function t(key, values = {}) {
  let text = data.strings[key];
  if (text === undefined) return key;
  if (typeof text === 'object') text = text[plurals.select(values.n)] ?? text.other;
  return text.replace(/\{(\w+)\}/g, (_, name) =>
    typeof values[name] === 'number' ? numbers.format(values[name]) : values[name] ?? '');
}

/** An element; `props` are attributes, or listeners where they are functions, and children may be text. */
function h(tag, props = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (value === undefined || value === null || value === false) continue;
    if (typeof value === 'function') element.addEventListener(name, value);
    else if (name === 'class') element.className = value;
    else if (name.startsWith('--')) element.style.setProperty(name, value);
    else element.setAttribute(name, value === true ? '' : value);
  }
  element.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined));
  return element;
}

/** Text from outside, which keeps its own direction and cannot turn that of its surroundings. */
const foreign = (text, props = {}) => h('bdi', { dir: 'ltr', ...props }, visible(text));

/** Text in a language other than the interface's. */
const english = (text, props = {}) => h('bdi', { dir: 'ltr', lang: 'en', ...props }, visible(text));

/** What is not seen but acts (changes of direction, controls) gets a sign in its place. */
const visible = (text) => text.replace(/[\u0000-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g, '\ufffd');

/** The name of a locale in the language of the interface. */
const localeName = (() => {
  const names = new Intl.DisplayNames([language], { type: 'language', fallback: 'code' });
  return (tag) => { try { return names.of(tag); } catch { return tag; } };
})();

const $ = (selector, within = document) => within.querySelector(selector);

/* What the data means: states, rules, and the words that search looks through. */

const states = ['broken', 'rejected', 'changed', 'new', 'approved'];
const severities = ['error', 'warning', 'note'];
const classes = ['mirror', 'both', 'localized', 'fixed'];
const directionOf = new Map(data.locales.map((locale) => [locale.tag, locale.dir]));

/** The guidelines that speak about an icon: behind its class, its parts and its findings. */
function guidelines(icon) {
  const parts = icon.variants.flatMap((variant) => data.pictures[variant.p]?.parts ?? []);
  const cited = [icon.g, icon.note, ...parts.map((part) => part.why), ...(icon.findings ?? []).map((finding) => finding.g)];
  return [...new Set(cited.flatMap((text) => text?.match(/\bR\d{1,2}\b/g) ?? []))];
}

for (const [number, icon] of data.icons.entries()) {
  icon.number = number;
  icon.findings ??= [];
  icon.verbs ??= [];
  icon.since = icon.variants.map((variant) => variant.since).find(Boolean);
  icon.state = states.find((state) => icon.variants.some((variant) => variant.s === state));
  icon.rules = guidelines(icon);
  icon.decisions = [...new Set(icon.views.map((view) => view.r))];
  const slash = icon.n.lastIndexOf('/');
  icon.folder = icon.n.slice(0, Math.max(0, slash));
  icon.short = icon.n.slice(slash + 1);
  icon.words = [icon.n, icon.file, icon.c, icon.note, icon.concept, ...icon.rules,
    ...icon.views.flatMap((view) => view.l), ...icon.findings.map((finding) => finding.rule)]
    .join(' ').toLowerCase();
  icon.severity = severities.findIndex((level) => icon.findings.some((finding) => finding.s === level));
  if (icon.severity < 0) icon.severity = severities.length;
}

/** The variant that a view shows. */
const variantOf = (icon, view) => icon.variants[view.v];

/** The picture of a variant; undefined where there is none. */
const pictureOf = (variant) => data.pictures[variant?.p];

/** The view of a locale: the one that names it, else the reference of its direction. */
function viewFor(icon, tag) {
  return icon.views.find((view) => view.l.includes(tag))
    ?? icon.views.find((view) => view.ref && view.d === directionOf.get(tag));
}

/** Variants that are others than before, whose former picture is known. */
const changedVariants = (icon) => icon.variants.filter((variant) => variant.b !== undefined);

/** A locale's picture, said in a word or two. */
function outcomeText(view) {
  if (view.o === 'mirrored') return t('mirrored');
  if (view.r === 'exception') return t('excepted');
  if (view.o.startsWith('drawn-for ')) return t('drawnFor', { key: view.o.slice(10) });
  return t('asDrawn');
}

/** Why a locale sees its picture, as a sentence. */
const reasonText = (view) => t(`reason.${view.r}`, { key: view.k, direction: t(view.k === 'rtl' ? 'rightToLeft' : 'leftToRight') });

/* Pictures on the page: always our own PNGs, as they were rendered at that size. */

/** How pictures are shown, and how two of them are compared. */
const look = { compare: 'rtl', mode: 'side', size: 48, zoom: 1, ground: 'auto', tint: '', parts: false, amount: 50 };

/** The address of the PNG that fits a size best: exactly its pixels where they are enlarged to be seen. */
function address(picture, size, zoom) {
  const wanted = zoom > 1 ? size : size * Math.min(2, Math.ceil(window.devicePixelRatio || 1));
  const present = data.heights.map((height, index) => ({ height, file: picture.f[index] })).filter(({ file }) => file !== null);
  const { file } = present.find(({ height }) => height >= wanted) ?? present[present.length - 1];
  return `data:image/png;base64,${files[file]}`;
}

/** The width of a picture that is so many points high. */
const widthOf = (picture, size) => size * picture.w / data.heights[data.heights.length - 1];

/** The colour that pictures of one colour take; nothing where they keep their own. */
function tintFor(picture) {
  if (picture.t !== 1) return '';
  if (look.tint) return look.tint;
  return isDarkGround() ? 'var(--ink-on-dark)' : '';
}

const darkScheme = window.matchMedia('(prefers-color-scheme: dark)');
const isDarkGround = () => look.ground === 'dark' || (look.ground === 'auto' && darkScheme.matches);

/** A picture, `size` points high, `zoom` times enlarged; `flip` shows its plain mirror image. */
function pictureElement(picture, label, { size = look.size, zoom = look.zoom, flip = false } = {}) {
  const url = address(picture, size, zoom);
  const tint = tintFor(picture);
  const name = ['pic', flip && 'flip', zoom > 1 && 'pixels', picture.t === 2 && !isDarkGround() && 'light'].filter(Boolean).join(' ');
  const box = { '--w': `${widthOf(picture, size) * zoom}px`, '--h': `${size * zoom}px` };
  if (!tint) return h('img', { class: name, src: url, alt: label, draggable: 'false', decoding: 'sync', ...box });
  return h('span', { class: `${name} tinted`, role: 'img', 'aria-label': label, '--tint': tint, '--url': `url("${url}")`, ...box });
}

/** Where parts were kept or moved, drawn over a picture that shows them. */
function outlines(picture) {
  return (picture.parts ?? []).filter((part) => part.box).map((part) => {
    const [x, y, w, height] = part.box;
    return h('span', { class: `part ${part.a}`, title: `${t(part.a)} ${part.e}`, 'aria-hidden': 'true',
      '--x': `${x}%`, '--y': `${y}%`, '--pw': `${w}%`, '--ph': `${height}%` });
  });
}

const decoded = new Map();

/** The pixels of a picture, once they are decoded. */
function decodedImage(url) {
  if (!decoded.has(url)) {
    if (decoded.size > 400) decoded.clear();
    const image = new Image();
    image.src = url;
    decoded.set(url, image.decode().then(() => image));
  }
  return decoded.get(url);
}

/** The difference of two pictures: what only the first has, what only the second has, and, pale, what both have. */
function differenceElement(a, b, label, { size = look.size, zoom = look.zoom } = {}) {
  const scale = zoom > 1 ? 1 : Math.min(2, Math.ceil(window.devicePixelRatio || 1));
  const width = Math.max(1, Math.round(Math.max(widthOf(a.picture, size), widthOf(b.picture, size)) * scale));
  const height = size * scale;
  const canvas = h('canvas', { class: zoom > 1 ? 'pic pixels' : 'pic', role: 'img', 'aria-label': label, width, height,
    '--w': `${width / scale * zoom}px`, '--h': `${size * zoom}px` });
  Promise.all([a, b].map((side) => decodedImage(address(side.picture, size, zoom)))).then((images) => {
    const layers = images.map((image, index) => pixelsOf(image, width, height, index === 0 ? a.flip : b.flip));
    canvas.getContext('2d').putImageData(difference(layers, width, height), 0, 0);
    canvas.dataset.done = 'true';
  });
  return canvas;
}

/** The pixels of an image in the middle of a box. */
function pixelsOf(image, width, height, flip) {
  const context = h('canvas', { width, height }).getContext('2d', { willReadFrequently: true });
  if (flip) { context.translate(width, 0); context.scale(-1, 1); }
  const drawn = image.naturalWidth * height / image.naturalHeight;
  context.drawImage(image, (width - drawn) / 2, 0, drawn, height);
  return context.getImageData(0, 0, width, height).data;
}

const onlyFirst = [211, 94, 60], onlySecond = [38, 132, 160], inBoth = [128, 128, 128];

/** Coloured by which of two pictures has more ink; `layers` are straight RGBA. */
function difference([first, second], width, height) {
  const result = new ImageData(width, height);
  for (let at = 0; at < result.data.length; at += 4) {
    const ink = [first, second].map((pixels) => pixels[at + 3] / 255);
    let color = 0;
    for (let channel = 0; channel < 3; channel += 1) {
      color = Math.max(color, Math.abs(first[at + channel] - second[at + channel]) / 255 * Math.min(...ink));
    }
    const apart = Math.max(Math.abs(ink[0] - ink[1]), color);
    const shared = Math.min(...ink) * 0.22;
    const paint = apart < 0.02 ? inBoth : ink[0] >= ink[1] ? onlyFirst : onlySecond;
    for (let channel = 0; channel < 3; channel += 1) result.data[at + channel] = paint[channel];
    result.data[at + 3] = Math.round(Math.max(apart, shared) * 255);
  }
  return result;
}

/* Two pictures of an icon against each other. */

const modes = ['side', 'blink', 'swipe', 'onion', 'difference'];

/** What is compared: two sides with their labels; undefined where an icon has nothing to compare. */
function sides(icon) {
  const [first, second] = icon.views;
  if (look.compare === 'before') {
    const variant = changedVariants(icon)[0];
    const now = variant && pictureOf(variant);
    return now && [{ picture: data.pictures[variant.b], label: t('before') }, { picture: now, label: t('now') }];
  }
  const other = filters.locale ? viewFor(icon, filters.locale) : second;
  if (!other || !first) return undefined;
  const a = pictureOf(variantOf(icon, first)), b = pictureOf(variantOf(icon, other));
  if (!a || !b) return undefined;
  return look.compare === 'flip'
    ? [{ picture: a, flip: true, label: t('plainFlip') }, { picture: b, label: viewLabel(other) }]
    : [{ picture: a, label: viewLabel(first) }, { picture: b, label: viewLabel(other) }];
}

/** `RTL ar`, or the locales that see a picture besides. */
function viewLabel(view) {
  const tags = view.l.length > 0 ? view.l : data.references.filter((locale) => locale.dir === view.d).map((locale) => locale.tag);
  return view.ref ? `${t(view.d)} ${referenceTag(view)}` : tags.join(' ');
}

const referenceTag = (view) => data.references.find((locale) => locale.dir === view.d)?.tag ?? '';

/** Both pictures in one place, in the mode that is set. */
function stage(icon, pair, options = {}) {
  const [a, b] = pair;
  const names = `${icon.n}: ${a.label}, ${b.label}`;
  if (look.mode === 'difference') {
    return h('div', { class: 'stage' }, differenceElement(a, b, `${t('difference')}, ${names}`, options));
  }
  const layers = [a, b].map((side, index) => h('div', { class: `layer layer-${index}` },
    pictureElement(side.picture, `${icon.n}, ${side.label}`, { ...options, flip: side.flip }),
    index === 1 ? outlines(side.picture) : []));
  const element = h('div', { class: `stage pair ${look.mode}` }, layers);
  if (look.mode === 'swipe') element.append(h('span', { class: 'cut', 'aria-hidden': 'true' }));
  if (look.mode === 'swipe' || look.mode === 'onion') element.addEventListener('pointermove', drag);
  return element;
}

/** The pointer over a stage moves the cut, or mixes. */
function drag(event) {
  if (event.pointerType === 'touch' && event.buttons === 0) return;
  const box = event.currentTarget.getBoundingClientRect();
  setAmount(Math.round(Math.min(100, Math.max(0, (event.clientX - box.left) / box.width * 100))));
}

function setAmount(amount) {
  look.amount = amount;
  root.style.setProperty('--amount', `${amount}%`);
  root.style.setProperty('--mix', amount / 100);
  const slider = $('#amount');
  if (slider) slider.value = amount;
}

const calm = window.matchMedia('(prefers-reduced-motion: reduce)');
let blinking;

/** Turns blinking pictures over: by itself, or by the space bar where motion is not wanted. */
function turn() { root.dataset.phase = root.dataset.phase === '1' ? '0' : '1'; }

function keepBlinking(isRunning) {
  clearInterval(blinking);
  blinking = isRunning ? setInterval(turn, 700) : undefined;
}

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
      h('button', { type: 'button', class: 'approve', tabindex: '-1', 'aria-pressed': String(decision?.verdict === 'approved'), click: () => decide(icon, 'approved') }, t('approve')),
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

/* The list: only the rows in sight are there, the others are empty room. */

const overscan = 700;
const list = { icons: [], tops: [], heights: [], heads: new Map(), current: 0, rows: new Map(), total: 0, layout: undefined };
const listElement = h('div', { class: 'list', role: 'feed', 'aria-label': t('icons'), 'aria-busy': 'false' });

/** How much room a row's pictures have: as in the style sheet. */
function measureLayout() {
  const width = listElement.clientWidth || root.clientWidth;
  const isNarrow = width < 760;
  const style = getComputedStyle(root);
  const points = (name) => parseFloat(style.getPropertyValue(name));
  return { isNarrow, width, room: isNarrow ? width - 2 * points('--inset') : width - points('--caption') - points('--verdict') - 2 * points('--inset') - 2 * points('--column-gap') };
}

/** Shows these icons in this order; `groups` are titles before which a new group begins. */
function showIcons(icons, heads, keep) {
  const name = keep && list.icons[list.current]?.n;
  list.icons = icons;
  list.heads = heads;
  list.current = Math.max(0, name ? icons.findIndex((icon) => icon.n === name) : 0);
  layOut();
}

/** Computes where every row stands, and shows those in sight. */
function layOut() {
  list.layout = measureLayout();
  let top = 0;
  list.tops = [];
  list.heights = list.icons.map((icon, index) => {
    const height = rowHeight(icon, list.layout) + (list.heads.has(index) ? metrics.head : 0);
    list.tops.push(top);
    top += height;
    return height;
  });
  list.total = top;
  listElement.style.height = `${top}px`;
  root.dataset.narrow = String(list.layout.isNarrow);
  for (const row of list.rows.values()) row.remove();
  list.rows.clear();
  showVisible();
}

/** The first row that ends below a place. */
function rowAt(y) {
  let low = 0, high = list.icons.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (list.tops[middle] + list.heights[middle] <= y) low = middle + 1; else high = middle;
  }
  return low;
}

/** Makes the rows in sight and takes the others away, but for the current one, which has the focus. */
function showVisible() {
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
  mark(row, index === list.current);
  let next = null, nearest = Infinity;
  for (const [other, element] of list.rows) if (other > index && other < nearest) { nearest = other; next = element; }
  listElement.insertBefore(row, next);
  list.rows.set(index, row);
}

/** Makes a row anew, when what is said of its icon changed. */
function refresh(icon) {
  const index = list.icons.indexOf(icon);
  const old = list.rows.get(index);
  if (!old) return;
  const hadFocus = old.contains(document.activeElement);
  list.rows.delete(index);
  old.remove();
  insertRow(index);
  if (hadFocus) list.rows.get(index).focus({ preventScroll: true });
}

function mark(row, isCurrent) {
  row.classList.toggle('current', isCurrent);
  row.tabIndex = isCurrent ? 0 : -1;
  for (const button of row.querySelectorAll('button')) button.tabIndex = isCurrent ? 0 : -1;
}

/** Goes to a row. */
function setCurrent(index, { scrolls = true, focuses = false } = {}) {
  if (index < 0 || index >= list.icons.length) return;
  const old = list.rows.get(list.current);
  if (old) mark(old, false);
  list.current = index;
  if (scrolls) reveal(index);
  showVisible();
  const row = list.rows.get(index);
  mark(row, true);
  if (focuses) row.focus({ preventScroll: true });
}

/** Brings a row into sight, below what sticks to the top. */
function reveal(index) {
  const sticky = list.layout.isNarrow ? $('.bar').offsetHeight : $('.tools').offsetHeight;
  const top = listElement.offsetTop + list.tops[index], bottom = top + list.heights[index];
  if (top < window.scrollY + sticky + 8) window.scrollTo(0, top - sticky - 8);
  else if (bottom > window.scrollY + window.innerHeight - 8) window.scrollTo(0, bottom - window.innerHeight + 8);
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

/* Which icons are listed, and in which order. */

const filters = { query: '', classes: new Set(), state: '', finding: '', rule: '', locale: '' };
const arrangement = { sort: 'name', group: '' };
const collator = new Intl.Collator('en', { numeric: true });

const unapproved = (icon) => icon.state !== 'approved';

/** Whether an icon passes everything that is set. */
function passes(icon) {
  const { query, state, finding, rule, locale } = filters;
  if (query && !query.toLowerCase().split(/\s+/).every((word) => icon.words.includes(word))) return false;
  if (filters.classes.size > 0 && !filters.classes.has(icon.c)) return false;
  if (state === 'since' ? !icon.since : state === 'open' ? !unapproved(icon) : state === 'decided' ? !decisions.has(icon.n) : state && icon.state !== state) return false;
  if (finding === 'any' ? icon.findings.length === 0 : finding === 'none' ? icon.findings.length > 0
    : finding && !icon.findings.some((one) => one.s === finding || one.rule === finding)) return false;
  if (rule && !icon.rules.includes(rule) && !icon.decisions.includes(rule)) return false;
  return !locale || icon.views.some((view) => !view.ref && view.l.includes(locale)) || viewFor(icon, locale)?.o.startsWith('drawn-for');
}

const sorters = {
  name: () => 0,
  class: (a, b) => classes.indexOf(a.c) - classes.indexOf(b.c),
  state: (a, b) => states.indexOf(a.state) - states.indexOf(b.state),
  findings: (a, b) => a.severity - b.severity,
  pictures: (a, b) => b.variants.length - a.variants.length,
};

const groupers = {
  class: (icon) => [classes.indexOf(icon.c), t(`class.${icon.c}`)],
  concept: (icon) => [icon.concept ? 0 : 1, icon.concept ?? t('noConcept')],
  folder: (icon) => [0, icon.folder || t('noFolder')],
  state: (icon) => [states.indexOf(icon.state), t(`state.${icon.state}`)],
};

/** Lists what passes, sorted and grouped. */
function listIcons(keep = true) {
  const icons = data.icons.filter(passes).sort((a, b) => sorters[arrangement.sort](a, b) || collator.compare(a.n, b.n));
  const heads = new Map();
  const grouper = groupers[arrangement.group];
  if (grouper) {
    const keyed = icons.map((icon) => [icon, grouper(icon)]);
    keyed.sort(([, a], [, b]) => a[0] - b[0] || collator.compare(a[1], b[1]));
    let last;
    keyed.forEach(([icon, [, title]], index) => {
      icons[index] = icon;
      if (last?.title !== title) heads.set(index, last = { title, count: 0 });
      last.count += 1;
    });
  }
  showIcons(icons, heads, keep);
  $('#shown').textContent = icons.length === data.icons.length ? t('countIcons', { n: icons.length })
    : t('countShown', { n: icons.length, all: data.icons.length });
  $('.empty').hidden = icons.length > 0;
  $('#clear').hidden = !isFiltered();
}

const isFiltered = () => Boolean(filters.query || filters.classes.size || filters.state || filters.finding || filters.rule || filters.locale);

function clearFilters() {
  Object.assign(filters, { query: '', state: '', finding: '', rule: '', locale: '' });
  filters.classes.clear();
  for (const field of document.querySelectorAll('.bar select[data-filter]')) field.value = '';
  $('#search').value = '';
  for (const chip of document.querySelectorAll('.chip')) chip.setAttribute('aria-pressed', 'false');
  listIcons();
}

/** A choice of one among some; `groups` are lists of [value, text, count]. */
function chooser(label, name, groups, onChange) {
  const option = ([value, text, count]) => h('option', { value }, count === undefined ? text : `${text}  ${numbers.format(count)}`);
  const choices = groups.filter((group) => group.items.length > 0).map((group) => group.title
    ? h('optgroup', { label: group.title }, group.items.map(option)) : group.items.map(option));
  return h('label', { class: 'field' }, h('span', {}, label),
    h('select', { name, id: `${name}-select`, change: (event) => onChange(event.target.value) }, choices.flat()));
}

function filterChooser(label, name, groups) {
  const field = chooser(label, name, [{ items: [['', t('all')]] }, ...groups], (value) => { filters[name] = value; listIcons(); });
  $('select', field).dataset.filter = name;
  return field;
}

/** How many icons have each value, those that none has left out. */
function tally(values, read) {
  const counts = new Map();
  for (const icon of data.icons) for (const value of read(icon)) counts.set(value, (counts.get(value) ?? 0) + 1);
  return (values ?? [...counts.keys()].sort(collator.compare)).filter((value) => counts.has(value)).map((value) => [value, counts.get(value)]);
}

function filterBar() {
  const search = h('input', { type: 'search', id: 'search', placeholder: t('searchHint'), 'aria-label': t('search'), autocomplete: 'off', spellcheck: 'false',
    input: (event) => { filters.query = event.target.value.trim(); listIcons(); } });
  const chips = tally(classes, (icon) => [icon.c]).map(([name, count]) => h('button', { type: 'button', class: `chip class ${name}`, 'aria-pressed': 'false',
    click: (event) => {
      const isOn = !filters.classes.delete(name);
      if (isOn) filters.classes.add(name);
      event.currentTarget.setAttribute('aria-pressed', String(isOn));
      listIcons();
    } }, t(`class.${name}`), h('span', { class: 'count' }, numbers.format(count))));
  const since = data.since ? [['since', t('state.since', { revision: data.since }), data.icons.filter((icon) => icon.since).length]] : [];
  const stateItems = [...since, ['open', t('state.open'), data.icons.filter(unapproved).length], ...tally(states, (icon) => [icon.state]).map(([state, count]) => [state, t(`state.${state}`), count]), ['decided', t('state.decided')]];
  const found = tally(severities, (icon) => [...new Set(icon.findings.map((one) => one.s))]).map(([level, count]) => [level, t(level), count]);
  const foundRules = tally(null, (icon) => [...new Set(icon.findings.map((one) => one.rule))]).map(([rule, count]) => [rule, rule, count]);
  const guideline = tally(null, (icon) => icon.rules).map(([rule, count]) => [rule, rule, count]);
  const decided = tally(null, (icon) => icon.decisions).map(([rule, count]) => [rule, t(`rule.${rule}`), count]);
  const own = tally(null, (icon) => icon.views.filter((view) => !view.ref || view.o.startsWith('drawn-for')).flatMap((view) => view.l)).map(([tag, count]) => [tag, `${tag}  ${localeName(tag)}`, count]);
  return h('form', { class: 'bar', role: 'search', submit: (event) => event.preventDefault() },
    h('div', { class: 'searchbox' }, search, h('kbd', { 'aria-hidden': 'true' }, '/')),
    h('div', { class: 'chips', role: 'group', 'aria-label': t('class') }, chips),
    folding(t('filter'), 'filters',
      filterChooser(t('review'), 'state', [{ items: stateItems }]),
      filterChooser(t('findings'), 'finding', [{ items: found.length > 0 ? [['any', t('anyFinding'), data.icons.filter((icon) => icon.findings.length > 0).length], ['none', t('noFinding')]] : [] }, { title: t('severity'), items: found }, { title: t('rule'), items: foundRules }]),
      filterChooser(t('rule'), 'rule', [{ title: t('guideline'), items: guideline }, { title: t('decision'), items: decided }]),
      filterChooser(t('ownPicture'), 'locale', [{ items: own }]),
      chooser(t('sort'), 'sort', [{ items: Object.keys(sorters).map((key) => [key, t(`sort.${key}`)]) }], (value) => { arrangement.sort = value; listIcons(); }),
      chooser(t('group'), 'group', [{ items: [['', t('noGroup')], ...Object.keys(groupers).map((key) => [key, t(`group.${key}`)])] }], (value) => { arrangement.group = value; listIcons(); })));
}

/** A part of the tools that phones fold away. */
function folding(title, name, ...children) {
  return h('details', { class: `folding ${name}` }, h('summary', {}, title), h('div', { class: 'fields' }, children));
}

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

/* What the reviewer decides. It is kept in this browser until it is handed over as decisions.json. */

const decisions = new Map();
const storeKey = `chiral-review ${data.id}`;
let isHandedOver = true;

/** By which decisions of an earlier sheet are known to be about other pictures. */
const stamp = (icon) => icon.variants.map((variant) => (variant.h ?? []).join(' ')).join('\n');

function loadDecisions() {
  let stored;
  try { stored = JSON.parse(localStorage.getItem(storeKey) ?? '{}'); } catch { return; }
  for (const icon of data.icons) {
    const entry = Object.hasOwn(stored, icon.n) ? stored[icon.n] : undefined;
    if (entry?.stamp === stamp(icon) && (entry.verdict === 'approved' || entry.verdict === 'rejected')) {
      decisions.set(icon.n, { verdict: entry.verdict, note: String(entry.note ?? '') });
    }
  }
  isHandedOver = decisions.size === 0;
}

function storeDecisions() {
  const stored = {};
  for (const icon of data.icons) if (decisions.has(icon.n)) stored[icon.n] = { ...decisions.get(icon.n), stamp: stamp(icon) };
  try { localStorage.setItem(storeKey, JSON.stringify(stored)); } catch { /* Private windows have no store. */ }
}

/** Takes a decision, or takes it back where it was taken already. */
function decide(icon, verdict, note = '') {
  if (!icon || !icon.variants.some((variant) => variant.h)) return;
  const old = decisions.get(icon.n);
  if (verdict === undefined || (old?.verdict === verdict && old.note === note)) decisions.delete(icon.n);
  else decisions.set(icon.n, { verdict, note });
  isHandedOver = decisions.size === 0;
  storeDecisions();
  refresh(icon);
  showDecisions();
  announce(`${icon.n}: ${stateText(icon)}`);
  if (inspector.open) showInspected();
}

function showDecisions() {
  const count = decisions.size;
  $('.handover').hidden = count === 0;
  $('#handover').textContent = t('handOver', { n: count });
  const approved = data.icons.filter((icon) => (decisions.get(icon.n)?.verdict ?? icon.state) === 'approved').length;
  $('.progress').style.setProperty('--done', approved / Math.max(1, data.icons.length));
  $('.progress-text').textContent = t('progress', { n: approved, all: data.icons.length });
}

/** Every decision, a line a picture, as `chiral review apply` reads it. */
function decisionsText() {
  const lines = [];
  for (const icon of data.icons) {
    const decision = decisions.get(icon.n);
    if (!decision) continue;
    for (const variant of icon.variants) {
      if (!variant.h) continue;
      const [digest, svg, pixels] = variant.h;
      lines.push(JSON.stringify({ icon: icon.n, variant: variant.k, verdict: decision.verdict, decision: digest, svg, pixels, ...(decision.note ? { note: decision.note } : {}) }));
    }
  }
  return `{"format": "chiral-decisions", "version": 1, "decisions": [\n${lines.join(',\n')}\n]}\n`;
}

/** Shows all decisions with the ways to take them along. */
function handOver() {
  if (decisions.size === 0) { announce(t('nothingDecided')); return; }
  const text = h('textarea', { readonly: true, rows: '8', 'aria-label': 'decisions.json', dir: 'ltr', spellcheck: 'false' });
  text.value = decisionsText();
  const done = h('p', { class: 'done', role: 'status' });
  const say = (key) => { isHandedOver = true; done.textContent = t(key); };
  openDialog(t('handOver', { n: decisions.size }),
    h('p', {}, t('handOverHow')), h('pre', { dir: 'ltr' }, h('code', {}, 'chiral review apply decisions.json')), text, done,
    h('div', { class: 'actions' },
      h('button', { type: 'button', class: 'primary', id: 'download', click: () => { download(text.value); say('downloaded'); } }, t('download')),
      h('button', { type: 'button', id: 'copy', click: () => copy(text).then(() => say('copied')) }, t('copy')),
      h('button', { type: 'button', class: 'quiet', id: 'forget', click: () => { closeDialog(); forget(); } }, t('forget'))));
}

function download(text) {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = h('a', { href: url, download: 'decisions.json' });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), 10000);
}

async function copy(field) {
  field.select();
  try { await navigator.clipboard.writeText(field.value); } catch { document.execCommand('copy'); }
}

function forget() {
  const icons = data.icons.filter((icon) => decisions.has(icon.n));
  decisions.clear();
  isHandedOver = true;
  storeDecisions();
  icons.forEach(refresh);
  showDecisions();
}

window.addEventListener('beforeunload', (event) => { if (!isHandedOver) event.preventDefault(); });

/** Says something to those who cannot see it. */
function announce(text) { $('#live').textContent = ''; requestAnimationFrame(() => { $('#live').textContent = text; }); }

/* Dialogs: the browser's own, which keep the focus and give it back. */

const dialog = h('dialog', { class: 'sheet-dialog', 'aria-labelledby': 'dialog-title' });
const inspector = h('dialog', { class: 'inspector', 'aria-labelledby': 'inspector-title' });

function openDialog(title, ...content) {
  dialog.replaceChildren(h('header', {}, h('h2', { id: 'dialog-title', tabindex: '-1', autofocus: true }, title), closeButton(dialog)), ...content);
  if (!dialog.open) dialog.showModal();
}

const closeDialog = () => dialog.close();

const closeButton = (owner) => h('button', { type: 'button', class: 'close', 'aria-label': t('close'), click: () => owner.close() }, '\u00d7');

/** A click beside a dialog closes it. */
for (const owner of [dialog, inspector]) owner.addEventListener('click', (event) => { if (event.target === owner) owner.close(); });

function askToReject(icon) {
  if (!icon) return;
  const note = h('textarea', { rows: '3', id: 'note', 'aria-label': t('note'), maxlength: '2000', input: () => { note.dir = note.value ? 'auto' : ''; } });
  note.value = decisions.get(icon.n)?.note ?? '';
  const send = () => { closeDialog(); decide(icon, 'rejected', note.value.trim()); };
  note.addEventListener('keydown', (event) => { if (event.key === 'Enter' && !event.shiftKey && !event.isComposing) { event.preventDefault(); send(); } });
  openDialog(t('rejectTitle', { icon: visible(icon.short) }), h('p', {}, t('rejectHow')), note,
    h('div', { class: 'actions' }, h('button', { type: 'button', class: 'primary danger', id: 'send-reject', click: send }, t('reject')),
      h('button', { type: 'button', class: 'quiet', click: closeDialog }, t('cancel'))));
  note.focus();
}

let inspected;

/** Shows one icon large, with everything that is known of it. */
function inspect(icon) {
  if (!icon) return;
  inspected = icon;
  showInspected();
  if (!inspector.open) inspector.showModal();
}

function showInspected() {
  const icon = inspected;
  const hadFocus = document.activeElement?.closest?.('.inspector') ? document.activeElement.id : undefined;
  const options = closeLook();
  inspector.replaceChildren(
    h('header', {}, h('h2', { id: 'inspector-title', tabindex: '-1', autofocus: true }, foreign(icon.n)), verdictElement(icon), closeButton(inspector)),
    h('div', { class: 'theatre' }, theatre(icon, options)),
    h('div', { class: 'facts' }, factsElement(icon)));
  for (const button of inspector.querySelectorAll('button')) button.tabIndex = 0;
  if (hadFocus) document.getElementById(hadFocus)?.focus();
}

/** Twice as large as in the list; without a zoom the largest pictures, as large as there is room for. */
function closeLook() {
  if (look.zoom > 1) return { zoom: look.zoom * (list.layout.isNarrow ? 1 : 2) };
  return { size: data.heights[data.heights.length - 1], zoom: list.layout.isNarrow ? 1 : 2 };
}

/** The comparison, large; without one, every picture. */
function theatre(icon, options) {
  const pair = sides(icon);
  if (pair && look.mode !== 'side') return h('figure', { class: 'cell' }, stage(icon, pair, options), cellCaption(icon, { pair }));
  return cells(icon).flatMap((cell) => cell.group ?? [cell]).map((cell) => {
    const label = `${icon.n}, ${cell.label}`;
    const content = cell.change ? h('div', { class: 'stage' }, differenceElement(...cell.change, label, options))
      : cell.picture ? h('div', { class: 'stage' }, h('div', { class: 'layer' }, pictureElement(cell.picture, label, { ...options, flip: cell.flip }), cell.flip ? [] : outlines(cell.picture)))
        : h('div', { class: 'stage none' }, t('none'));
    return h('figure', { class: 'cell' }, content, cellCaption(icon, cell));
  });
}

/** What is known of an icon: its file, its class, who sees what and why, its parts, its findings. */
function factsElement(icon) {
  const rows = [[t('file'), foreign(icon.file)], [t('class'), h('span', { class: `class ${icon.c}` }, t(`class.${icon.c}`))]];
  if (icon.why) rows.push([icon.g ?? t('reason'), english(icon.why)]);
  if (icon.note) rows.push([t('noted'), english(icon.note)]);
  for (const view of icon.views) {
    const variant = variantOf(icon, view);
    rows.push([h('span', {}, foreign(viewLabel(view))), h('span', {}, `${outcomeText(view)}: ${reasonText(view)}`,
      view.l.length > 0 ? h('span', { class: 'tags' }, view.l.map((tag) => h('span', { title: localeName(tag) }, foreign(tag)))) : null,
      variant.x ? h('span', { class: 'problem' }, english(variant.x)) : null)]);
  }
  for (const part of new Set(icon.variants.flatMap((variant) => pictureOf(variant)?.parts ?? []))) {
    rows.push([t(part.a), h('span', {}, foreign(part.e), ' ', english(part.why, { class: 'faint' }))]);
  }
  for (const variant of icon.variants) {
    if (variant.ch) rows.push([t('state.changed'), h('span', {}, foreign(variant.k), ` ${variant.ch.map((one) => t(`changed.${one}`)).join(', ')}`)]);
    if (variant.said || variant.by) rows.push([t(`state.${variant.s}`), h('span', {}, h('bdi', {}, visible([variant.by, variant.on, variant.said].filter(Boolean).join(', '))))]);
  }
  for (const finding of icon.findings) {
    rows.push([h('span', { class: `finding ${finding.s}` }, t(finding.s)), h('span', {}, english(finding.rule, { class: 'rule-id' }), finding.g ? ` ${finding.g}` : '', ' ', english(finding.m), finding.fix ? h('code', { dir: 'ltr' }, visible(finding.fix)) : null)]);
  }
  return h('dl', {}, rows.map(([term, fact]) => [h('dt', {}, term), h('dd', {}, fact)]));
}

/* Everything by keyboard. Single keys can be turned off, for those whose speech input types them (WCAG 2.1.4). */

let hasKeys = true;

/** The keys in the order of the help: keys, what they do, and how. */
const keys = [
  [['j', 'ArrowDown'], 'key.next', () => move(1)],
  [['k', 'ArrowUp'], 'key.previous', () => move(-1)],
  [['n'], 'key.open', () => nextOpen()],
  [['Home'], 'key.first', () => setCurrent(0, { focuses: true })],
  [['End'], 'key.last', () => setCurrent(list.icons.length - 1, { focuses: true })],
  [['a'], 'key.approve', () => decideAndGo('approved')],
  [['r'], 'key.reject', () => askToReject(shownIcon())],
  [['u'], 'key.undo', () => decide(shownIcon())],
  [['h'], 'key.handOver', () => handOver()],
  [['Enter', 'i'], 'key.inspect', () => (inspector.open ? inspector.close() : inspect(currentIcon()))],
  [['s'], 'key.side', () => setLook('mode', 'side')],
  [['b'], 'key.blink', () => setLook('mode', look.mode === 'blink' ? 'side' : 'blink')],
  [['w'], 'key.swipe', () => setLook('mode', look.mode === 'swipe' ? 'side' : 'swipe')],
  [['o'], 'key.onion', () => setLook('mode', look.mode === 'onion' ? 'side' : 'onion')],
  [['d'], 'key.difference', () => setLook('mode', look.mode === 'difference' ? 'side' : 'difference')],
  [['f'], 'key.flip', () => setLook('compare', look.compare === 'flip' ? 'rtl' : 'flip')],
  [['c'], 'key.before', () => { if ($('input[name="compare"][value="before"]')) setLook('compare', look.compare === 'before' ? 'rtl' : 'before'); }],
  [[' '], 'key.turn', () => { keepBlinking(false); turn(); }],
  [['[', ']'], 'key.amount', (key) => setAmount(Math.min(100, Math.max(0, look.amount + (key === ']' ? 5 : -5))))],
  [['p'], 'key.parts', () => setLook('parts', !look.parts)],
  [['z'], 'key.zoom', () => setLook('zoom', after([1, 2, 4], look.zoom))],
  [['x'], 'key.size', () => setLook('size', after(data.heights, look.size))],
  [['g'], 'key.ground', () => setLook('ground', after(['auto', 'light', 'dark', 'checker'], look.ground))],
  [['t'], 'key.tint', () => { unfold('.looks'); $('#tint').focus(); }],
  [['/'], 'key.search', () => $('#search').focus()],
  [['Escape'], 'key.clear', () => { if (isFiltered()) clearFilters(); }],
  [['?'], 'key.help', () => help()],
];

const actions = new Map(keys.flatMap(([names, , action]) => names.map((name) => [name, action])));
const inInspector = new Set(['j', 'k', 'ArrowDown', 'ArrowUp', 'a', 'r', 'u', 'i', 's', 'b', 'w', 'o', 'd', 'f', 'c', ' ', '[', ']', 'p', 'z', 'x', 'g']);

const after = (values, value) => values[(values.indexOf(value) + 1) % values.length];
const shownIcon = () => (inspector.open ? inspected : currentIcon());
const unfold = (selector) => { $(selector).open = true; };

function move(step) {
  setCurrent(Math.min(list.icons.length - 1, Math.max(0, list.current + step)), { focuses: !inspector.open });
  if (inspector.open) inspect(currentIcon());
}

/** Goes to the next icon that nobody approved and about which nothing is decided yet. */
function nextOpen() {
  const count = list.icons.length;
  for (let step = 1; step <= count; step += 1) {
    const index = (list.current + step) % count;
    if (unapproved(list.icons[index]) && !decisions.has(list.icons[index].n)) return setCurrent(index, { focuses: true });
  }
  announce(t('nothingOpen'));
}

/** Approves, and goes on to the next. */
function decideAndGo(verdict) {
  const icon = shownIcon();
  if (!icon) return;
  decide(icon, verdict);
  if (decisions.get(icon.n)?.verdict === verdict) move(1);
}

/** Whether a key is meant for what has the focus. */
function isTaken(event) {
  const target = event.target;
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return true;
  if (target.matches?.('input:not([type="radio"], [type="range"], [type="color"]), textarea')) return true;
  if (target.matches?.('select, input')) return !/^[a-z?/]$/.test(event.key) || target.matches('select');
  return (event.key === 'Enter' || event.key === ' ') && Boolean(target.closest?.('button, summary, a'));
}

document.addEventListener('keydown', (event) => {
  if (event.key === 'Escape' && event.target.id === 'search') { event.target.blur(); list.rows.get(list.current)?.focus({ preventScroll: true }); return; }
  if (event.key === 'Enter' && event.target.id === 'search') { setCurrent(0, { focuses: true }); return; }
  if (isTaken(event) || dialog.open || (!hasKeys && event.key.length === 1)) return;
  if (inspector.open && !inInspector.has(event.key)) return;
  const action = actions.get(event.key);
  if (!action) return;
  event.preventDefault();
  action(event.key);
});

const keyNames = { ArrowDown: '\u2193', ArrowUp: '\u2191', ' ': 'Space', Escape: 'Esc' };

function help() {
  const toggle = h('input', { type: 'checkbox', id: 'has-keys', checked: hasKeys, change: (event) => { hasKeys = event.target.checked; } });
  openDialog(t('keys'), h('dl', { class: 'keys' }, keys.map(([names, text]) =>
    [h('dt', {}, names.map((name) => h('kbd', { dir: 'ltr' }, keyNames[name] ?? name))), h('dd', {}, t(text))])),
    h('label', { class: 'check' }, toggle, ` ${t('singleKeys')}`));
}

/* Puts the page together. */

function masthead() {
  const pictures = data.icons.reduce((sum, icon) => sum + icon.variants.length, 0);
  const counts = [t('countIcons', { n: data.icons.length }), t('countPictures', { n: pictures }), t('countLocales', { n: data.locales.length })];
  const findings = data.icons.reduce((sum, icon) => sum + icon.findings.length, 0);
  if (findings > 0) counts.push(t('countFindings', { n: findings }));
  const tags = (direction) => data.locales.filter((locale) => locale.dir === direction).map((locale) => h('span', { title: localeName(locale.tag) }, foreign(locale.tag)));
  return h('header', { class: 'masthead' },
    h('div', { class: 'title' }, h('h1', {}, h('bdi', {}, visible(data.title))), h('p', { class: 'counts' }, counts.join(' \u00b7 ')),
      data.since ? h('p', { class: 'counts' }, t('since', { revision: visible(data.since) })) : null),
    h('dl', { class: 'locales' }, ['ltr', 'rtl'].flatMap((direction) => tags(direction).length === 0 ? [] : [h('dt', {}, t(direction)), h('dd', {}, tags(direction))])),
    h('div', { class: 'progress-box' }, h('p', { class: 'progress-text' }), h('div', { class: 'progress', 'aria-hidden': 'true' })),
    h('button', { type: 'button', class: 'quiet help', click: help, 'aria-keyshortcuts': '?' }, t('keys'), h('kbd', { 'aria-hidden': 'true' }, '?')));
}

function columnHeads() {
  return h('div', { class: 'heads' }, h('p', { class: 'status' }, h('span', { id: 'shown', role: 'status' }), h('button', { type: 'button', class: 'quiet', id: 'clear', hidden: true, click: clearFilters }, t('clear'))),
    h('span', { 'aria-hidden': 'true' }, t('pictures')), h('span', { 'aria-hidden': 'true' }, t('review')));
}

function start() {
  loadDecisions();
  document.body.append(
    h('a', { class: 'skip', href: '#icons' }, t('skip')),
    masthead(),
    h('div', { class: 'tools' }, filterBar(), viewBar(), columnHeads()),
    h('main', { id: 'icons', tabindex: '-1' },
      listElement, h('p', { class: 'empty', hidden: true }, t('empty')), goneElement()),
    h('footer', {}, h('p', {}, t('footer'))),
    h('div', { class: 'handover', hidden: true }, h('button', { type: 'button', class: 'primary', id: 'handover', click: handOver })),
    h('div', { id: 'live', class: 'hidden', role: 'status', 'aria-live': 'polite' }), dialog, inspector);
  setAmount(50);
  showLook();
  const wide = window.matchMedia('(min-width: 760px)');
  const fold = () => { for (const part of document.querySelectorAll('.folding')) part.open = wide.matches; };
  wide.addEventListener('change', fold);
  fold();
  lastWidth = listElement.clientWidth;
  listIcons(false);
  showDecisions();
  root.dataset.ready = 'true';
}

/** Pictures that were approved and are there no longer. */
function goneElement() {
  if (data.gone.length === 0) return null;
  return h('section', { class: 'gone', 'aria-labelledby': 'gone' }, h('h2', { id: 'gone' }, t('gone', { n: data.gone.length })),
    h('ul', {}, data.gone.map((key) => h('li', {}, foreign(key)))));
}

start();

"""###

  /// `Web/sheet.css`.
  static let style = ###"""
/* Quiet, so that the icons speak. Logical properties throughout: the page mirrors with its language. */

:root {
  --paper: #fbfbfa; --panel: #ffffff; --ink: #1b1c1e; --soft: #5f6368; --faint: #6b7076; --line: #e6e6e3; --strong: #c9c9c5;
  --accent: #2a5f8a; --accent-soft: #e8f0f6; --good: #2d6b45; --bad: #a4281f; --warn: #8a5a00; --focus: #2a5f8a;
  --light: #ffffff; --dark: #1d1f22; --ink-on-dark: #f1f1ef; --square: #d9d9d6; --ground: transparent;
  --mirror: #3f7cac; --both: #7a5ea8; --localized: #c28a2c; --fixed: #a3a7ac;
  --inset: 0px; --caption: 312px; --verdict: 152px; --column-gap: 40px; --margin: clamp(16px, 4.4vw, 72px);
  --font: Inter, "SF Pro Text", system-ui, "Segoe UI", "Noto Sans", "Noto Sans Arabic", "Noto Sans Hebrew", sans-serif;
  --mono: ui-monospace, "SF Mono", "JetBrains Mono", "Noto Sans Mono", "DejaVu Sans Mono", monospace;
  color-scheme: light dark;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #131416; --panel: #1b1d20; --ink: #ececea; --soft: #a8abb0; --faint: #92969c; --line: #2a2c30; --strong: #43464b;
    --accent: #8bbbe0; --accent-soft: #1d2a35; --good: #85c79d; --bad: #ef8d83; --warn: #dcae5c; --focus: #8bbbe0; --square: #cfcfcb;
    --mirror: #6ba3cf; --both: #a48fd0; --localized: #d5a44f; --fixed: #7f848a;
  }
}

* { box-sizing: border-box; }
html { background: var(--paper); color: var(--ink); font: 13px/18px var(--font); -webkit-text-size-adjust: 100%; scroll-padding-top: 120px; }
body { margin: 0; }
h1, h2, h3, p, dl, dd, ul, figure, fieldset { margin: 0; padding: 0; border: 0; font: inherit; }
button, input, select, textarea { font: inherit; color: inherit; }
button { background: none; border: 0; padding: 0; cursor: pointer; }
:focus { outline: none; }
h2:focus-visible { outline: none; }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; border-radius: 4px; }
[hidden] { display: none !important; }
.hidden { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.count { color: var(--faint); font-variant-numeric: tabular-nums; margin-inline-start: 6px; }
kbd { font: 11px/16px var(--mono); color: var(--faint); border: 1px solid var(--line); border-radius: 4px; padding: 0 5px; background: var(--panel); }
.skip { position: absolute; inset-inline-start: 16px; top: -60px; background: var(--panel); padding: 8px 14px; z-index: 9; }
.skip:focus { top: 12px; }

/* Masthead */
.masthead { display: flex; flex-wrap: wrap; align-items: flex-end; gap: 20px 48px; padding: 44px var(--margin) 30px; }
.masthead .title { flex: 1 1 260px; min-inline-size: 0; }
.masthead h1 { font-size: 32px; line-height: 40px; font-weight: 400; letter-spacing: -0.015em; overflow-wrap: anywhere; }
.counts { color: var(--soft); font-variant-numeric: tabular-nums; margin-block-start: 4px; }
.locales { display: grid; grid-template-columns: auto 1fr; gap: 2px 12px; color: var(--soft); max-inline-size: 420px; }
.locales dt { color: var(--faint); font-size: 11px; letter-spacing: 0.04em; }
.locales dd { display: flex; flex-wrap: wrap; gap: 0 8px; }
.progress-box { inline-size: 168px; }
.progress-text { color: var(--soft); font-variant-numeric: tabular-nums; }
.progress { block-size: 2px; background: var(--line); margin-block: 7px 5px; position: relative; }
.progress::after { content: ""; position: absolute; inset-block: 0; inset-inline-start: 0; inline-size: calc(var(--done, 0) * 100%); background: var(--good); }
.help.quiet { color: var(--soft); display: inline-flex; gap: 8px; align-items: center; padding-block: 2px; }

/* Tools */
.tools { position: sticky; top: 0; z-index: 4; background: var(--paper); padding: 14px var(--margin) 0; border-block-end: 1px solid var(--ink); }
.bar { display: flex; flex-wrap: wrap; align-items: flex-end; gap: 12px 20px; }
.searchbox { position: relative; flex: 1 1 220px; max-inline-size: 320px; }
.searchbox input { inline-size: 100%; block-size: 32px; padding-inline: 12px 34px; border: 1px solid var(--line); border-radius: 8px; background: var(--panel); }
.searchbox input:hover { border-color: var(--strong); }
.searchbox kbd { position: absolute; inset-inline-end: 8px; top: 7px; pointer-events: none; }
.searchbox input:focus + kbd { display: none; }
input::placeholder { color: var(--faint); opacity: 1; }
.chips { display: flex; gap: 4px; flex-wrap: wrap; }
.chip { block-size: 32px; padding-inline: 10px; border-radius: 8px; border: 1px solid transparent; color: var(--soft); display: inline-flex; align-items: center; }
.chip:hover { background: var(--line); color: var(--ink); }
.chip[aria-pressed="true"] { border-color: var(--ink); color: var(--ink); }
.folding > summary { display: none; }
.fields { display: flex; flex-wrap: wrap; gap: 10px 18px; align-items: flex-end; }
.bar .folding { flex: 1 1 auto; display: flex; justify-content: flex-end; }
.field > span, .segments legend { display: block; font-size: 11px; line-height: 14px; color: var(--faint); margin-block-end: 2px; padding: 0; }
.field select { appearance: none; background: none; border: 0; border-block-end: 1px solid var(--strong); border-radius: 0; block-size: 24px; padding: 0; padding-inline-end: 16px; max-inline-size: 132px; text-overflow: ellipsis; cursor: pointer;
  background-image: linear-gradient(45deg, transparent 50%, var(--faint) 50%), linear-gradient(-45deg, transparent 50%, var(--faint) 50%); background-size: 4px 4px; background-repeat: no-repeat; background-position: right 6px top 10px, right 2px top 10px; }
[dir="rtl"] .field select { background-position: left 2px top 10px, left 6px top 10px; }
.field select option, .field select optgroup { background: var(--panel); color: var(--ink); }
.field select:hover { border-color: var(--ink); }
.view { margin-block-start: 14px; }
.view .fields { gap: 10px 26px; }
.segment-row { display: inline-flex; gap: 14px; }
.segments label { position: relative; cursor: pointer; color: var(--soft); display: inline-block; }
.segments input { position: absolute; inset: 0; opacity: 0; margin: 0; cursor: pointer; }
.segments label span { display: block; line-height: 22px; border-block-end: 2px solid transparent; white-space: nowrap; }
.segments label:hover span { color: var(--ink); }
.segments input:checked + span { color: var(--ink); border-color: var(--ink); }
.segments input:focus-visible + span { outline: 2px solid var(--focus); outline-offset: 2px; border-radius: 3px; }
#amount { inline-size: 110px; block-size: 16px; margin-block: 3px; display: block; accent-color: var(--ink); }
.tint-row { display: inline-flex; gap: 8px; align-items: center; margin: 0 !important; }
#tint { inline-size: 36px; block-size: 22px; padding: 0; border: 1px solid var(--strong); border-radius: 6px; background: none; cursor: pointer; overflow: hidden; }
#tint::-webkit-color-swatch-wrapper { padding: 0; }
#tint::-webkit-color-swatch { border: 0; }
.quiet { color: var(--accent); }
.quiet:hover { text-decoration: underline; text-underline-offset: 3px; }
.heads { display: flex; gap: var(--column-gap); padding-block: 16px 6px; font-size: 11px; line-height: 14px; color: var(--faint); }
.heads > :nth-child(1) { inline-size: var(--caption); }
.heads > :nth-child(2) { flex: 1; padding-inline-start: 14px; }
.heads > :nth-child(3) { inline-size: var(--verdict); }

/* Rows */
main { display: block; padding: 4px var(--margin) 0; outline: none; }
.status { display: flex; gap: 14px; font-variant-numeric: tabular-nums; }
.list { position: relative; }
.row { position: absolute; inset-inline: 0; outline: none; contain: layout style; display: flex; flex-direction: column; }
.row .body { flex: 1; min-block-size: 0; display: flex; gap: var(--column-gap); padding-block: 20px; border-block-end: 1px solid var(--line); position: relative; }
.row.current .body::before { content: ""; position: absolute; inset-block: 12px; inset-inline-start: -18px; inline-size: 2px; background: var(--strong); border-radius: 2px; }
.row:focus-visible .body::before, .row:focus-within.current .body::before { background: var(--accent); }
.group { block-size: 60px; padding-block-start: 26px; font-size: 15px; line-height: 22px; border-block-end: 1px solid var(--strong); }
.caption { inline-size: var(--caption); flex: none; min-inline-size: 0; }
.caption h3 { line-height: 24px; block-size: 24px; overflow: hidden; }
.name { font-weight: 600; font-size: 14px; line-height: 22px; max-inline-size: 100%; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; text-align: start; display: block; }
.name:hover { text-decoration: underline; text-decoration-thickness: 1px; text-underline-offset: 3px; }
.meta { display: flex; gap: 12px; color: var(--soft); white-space: nowrap; overflow: hidden; position: relative; }
.class::before { content: ""; display: inline-block; inline-size: 7px; block-size: 7px; border-radius: 50%; margin-inline-end: 7px; background: currentColor; vertical-align: 1px; }
.class.mirror::before { background: var(--mirror); }
.class.both::before { background: var(--both); }
.class.localized::before { background: var(--localized); }
.class.fixed::before { background: var(--fixed); }
.guideline { font-variant-numeric: tabular-nums; }
.folder { color: var(--faint); overflow: hidden; text-overflow: ellipsis; }
.why { color: var(--faint); display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; overflow: hidden; max-block-size: 36px; text-align: start; }
.verbs { white-space: nowrap; overflow: hidden; text-overflow: ellipsis; color: var(--soft); }
.verb + .verb::before { content: ", "; }
.verb bdi { font-family: var(--mono); font-size: 11.5px; }
p.finding { padding-block-start: 6px; line-height: 20px; white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
.finding::before { content: ""; display: inline-block; inline-size: 3px; block-size: 11px; border-radius: 2px; margin-inline-end: 8px; vertical-align: -1px; background: currentColor; }
.finding.error { color: var(--bad); }
.finding.warning { color: var(--warn); }
.finding.note { color: var(--soft); }
.finding .more { margin-inline-start: 6px; color: var(--faint); }
.cells { flex: 1; min-inline-size: 0; display: flex; flex-wrap: wrap; align-content: flex-start; gap: 8px; }
.cell { inline-size: var(--cell); text-align: center; }
.stage { display: flex; justify-content: center; align-items: center; padding: 14px; border-radius: 10px; background: var(--ground); position: relative; overflow: hidden; min-block-size: calc(var(--h, 0px) + 28px); }
.layer { position: relative; display: inline-flex; }
.pic { display: block; inline-size: var(--w); block-size: var(--h); user-select: none; }
.pic.flip { transform: scaleX(-1); }
.pic.pixels { image-rendering: pixelated; }
.pic.light { background: var(--dark); border-radius: 5px; box-shadow: 0 0 0 3px var(--dark); }
.pic.tinted { background: var(--tint); mask: var(--url) center / 100% 100% no-repeat; }
.pic.tinted.pixels { image-rendering: pixelated; }
.repeated .pic { opacity: 0.28; }
.stage.none { color: var(--bad); min-block-size: 76px; font-size: 12px; }
.cell figcaption { block-size: 38px; padding-block-start: 3px; font-size: 11px; line-height: 15px; color: var(--faint); }
.cell figcaption > * { display: block; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.cell figcaption b { font-weight: 400; color: var(--soft); }
.change { display: flex; gap: 8px; position: relative; }
.change::before { content: ""; position: absolute; inset-block: 4px; inset-inline-start: -4px; inline-size: 1px; background: var(--line); }
figcaption .both span + span::before { content: " \2194  "; color: var(--faint); }
:root[data-ground="light"] { --ground: transparent; }
:root[data-ground="dark"] { --ground: var(--dark); }
:root[data-ground="checker"] .stage { background: conic-gradient(var(--square) 25%, #fff 0 50%, var(--square) 0 75%, #fff 0) 0 0 / 12px 12px; }
@media (prefers-color-scheme: dark) { :root[data-ground="light"] { --ground: var(--light); } :root[data-ground="dark"] { --ground: transparent; } }

/* Parts that were kept or moved */
.part { position: absolute; inset-block-start: var(--y); left: var(--x); inline-size: var(--pw); block-size: var(--ph); outline: 1px solid var(--accent); outline-offset: 2px; border-radius: 2px; opacity: 0; pointer-events: none; }
.part.moved { outline-style: dashed; }
.row:hover .part, .row:focus-visible .part, :root[data-parts="true"] .part, .inspector .stage:hover .part { opacity: 1; }

/* Two pictures in one place */
.pair .layer { transition: none; }
.pair { display: grid; }
.pair .layer { grid-area: 1 / 1; inline-size: 100%; justify-content: center; }
:root[data-phase="1"] .blink .layer-0, :root:not([data-phase="1"]) .blink .layer-1 { visibility: hidden; }
:root[data-mode="blink"][data-phase="1"] .side-0, :root[data-mode="blink"]:not([data-phase="1"]) .side-1 { opacity: 0.35; }
.onion .layer-0 { opacity: calc(1 - var(--mix)); }
.onion .layer-1 { opacity: var(--mix); }
.swipe { touch-action: pan-y; cursor: ew-resize; padding-inline: 0; margin-inline: 6px; }
.swipe .layer-0 { clip-path: inset(-14px calc(100% - var(--amount)) -14px 0); }
.swipe .layer-1 { clip-path: inset(-14px 0 -14px var(--amount)); }
.cut { position: absolute; inset-block: 0; left: var(--amount); inline-size: 1px; background: var(--accent); pointer-events: none; }

/* Review */
.verdict { inline-size: var(--verdict); flex: none; }
.state { display: block; line-height: 24px; color: var(--soft); }
.state::before { content: ""; display: inline-block; inline-size: 7px; block-size: 7px; border-radius: 50%; margin-inline-end: 8px; border: 1.5px solid currentColor; vertical-align: 0; }
.state.approved { color: var(--good); }
.state.approved::before, .state.rejected::before, .state.changed::before { background: currentColor; }
.state.rejected, .state.broken { color: var(--bad); }
.state.changed { color: var(--warn); }
.what { color: var(--faint); }
.state.own { font-weight: 600; }
.buttons { display: flex; gap: 4px; margin-block-start: 6px; margin-inline-start: -8px; opacity: 0; }
.row:hover .buttons, .row.current .buttons, .row:focus-within .buttons, .inspector .buttons { opacity: 1; }
.buttons button { padding: 3px 8px; border-radius: 6px; color: var(--soft); line-height: 20px; }
.buttons button:hover { background: var(--line); color: var(--ink); }
.approve[aria-pressed="true"] { color: var(--good); font-weight: 600; }
.reject[aria-pressed="true"] { color: var(--bad); font-weight: 600; }
.remark { color: var(--faint); white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
.handover { position: fixed; inset-block-end: 24px; inset-inline-end: var(--margin); z-index: 5; }
.primary { background: var(--ink); color: var(--paper); border-radius: 9px; padding: 9px 18px; line-height: 20px; }
.primary:hover { background: var(--soft); }
.primary.danger { background: var(--bad); }
.handover .primary { box-shadow: 0 6px 24px rgb(0 0 0 / 0.18); }
.empty { padding-block: 72px; text-align: center; color: var(--soft); }
.gone { padding-block: 40px 0; color: var(--soft); }
.gone h2 { color: var(--ink); margin-block-end: 8px; }
.gone ul { columns: 240px; list-style: none; }
footer { padding: 48px var(--margin) 64px; color: var(--faint); }
noscript p { padding: 48px; }

/* Dialogs */
dialog { border: 0; padding: 0; background: var(--panel); color: var(--ink); border-radius: 16px; box-shadow: 0 20px 80px rgb(0 0 0 / 0.28); }
dialog::backdrop { background: rgb(12 13 14 / 0.42); }
dialog header { display: flex; gap: 24px; align-items: center; justify-content: space-between; padding-block-end: 14px; }
dialog h2 { font-size: 19px; line-height: 26px; overflow-wrap: anywhere; flex: 1; }
.close { font-size: 22px; line-height: 28px; inline-size: 32px; block-size: 32px; border-radius: 8px; color: var(--soft); flex: none; }
.close:hover { background: var(--line); color: var(--ink); }
.sheet-dialog { inline-size: min(560px, calc(100vw - 32px)); padding: 24px 28px 28px; max-block-size: calc(100vh - 48px); overflow: auto; }
.sheet-dialog p { color: var(--soft); margin-block-end: 12px; }
.sheet-dialog textarea { inline-size: 100%; border: 1px solid var(--line); border-radius: 8px; padding: 10px 12px; background: var(--paper); resize: vertical; }
.sheet-dialog textarea[readonly] { font: 11px/16px var(--mono); white-space: pre; }
.sheet-dialog pre { margin: 0 0 12px; padding: 9px 12px; background: var(--paper); border-radius: 8px; overflow: auto; text-align: left; }
code { font: 12px/18px var(--mono); }
.actions { display: flex; flex-wrap: wrap; gap: 12px 20px; align-items: center; margin-block-start: 16px; }
.actions button:not(.primary):not(.quiet) { border: 1px solid var(--strong); border-radius: 9px; padding: 8px 16px; line-height: 20px; }
.done { min-block-size: 18px; color: var(--good) !important; margin: 8px 0 0 !important; }
.keys { display: grid; grid-template-columns: auto 1fr auto 1fr; gap: 7px 16px; align-items: baseline; }
.keys dt { display: flex; gap: 4px; justify-content: flex-end; }
.keys dd { color: var(--soft); }
.check { display: block; margin-block-start: 20px; padding-block-start: 14px; border-block-start: 1px solid var(--line); color: var(--soft); }
.inspector { inline-size: min(1120px, calc(100vw - 48px)); max-block-size: calc(100vh - 48px); padding: 22px 32px 32px; overflow: auto; }
.inspector header { align-items: flex-start; }
.inspector .verdict { inline-size: auto; display: flex; gap: 16px; align-items: center; }
.inspector .buttons { margin: 0; }
.theatre { display: flex; flex-wrap: wrap; gap: 16px 28px; justify-content: center; padding-block: 20px 16px; border-block: 1px solid var(--line); margin-block-end: 18px; }
.theatre .cell { inline-size: auto; min-inline-size: 110px; }
.theatre .stage { padding: 20px; }
.theatre .swipe { padding-inline: 0; }
.facts dl { display: grid; grid-template-columns: minmax(90px, auto) 1fr; gap: 7px 24px; }
.facts dt { color: var(--faint); }
.facts dt::first-letter { text-transform: uppercase; }
.facts dd { min-inline-size: 0; overflow-wrap: anywhere; }
.facts dd code { display: block; margin-block-start: 4px; }
.facts .tags { display: inline-flex; flex-wrap: wrap; gap: 0 8px; margin-inline-start: 10px; color: var(--faint); }
.facts .problem { display: block; color: var(--bad); }
.rule-id { font-family: var(--mono); font-size: 12px; }
.faint { color: var(--faint); }

/* Phones */
:root[data-narrow="true"] .row .body { flex-direction: column; gap: 0; }
:root[data-narrow="true"] .caption, :root[data-narrow="true"] .verdict { inline-size: 100%; }
:root[data-narrow="true"] .cells { flex: none; margin-block: 12px 16px; margin-inline: -14px; }
:root[data-narrow="true"] .verdict { display: flex; align-items: center; justify-content: space-between; block-size: 40px; }
:root[data-narrow="true"] .verdict .buttons { opacity: 1; margin: 0; }
:root[data-narrow="true"] .verdict .buttons button { padding: 9px 14px; border: 1px solid var(--line); }
:root[data-narrow="true"] .row.current .body::before { inset-inline-start: -12px; }
@media (max-width: 759px) {
  .masthead { padding-block: 28px 18px; gap: 14px; }
  .masthead h1 { font-size: 27px; line-height: 34px; }
  .locales, .help.quiet { display: none; }
  .tools { padding-block-start: 10px; position: static; }
  .bar { position: static; gap: 12px; }
  .searchbox { flex: 1 1 100%; max-inline-size: none; }
  .searchbox input { block-size: 40px; font-size: 16px; }
  .searchbox kbd, .heads > span { display: none; }
  .chips { flex-wrap: nowrap; overflow-x: auto; inline-size: 100%; scrollbar-width: none; }
  .chip { flex: none; block-size: 36px; border-color: var(--line); }
  .bar .folding { display: block; }
  .folding { inline-size: 100%; }
  .folding > summary { display: flex; justify-content: space-between; list-style: none; line-height: 40px; color: var(--soft); cursor: pointer; border-block-start: 1px solid var(--line); }
  .folding > summary::after { content: "+"; font-size: 18px; }
  .folding[open] > summary::after { content: "\2212"; }
  .folding[open] > .fields { padding-block: 4px 18px; gap: 16px 24px; }
  .field select { block-size: 34px; font-size: 16px; }
  .segment-row { gap: 18px; flex-wrap: wrap; }
  .segments label span { line-height: 34px; }
  .view { margin-block-start: 0; }
  .keys { grid-template-columns: auto 1fr; }
  .inspector { inline-size: 100vw; max-inline-size: none; block-size: 100dvh; max-block-size: none; border-radius: 0; margin: 0; padding: 14px 18px 32px; }
  .inspector header { flex-wrap: wrap; }
  .inspector h2 { order: 0; }
  .inspector .verdict { order: 2; inline-size: 100%; justify-content: space-between; }
  .inspector .close { order: 1; }
  .facts dl { grid-template-columns: 1fr; gap: 1px; }
  .facts dt::first-letter { text-transform: uppercase; }
.facts dd { margin-block-end: 8px; }
  .handover { inset-inline: var(--margin); }
  .handover button { inline-size: 100%; padding-block: 13px; }
}
@media (prefers-reduced-motion: no-preference) { .buttons, .part { transition: opacity 120ms; } }
@media (forced-colors: active) { .pic.tinted { forced-color-adjust: none; } .segments input:checked + span { border-color: Highlight; } }
@media print { .tools, .handover, .buttons { display: none; } }

"""###

  /// `Web/strings`, by language.
  static let strings = [
    "ar": ###"""
{
  "noScript": "تحتاج هذه الصفحة إلى جافاسكربت. الصفحات sheet-1.png وما بعدها تعرض الأيقونات نفسها من دونه.",
  "skip": "إلى الأيقونات",
  "icons": "الأيقونات",
  "pictures": "الصور",
  "review": "المراجعة",
  "countIcons": { "zero": "لا أيقونات", "one": "أيقونة واحدة", "two": "أيقونتان", "few": "{n} أيقونات", "many": "{n} أيقونة", "other": "{n} أيقونة" },
  "countShown": { "zero": "لا شيء من {all} أيقونة", "one": "أيقونة واحدة من {all}", "two": "أيقونتان من {all}", "few": "{n} أيقونات من {all}", "many": "{n} أيقونة من {all}", "other": "{n} أيقونة من {all}" },
  "countPictures": { "zero": "لا صور", "one": "صورة واحدة", "two": "صورتان", "few": "{n} صور", "many": "{n} صورة", "other": "{n} صورة" },
  "countLocales": { "zero": "لا لغات", "one": "لغة واحدة", "two": "لغتان", "few": "{n} لغات", "many": "{n} لغة", "other": "{n} لغة" },
  "countFindings": { "zero": "لا ملاحظات", "one": "ملاحظة واحدة", "two": "ملاحظتان", "few": "{n} ملاحظات", "many": "{n} ملاحظة", "other": "{n} ملاحظة" },
  "since": "مقارنةً مع {revision}",
  "progress": { "zero": "لم يُعتمد شيء من {all}", "one": "اعتُمدت واحدة من {all}", "two": "اعتُمدت اثنتان من {all}", "few": "اعتُمدت {n} من {all}", "many": "اعتُمدت {n} من {all}", "other": "اعتُمدت {n} من {all}" },
  "footer": "لا يغادر هذه الصفحة شيء: تبقى القرارات في هذا المتصفح إلى أن تسلّمها.",
  "search": "بحث",
  "searchHint": "ابحث في الأسماء والملاحظات واللغات والقواعد",
  "filter": "التصفية والترتيب",
  "view": "العرض والمقارنة",
  "all": "الكل",
  "class": "الصنف",
  "class.mirror": "معكوسة",
  "class.both": "معكوسة ومحلّية",
  "class.localized": "محلّية",
  "class.fixed": "ثابتة",
  "findings": "نتائج التدقيق",
  "anyFinding": "مع نتائج",
  "noFinding": "بلا نتائج",
  "severity": "الخطورة",
  "error": "خطأ",
  "warning": "تحذير",
  "note": "ملاحظة",
  "rule": "القاعدة",
  "guideline": "المبادئ",
  "decision": "القرارات",
  "rule.fixed": "رسم واحد في كل مكان",
  "rule.variant": "رسم خاص",
  "rule.no-variant": "لا رسم لهذه اللغة",
  "rule.exception": "استثناء",
  "rule.drawn-direction": "كما رُسمت لاتجاهها",
  "rule.other-direction": "معكوسة للاتجاه الآخر",
  "ownPicture": "صورة خاصة في",
  "sort": "الترتيب حسب",
  "sort.name": "الاسم",
  "sort.class": "الصنف",
  "sort.state": "المراجعة",
  "sort.findings": "النتائج",
  "sort.pictures": "الصور",
  "group": "التجميع حسب",
  "noGroup": "لا شيء",
  "group.class": "الصنف",
  "group.concept": "المفهوم",
  "group.folder": "المجلد",
  "group.state": "المراجعة",
  "noConcept": "مفهوم غير معروف",
  "noFolder": "بلا مجلد",
  "clear": "إزالة التصفية",
  "empty": "لا أيقونة توافق هذه التصفية.",
  "compare": "المقارنة",
  "compare.rtl": "LTR وRTL",
  "compare.rtl.hint": "الصورة من اليسار إلى اليمين مع الصورة من اليمين إلى اليسار",
  "compare.flip": "العكس البسيط",
  "compare.flip.hint": "صورة المرآة البسيطة مع صورتنا: ما يختلف أُبقي أو نُقل",
  "compare.before": "قبل والآن",
  "compare.before.hint": "الصورة كما اعتُمدت مع الصورة كما هي الآن",
  "mode": "الطريقة",
  "mode.side": "جنبًا إلى جنب",
  "mode.blink": "وميض",
  "mode.swipe": "سحب",
  "mode.onion": "تراكب",
  "mode.difference": "فرق",
  "amount": "المقدار",
  "size": "الحجم",
  "zoom": "التكبير",
  "ground": "الخلفية",
  "ground.auto": "تلقائية",
  "ground.light": "فاتحة",
  "ground.dark": "داكنة",
  "ground.checker": "مربعات",
  "tint": "اللون",
  "reset": "استعادة",
  "ltr": "LTR",
  "rtl": "RTL",
  "leftToRight": "من اليسار إلى اليمين",
  "rightToLeft": "من اليمين إلى اليسار",
  "before": "قبل",
  "now": "الآن",
  "difference": "الفرق",
  "plainFlip": "عكس بسيط",
  "none": "لا شيء",
  "mirrored": "معكوسة",
  "excepted": "مستثناة",
  "asDrawn": "كما رُسمت",
  "drawnFor": "لأجل {key}",
  "reason.fixed": "الأيقونة ثابتة، رسم واحد لكل اللغات",
  "reason.variant": "يوجد رسم لأجل {key}",
  "reason.no-variant": "لا رسم لهذه اللغة، والأيقونة المحلّية لا تُعكس أبدًا",
  "reason.exception": "{key} مستثناة وتظهر كما في واجهة من اليسار إلى اليمين",
  "reason.drawn-direction": "تُقرأ اللغة {direction}، كما رُسمت الأيقونة",
  "reason.other-direction": "تُقرأ اللغة {direction}، والأيقونة مرسومة للاتجاه الآخر",
  "verb.keep": "تُبقى",
  "verb.move": "تُنقل",
  "verb.reorder": "يُعاد ترتيبها",
  "verb.mirror": "تُعكس",
  "kept": "أُبقي",
  "moved": "نُقل",
  "state.open": "للمراجعة",
  "state.since": "تغيّرت منذ {revision}",
  "state.broken": "بلا صورة",
  "state.rejected": "مرفوضة",
  "state.changed": "متغيّرة",
  "state.new": "جديدة",
  "state.approved": "معتمدة",
  "state.decided": "قُرّرت هنا",
  "decided.approved": "اعتماد",
  "decided.rejected": "رفض",
  "changed.decision": "قرار آخر",
  "changed.picture": "صورة أخرى",
  "approve": "اعتماد",
  "reject": "رفض",
  "reviewOf": "مراجعة {icon}",
  "rejectTitle": "رفض {icon}",
  "rejectHow": "ما الذي ينبغي تغييره؟ مفتاح الإدخال يرسل، ومع Shift يبدأ سطرًا جديدًا.",
  "cancel": "إلغاء",
  "handOver": { "zero": "لا قرارات للتسليم", "one": "تسليم قرار واحد", "two": "تسليم قرارين", "few": "تسليم {n} قرارات", "many": "تسليم {n} قرارًا", "other": "تسليم {n} قرار" },
  "handOverHow": "احفظ القرارات أو انسخها إلى ملف، ثم دع Chiral يأخذها:",
  "download": "تنزيل decisions.json",
  "copy": "نسخ",
  "forget": "نسيانها كلها",
  "downloaded": "تم التنزيل.",
  "copied": "تم النسخ.",
  "nothingDecided": "لم يُقرَّر شيء بعد",
  "nothingOpen": "لم يبقَ شيء للمراجعة",
  "gone": { "zero": "لا صور زالت", "one": "صورة واحدة اعتُمدت ولم تعد موجودة", "two": "صورتان اعتُمدتا ولم تعودا موجودتين", "few": "{n} صور اعتُمدت ولم تعد موجودة", "many": "{n} صورة اعتُمدت ولم تعد موجودة", "other": "{n} صورة اعتُمدت ولم تعد موجودة" },
  "close": "إغلاق",
  "file": "الملف",
  "noted": "ملاحظة",
  "reason": "السبب",
  "keys": "المفاتيح",
  "singleKeys": "المفاتيح المفردة تعمل",
  "key.next": "الأيقونة التالية",
  "key.previous": "الأيقونة السابقة",
  "key.open": "التالية للمراجعة",
  "key.first": "الأولى",
  "key.last": "الأخيرة",
  "key.approve": "اعتماد ومتابعة",
  "key.reject": "رفض مع ملاحظة",
  "key.undo": "التراجع عن القرار",
  "key.handOver": "تسليم القرارات",
  "key.inspect": "نظرة عن قرب",
  "key.side": "جنبًا إلى جنب",
  "key.blink": "وميض",
  "key.swipe": "سحب",
  "key.onion": "تراكب",
  "key.difference": "فرق",
  "key.flip": "عكس بسيط",
  "key.before": "قبل والآن",
  "key.turn": "تبديل يدوي",
  "key.amount": "أقل أو أكثر من الثانية",
  "key.parts": "إحاطة ما أُبقي ونُقل",
  "key.zoom": "التكبير",
  "key.size": "الحجم",
  "key.ground": "الخلفية",
  "key.tint": "اللون",
  "key.search": "بحث",
  "key.clear": "إزالة التصفية",
  "key.help": "هذه المفاتيح"
}

"""###,
    "en": ###"""
{
  "noScript": "This page needs JavaScript. The pages sheet-1.png and so on show the same icons without it.",
  "skip": "To the icons",
  "icons": "Icons",
  "pictures": "Pictures",
  "review": "Review",
  "countIcons": { "one": "{n} icon", "other": "{n} icons" },
  "countShown": { "one": "{n} of {all} icons", "other": "{n} of {all} icons" },
  "countPictures": { "one": "{n} picture", "other": "{n} pictures" },
  "countLocales": { "one": "{n} locale", "other": "{n} locales" },
  "countFindings": { "one": "{n} finding", "other": "{n} findings" },
  "since": "Compared with {revision}",
  "progress": { "one": "{n} of {all} approved", "other": "{n} of {all} approved" },
  "footer": "Nothing leaves this page: decisions stay in this browser until you hand them over.",
  "search": "Search",
  "searchHint": "Search names, notes, locales, rules",
  "filter": "Filter and sort",
  "view": "View and compare",
  "all": "All",
  "class": "Class",
  "class.mirror": "mirror",
  "class.both": "both",
  "class.localized": "localized",
  "class.fixed": "fixed",
  "findings": "Findings",
  "anyFinding": "with findings",
  "noFinding": "without findings",
  "severity": "Severity",
  "error": "error",
  "warning": "warning",
  "note": "note",
  "rule": "Rule",
  "guideline": "Guidelines",
  "decision": "Decisions",
  "rule.fixed": "one drawing everywhere",
  "rule.variant": "own drawing",
  "rule.no-variant": "no drawing for a locale",
  "rule.exception": "exception",
  "rule.drawn-direction": "as drawn for its direction",
  "rule.other-direction": "mirrored for the other direction",
  "ownPicture": "Own picture in",
  "sort": "Sort by",
  "sort.name": "name",
  "sort.class": "class",
  "sort.state": "review",
  "sort.findings": "findings",
  "sort.pictures": "pictures",
  "group": "Group by",
  "noGroup": "nothing",
  "group.class": "class",
  "group.concept": "concept",
  "group.folder": "folder",
  "group.state": "review",
  "noConcept": "no known concept",
  "noFolder": "no folder",
  "clear": "Clear filters",
  "empty": "No icon passes these filters.",
  "compare": "Compare",
  "compare.rtl": "LTR and RTL",
  "compare.rtl.hint": "The left-to-right picture with the right-to-left one",
  "compare.flip": "Plain flip",
  "compare.flip.hint": "The plain mirror image with ours: what differs was kept or moved",
  "compare.before": "Before and now",
  "compare.before.hint": "The picture as it was approved with the picture as it is now",
  "mode": "As",
  "mode.side": "Side by side",
  "mode.blink": "Blink",
  "mode.swipe": "Swipe",
  "mode.onion": "Overlay",
  "mode.difference": "Difference",
  "amount": "Amount",
  "size": "Size",
  "zoom": "Zoom",
  "ground": "Ground",
  "ground.auto": "Auto",
  "ground.light": "Light",
  "ground.dark": "Dark",
  "ground.checker": "Checkers",
  "tint": "Tint",
  "reset": "Reset",
  "ltr": "LTR",
  "rtl": "RTL",
  "leftToRight": "from left to right",
  "rightToLeft": "from right to left",
  "before": "before",
  "now": "now",
  "difference": "difference",
  "plainFlip": "plain flip",
  "none": "none",
  "mirrored": "mirrored",
  "excepted": "excepted",
  "asDrawn": "as drawn",
  "drawnFor": "for {key}",
  "reason.fixed": "the icon is fixed, one drawing serves every locale",
  "reason.variant": "there is a drawing for {key}",
  "reason.no-variant": "no drawing is for this locale, and a localized icon is never mirrored",
  "reason.exception": "{key} is excepted and looks as in a left-to-right interface",
  "reason.drawn-direction": "the locale is read {direction}, as the icon was drawn",
  "reason.other-direction": "the locale is read {direction}, the icon was drawn for the other direction",
  "verb.keep": "kept",
  "verb.move": "moved",
  "verb.reorder": "reordered",
  "verb.mirror": "mirrored",
  "kept": "kept",
  "moved": "moved",
  "state.open": "to review",
  "state.since": "changed since {revision}",
  "state.broken": "no picture",
  "state.rejected": "rejected",
  "state.changed": "changed",
  "state.new": "new",
  "state.approved": "approved",
  "state.decided": "decided here",
  "decided.approved": "approve",
  "decided.rejected": "reject",
  "changed.decision": "another decision",
  "changed.picture": "another picture",
  "approve": "Approve",
  "reject": "Reject",
  "reviewOf": "Review of {icon}",
  "rejectTitle": "Reject {icon}",
  "rejectHow": "What should be different? Enter sends, Shift and Enter begins a new line.",
  "cancel": "Cancel",
  "handOver": { "one": "Hand over {n} decision", "other": "Hand over {n} decisions" },
  "handOverHow": "Save the decisions, or copy them into a file, and have Chiral take them over:",
  "download": "Download decisions.json",
  "copy": "Copy",
  "forget": "Forget them all",
  "downloaded": "Downloaded.",
  "copied": "Copied.",
  "nothingDecided": "Nothing is decided yet",
  "nothingOpen": "Nothing is left to review",
  "gone": { "one": "{n} picture was approved and is there no longer", "other": "{n} pictures were approved and are there no longer" },
  "close": "Close",
  "file": "File",
  "noted": "Note",
  "reason": "Reason",
  "keys": "Keys",
  "singleKeys": "Single keys act",
  "key.next": "next icon",
  "key.previous": "previous icon",
  "key.open": "next icon to review",
  "key.first": "first icon",
  "key.last": "last icon",
  "key.approve": "approve, go on",
  "key.reject": "reject with a note",
  "key.undo": "take the decision back",
  "key.handOver": "hand over the decisions",
  "key.inspect": "look at it closely",
  "key.side": "side by side",
  "key.blink": "blink",
  "key.swipe": "swipe",
  "key.onion": "overlay",
  "key.difference": "difference",
  "key.flip": "plain flip",
  "key.before": "before and now",
  "key.turn": "turn over by hand",
  "key.amount": "less or more of the second",
  "key.parts": "outline kept and moved parts",
  "key.zoom": "zoom",
  "key.size": "size",
  "key.ground": "ground",
  "key.tint": "tint",
  "key.search": "search",
  "key.clear": "clear the filters",
  "key.help": "these keys"
}

"""###,
    "he": ###"""
{
  "noScript": "לדף הזה נדרש JavaScript. הדפים sheet-1.png והבאים אחריו מציגים את אותם הסמלים בלעדיו.",
  "skip": "אל הסמלים",
  "icons": "סמלים",
  "pictures": "תמונות",
  "review": "סקירה",
  "countIcons": { "one": "סמל אחד", "two": "שני סמלים", "other": "{n} סמלים" },
  "countShown": { "one": "סמל אחד מתוך {all}", "two": "שני סמלים מתוך {all}", "other": "{n} סמלים מתוך {all}" },
  "countPictures": { "one": "תמונה אחת", "two": "שתי תמונות", "other": "{n} תמונות" },
  "countLocales": { "one": "שפה אחת", "two": "שתי שפות", "other": "{n} שפות" },
  "countFindings": { "one": "ממצא אחד", "two": "שני ממצאים", "other": "{n} ממצאים" },
  "since": "בהשוואה ל־{revision}",
  "progress": { "one": "אחד מתוך {all} אושר", "two": "שניים מתוך {all} אושרו", "other": "{n} מתוך {all} אושרו" },
  "footer": "דבר אינו יוצא מהדף הזה: ההחלטות נשארות בדפדפן הזה עד שמוסרים אותן.",
  "search": "חיפוש",
  "searchHint": "חיפוש שמות, הערות, שפות וכללים",
  "filter": "סינון ומיון",
  "view": "תצוגה והשוואה",
  "all": "הכול",
  "class": "סוג",
  "class.mirror": "משתקף",
  "class.both": "משתקף ומותאם",
  "class.localized": "מותאם",
  "class.fixed": "קבוע",
  "findings": "ממצאים",
  "anyFinding": "עם ממצאים",
  "noFinding": "ללא ממצאים",
  "severity": "חומרה",
  "error": "שגיאה",
  "warning": "אזהרה",
  "note": "הערה",
  "rule": "כלל",
  "guideline": "קווים מנחים",
  "decision": "החלטות",
  "rule.fixed": "ציור אחד לכולם",
  "rule.variant": "ציור משלו",
  "rule.no-variant": "אין ציור לשפה",
  "rule.exception": "חריג",
  "rule.drawn-direction": "כפי שצויר לכיוונו",
  "rule.other-direction": "משתקף לכיוון האחר",
  "ownPicture": "תמונה משלו ב־",
  "sort": "מיון לפי",
  "sort.name": "שם",
  "sort.class": "סוג",
  "sort.state": "סקירה",
  "sort.findings": "ממצאים",
  "sort.pictures": "תמונות",
  "group": "קיבוץ לפי",
  "noGroup": "ללא",
  "group.class": "סוג",
  "group.concept": "מושג",
  "group.folder": "תיקייה",
  "group.state": "סקירה",
  "noConcept": "מושג לא מוכר",
  "noFolder": "ללא תיקייה",
  "clear": "ניקוי הסינון",
  "empty": "אין סמל שעובר את הסינון הזה.",
  "compare": "השוואה",
  "compare.rtl": "LTR ו־RTL",
  "compare.rtl.hint": "התמונה משמאל לימין עם התמונה מימין לשמאל",
  "compare.flip": "היפוך פשוט",
  "compare.flip.hint": "תמונת הראי הפשוטה עם שלנו: מה ששונה נשמר או הוזז",
  "compare.before": "קודם ועכשיו",
  "compare.before.hint": "התמונה כפי שאושרה עם התמונה כפי שהיא עכשיו",
  "mode": "כיצד",
  "mode.side": "זה לצד זה",
  "mode.blink": "הבהוב",
  "mode.swipe": "החלקה",
  "mode.onion": "חפיפה",
  "mode.difference": "הפרש",
  "amount": "כמות",
  "size": "גודל",
  "zoom": "הגדלה",
  "ground": "רקע",
  "ground.auto": "אוטומטי",
  "ground.light": "בהיר",
  "ground.dark": "כהה",
  "ground.checker": "משבצות",
  "tint": "גוון",
  "reset": "איפוס",
  "ltr": "LTR",
  "rtl": "RTL",
  "leftToRight": "משמאל לימין",
  "rightToLeft": "מימין לשמאל",
  "before": "קודם",
  "now": "עכשיו",
  "difference": "הפרש",
  "plainFlip": "היפוך פשוט",
  "none": "אין",
  "mirrored": "משתקף",
  "excepted": "חריג",
  "asDrawn": "כפי שצויר",
  "drawnFor": "עבור {key}",
  "reason.fixed": "הסמל קבוע, ציור אחד לכל השפות",
  "reason.variant": "יש ציור עבור {key}",
  "reason.no-variant": "אין ציור לשפה הזאת, וסמל מותאם לעולם אינו משתקף",
  "reason.exception": "{key} חריגה ונראית כבממשק משמאל לימין",
  "reason.drawn-direction": "השפה נקראת {direction}, כפי שהסמל צויר",
  "reason.other-direction": "השפה נקראת {direction}, הסמל צויר לכיוון האחר",
  "verb.keep": "נשמר",
  "verb.move": "מוזז",
  "verb.reorder": "מסודר מחדש",
  "verb.mirror": "משתקף",
  "kept": "נשמר",
  "moved": "הוזז",
  "state.open": "לסקירה",
  "state.since": "השתנה מאז {revision}",
  "state.broken": "אין תמונה",
  "state.rejected": "נדחה",
  "state.changed": "השתנה",
  "state.new": "חדש",
  "state.approved": "אושר",
  "state.decided": "הוחלט כאן",
  "decided.approved": "לאישור",
  "decided.rejected": "לדחייה",
  "changed.decision": "החלטה אחרת",
  "changed.picture": "תמונה אחרת",
  "approve": "אישור",
  "reject": "דחייה",
  "reviewOf": "סקירת {icon}",
  "rejectTitle": "דחיית {icon}",
  "rejectHow": "מה צריך להיות אחרת? Enter שולח, Shift ו־Enter פותחים שורה חדשה.",
  "cancel": "ביטול",
  "handOver": { "one": "מסירת החלטה אחת", "two": "מסירת שתי החלטות", "other": "מסירת {n} החלטות" },
  "handOverHow": "שמרו את ההחלטות או העתיקו אותן לקובץ, ותנו ל־Chiral לקבל אותן:",
  "download": "הורדת decisions.json",
  "copy": "העתקה",
  "forget": "לשכוח את כולן",
  "downloaded": "הורד.",
  "copied": "הועתק.",
  "nothingDecided": "עדיין לא הוחלט דבר",
  "nothingOpen": "לא נותר דבר לסקירה",
  "gone": { "one": "תמונה אחת אושרה ואינה קיימת עוד", "two": "שתי תמונות אושרו ואינן קיימות עוד", "other": "{n} תמונות אושרו ואינן קיימות עוד" },
  "close": "סגירה",
  "file": "קובץ",
  "noted": "הערה",
  "reason": "סיבה",
  "keys": "מקשים",
  "singleKeys": "מקשים בודדים פועלים",
  "key.next": "הסמל הבא",
  "key.previous": "הסמל הקודם",
  "key.open": "הבא לסקירה",
  "key.first": "הסמל הראשון",
  "key.last": "הסמל האחרון",
  "key.approve": "אישור והמשך",
  "key.reject": "דחייה עם הערה",
  "key.undo": "ביטול ההחלטה",
  "key.handOver": "מסירת ההחלטות",
  "key.inspect": "מבט מקרוב",
  "key.side": "זה לצד זה",
  "key.blink": "הבהוב",
  "key.swipe": "החלקה",
  "key.onion": "חפיפה",
  "key.difference": "הפרש",
  "key.flip": "היפוך פשוט",
  "key.before": "קודם ועכשיו",
  "key.turn": "החלפה ידנית",
  "key.amount": "פחות או יותר מהשנייה",
  "key.parts": "סימון מה שנשמר והוזז",
  "key.zoom": "הגדלה",
  "key.size": "גודל",
  "key.ground": "רקע",
  "key.tint": "גוון",
  "key.search": "חיפוש",
  "key.clear": "ניקוי הסינון",
  "key.help": "המקשים האלה"
}

"""###,
  ]
}
