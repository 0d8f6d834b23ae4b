/* The loupe: one icon, enlarged from its vector, with all its facts. */

let inspected;
const loupe = { size: 0, zoom: 1, x: 0.5, y: 0.5, grid: true, area: false };

/** Shows an icon in the loupe. */
function inspect(icon) {
  if (!icon) return;
  inspected = icon;
  showInspected();
  if (!inspector.open) inspector.showModal();
  measureHead();
  placeMessages();
  writeAddress();
}

/** Tells the style sheet what the header covers, so that nothing is scrolled below it. */
function measureHead() { inspector.style.setProperty('--head', `${stickyHeight($('header', inspector))}px`); }

inspector.addEventListener('close', () => { if (inspector.open) return; inspected = undefined; writeAddress(); if (list.icons.length > 0) setCurrent(list.current, { focuses: true }); });

/** Shows the icon in the loupe again when the width of the window has changed; what is being typed stays. */
let inspectedWidth = window.innerWidth;
window.addEventListener('resize', () => {
  if (window.innerWidth === inspectedWidth) return;
  inspectedWidth = window.innerWidth;
  if (!inspector.open) return;
  const typed = inspector.contains(document.activeElement) && document.activeElement.matches('input[type="text"]') ? document.activeElement.value : undefined;
  showInspected();
  if (typed !== undefined && document.activeElement.matches('input[type="text"]')) document.activeElement.value = typed;
});

/** Shows the present state of the icon in the loupe. */
const showInspected = () => whenReleased('loupe', fillInspector);

function fillInspector() {
  const icon = inspected;
  if (!icon) return;
  const held = document.activeElement?.closest?.('.inspector') ? document.activeElement : undefined;
  const key = held && (held.id || held.dataset.key), top = inspector.scrollTop;
  const index = list.icons.indexOf(icon);
  inspector.replaceChildren(
    h('header', { role: 'none' },
      h('button', { type: 'button', class: 'step', id: 'previous', 'aria-label': t('key.previous'), disabled: index <= 0, click: () => move(-1) }, '\u2039'),
      h('button', { type: 'button', class: 'step', id: 'next', 'aria-label': t('key.next'), disabled: index < 0 || index >= list.icons.length - 1, click: () => move(1) }, '\u203a'),
      h('h2', { id: 'inspector-title', tabindex: '-1', autofocus: true }, foreign(icon.n)),
      h('span', { class: 'place' }, index < 0 ? '' : t('placeOf', { n: index + 1, all: list.icons.length })),
      verdictElement(icon),
      location.protocol === 'file:' ? null : h('button', { type: 'button', class: 'quiet', id: 'copy-link', click: copyLink }, t('copyLink')), closeButton(inspector)),
    h('details', { class: 'loupe-tools-box', open: loupe.hasTools ?? root.clientWidth >= 760, toggle: (event) => { loupe.hasTools = event.target.open; } }, h('summary', {}, t('view')),
      h('div', { class: 'loupe-tools', role: 'group', 'aria-label': t('view') }, comparisonControls('loupe-'), rest('loupe', loupeControls()))),
    h('div', { class: 'loupe-body' },
      h('div', { class: 'loupe-main' }, theatre(icon), h('div', { class: 'in-use' }, waterfall(icon), contexts(icon))),
      h('div', { class: 'facts' }, readingsElement(icon), editorElement(icon), factsElement(icon))));
  for (const button of inspector.querySelectorAll('button')) button.tabIndex = 0;
  setLoupe({});
  measureHead();
  placeMessages();
  afterInspecting();
  inspector.scrollTop = top;
  if (key) (document.getElementById(key) ?? $(`[data-key="${CSS.escape(key)}"]`, inspector))?.focus({ preventScroll: true });
}

