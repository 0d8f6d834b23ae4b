/* Choosing a part of a drawing in the loupe, with a pointer or from a list. */

/** Returns a selector for an element of a drawing: by the nearest id, or by its path from the root. */
function selectorOf(element) {
  const named = element.closest('[id]'), top = element.ownerDocument.documentElement;
  if (named && named !== top && /^[A-Za-z_][\w-]*$/.test(named.id)) return `#${named.id}`;
  return ['svg', ...stepsTo(element)].join(' > ');
}

/** Returns the steps from the root to an element. */
function stepsTo(element) {
  const steps = [], top = element.ownerDocument.documentElement;
  for (let one = element; one !== top; one = one.parentElement) steps.unshift(`${one.localName}:nth-child(${[...one.parentElement.children].indexOf(one) + 1})`);
  return steps;
}

/** Returns a selector for some subpaths of an element, which are counted from 0. */
function subpathSelector(element, subs) {
  const own = /^[A-Za-z_][\w-]*$/.test(element.id) ? `#${element.id}` : ['svg', ...stepsTo(element)].join(' > ');
  return `${own}::subpath(${subs.toSorted((a, b) => a - b).map((one) => one + 1).join(',')})`;
}

/** Returns the subpaths that a selector ends with, counted from 0, and what stands before them. */
function subpathsIn(selector) {
  const [, base, list] = /^(.*)::subpath\(([\d,\s-]+)\)$/.exec(selector) ?? [];
  if (!base) return undefined;
  const subs = list.split(',').flatMap((range) => { const [first, last = first] = range.split('-').map(Number); return Array.from({ length: last - first + 1 }, (_, step) => first + step - 1); });
  return { base, subs };
}

/** The resolution at which the parts of a drawing are searched, and the distance within which one is found. */
const partPixels = 96, partReach = 4;

/** The resolution at which the pieces of one path are told apart. */
const piecePixels = 192;

/** Returns the pixels of a drawing that shows only one part. */
async function inkOf(url, pixels) {
  const image = await decodedImage(url), context = h('canvas', { width: pixels, height: pixels }).getContext('2d', { willReadFrequently: true });
  context.drawImage(image, 0, 0, pixels, pixels);
  return context.getImageData(0, 0, pixels, pixels).data;
}

/** Numbers the connected areas of ink, from 1; 0 is no ink. */
function inkAreas(pixels, size) {
  const areas = new Int32Array(size * size);
  let count = 0;
  for (let start = 0; start < areas.length; start += 1) {
    if (areas[start] !== 0 || pixels[start * 4 + 3] <= 96) continue;
    const open = [start];
    areas[start] = count += 1;
    while (open.length > 0) {
      const at = open.pop(), x = at % size;
      for (const [beside, fits] of [[at - 1, x > 0], [at + 1, x < size - 1], [at - size, at >= size], [at + size, at < areas.length - size]]) {
        if (fits && areas[beside] === 0 && pixels[beside * 4 + 3] > 96) { areas[beside] = count; open.push(beside); }
      }
    }
  }
  return areas;
}

/** Returns the groups of subpaths whose ink is connected: a ring is two subpaths and one piece. */
async function piecesOf(picture, element, n) {
  const count = element.localName === 'path' ? subpathsOf(element.getAttribute('d') ?? '').length : 1;
  if (count < 2) return [];
  const areas = inkAreas(await inkOf(makePartAddress(picture, [{ n }]), piecePixels), piecePixels);
  const pieces = new Map(), width = unitsOf(picture)[0] / piecePixels * 2;
  for (let sub = 0; sub < count; sub += 1) {
    // The outline of a subpath lies along its own ink, for a hole as well.
    const outline = await inkOf(makePartAddress(picture, [{ n, sub: [sub] }], width), piecePixels), votes = new Map();
    for (let at = 0; at < areas.length; at += 1) if (areas[at] > 0 && outline[at * 4 + 3] > 96) votes.set(areas[at], (votes.get(areas[at]) ?? 0) + 1);
    const area = [...votes].sort((a, b) => b[1] - a[1])[0]?.[0] ?? -1 - sub;
    pieces.set(area, [...pieces.get(area) ?? [], sub]);
  }
  return pieces.size > 1 ? [...pieces.values()] : [];
}

/** Returns the parts of a drawing that can be chosen, the uppermost first, each with the pixels of its ink: elements, and the pieces of those
 * that are several. */
