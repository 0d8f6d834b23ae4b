/* Pictures in the list and on the wall: the PNGs, as they were rendered at that size. */

/** The sizes in the list: those of the PNGs, and a large one from the drawings if all PNGs are smaller. */
const sizes = data.heights.at(-1) < 96 ? [...data.heights, 96] : data.heights;

/** The size to begin with: of the heights of the PNGs, the one nearest to 48. */
const usualSize = data.heights.reduce((best, height) => (Math.abs(height - 48) < Math.abs(best - 48) ? height : best));

/** The settings for showing and comparing pictures. */
const look = { view: 'list', compare: 'rtl', mode: 'side', size: usualSize, wall: 32, zoom: 1, ground: 'auto', tint: '', parts: false, amount: 50, locale: '' };

const pixelRatio = () => Math.min(2, Math.ceil(window.devicePixelRatio || 1));

/** Returns the URL of the PNG that fits a size best: the one of exactly that size if its pixels are enlarged. */
function address(picture, size, zoom) {
  const wanted = zoom > 1 ? size : size * pixelRatio();
  const index = heightsOf(picture).findIndex((height) => height >= wanted);
  return `data:image/png;base64,${files[picture.f.at(index)]}`;
}

/** Returns the heights of the PNGs of a picture; a former picture may have others than the page. */
const heightsOf = (picture) => picture.y ?? data.heights;

/** Returns true for a former picture of which only one PNG is left. */
const isRough = (picture) => picture.y !== undefined && drawingText(picture) === undefined;

/** Returns true if every PNG of a picture is smaller than it is to be shown. */
const isTooSmall = (picture, size, zoom) => heightsOf(picture).at(-1) < (zoom > 1 ? size : size * pixelRatio());

/** Returns true if a picture is the plain mirror image of its PNGs. */
const isMirror = (picture) => picture.m === true;

/** Returns the width of a picture of the given height in points. */
const widthOf = (picture, size) => size * picture.w / heightsOf(picture).at(-1);

/** Returns the tint of a picture of one colour; undefined for pictures that keep their colours. */
function tintFor(picture) {
  if (picture.t !== 1) return '';
  if (look.tint) return look.tint;
  return isDarkGround() ? 'var(--ink-on-dark)' : '';
}

const darkScheme = window.matchMedia('(prefers-color-scheme: dark)');
const isDarkGround = () => look.ground === 'dark' || (look.ground === 'auto' && darkScheme.matches);

