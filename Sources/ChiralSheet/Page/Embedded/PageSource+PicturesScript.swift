// swift-format-ignore-file
// Made by scripts/embed-page from Web; do not edit.

extension PageSource {
  /// `Web/js/03-pictures.js`.
  static let picturesScript = ###"""
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

"""###
}