function inkedParts(picture) {
  picture.inks ??= (async () => {
    const tree = drawingTree(picture), elements = tree ? [...tree.getElementsByTagName('*')] : [], found = [];
    for (let n = elements.length - 1; n > 0; n -= 1) {
      const element = elements[n], whole = element.childElementCount > 0 ? undefined : makePartAddress(picture, [{ n }]);
      if (!whole) continue;
      const pieces = await piecesOf(picture, element, n);
      for (const subs of pieces.length > 0 ? pieces : [undefined]) {
        const url = subs ? makePartAddress(picture, [{ n, sub: subs }]) : whole, pixels = await inkOf(url, partPixels);
        if (pixels.some((value, index) => index % 4 === 3 && value > 64)) found.push({ element, subs, url, pixels, selector: subs ? subpathSelector(element, subs) : selectorOf(element) });
      }
    }
    return found;
  })();
  return picture.inks;
}

/** Returns the distance of a point to the ink of an element in pixels; infinity if it is too far to be meant. */
function distanceTo({ pixels }, x, y) {
  let least = Infinity;
  for (let dy = -partReach; dy <= partReach; dy += 1) {
    for (let dx = -partReach; dx <= partReach; dx += 1) {
      const px = x + dx, py = y + dy;
      if (px < 0 || py < 0 || px >= partPixels || py >= partPixels || pixels[(py * partPixels + px) * 4 + 3] <= 64) continue;
      least = Math.min(least, Math.hypot(dx, dy));
    }
  }
  return least > partReach ? Infinity : least;
}

/** Returns the part nearest to a point, of those equally near the uppermost; the point is a share of the picture's size. */
async function partAt(picture, x, y) {
  const at = [x, y].map((one) => Math.floor(one * partPixels));
  let best, least = Infinity;
  for (const one of await inkedParts(picture)) {
    const distance = distanceTo(one, ...at);
    if (distance < least) { best = one; least = distance; }
  }
  return best;
}

const partsPicture = (icon) => pictureOf(variantOf(icon, icon.views[0]));
const editedClass = (icon) => editing.changes.get('["class"]') ?? icon.c;

/** Creates the button that lets people pick a part of the picture, and a list of the parts for those without a pointer: a key on the button
 * leads to it. */
function pickingElement(icon) {
  if (editedClass(icon) === 'fixed') return h('p', { class: 'faint' }, t('edit.fixedParts'));
  const chooser = h('select', { 'data-key': 'edit part', id: 'choose-part', change: async (event) => { const part = (await inkedParts(partsPicture(icon))).find((one) => one.selector === event.target.value); if (part) takePart(icon, part); },
    focus: () => listParts(icon, chooser) }, h('option', { value: '' }, t('edit.choosePart')));
  return [h('p', { id: 'edit-whole', class: 'faint', role: 'status', hidden: true }, t('edit.whole')),
    h('button', { type: 'button', class: 'toggle', id: 'pick-part', 'aria-pressed': String(editing.picks), click: (event) => { if (event.detail === 0) chooser.focus(); else pick(!editing.picks); } }, t('edit.pick')),
    h('label', { class: 'field' }, h('span', {}, t('edit.part')), chooser)];
}

/** Fills the list of parts when it is first used. */
async function listParts(icon, chooser) {
  const picture = partsPicture(icon);
  if (chooser.length > 1 || !picture) return;
  const selectors = [...new Set((await inkedParts(picture)).map((part) => part.selector))];
  chooser.append(...selectors.map((selector) => h('option', { value: selector }, selector)));
}

/** Starts or ends picking; the pictures are shown side by side for it. */
function pick(isOn) {
  editing.picks = isOn;
  say('');
  if (isOn && (look.mode !== 'side' || look.compare !== 'rtl')) { look.mode = 'side'; setLook('compare', 'rtl'); } else showInspected();
  if (!isOn) return;
  announce(t('edit.pickLeft'));
  $('.pane', inspector)?.scrollIntoView({ block: 'nearest' });
}

