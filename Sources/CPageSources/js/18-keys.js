/* Keyboard control. Single keys can be turned off for people whose speech input types them (WCAG 2.1.4). */

let hasKeys = true;

const toggled = (name, value, usual) => setLook(name, look[name] === value ? usual : value);

/** Wraps an action that decides about the shown icon: an icon that has been scrolled away is shown first, and not decided. */
const ifShown = (act) => (key) => { if (isShown()) act(key); };

/** Returns true if the current icon is on the screen; brings it there otherwise. */
function isShown() {
  if (inspector.open || list.icons.length === 0) return true;
  const element = look.view === 'wall' ? wall.tiles[list.current] : $('.cells', list.rows.get(list.current)), box = element.getBoundingClientRect();
  const middle = (box.top + box.bottom) / 2;
  if (middle > toolsHeight() && middle < roomHeight()) return true;
  setCurrent(list.current, { focuses: true });
  announce(t('shownFirst', { icon: visible(currentIcon().n) }));
  return false;
}

/** The keys in the order of the help: keys, text, action. */
const keys = [
  [['j', 'ArrowDown'], 'key.next', (key) => (!inspector.open && key === 'ArrowDown' ? setCurrent(placeBeside(key), { focuses: true }) : move(1))],
  [['k', 'ArrowUp'], 'key.previous', (key) => (!inspector.open && key === 'ArrowUp' ? setCurrent(placeBeside(key), { focuses: true }) : move(-1))],
  [['ArrowLeft', 'ArrowRight'], 'key.beside', (key) => (inspector.open ? move((key === 'ArrowRight') === (root.dir !== 'rtl') ? 1 : -1) : setCurrent(placeBeside(key), { focuses: true }))],
  [['n'], 'key.open', () => nextOpen()],
  [['m'], 'key.need', () => nextNeed()],
  [['y'], 'key.needs', () => toggleNeeds()],
  [['Home'], 'key.first', () => setCurrent(0, { focuses: true })],
  [['End'], 'key.last', () => setCurrent(list.icons.length - 1, { focuses: true })],
  [['v'], 'key.view', () => setView(look.view === 'wall' ? 'list' : 'wall')],
  [['a'], 'key.approve', ifShown(() => decideAndGo('approved'))],
  [['r'], 'key.reject', ifShown(() => askToReject(shownIcon()))],
  [['e'], 'key.accept', ifShown(() => takeAsItIs(shownIcon()))],
  [['E'], 'key.alike', () => answerAlike(shownIcon())],
  [kindKeys, 'key.kinds', (key) => answerKind(neededKinds[kindKeys.indexOf(key)])],
  [['1', '2', '3', '4', '5'], 'key.reading', (key) => { if (!isAtQuestion()) ifShown(() => chooseByKey(shownIcon(), Number(key)))(); else if (Number(key) < 3) answerLeft(key === '1'); }],
  [['u'], 'key.undo', () => undoDecision(shownIcon())],
  [['h'], 'key.handOver', () => handOver()],
  [['Enter', 'i'], 'key.inspect', () => (inspector.open ? inspector.close() : inspect(currentIcon()))],
  [['s'], 'key.side', () => setLook('mode', 'side')],
  [['b'], 'key.blink', () => toggled('mode', 'blink', 'side')],
  [['w'], 'key.swipe', () => toggled('mode', 'swipe', 'side')],
  [['o'], 'key.onion', () => toggled('mode', 'onion', 'side')],
  [['d'], 'key.difference', () => toggled('mode', 'difference', 'side')],
  [['f'], 'key.flip', () => toggled('compare', 'flip', 'rtl')],
  [['c'], 'key.before', () => { if (comparisons().length > 2) toggled('compare', 'before', 'rtl'); }],
  [[' '], 'key.turn', () => { keepBlinking(false); turn(); }],
  [['[', ']'], 'key.amount', (key) => setAmount(Math.min(100, Math.max(0, look.amount + (key === ']' ? 5 : -5))))],
  [['+', '-', '0'], 'key.loupeZoom', (key) => { if (inspector.open) setLoupe({ zoom: key === '0' ? 1 : loupe.zoom * (key === '+' ? 2 : 0.5) }); }],
  [['l'], 'key.grid', () => { if (inspector.open) setLoupe({ grid: !loupe.grid }); }],
  [['p'], 'key.parts', () => showParts(shownIcon())],
  [['z'], 'key.zoom', () => setLook('zoom', after([1, 2, 4], look.zoom))],
  [['x'], 'key.size', () => (look.view === 'wall' ? setLook('wall', after([32, 48, 64], look.wall)) : setLook('size', after(sizes, look.size)))],
  [['g'], 'key.ground', () => setLook('ground', after(['auto', 'light', 'dark', 'checker'], look.ground))],
  [['t'], 'key.tint', () => { unfold('view'); showRest(); $('#tint').focus(); }],
  [['/'], 'key.search', () => $('#search').focus()],
  [['Escape'], 'key.clear', () => { if (!foldTools() && isFiltered()) clearFilters(); }],
  [['?'], 'key.help', () => help()],
];

