// swift-format-ignore-file
// Made by scripts/embed-page from Web; do not edit.

extension PageSource {
  /// `Web/js/04-stage.js`.
  static let stageScript = ###"""
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

"""###
}
