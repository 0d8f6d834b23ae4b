/* Choosing a part of a drawing in the loupe, with a pointer or from a list. */

/** Returns a selector for an element of a drawing: by the nearest id, or by its path from the root. */
function selectorOf(element) {
  const named = element.closest('[id]'), top = element.ownerDocument.documentElement;
  if (named && named !== top && /^[A-Za-z_][\w-]*$/.test(named.id)) return `#${named.id}`;
  const steps = [];
  for (let one = element; one !== top; one = one.parentElement) steps.unshift(`${one.localName}:nth-child(${[...one.parentElement.children].indexOf(one) + 1})`);
  return ['svg', ...steps].join(' > ');
}

/** The resolution at which the elements of a drawing are searched, and the distance within which one is found. */
const partPixels = 96, partReach = 4;

/** Returns the elements of a drawing that draw something, the uppermost first, each with the pixels of its ink. */
function inkedElements(picture) {
  picture.inks ??= (async () => {
    const tree = drawingTree(picture), elements = tree ? [...tree.getElementsByTagName('*')] : [], found = [];
    for (let n = elements.length - 1; n > 0; n -= 1) {
      const url = elements[n].childElementCount > 0 ? undefined : makePartAddress(picture, { n });
      if (!url) continue;
      const image = await decodedImage(url), context = h('canvas', { width: partPixels, height: partPixels }).getContext('2d', { willReadFrequently: true });
      context.drawImage(image, 0, 0, partPixels, partPixels);
      found.push({ element: elements[n], url, pixels: context.getImageData(0, 0, partPixels, partPixels).data });
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

/** Returns the element nearest to a point, of those equally near the uppermost; the point is a share of the picture's size. */
async function elementAt(picture, x, y) {
  const at = [x, y].map((one) => Math.floor(one * partPixels));
  let best, least = Infinity;
  for (const one of await inkedElements(picture)) {
    const distance = distanceTo(one, ...at);
    if (distance < least) { best = one; least = distance; }
  }
  return best;
}

const partsPicture = (icon) => pictureOf(variantOf(icon, icon.views[0]));
const editedClass = (icon) => editing.changes.get('["class"]') ?? icon.c;

/** Creates the button that lets people pick a part of the picture, and a list of the parts for those without a pointer. */
function pickingElement(icon) {
  if (editedClass(icon) === 'fixed') return h('p', { class: 'faint' }, t('edit.fixedParts'));
  const chooser = h('select', { 'data-key': 'edit part', id: 'choose-part', change: (event) => { if (event.target.value) takePart(icon, event.target.value); },
    focus: () => listParts(icon, chooser) }, h('option', { value: '' }, t('edit.choosePart')));
  return [h('button', { type: 'button', class: 'toggle', id: 'pick-part', 'aria-pressed': String(editing.picks), click: () => pick(!editing.picks) }, t('edit.pick')),
    h('label', { class: 'field' }, h('span', {}, t('edit.part')), chooser)];
}

/** Fills the list of parts when it is first used. */
async function listParts(icon, chooser) {
  const picture = partsPicture(icon);
  if (chooser.length > 1 || !picture) return;
  const selectors = [...new Set((await inkedElements(picture)).map(({ element }) => selectorOf(element)))];
  chooser.append(...selectors.map((selector) => h('option', { value: selector }, selector)));
}

/** Starts or ends picking; the pictures are shown side by side for it. */
function pick(isOn) {
  editing.picks = isOn;
  say('');
  if (isOn && (look.mode !== 'side' || look.compare !== 'rtl')) { look.mode = 'side'; setLook('compare', 'rtl'); } else showInspected();
  if (isOn) announce(t('edit.pickLeft'));
}

afterInspecting = () => { if (editing.picks) $('.pane', inspector)?.classList.add('picking'); };

/** Adds a part with the verb that keeps it upright. */
function takePart(icon, selector) {
  editing.picks = false;
  change(icon, ['components', selector], 'keep');
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
  const found = await elementAt(partsPicture(icon), place.x, place.y);
  if (!found) { say(t('edit.noPart')); return; }
  takePart(icon, selectorOf(found.element));
});

/** Shows the part that a click would pick. */
inspector.addEventListener('pointermove', async (event) => {
  if (!editing.picks || !inspected) return;
  const place = placeOn(event);
  const found = place && await elementAt(partsPicture(inspected), place.x, place.y);
  $('.picked', inspector)?.remove();
  if (found && editing.picks) place.board.append(h('span', { class: 'part picked', 'aria-hidden': 'true', '--url': `url("${found.url}")` }));
});

// An address may have opened the loupe before the editor was there.
if (inspector.open) showInspected();
