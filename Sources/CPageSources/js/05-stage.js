/* The comparison of two pictures of an icon. */

const modes = ['side', 'blink', 'swipe', 'onion', 'difference'];

/** Returns the two sides to compare with their labels; undefined if there is nothing to compare. */
function sides(icon) {
  if (look.compare === 'before') {
    const change = changesOf(icon).find(({ now }) => now);
    return change && [{ picture: change.before, label: t('before') }, { picture: change.now, label: t('now') }];
  }
  const [first, second] = icon.views;
  const tag = look.locale || filters.locale;
  const other = tag && directionOf.get(tag) === 'rtl' ? viewFor(icon, tag) : second;
  const one = tag && directionOf.get(tag) === 'ltr' ? viewFor(icon, tag) : first;
  if (!other || !one) return undefined;
  const a = pictureOf(variantOf(icon, one)), b = pictureOf(variantOf(icon, other));
  if (!a || !b) return undefined;
  return look.compare === 'flip'
    ? [{ picture: a, flip: true, label: t('plainFlip') }, { picture: b, label: viewLabel(other) }]
    : [{ picture: a, label: viewLabel(one) }, { picture: b, label: viewLabel(other) }];
}

/** Returns the label of a view: `RTL ar`, or the locales of another picture. */
function viewLabel(view) {
  if (!view.s && look.locale && view.l.includes(look.locale)) return look.locale;
  if (view.s) return `${view.s} pt ${view.l.join(' ')}`;
  const tags = view.l.length > 0 ? view.l : data.references.filter((locale) => locale.dir === view.d).map((locale) => locale.tag);
  return view.ref ? `${t(view.d)} ${referenceTag(view)}` : tags.join(' ');
}

const referenceTag = (view) => data.references.find((locale) => locale.dir === view.d)?.tag ?? '';

const overlayColors = ['rgb(213 94 0)', 'rgb(0 114 178)'];

/** Shows both pictures in the chosen mode. */
function stage(icon, pair, given = {}) {
  const [a, b] = pair, options = pair.some(({ picture }) => picture.y) ? { ...given, vector: true } : given;
  const names = `${icon.n}: ${a.label}, ${b.label}`;
  if (look.mode === 'difference') {
    return h('div', { class: 'stage' }, differenceElement(a, b, `${t('difference')}, ${names}`, options));
  }
  const layers = [a, b].map((side, index) => h('div', { class: `layer layer-${index}` },
    pictureElement(side.picture, `${icon.n}, ${side.label}`, { ...options, flip: side.flip, ...(look.mode === 'onion' ? { tint: overlayColors[index] } : {}) }),
    index === 1 && look.mode !== 'onion' ? partLayers(side.picture) : []));
  const element = h('div', { class: `stage pair ${look.mode}` }, layers);
  if (look.mode === 'swipe') element.append(h('span', { class: 'cut', 'aria-hidden': 'true' }));
  if (options.isStill) return element;
  if (look.mode === 'swipe' || look.mode === 'onion') dragging(element, setAmountAt);
  if (look.mode === 'blink') element.addEventListener('click', () => { keepBlinking(false); turn(); });
  return element;
}

/** Calls `act` while a pointer is held down on an element. */
function dragging(element, act) {
  element.addEventListener('pointerdown', (event) => { element.setPointerCapture(event.pointerId); act(event); });
  element.addEventListener('pointermove', (event) => { if (event.buttons !== 0) act(event); });
}

/** Moves the divider, or changes the mix, with the pointer. */
function setAmountAt(event) {
  const box = event.currentTarget.getBoundingClientRect();
  setAmount(Math.round(Math.min(100, Math.max(0, (event.clientX - box.left) / box.width * 100))));
}

function setAmount(amount) {
  look.amount = amount;
  root.style.setProperty('--amount', `${amount}%`);
  root.style.setProperty('--mix', amount / 100);
  for (const slider of document.querySelectorAll('.amount')) slider.value = amount;
}

const calm = window.matchMedia('(prefers-reduced-motion: reduce)');
let blinking;

/** Switches blinking pictures: by a timer, or with the space bar or a tap if the system reduces motion. */
function turn() { root.dataset.phase = root.dataset.phase === '1' ? '0' : '1'; }

function keepBlinking(isRunning) {
  clearInterval(blinking);
  blinking = isRunning ? setInterval(turn, 700) : undefined;
}