const actions = new Map(keys.flatMap(([names, , action]) => names.map((name) => [name, action])));
const notInInspector = new Set(['n', 'y', 'Home', 'End', 'v', 'h', 'Enter', 't', '/', 'Escape', '?', 'z', 'x']);

/** Returns the place of the icon that an arrow key leads to. */
const placeBeside = (key) => (look.view === 'wall' ? tileBeside(key) : rowBeside(key));

const after = (values, value) => values[(values.indexOf(value) + 1) % values.length];
const shownIcon = () => (inspector.open ? inspected : currentIcon());

function move(step) {
  hasArrived = true;
  setCurrent(Math.min(list.icons.length - 1, Math.max(0, list.current + step)), { focuses: !inspector.open });
  if (inspector.open) inspect(currentIcon());
}

/** Goes to the next icon that is neither approved nor decided. */
function nextOpen() {
  const count = list.icons.length;
  for (let step = 1; step <= count; step += 1) {
    const index = (list.current + step) % count;
    if (unapproved(list.icons[index]) && !isDecided(list.icons[index])) return setCurrent(index, { focuses: true });
  }
  announce(t('nothingOpen'));
}

/** Approves an icon, unless it is approved, and goes to the next one. */
function decideAndGo(verdict) {
  const icon = shownIcon();
  if (!icon) return;
  if ((verdictOf(icon) ?? stateOf(icon)) !== verdict) decide(icon, verdict);
  if ((verdictOf(icon) ?? stateOf(icon)) === verdict) move(1);
}

/** Returns true if a key is meant for the focused element. */
function isTaken(event) {
  const target = event.target;
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return true;
  if (target.matches?.('input:not([type="radio"], [type="range"], [type="color"]), textarea')) return true;
  if (target.matches?.('select, input')) return !/^[a-z1-5?/]$/.test(event.key) || target.matches('select');
  if (event.key === 'Enter' && target.closest?.('.tile')) return true;
  return (event.key === 'Enter' || event.key === ' ') && Boolean(target.closest?.('button, summary, a'));
}

/** Clears the search and returns to the icons. */
function leaveSearch() {
  filters.query = '';
  $('#search').value = '';
  listIcons();
  if (list.icons.length > 0) setCurrent(list.current, { focuses: true });
}

document.addEventListener('keydown', (event) => {
  if (event.target.id === 'search' && !event.isComposing) {
    if (event.key === 'Escape') { event.preventDefault(); leaveSearch(); return; }
    if (event.key === 'Enter' || event.key === 'ArrowDown') { event.preventDefault(); hasArrived = true; setCurrent(0, { focuses: true }); return; }
  }
  if (isTaken(event) || dialog.open || (!hasKeys && event.key.length === 1)) return;
  if (inspector.open && notInInspector.has(event.key)) return;
  const action = actions.get(event.key);
  if (!action) return;
  event.preventDefault();
  action(event.key);
});

const keyNames = { ArrowDown: '\u2193', ArrowUp: '\u2191', ArrowLeft: '\u2190', ArrowRight: '\u2192', ' ': 'Space', Escape: 'Esc' };

/** The groups of the help, in the order in which people need them; keys that are in none of them change the view. */
const keyGroups = [
  ['go', ['key.need', 'key.needs', 'key.next', 'key.previous', 'key.beside', 'key.open', 'key.first', 'key.last', 'key.inspect', 'key.search', 'key.clear']],
  ['decide', ['key.reading', 'key.accept', 'key.alike', 'key.kinds', 'key.approve', 'key.reject', 'key.undo', 'key.handOver']],
  ['compare', ['key.side', 'key.blink', 'key.swipe', 'key.onion', 'key.difference', 'key.flip', 'key.before', 'key.turn', 'key.amount', 'key.parts']],
  ['look', []],
];

/** Returns the keys of a group of the help. */
function keysOf([name, texts]) {
  const grouped = keyGroups.flatMap(([, all]) => all);
  return name === 'look' ? keys.filter(([, text]) => !grouped.includes(text)) : texts.map((wanted) => keys.find(([, text]) => text === wanted));
}

function help() {
  const toggle = h('input', { type: 'checkbox', id: 'has-keys', checked: hasKeys, change: (event) => { hasKeys = event.target.checked; } });
  openDialog(t('keys'), keyGroups.map((group) => [h('h3', { class: 'keys-head' }, t(`keys.${group[0]}`)), h('dl', { class: 'keys' }, keysOf(group).map(([names, text]) =>
    [h('dt', {}, names.map((name) => h('kbd', { dir: 'ltr' }, keyNames[name] ?? name))), h('dd', {}, t(text))]))]),
    h('label', { class: 'check' }, toggle, ` ${t('singleKeys')}`));
}