/** Creates the controls of the loupe. */
function loupeControls() {
  const toggle = (name) => h('button', { type: 'button', class: 'toggle', id: `loupe-${name}`, 'aria-pressed': String(loupe[name]), click: () => setLoupe({ [name]: !loupe[name] }) }, t(`loupe.${name}`));
  const step = (id, text, label, act) => h('button', { type: 'button', class: 'step', id, 'aria-label': label, title: label, click: act }, text);
  return [toggle('grid'), toggle('area'),
    h('label', { class: 'field' }, h('span', {}, t('size')), h('input', { type: 'range', id: 'loupe-size', min: '64', max: '512', step: '32', value: String(loupe.size || fittingSize(inspected)), input: (event) => { loupe.size = Number(event.target.value); fitPanes(); }, change: showInspected })),
    h('span', { class: 'zoomer', role: 'group', 'aria-label': t('zoom') }, step('zoom-out', '\u2212', t('zoomOut'), () => zoomBy(0.5)), h('output', { id: 'loupe-zoom' }), step('zoom-in', '+', t('zoomIn'), () => zoomBy(2)), step('zoom-fit', '\u25a1', t('zoomFit'), () => setLoupe({ zoom: 1 })))];
}

/** The least distance between the lines of the grid, in pixels. */
const leastGrid = 9;

/** Returns the distance between the lines of the grid of a pane, in units of its drawing: 1, or the first power of two that can be seen. */
function gridStep(element) {
  const style = element.style, pixels = parseFloat(style.getPropertyValue('--pane-h')) * loupe.zoom / Number(style.getPropertyValue('--units-y'));
  return 2 ** Math.max(0, Math.ceil(Math.log2(leastGrid / pixels)));
}

/** Moves all pictures together and keeps them in view. */
function setLoupe(change) {
  Object.assign(loupe, change);
  loupe.zoom = Math.min(32, Math.max(1, loupe.zoom));
  const half = 0.5 / loupe.zoom;
  loupe.x = Math.min(1 - half, Math.max(half, loupe.x));
  loupe.y = Math.min(1 - half, Math.max(half, loupe.y));
  inspector.style.setProperty('--loupe-zoom', loupe.zoom);
  inspector.style.setProperty('--loupe-x', loupe.x);
  inspector.style.setProperty('--loupe-y', loupe.y);
  for (const element of inspector.querySelectorAll('.pane')) element.style.setProperty('--step', gridStep(element));
  inspector.dataset.grid = String(loupe.grid);
  inspector.dataset.zoomed = String(loupe.zoom > 1);
  inspector.dataset.area = String(loupe.area);
  for (const name of ['grid', 'area']) $(`#loupe-${name}`)?.setAttribute('aria-pressed', String(loupe[name]));
  const words = $('#loupe-zoom');
  if (words) words.textContent = percent(loupe.zoom, 0);
}

const zoomBy = (factor) => setLoupe({ zoom: loupe.zoom * factor });

/** Returns the height at which the pictures of an icon fill the room: one if they are compared in one place, two, or three in a line if there
 * are more. Nobody has chosen a size then. The room leaves a scroll bar its place. */
function fittingSize(icon) {
  const isNarrow = root.clientWidth < 1100, room = Math.min(1380, root.clientWidth - (isNarrow ? 0 : 32)) - (root.clientWidth < 760 ? 32 : 48) - (isNarrow ? 0 : 408);
  const lines = icon ? theatreLines(icon) : [], pictures = lines.flat().map((cell) => cell.picture ?? cell.change?.[1].picture).filter(Boolean);
  const isOne = look.mode !== 'side', count = isOne ? 1 : isNarrow ? 2 : Math.min(3, Math.max(2, ...lines.map((line) => line.length))), gap = root.clientWidth < 760 ? 10 : 18;
  const widest = Math.max(1, ...pictures.map((picture) => widthOf(picture, 1)));
  return Math.max(96, Math.min(isOne ? Math.max(440, window.innerHeight - 300) : 440, Math.floor((room - (count - 1) * gap) / count / widest)));
}

/** The pictures of the panes. */
const panePictures = new WeakMap();

/** Gives all panes the chosen size. */
function fitPanes() {
  for (const element of inspector.querySelectorAll('.pane')) fitPane(element);
  setLoupe({});
}

function fitPane(element) {
  const picture = panePictures.get(element), largest = Math.min(512, root.clientWidth - 72), height = Math.min(loupe.size || fittingSize(inspected), largest / widthOf(picture, 1));
  element.style.setProperty('--pane-w', `${widthOf(picture, height)}px`);
  element.style.setProperty('--pane-h', `${height}px`);
}