/** Creates an element that shows the image at a URL, in its own colours or in one. */
function shown(url, tint, name, label, box) {
  if (!tint) return h('img', { class: name, src: url, alt: label, draggable: 'false', decoding: 'sync', ...box });
  return h('span', { class: `${name} tinted`, ...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': 'true' }), '--tint': tint, '--url': `url("${url}")`, ...box });
}

/** The functions that create the elements of pictures again, because their ink follows the ground. */
const renewals = new WeakMap();

/** Creates an element for a picture; the parameters are those of `drawnElement`. */
function pictureElement(...picture) {
  const element = drawnElement(...picture);
  renewals.set(element, () => pictureElement(...picture));
  return element;
}

/** Shows every picture in the ink for the present ground, wherever it is on the page. */
function renewPictures() {
  for (const element of document.querySelectorAll('.pic')) { const renewed = renewals.get(element)?.(); if (renewed) element.replaceWith(renewed); }
}

/** Creates an element for a picture of `size` points, enlarged `zoom` times; `flip` shows its plain mirror image. The PNGs of a plain mirror image are those of its base. */
function drawnElement(picture, label, { size = look.size, zoom = look.zoom, flip = false, vector = false, tint = tintFor(picture) } = {}) {
  const isInked = (picture.t === 0 || picture.t === 3) && isDarkGround() && usesInk(picture);
  const drawing = (vector || picture.y || isInked || isTooSmall(picture, size, zoom)) && vectorAddress(picture, isInked);
  const url = drawing || address(picture, size, zoom), isTurned = drawing ? flip : flip !== isMirror(picture);
  const name = ['pic', isTurned && 'flip', (zoom > 1 || (isRough(picture) && isTooSmall(picture, size, zoom))) && 'pixels', picture.t === 2 && !isDarkGround() && 'light', picture.t === 3 && isDarkGround() && !isInked && 'dark'].filter(Boolean).join(' ');
  return shown(url, tint, name, label, { '--w': `${widthOf(picture, size) * zoom}px`, '--h': `${size * zoom}px` });
}

/** Creates layers over a picture that colour the pixels of its kept and moved parts. */
function partLayers(picture) {
  return (picture.parts ?? []).map((part) => [part, partAddress(picture, part)]).filter(([, url]) => url).map(([part, url]) =>
    h('span', { class: `part ${part.a}`, 'aria-hidden': 'true', '--url': `url("${url}")` }));
}

const decoded = new Map();

/** Returns the decoded image of a URL. */
function decodedImage(url) {
  if (!decoded.has(url)) {
    if (decoded.size > 400) decoded.clear();
    const image = new Image();
    image.src = url;
    decoded.set(url, image.decode().then(() => image));
  }
  return decoded.get(url);
}

/** Draws the difference of two pictures: ink of the first only, ink of the second only, and, pale, ink of both. Both are drawn by the same
 * program at one size; where one PNG is all that is left of a former picture, at its size. */
function differenceElement(a, b, label, { size = look.size, zoom = look.zoom, vector = false } = {}) {
  const rough = [a, b].map(({ picture }) => picture).find(isRough);
  const scale = rough ? heightsOf(rough).at(-1) / size : zoom > 1 ? 1 : pixelRatio(), isDrawn = vector || [a, b].some(({ picture }) => picture.y);
  const width = Math.max(1, Math.round(Math.max(widthOf(a.picture, size), widthOf(b.picture, size)) * scale));
  const height = Math.round(size * scale);
  const canvas = h('canvas', { class: zoom > 1 ? 'pic pixels' : 'pic', role: 'img', 'aria-label': label, width, height,
    '--w': `${width / scale * zoom}px`, '--h': `${size * zoom}px` });
  Promise.all([a, b].map(({ picture, flip = false }) => {
    const drawing = isDrawn && vectorAddress(picture);
    return decodedImage(drawing || address(picture, size, zoom)).then((image) => pixelsOf(image, width, height, drawing ? flip : flip !== isMirror(picture)));
  })).then((layers) => {
    const { image, share } = difference(layers, width, height, Boolean(rough));
    canvas.getContext('2d', { willReadFrequently: true }).putImageData(image, 0, 0);
    canvas.dataset.done = 'true';
    canvas.dataset.share = String(share);
    const words = canvas.closest('.cell, .tile')?.querySelector('.share');
    if (words) words.textContent = words.closest('.tile') ? percent(share, 0) : shareText(share);
    canvas.closest('.tile')?.classList.toggle('same', share === 0);
  });
  return canvas;
}

/** Returns the share of the ink that differs, in percent; a tiny share is not rounded to zero. */
const shareText = (share) => share === 0 ? t('noDifference') : t('differs', { share: share < 0.001 ? `< ${percent(0.001)}` : percent(share) });

/** Returns the pixels of an image in the centre of a box. */
function pixelsOf(image, width, height, flip) {
  const context = h('canvas', { width, height }).getContext('2d', { willReadFrequently: true });
  if (flip) { context.translate(width, 0); context.scale(-1, 1); }
  const drawn = image.naturalWidth * height / image.naturalHeight;
  context.drawImage(image, (width - drawn) / 2, 0, drawn, height);
  return context.getImageData(0, 0, width, height).data;
}

/* Two colours that can be told apart with any colour vision (Okabe and Ito). */
const onlyFirst = [213, 94, 0], onlySecond = [0, 114, 178], inBoth = [128, 128, 128];

/** The smallest difference of a pixel that is counted and gets a halo; smaller ones are antialiasing. */
const leastSeen = 0.12;

/** The same for two pictures that different programs have drawn, in different inks. */
const leastRough = 0.35;

/** Colours pixels by the picture that has more ink; `layers` are straight RGBA. */
function difference([first, second], width, height, isRough = false) {
  const least = isRough ? leastRough : leastSeen;
  const image = new ImageData(width, height), pixels = image.data;
  const seen = new Uint8Array(width * height);
  let ink = 0, apartInk = 0;
  for (let at = 0, index = 0; at < pixels.length; at += 4, index += 1) {
    const inks = [first[at + 3] / 255, second[at + 3] / 255];
    let color = 0;
    for (let channel = 0; channel < 3 && !isRough; channel += 1) {
      color = Math.max(color, Math.abs(first[at + channel] - second[at + channel]) / 255 * Math.min(...inks));
    }
    const apart = Math.max(Math.abs(inks[0] - inks[1]), color);
    const paint = apart < (isRough ? least : 0.02) ? inBoth : inks[0] >= inks[1] ? onlyFirst : onlySecond;
    for (let channel = 0; channel < 3; channel += 1) pixels[at + channel] = paint[channel];
    pixels[at + 3] = Math.round(Math.max(apart, Math.min(...inks) * 0.22) * 255);
    ink += Math.max(...inks);
    if (apart >= least) { apartInk += apart; seen[index] = paint === onlyFirst ? 1 : 2; }
  }
  addHalo(pixels, seen, width, height);
  return { image, share: ink > 0 ? apartInk / ink : 0 };
}

/** Adds a halo around differing pixels, so that a single one is visible. */
function addHalo(pixels, seen, width, height) {
  const reach = Math.min(7, Math.max(2, Math.round(height / 40)));
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const kind = seen[y * width + x];
      if (!kind) continue;
      for (let dy = -reach; dy <= reach; dy += 1) {
        for (let dx = -reach; dx <= reach; dx += 1) {
          const nx = x + dx, ny = y + dy, at = (ny * width + nx) * 4;
          if (nx < 0 || ny < 0 || nx >= width || ny >= height || pixels[at + 3] >= 70 || dx * dx + dy * dy > reach * reach) continue;
          const paint = kind === 1 ? onlyFirst : onlySecond;
          for (let channel = 0; channel < 3; channel += 1) pixels[at + channel] = paint[channel];
          pixels[at + 3] = 70;
        }
      }
    }
  }
}
