/* The drawings themselves, shown as images, so that no script or link inside them has an effect. */

let drawingTexts;

/** Returns the text of a picture's drawing; undefined if the page does not contain it. */
function drawingText(picture) {
  drawingTexts ??= JSON.parse(document.getElementById('drawings').textContent);
  return picture.svg ?? drawingTexts[picture.d];
}

/** Parses a drawing; undefined if it is not well-formed. Nothing in it is loaded or run. */
function drawingTree(picture) {
  const text = drawingText(picture);
  if (text === undefined) return undefined;
  const tree = new DOMParser().parseFromString(text, 'image/svg+xml');
  return tree.getElementsByTagName('parsererror').length > 0 ? undefined : tree;
}

const addressOf = (tree) => `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(tree))}`;

const usesInk = (picture) => { picture.inked ??= drawingText(picture)?.includes('currentColor') ?? false; return picture.inked; };

/** Returns the URL of a drawing in the page's ink, light on a dark background; undefined if there is no drawing. */
function vectorAddress(picture, isLight = false) {
  const key = isLight ? 'lightAddress' : 'inkAddress';
  if (picture[key] === undefined) {
    const tree = drawingTree(picture);
    if (!tree) return undefined;
    const style = tree.createElementNS(tree.documentElement.namespaceURI, 'style');
    style.textContent = `:root { color: ${isLight ? '#f1f1ef' : data.ink} }`;
    tree.documentElement.append(style);
    picture[key] = addressOf(tree);
  }
  return picture[key];
}

/** Elements whose content is not drawn in place. */
const hiddenHolders = 'defs, clipPath, mask, symbol, pattern, marker, filter, linearGradient, radialGradient, style, metadata, title, desc';

/** Returns the URL of a drawing that shows only one part; undefined if the part draws nothing. */
function partAddress(picture, part) {
  if (part.address === undefined) part.address = makePartAddress(picture, part.at) ?? null;
  return part.address;
}

/** Returns the elements in a part that are mirrored with the rest of the drawing (R17). */
function mirroredWithin(part, picture) {
  return (picture.mirrored ?? []).flatMap((selector) => {
    try { return [...part.querySelectorAll(selector)]; } catch { return []; } // A piece of a path is no element.
  });
}

/** Returns the URL of a drawing that shows only some pieces: elements by their numbers `n`, or of paths only the subpaths `sub` or the
 * outline `d`; undefined if they draw nothing. `stroke` draws them as lines of that width. */
function makePartAddress(picture, pieces, stroke = 0) {
  const tree = drawingTree(picture);
  const elements = tree ? [...tree.getElementsByTagName('*')] : [];
  const shown = pieces.map(({ n }) => elements[n]).filter((element) => element && !element.closest(hiddenHolders));
  if (shown.length === 0) return undefined;
  for (const { n, d, sub } of pieces) if (d || sub) elements[n]?.setAttribute('d', d ?? subpaths(elements[n].getAttribute('d') ?? '', sub));
  if (stroke > 0) for (const element of shown) for (const [name, value] of [['fill', 'none'], ['stroke', '#000'], ['stroke-width', String(stroke)], ['opacity', '1']]) element.style.setProperty(name, value, 'important');
  for (const element of elements) {
    if (shown.some((one) => element.contains(one) || one.contains(element)) || element.closest(hiddenHolders)) continue;
    element.style?.setProperty('visibility', 'hidden', 'important');
  }
  for (const inner of shown.flatMap((one) => mirroredWithin(one, picture))) inner.style.setProperty('visibility', 'hidden', 'important');
  return addressOf(tree);
}

/** The number of arguments of each path command. */
const arity = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };

/** Returns some subpaths of a path, counted from 0; each starts at its original point. */
const subpaths = (text, wanted) => { const pieces = subpathsOf(text); return wanted.map((index) => pieces[index] ?? '').join(''); };

/** Returns all subpaths of a path; each starts at its original point. */
function subpathsOf(text) {
  const pieces = [];
  let x = 0, y = 0, startX = 0, startY = 0;
  for (const [, letter, rest] of text.matchAll(/([a-z])([^a-df-z]*)/gi)) {
    const kind = letter.toLowerCase(), isRelative = letter === kind;
    const numbers = numbersOf(rest, kind);
    if (kind === 'z') { x = startX; y = startY; if (pieces.length > 0) pieces[pieces.length - 1] += 'Z'; continue; }
    for (let at = 0; at + arity[kind] <= numbers.length && arity[kind] > 0; at += arity[kind]) {
      const values = numbers.slice(at, at + arity[kind]);
      const isMove = kind === 'm' && at === 0;
      const [fromX, fromY] = isRelative ? [x, y] : [0, 0];
      if (kind === 'h') x = fromX + values[0];
      else if (kind === 'v') y = fromY + values[0];
      else { x = fromX + values[values.length - 2]; y = fromY + values[values.length - 1]; }
      if (isMove) { startX = x; startY = y; pieces.push(`M${x} ${y}`); continue; }
      if (pieces.length === 0) return [];
      const name = kind === 'm' ? (isRelative ? 'l' : 'L') : letter;
      pieces[pieces.length - 1] += `${name}${values.join(' ')}`;
    }
  }
  return pieces;
}

/** Returns the numbers after a command; the flags of an arc need no separators. */
function numbersOf(text, kind) {
  const number = /[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/giy;
  const result = [];
  let at = 0;
  while (at < text.length) {
    if (/[\s,]/.test(text[at])) { at += 1; continue; }
    if (kind === 'a' && (result.length % 7 === 3 || result.length % 7 === 4)) { result.push(Number(text[at])); at += 1; continue; }
    number.lastIndex = at;
    const found = number.exec(text);
    if (!found) break;
    result.push(Number(found[0]));
    at = number.lastIndex;
  }
  return result;
}

/** Returns the size of a drawing in its own units, for the grid. */
function unitsOf(picture) {
  if (picture.units === undefined) {
    const root = drawingTree(picture)?.documentElement;
    const box = root?.getAttribute('viewBox')?.trim().split(/[\s,]+/).map(Number);
    const width = box?.[2] ?? parseFloat(root?.getAttribute('width')), height = box?.[3] ?? parseFloat(root?.getAttribute('height'));
    picture.units = width > 0 && height > 0 ? [width, height] : [widthOf(picture, 24), 24];
  }
  return picture.units;
}