/** Creates the area of one picture, which pans and zooms with all others. */
function pane(picture, content, className = '') {
  const [unitsX, unitsY] = unitsOf(picture);
  const element = h('div', { class: 'pane', '--units-x': unitsX, '--units-y': unitsY },
    h('div', { class: `board ${className}` }, content, h('span', { class: 'grid-lines', 'aria-hidden': 'true' }), h('span', { class: 'live-area', 'aria-hidden': 'true' })));
  panePictures.set(element, picture);
  fitPane(element);
  element.addEventListener('wheel', (event) => {
    event.preventDefault();
    const box = element.getBoundingClientRect(), px = (event.clientX - box.left) / box.width - 0.5, py = (event.clientY - box.top) / box.height - 0.5;
    const old = loupe.zoom, zoom = Math.min(32, Math.max(1, old * (event.deltaY < 0 ? 1.25 : 0.8)));
    setLoupe({ zoom, x: loupe.x + px / old - px / zoom, y: loupe.y + py / old - py / zoom });
  }, { passive: false });
  element.addEventListener('dblclick', () => setLoupe({ zoom: 1 }));
  panning(element);
  return element;
}

/** The distance in pixels from which a held pointer drags; a shorter one is a click. */
const leastDrag = 4;

/** The pointers that are held on the pictures, by their numbers: two fingers may be on different ones. */
const fingers = new Map();

/** The events with which the present drag began and went on; undefined if nothing is dragged. */
const drag = { first: undefined, last: undefined };

for (const end of ['pointerup', 'pointercancel']) window.addEventListener(end, (event) => fingers.delete(event.pointerId));

/** Returns the distance of two fingers. */
const fingersApart = () => { const [one, other] = [...fingers.values()]; return Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY); };

/** Moves the pictures with a held pointer, and zooms them with two fingers. The pane takes the pointer only once it drags: the target of a
 * click would be the pane instead of what was clicked. */
function panning(element) {
  element.addEventListener('pointerdown', (event) => { fingers.set(event.pointerId, event); Object.assign(drag, { first: event, last: undefined }); });
  element.addEventListener('pointermove', (event) => {
    if (fingers.size === 2 && fingers.has(event.pointerId)) {
      const before = fingersApart();
      fingers.set(event.pointerId, event);
      zoomBy(fingersApart() / Math.max(1, before));
      drag.first = undefined;
      return;
    }
    const { first } = drag;
    if (event.buttons === 0 || !first || ((look.mode === 'swipe' || look.mode === 'onion') && loupe.zoom === 1)) return;
    if (!drag.last && Math.hypot(event.clientX - first.clientX, event.clientY - first.clientY) < leastDrag) return;
    if (!drag.last) { drag.last = first; element.setPointerCapture(event.pointerId); }
    const box = element.getBoundingClientRect();
    setLoupe({ x: loupe.x - (event.clientX - drag.last.clientX) / box.width / loupe.zoom, y: loupe.y - (event.clientY - drag.last.clientY) / box.height / loupe.zoom });
    drag.last = event;
  });
  element.addEventListener('click', (event) => { if (drag.last) event.stopPropagation(); }, true);
}

const large = () => ({ size: loupe.size || fittingSize(inspected), zoom: 1, vector: true });

/** Shows the comparison enlarged; side by side, each picture with its verdicts, and each change in a line of its own. */
function theatre(icon) {
  const pair = sides(icon);
  if (pair && look.mode !== 'side') return h('div', { class: 'theatre' }, comparisonFigure(icon, pair));
  return theatreLines(icon).map((line) => h('div', { class: 'theatre' }, line.map((cell) => pictureFigure(icon, cell))));
}

/** Returns the pictures of an icon side by side, line by line: before, now and the difference of a change stand beside each other. */
function theatreLines(icon) {
  const pair = sides(icon), changes = changesOf(icon).map((change) => changeCell(change).group), views = icon.views.map((view) => viewCell(icon, view));
  if (look.compare === 'rtl') return [views, ...changes];
  if (look.compare === 'before') return changes.length > 0 ? changes : [views];
  return [pair ? pair.map((side) => ({ ...side, detail: '' })) : views];
}

