/* Pictures in the list and on the wall: our own PNGs, as they were rendered at that size. */

/** How pictures are shown, and how two of them are compared. */
const look = { view: 'list', compare: 'rtl', mode: 'side', size: 48, wall: 32, zoom: 1, ground: 'auto', tint: '', parts: false, amount: 50, locale: '' };

const pixelRatio = () => Math.min(2, Math.ceil(window.devicePixelRatio || 1));

/** The address of the PNG that fits a size best: exactly its pixels where they are enlarged to be seen. */
function address(picture, size, zoom) {
  const wanted = zoom > 1 ? size : size * pixelRatio();
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

/** An element that shows what lies at an address, in its own colours or in one. */
function shown(url, tint, name, label, box) {
  if (!tint) return h('img', { class: name, src: url, alt: label, draggable: 'false', decoding: 'sync', ...box });
  return h('span', { class: `${name} tinted`, role: 'img', 'aria-label': label, '--tint': tint, '--url': `url("${url}")`, ...box });
}

/** A picture, `size` points high, `zoom` times enlarged; `flip` shows its plain mirror image. */
function pictureElement(picture, label, { size = look.size, zoom = look.zoom, flip = false, vector = false, tint = tintFor(picture) } = {}) {
  const isInked = picture.t === 0 && isDarkGround() && usesInk(picture);
  const url = (vector || isInked) && vectorAddress(picture, isInked) || address(picture, size, zoom);
  const name = ['pic', flip && 'flip', zoom > 1 && 'pixels', picture.t === 2 && !isDarkGround() && 'light'].filter(Boolean).join(' ');
  return shown(url, tint, name, label, { '--w': `${widthOf(picture, size) * zoom}px`, '--h': `${size * zoom}px` });
}

/** Where parts were kept or moved: their own pixels in a colour, over the picture that shows them. */
function partLayers(picture) {
  return (picture.parts ?? []).map((part) => [part, partAddress(picture, part)]).filter(([, url]) => url).map(([part, url]) =>
    h('span', { class: `part ${part.a}`, 'aria-hidden': 'true', '--url': `url("${url}")` }));
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
function differenceElement(a, b, label, { size = look.size, zoom = look.zoom, vector = false } = {}) {
  const scale = zoom > 1 ? 1 : pixelRatio();
  const width = Math.max(1, Math.round(Math.max(widthOf(a.picture, size), widthOf(b.picture, size)) * scale));
  const height = Math.round(size * scale);
  const canvas = h('canvas', { class: zoom > 1 ? 'pic pixels' : 'pic', role: 'img', 'aria-label': label, width, height,
    '--w': `${width / scale * zoom}px`, '--h': `${size * zoom}px` });
  const urlOf = ({ picture }) => (vector && vectorAddress(picture)) || address(picture, size, zoom);
  Promise.all([a, b].map((side) => decodedImage(urlOf(side)))).then((images) => {
    const layers = images.map((image, index) => pixelsOf(image, width, height, index === 0 ? a.flip : b.flip));
    const { image, share } = difference(layers, width, height);
    canvas.getContext('2d', { willReadFrequently: true }).putImageData(image, 0, 0);
    canvas.dataset.done = 'true';
    canvas.dataset.share = String(share);
    const words = canvas.closest('.cell')?.querySelector('.share');
    if (words) words.textContent = shareText(share);
  });
  return canvas;
}

/** The share of the ink that differs, in percent; a trace is never said to be nothing. */
const shareText = (share) => share === 0 ? t('noDifference') : t('differs', { share: share < 0.001 ? `< ${percent(0.001)}` : percent(share) });

/** The pixels of an image in the middle of a box. */
function pixelsOf(image, width, height, flip) {
  const context = h('canvas', { width, height }).getContext('2d', { willReadFrequently: true });
  if (flip) { context.translate(width, 0); context.scale(-1, 1); }
  const drawn = image.naturalWidth * height / image.naturalHeight;
  context.drawImage(image, (width - drawn) / 2, 0, drawn, height);
  return context.getImageData(0, 0, width, height).data;
}

/* Two colours that people with every kind of sight tell apart (Okabe and Ito). */
const onlyFirst = [213, 94, 0], onlySecond = [0, 114, 178], inBoth = [128, 128, 128];

/** From this difference on a pixel is counted, and has a halo: less is antialiasing. */
const leastSeen = 0.12;

/** Coloured by which of two pictures has more ink; `layers` are straight RGBA. */
function difference([first, second], width, height) {
  const image = new ImageData(width, height), pixels = image.data;
  const seen = new Uint8Array(width * height);
  let ink = 0, apartInk = 0;
  for (let at = 0, index = 0; at < pixels.length; at += 4, index += 1) {
    const inks = [first[at + 3] / 255, second[at + 3] / 255];
    let color = 0;
    for (let channel = 0; channel < 3; channel += 1) {
      color = Math.max(color, Math.abs(first[at + channel] - second[at + channel]) / 255 * Math.min(...inks));
    }
    const apart = Math.max(Math.abs(inks[0] - inks[1]), color);
    const paint = apart < 0.02 ? inBoth : inks[0] >= inks[1] ? onlyFirst : onlySecond;
    for (let channel = 0; channel < 3; channel += 1) pixels[at + channel] = paint[channel];
    pixels[at + 3] = Math.round(Math.max(apart, Math.min(...inks) * 0.22) * 255);
    ink += Math.max(...inks);
    if (apart >= leastSeen) { apartInk += apart; seen[index] = paint === onlyFirst ? 1 : 2; }
  }
  addHalo(pixels, seen, width, height);
  return { image, share: ink > 0 ? apartInk / ink : 0 };
}

/** Surrounds what differs, so that a single pixel is seen, too. */
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