/** Shows in the loupe which parts are chosen, and that the first picture can be picked from. */
async function afterInspecting() {
  if (editing.picks) $('.pane', inspector)?.classList.add('picking');
  const icon = inspected, board = $('.board', inspector), picture = icon && partsPicture(icon);
  if (editing.changes.size === 0 || !board || !picture || (look.mode !== 'side' || look.compare !== 'rtl')) return;
  const parts = await inkedParts(picture), chosen = parts.filter((part) => chosenVerb(part));
  if (board.isConnected) board.append(...chosen.map((part) => h('span', { class: `part chosen ${chosenVerb(part) === 'move' ? 'moved' : 'kept'}`, 'aria-hidden': 'true', '--url': `url("${part.url}")` })));
  const words = $('#edit-whole', inspector);
  if (words) words.hidden = chosen.length === 0 || chosen.length < parts.length || chosen.some((part) => chosenVerb(part) !== 'keep');
}

/** Returns the verbs of the parts that are being edited, by their selectors. */
function editedVerbs(icon) {
  const verbs = new Map(icon?.verbs ?? []);
  for (const changes of [answers.get(icon?.n)?.changes ?? new Map(), editing.changes]) {
    for (const [key, verb] of changes) {
      const path = JSON.parse(key);
      if (path[0] !== 'components') continue;
      if (verb) verbs.set(path[1], verb); else verbs.delete(path[1]);
    }
  }
  return verbs;
}

/** Returns the selector among the edited parts that holds a part; undefined if none does. */
function selectorHolding(part, verbs) {
  if (!part.subs) return verbs.has(part.selector) ? part.selector : undefined;
  const base = subpathsIn(part.selector).base;
  return [...verbs.keys()].find((selector) => { const held = subpathsIn(selector); return selector === selectorOf(part.element) || (held?.base === base && part.subs.every((sub) => held.subs.includes(sub))); });
}

/** Returns the verb that is being given to a part; undefined if there is none. */
function chosenVerb(part) { const verbs = editedVerbs(inspected); return verbs.get(selectorHolding(part, verbs)); }

/** Adds a part with the verb that keeps it upright, or takes it away if it is one already. Pieces of one path with the same verb are one part. */
function takePart(icon, part) {
  if (root.clientWidth < 760) editing.picks = false;
  const verbs = editedVerbs(icon), held = selectorHolding(part, verbs), set = (selector, verb) => editing.changes.set(JSON.stringify(['components', selector]), verb);
  const base = part.subs && subpathsIn(part.selector).base;
  const beside = held ?? (part.subs && [...verbs.keys()].find((selector) => subpathsIn(selector)?.base === base && verbs.get(selector) === 'keep'));
  if (held !== undefined && !(part.subs && subpathsIn(held))) set(held, null);
  else if (beside !== undefined) {
    const verb = verbs.get(beside), subs = subpathsIn(beside).subs;
    const rest = held === undefined ? [...subs, ...part.subs] : subs.filter((sub) => !part.subs.includes(sub));
    set(beside, null);
    if (rest.length > 0) set(subpathSelector(part.element, rest), verb);
  } else set(part.selector, 'keep');
  for (const [key, value] of editing.changes) if (value === null && key.startsWith('["components"') && !icon.verbs.some(([selector]) => selector === JSON.parse(key)[1]) && !answers.get(icon.n)?.changes.has(key)) editing.changes.delete(key);
  renewPreview(icon).then(() => { if (root.clientWidth < 760) $('.edit-preview', inspector)?.scrollIntoView({ block: 'nearest' }); });
}

/** Returns the place of an event on the board that can be picked from, as shares of its size; undefined outside it. */
function placeOn(event) {
  const board = event.target.closest?.('.board');
  if (!board || board !== $('.board', inspector)) return undefined;
  const box = board.getBoundingClientRect();
  return { board, x: (event.clientX - box.left) / box.width, y: (event.clientY - box.top) / box.height };
}

inspector.addEventListener('click', async (event) => {
  if (!editing.picks || !inspected || !event.target.closest?.('.pane')) return;
  const icon = inspected, place = placeOn(event);
  if (!place) { say(t('edit.pickLeft')); return; }
  const found = await partAt(partsPicture(icon), place.x, place.y);
  if (!found) { say(t('edit.noPart')); return; }
  takePart(icon, found);
});

/** Shows the part that a click would pick. */
inspector.addEventListener('pointermove', async (event) => {
  if (!editing.picks || !inspected) return;
  const place = placeOn(event);
  const found = place && await partAt(partsPicture(inspected), place.x, place.y);
  $('.picked', inspector)?.remove();
  if (found && editing.picks) place.board.append(h('span', { class: 'part picked', 'aria-hidden': 'true', '--url': `url("${found.url}")` }));
});