function pictureFigure(icon, cell) {
  const label = `${icon.n}, ${cell.label}`;
  if (!cell.picture && !cell.change) return h('figure', { class: 'cell' }, absentElement(cell), cellCaption(icon, cell));
  const shown = cell.picture ?? cell.change[1].picture;
  const content = cell.change ? differenceElement(...cell.change, label, large())
    : h('div', { class: 'layer' }, pictureElement(cell.picture, label, { ...large(), flip: cell.flip }), cell.flip ? [] : partLayers(cell.picture));
  const pin = cell.view && pinOf(icon, variantOf(icon, cell.view));
  return h('figure', { class: 'cell' }, pane(shown, [content, pinElement(shown, pin)]), cellCaption(icon, cell), pin?.note ? h('p', { class: 'pin-note', dir: 'auto' }, visible(pin.note)) : null,
    cell.view ? pictureVerdict(icon, cell.view) : null);
}

function comparisonFigure(icon, pair) {
  const widest = pair.reduce((one, side) => (side.picture.w > one.w ? side.picture : one), pair[0].picture);
  const inside = stage(icon, pair, large());
  const figure = h('figure', { class: 'cell' }, pane(widest, [...inside.childNodes], inside.className.replace('stage', '')), cellCaption(icon, { pair }));
  const board = $('.board', figure);
  if (look.mode === 'swipe' || look.mode === 'onion') dragging(board, (event) => { if (loupe.zoom === 1) setAmountAt(event); });
  if (look.mode === 'blink') board.addEventListener('click', () => { keepBlinking(false); turn(); });
  return figure;
}

/** Creates the verdict controls of one picture. */
function pictureVerdict(icon, view) {
  const variant = variantOf(icon, view), own = decisions.get(icon.n)?.get(variant.k), state = own?.verdict ?? variant.s;
  const name = viewLabel(view), isOnly = icon.variants.length === 1;
  return h('div', { class: 'picture-verdict' }, h('span', { class: `state ${state}${own ? ' own' : ''}` }, own ? t(`decided.${state}`) : t(`state.${state}`)),
    !variant.h || isOnly || awaitsPictures(icon) ? null : h('span', { class: 'buttons', role: 'group', 'aria-label': t('reviewOf', { icon: `${icon.n}, ${name}` }) },
      state === 'approved' && !own ? null : h('button', { type: 'button', class: 'approve', 'data-key': `approve ${variant.k} ${name}`, 'aria-pressed': String(own?.verdict === 'approved'), click: () => decide(icon, 'approved', '', variant) }, t('approve')),
      h('button', { type: 'button', class: 'reject', 'data-key': `reject ${variant.k} ${name}`, 'aria-pressed': String(own?.verdict === 'rejected'), click: () => askToReject(icon, variant) }, t('reject'))));
}

/** Returns the pictures of the two directions. */
const referencePictures = (icon) => icon.views.filter((view) => view.ref).map((view) => [view, pictureOf(variantOf(icon, view))]).filter(([, picture]) => picture);

const waterfallSizes = [16, 20, 24, 32, 40, 48];

/** Shows an icon at common sizes. */
function waterfall(icon) {
  if (referencePictures(icon).length === 0) return null;
  return h('section', { class: 'waterfall' }, h('h3', {}, t('waterfall')), referencePictures(icon).map(([view, picture]) => h('div', { class: 'fall' }, h('b', {}, t(view.d)),
    waterfallSizes.map((size) => h('figure', {}, pictureElement(picture, `${icon.n}, ${t(view.d)}, ${size}`, { size, zoom: 1, vector: true }), h('figcaption', {}, numbers.format(size)))))));
}

/** Shows an icon in use: in a navigation bar, a list and a toolbar, in both directions. */
function contexts(icon) {
  if (referencePictures(icon).length === 0) return null;
  const at = list.icons.indexOf(icon);
  const neighbours = [-2, -1, 1, 2].map((step) => list.icons[at + step]).filter((one) => one && at >= 0);
  return h('section', { class: 'contexts' }, h('h3', {}, t('context')), referencePictures(icon).map(([view, picture]) => {
    const show = (one, size) => pictureElement(one, '', { size, zoom: 1, vector: true });
    const others = neighbours.map((one) => pictureOf(variantOf(one, one.views.find((other) => other.ref && other.d === view.d) ?? one.views[0]))).filter(Boolean);
    const middle = Math.ceil(others.length / 2);
    const bar = (width) => h('span', { class: 'words', '--words': `${width}px` });
    return h('div', { class: 'context', dir: view.d, 'aria-hidden': 'true' },
      h('div', { class: 'mock nav-bar' }, show(picture, 24), bar(84), h('span', { class: 'spring' }), bar(28)),
      h('div', { class: 'mock list-row' }, show(picture, 24), h('span', { class: 'lines' }, bar(120), bar(76))),
      h('div', { class: 'mock tool-bar' }, others.slice(0, middle).map((one) => show(one, 20)), h('span', { class: 'here' }, show(picture, 20)), others.slice(middle).map((one) => show(one, 20))));
  }));
}

