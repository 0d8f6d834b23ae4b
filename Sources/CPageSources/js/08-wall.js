/* The wall: every icon as a pair of pictures, framed by its state, to show the whole set at once. */

const wall = { tiles: [], keyed: '' };
const wallElement = h('div', { class: 'wall-grid', role: 'group', 'aria-label': t('wall'), hidden: true });

/** Shows the icons of the list on the wall. */
function layWall() {
  root.dataset.narrow = String(root.clientWidth < 700);
  wallElement.style.setProperty('--tile', `${Math.max(isOnePicture() ? look.wall + 32 : 2 * look.wall + 30, 64)}px`);
  wallElement.style.setProperty('--wall', `${look.wall}px`);
  nearness.disconnect();
  wall.tiles = list.icons.map(tile);
  wallElement.replaceChildren(...wallGroups());
  markTile(list.current, true);
}

/** Returns the tiles, or groups of tiles with their headings. */
function wallGroups() {
  if (list.heads.size === 0) return wall.tiles;
  return [...list.heads].map(([start, head]) => h('section', { class: 'wall-group', '--count': head.count },
    groupHead(head, 'wall-head'), wall.tiles.slice(start, start + head.count)));
}

/** Returns true if a tile shows one picture: that of a locale, or two pictures in one place. */
const isOnePicture = () => (isPlainWall() ? Boolean(look.locale) : look.mode !== 'side');
const isPlainWall = () => look.compare === 'rtl' && look.mode === 'side';

/** Creates the tile of an icon, with the pictures of the two directions, of one locale, or of a comparison. */
function tile(icon, index) {
  const state = verdictOf(icon) ?? stateOf(icon);
  const element = h('button', { type: 'button', class: `tile ${state}${needOf(icon) ? ' needs' : ''}`, tabindex: '-1', 'data-name': icon.n, title: icon.n,
    'aria-label': [icon.n, t(`class.${icon.c}`), stateText(icon), needOf(icon)?.title].filter(Boolean).join(', '),
    click: () => { setCurrent(index); inspect(icon); }, focus: () => { tintTile(element, icon); setCurrent(index, { scrolls: false }); }, pointerenter: () => tintTile(element, icon) },
    h('span', { class: 'pair-of' }), h('span', { class: 'tile-name' }, briefName(icon)), look.mode === 'difference' ? h('span', { class: 'share' }) : null);
  // The number of tiles that fill the first screen; the others are filled when they come near the viewport.
  if (index < 200) fillTile(element, icon); else { element.icon = icon; nearness.observe(element); }
  return element;
}

const nearness = new IntersectionObserver((entries) => {
  for (const { target, isIntersecting } of entries) if (isIntersecting) { nearness.unobserve(target); fillTile(target, target.icon); }
}, { rootMargin: '800px' });

/** Tints the parts of a tile's pictures, which are searched for only then. */
function tintTile(element, icon) {
  if (element.querySelector('.part') || !isPlainWall()) return;
  const views = look.locale ? [viewFor(icon, look.locale)] : icon.views.filter((view) => view.ref);
  element.querySelectorAll('.layer').forEach((layer, index) => { const picture = views[index] && pictureOf(variantOf(icon, views[index])); if (picture) layer.append(...partLayers(picture)); });
}

/** Adds the pictures of an icon to its tile. */
function fillTile(element, icon) {
  const pair = isPlainWall() ? undefined : sides(icon), size = { size: look.wall, zoom: 1 };
  if (pair) {
    $('.pair-of', element).append(...(look.mode === 'side' ? pair.map((side) => h('span', { class: 'layer' }, pictureElement(side.picture, '', { ...size, flip: side.flip })))
      : [stage(icon, pair, { ...size, isStill: true })]));
    return;
  }
  const views = look.locale ? [viewFor(icon, look.locale)] : icon.views.filter((view) => view.ref);
  $('.pair-of', element).append(...views.filter(Boolean).map((view) => {
    const { picture, flip, isChosen } = seenIn(icon, view);
    return picture ? h('span', { class: `layer${isChosen ? ' chosen' : ''}`, title: isChosen ? t(data.live ? 'chosen.waits' : 'chosen') : null }, pictureElement(picture, '', { size: look.wall, zoom: 1, flip }), look.parts && !isChosen ? partLayers(picture) : []) : h('span', { class: 'stage none' }, t('none'));
  }));
}

function markTile(index, isCurrent) {
  const element = wall.tiles[index];
  if (!element) return;
  element.tabIndex = isCurrent ? 0 : -1;
  element.classList.toggle('current', isCurrent);
}

function setCurrentTile(index, { scrolls, focuses }) {
  markTile(list.current, false);
  list.current = index;
  markTile(index, true);
  if (focuses) wall.tiles[index].focus({ preventScroll: true });
  if (scrolls) wall.tiles[index].scrollIntoView({ block: 'nearest' });
}

/** Fills a tile again after a change of its icon. */
function refreshTile(icon) {
  const index = list.icons.indexOf(icon);
  const old = wall.tiles[index];
  if (!old) return;
  wall.tiles[index] = tile(icon, index);
  old.replaceWith(wall.tiles[index]);
  markTile(index, index === list.current);
}

/** Returns the tile that an arrow key leads to, from the positions of the tiles; groups may end a row early. */
function tileBeside(key) {
  const isMirrored = root.dir === 'rtl';
  if (key === 'ArrowRight') return list.current + (isMirrored ? -1 : 1);
  if (key === 'ArrowLeft') return list.current + (isMirrored ? 1 : -1);
  const from = wall.tiles[list.current].getBoundingClientRect(), step = key === 'ArrowDown' ? 1 : -1;
  let best = list.current, row;
  for (let index = list.current + step; index >= 0 && index < wall.tiles.length; index += step) {
    const box = wall.tiles[index].getBoundingClientRect();
    if (Math.abs(box.top - from.top) < 2) continue;
    row ??= box.top;
    if (Math.abs(box.top - row) > 2) break;
    if (best === list.current || Math.abs(box.left - from.left) < Math.abs(wall.tiles[best].getBoundingClientRect().left - from.left)) best = index;
  }
  return best;
}

/** Switches between the list and the wall; the current icon stays the same. */
function setView(view) {
  look.view = view;
  root.dataset.view = view;
  for (const input of document.querySelectorAll('input[name="view"]')) input.checked = input.value === view;
  listElement.hidden = view === 'wall';
  wallElement.hidden = view !== 'wall';
  if (view !== 'wall') wallElement.replaceChildren();
  layOut();
  if (list.icons.length > 0) setCurrent(list.current, { focuses: list.hasBeenUsed, scrolls: list.hasBeenUsed });
  writeAddress();
}
