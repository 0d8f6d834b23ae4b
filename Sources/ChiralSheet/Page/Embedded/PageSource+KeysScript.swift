// swift-format-ignore-file
// Made by scripts/embed-page from Web; do not edit.

extension PageSource {
  /// `Web/js/11-keys.js`.
  static let keysScript = ###"""
/* Everything by keyboard. Single keys can be turned off, for those whose speech input types them (WCAG 2.1.4). */

let hasKeys = true;

/** The keys in the order of the help: keys, what they do, and how. */
const keys = [
  [['j', 'ArrowDown'], 'key.next', () => move(1)],
  [['k', 'ArrowUp'], 'key.previous', () => move(-1)],
  [['n'], 'key.open', () => nextOpen()],
  [['Home'], 'key.first', () => setCurrent(0, { focuses: true })],
  [['End'], 'key.last', () => setCurrent(list.icons.length - 1, { focuses: true })],
  [['a'], 'key.approve', () => decideAndGo('approved')],
  [['r'], 'key.reject', () => askToReject(shownIcon())],
  [['u'], 'key.undo', () => decide(shownIcon())],
  [['h'], 'key.handOver', () => handOver()],
  [['Enter', 'i'], 'key.inspect', () => (inspector.open ? inspector.close() : inspect(currentIcon()))],
  [['s'], 'key.side', () => setLook('mode', 'side')],
  [['b'], 'key.blink', () => setLook('mode', look.mode === 'blink' ? 'side' : 'blink')],
  [['w'], 'key.swipe', () => setLook('mode', look.mode === 'swipe' ? 'side' : 'swipe')],
  [['o'], 'key.onion', () => setLook('mode', look.mode === 'onion' ? 'side' : 'onion')],
  [['d'], 'key.difference', () => setLook('mode', look.mode === 'difference' ? 'side' : 'difference')],
  [['f'], 'key.flip', () => setLook('compare', look.compare === 'flip' ? 'rtl' : 'flip')],
  [['c'], 'key.before', () => { if ($('input[name="compare"][value="before"]')) setLook('compare', look.compare === 'before' ? 'rtl' : 'before'); }],
  [[' '], 'key.turn', () => { keepBlinking(false); turn(); }],
  [['[', ']'], 'key.amount', (key) => setAmount(Math.min(100, Math.max(0, look.amount + (key === ']' ? 5 : -5))))],
  [['p'], 'key.parts', () => setLook('parts', !look.parts)],
  [['z'], 'key.zoom', () => setLook('zoom', after([1, 2, 4], look.zoom))],
  [['x'], 'key.size', () => setLook('size', after(data.heights, look.size))],
  [['g'], 'key.ground', () => setLook('ground', after(['auto', 'light', 'dark', 'checker'], look.ground))],
  [['t'], 'key.tint', () => { unfold('.looks'); $('#tint').focus(); }],
  [['/'], 'key.search', () => $('#search').focus()],
  [['Escape'], 'key.clear', () => { if (isFiltered()) clearFilters(); }],
  [['?'], 'key.help', () => help()],
];

const actions = new Map(keys.flatMap(([names, , action]) => names.map((name) => [name, action])));
const inInspector = new Set(['j', 'k', 'ArrowDown', 'ArrowUp', 'a', 'r', 'u', 'i', 's', 'b', 'w', 'o', 'd', 'f', 'c', ' ', '[', ']', 'p', 'z', 'x', 'g']);

const after = (values, value) => values[(values.indexOf(value) + 1) % values.length];
const shownIcon = () => (inspector.open ? inspected : currentIcon());
const unfold = (selector) => { $(selector).open = true; };

function move(step) {
  setCurrent(Math.min(list.icons.length - 1, Math.max(0, list.current + step)), { focuses: !inspector.open });
  if (inspector.open) inspect(currentIcon());
}

/** Goes to the next icon that nobody approved and about which nothing is decided yet. */
function nextOpen() {
  const count = list.icons.length;
  for (let step = 1; step <= count; step += 1) {
    const index = (list.current + step) % count;
    if (unapproved(list.icons[index]) && !decisions.has(list.icons[index].n)) return setCurrent(index, { focuses: true });
  }
  announce(t('nothingOpen'));
}

/** Approves, and goes on to the next. */
function decideAndGo(verdict) {
  const icon = shownIcon();
  if (!icon) return;
  decide(icon, verdict);
  if ((decisions.get(icon.n)?.verdict ?? icon.state) === verdict) move(1);
}

/** Whether a key is meant for what has the focus. */
function isTaken(event) {
  const target = event.target;
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return true;
  if (target.matches?.('input:not([type="radio"], [type="range"], [type="color"]), textarea')) return true;
  if (target.matches?.('select, input')) return !/^[a-z?/]$/.test(event.key) || target.matches('select');
  return (event.key === 'Enter' || event.key === ' ') && Boolean(target.closest?.('button, summary, a'));
}

document.addEventListener('keydown', (event) => {
  if (event.key === 'Escape' && event.target.id === 'search') { event.target.blur(); list.rows.get(list.current)?.focus({ preventScroll: true }); return; }
  if (event.key === 'Enter' && event.target.id === 'search') { setCurrent(0, { focuses: true }); return; }
  if (isTaken(event) || dialog.open || (!hasKeys && event.key.length === 1)) return;
  if (inspector.open && !inInspector.has(event.key)) return;
  const action = actions.get(event.key);
  if (!action) return;
  event.preventDefault();
  action(event.key);
});

const keyNames = { ArrowDown: '\u2193', ArrowUp: '\u2191', ' ': 'Space', Escape: 'Esc' };

function help() {
  const toggle = h('input', { type: 'checkbox', id: 'has-keys', checked: hasKeys, change: (event) => { hasKeys = event.target.checked; } });
  openDialog(t('keys'), h('dl', { class: 'keys' }, keys.map(([names, text]) =>
    [h('dt', {}, names.map((name) => h('kbd', { dir: 'ltr' }, keyNames[name] ?? name))), h('dd', {}, t(text))])),
    h('label', { class: 'check' }, toggle, ` ${t('singleKeys')}`));
}

"""###
}