/** Tells who decided about a picture, when, and why. */
const recordOf = (variant) => visible([variant.by, variant.on, variant.said].filter(Boolean).join(', '));

/** Shows the facts about an icon: its file, class, pictures by locale with reasons, parts and findings. */
function factsElement(icon) {
  const word = (text) => h('span', { class: 'word' }, text);
  const rows = [[word(t('class')), h('span', {}, h('span', { class: `class ${icon.c}` }, t(`class.${icon.c}`)), icon.g ? [' ', ruleChip(icon.g, icon)] : null)], [word(t('file')), foreign(icon.file)]];
  if (icon.why) rows.push([word(t('reason')), withRules(icon.why, icon)]);
  if (icon.note) rows.push([word(t('noted')), withRules(icon.note, icon)]);
  for (const view of icon.views) {
    const variant = variantOf(icon, view);
    rows.push([foreign(viewLabel(view)), h('span', {}, `${outcomeText(icon, view)}: ${reasonText(icon, view)}`,
      view.l.length > 0 ? h('span', { class: 'tags' }, view.l.map((tag) => h('span', { title: localeName(tag) }, foreign(tag)))) : null,
      variant.x ? h('span', { class: 'problem' }, english(variant.x)) : null)]);
  }
  for (const { name, action, words } of partsText(picturesOf(icon))) {
    const part = picturesOf(icon).flatMap((picture) => picture.parts ?? []).find((one) => partName(one) === name && one.a === action);
    rows.push([h('span', { class: `word verb ${action}` }, t(action)), h('span', {}, h('b', {}, words), h('span', { class: 'fact' }, proofText(part) ?? (part.named ? t('part.named') : withRules(part.why, icon))))]);
  }
  for (const selector of picturesOf(icon).find((picture) => picture.mirrored)?.mirrored ?? []) rows.push([h('span', { class: 'word verb' }, t('verb.mirror')), h('b', {}, foreign(selector))]);
  for (const variant of icon.variants) {
    for (const change of variant.ch ?? []) rows.push([word(t('state.changed')), h('span', {}, `${outcomeName(variant.k)}: ${changeTexts(icon, change).join(', ')}`)]);
    if (recordOf(variant)) rows.push([word(t(`state.${variant.s}`)), h('span', {}, h('bdi', {}, recordOf(variant)))]);
  }
  for (const name of goneOf.get(icon.n) ?? []) rows.push([word(t('state.changed')), h('span', {}, t('changed.gone', { name: outcomeName(name) }))]);
  for (const finding of icon.findings) {
    rows.push([h('span', { class: `word finding ${finding.s}` }, t(finding.s)), h('span', {}, english(finding.m, { class: 'finding-text', title: finding.rule }), finding.g ? ruleChip(finding.g, icon) : null, finding.fix ? h('code', { dir: 'ltr' }, visible(finding.fix.w)) : null,
      correctionOf([finding]) ? h('button', { type: 'button', class: 'quiet', 'data-key': `fix ${finding.rule} ${finding.fix.w}`, click: () => correct(icon, [finding]) }, t('fix')) : null)]);
  }
  return h('dl', {}, rows.map(([term, fact]) => [h('dt', {}, term), h('dd', {}, fact)]));
}

/** Describes the proof for a rebuilt slash and its difference; undefined for other parts. */
function proofText(part) {
  if (!part.proof) return undefined;
  const [sibling, mean, worst] = part.proof;
  const grade = mean < 0.00005 && worst < 0.005 ? 'exact' : 'close'; // Both would be shown as 0.
  return h('span', {}, t(`proof.${grade}`, { sibling, mean: percent(mean, 2), worst: percent(worst, 0) }), ' ', ruleChip('R14', inspected));
}
