/* Notes of rejections, which can be pinned to a point of the picture. Points are in the units of the drawing, from its upper left
 * corner, because that is how a designer finds them again. */

const isPoint = (at) => Array.isArray(at) && at.length === 2 && at.every(Number.isFinite);

/** Returns the note about a picture with its point: the one written here, or that of the last round. */
function pinOf(icon, variant) {
  const own = decisions.get(icon.n)?.get(variant?.k);
  if (own) return { at: own.at, note: own.note };
  return variant?.said || variant?.at ? { at: variant.at, note: variant.said ?? '' } : undefined;
}

/** Creates the mark at the point of a note; null if the note has no point. */
function pinElement(picture, pin) {
  if (!isPoint(pin?.at)) return null;
  const [width, height] = unitsOf(picture);
  return h('span', { class: 'pin', title: visible(pin.note), role: 'img', 'aria-label': t('pinned', { x: pin.at[0], y: pin.at[1] }), '--x': `${pin.at[0] / width * 100}%`, '--y': `${pin.at[1] / height * 100}%` });
}

/** Returns the notes of an icon's rejections, those written here first. */
const remarksOf = (icon) => [...new Set([noteOf(icon), ...icon.variants.filter((variant) => ['rejected', 'changed'].includes(variant.s)).map((variant) => variant.said ?? '')])].filter(Boolean);

/** Returns the pictures that a note may be pinned to. */
function pinnable(icon, variant) {
  const views = icon.views.filter((view) => view.ref && variantOf(icon, view).h && pictureOf(variantOf(icon, view)));
  const variants = variant ? [variant] : [...new Set(views.map((view) => variantOf(icon, view)))];
  return variants.filter((one) => pictureOf(one));
}

/** Creates a picture to which one point can be pinned, with a pointer or with the arrow keys. */
function pinBoard(icon, variant, pin, show) {
  const picture = pictureOf(variant), [width, height] = unitsOf(picture);
  const put = (x, y) => { pin.variant = variant; pin.at = [Math.min(width, Math.max(0, x)), Math.min(height, Math.max(0, y))].map((one) => Math.round(one * 2) / 2); show(); };
  const element = h('div', { class: 'pin-board', tabindex: '0', role: 'group', 'aria-label': `${outcomeName(variant.k)}. ${t('pinHow')}` },
    h('div', { class: 'layer' }, pictureElement(picture, `${icon.n}, ${outcomeName(variant.k)}`, { size: 168, zoom: 1, vector: true })));
  const layer = $('.layer', element);
  layer.addEventListener('click', (event) => {
    const box = layer.getBoundingClientRect();
    put((event.clientX - box.left) / box.width * width, (event.clientY - box.top) / box.height * height);
  });
  element.addEventListener('keydown', (event) => {
    const step = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    const [x, y] = pin.variant === variant && pin.at ? pin.at : [width / 2, height / 2];
    if (step) put(x + step[0], y + step[1]);
    else if (event.key === 'Delete' || event.key === 'Backspace') { pin.at = undefined; show(); } else return;
    event.preventDefault();
  });
  return element;
}

/** Creates the pictures for pinning, and the words that tell where the pin is. */
function pinField(icon, variant, pin) {
  const variants = pinnable(icon, variant);
  if (variants.length === 0) return null;
  const words = h('output', { class: 'pin-words' });
  const boards = variants.map((one) => pinBoard(icon, one, pin, () => show()));
  const show = () => {
    boards.forEach((board, index) => {
      $('.pin', board)?.remove();
      const mark = pin.variant === variants[index] && pinElement(pictureOf(variants[index]), { ...pin, note: '' });
      if (mark) $('.layer', board).append(mark);
    });
    words.textContent = pin.at ? t('pinned', { x: pin.at[0], y: pin.at[1] }) : t('pinHow');
  };
  show();
  return h('div', { class: 'pin-field' }, h('div', { class: 'pin-boards' }, boards), words);
}

/** Asks for the reason of a rejection of an icon or of one of its pictures, and for the point that it is about. */
function askToReject(icon, variant = undefined) {
  if (!canDecide(icon)) return;
  const note = h('textarea', { rows: '3', id: 'note', 'aria-label': t('note'), maxlength: data.longestNote, input: () => { note.dir = note.value ? 'auto' : ''; } });
  note.value = variant ? pinOf(icon, variant)?.note ?? '' : remarksOf(icon)[0] ?? '';
  const pinned = (variant ? [variant] : icon.variants).find((one) => isPoint(pinOf(icon, one)?.at));
  const pin = { variant: pinned, at: pinOf(icon, pinned)?.at };
  const send = () => { closeDialog(); decide(icon, 'rejected', note.value.trim(), variant, pin); };
  note.addEventListener('keydown', (event) => { if (event.key === 'Enter' && !event.shiftKey && !event.isComposing) { event.preventDefault(); send(); } });
  const name = visible(icon.short) + (variant ? `, ${outcomeName(variant.k)}` : '');
  openDialog(t('rejectTitle', { icon: name }), h('p', {}, t('rejectHow')), note, pinField(icon, variant, pin),
    h('div', { class: 'actions' }, h('button', { type: 'button', class: 'primary danger', id: 'send-reject', click: send }, t('reject')),
      h('button', { type: 'button', class: 'quiet', click: closeDialog }, t('cancel'))));
  note.focus();
}
