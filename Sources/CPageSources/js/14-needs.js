/* What needs a person: one list, in the order of `chiral todo`, with the reason of each icon and the buttons that decide it. */

/** The icons that need a person, by name: their place in the list, the kind, and the words and the title of their group. */
let needs = new Map();

/** The question whether left means back in this set; undefined if nobody has to answer it. */
let leftQuestion;

/** The icons that were decided on this page, until the server has judged the set again. */
const settled = new Set();

/** The kinds of open points that concern single icons and can be decided on the page. */
const neededKinds = ['declined', 'error', 'warning', 'note'];

/** Collects what needs a person from the open points of the set, and from the pictures that changed or were rejected. */
function gatherNeeds() {
  const known = new Set(data.icons.map((icon) => icon.n)), groups = data.open ?? [];
  needs = new Map();
  const add = (name, kind, reason, rule) => { if (known.has(name) && !needs.has(name) && !(settled.has(name) && neededKinds.includes(kind))) needs.set(name, { rank: needs.size, kind, rule, label: `${t(`need.${kind}`)}:`, reason, title: `${t(`need.${kind}`)}: ${reason}` }); };
  leftQuestion = groups.find((group) => group.kind === 'left');
  for (const kind of neededKinds) for (const group of groups) if (group.kind === kind) for (const name of group.icons) add(name, kind, group.reason, group.rule);
  for (const icon of data.icons) if (isDeclined(icon)) add(icon.n, 'declined', icon.declined);
  for (const state of ['rejected', 'changed']) for (const icon of data.icons) if (stateOf(icon) === state) add(icon.n, state, t(`need.${state}.why`));
}

/** Returns what an icon needs; undefined if nothing is left to decide about it. */
function needOf(icon) {
  const need = needs.get(icon.n);
  if (!need) return undefined;
  return ['rejected', 'changed'].includes(need.kind) && (verdictOf(icon) ?? stateOf(icon)) === 'approved' ? undefined : need;
}

const rankOf = (icon) => needOf(icon)?.rank ?? data.icons.length;
const countNeeds = () => data.icons.filter(needOf).length + (leftQuestion ? 1 : 0);

/** Returns the reason why an icon needs a person, as a sentence about this icon. */
function needText(icon) {
  const need = needOf(icon);
  if (need?.kind === 'declined') return icon.findings.find((finding) => finding.cause)?.cause ?? icon.declined;
  if (need?.rule) return icon.findings.find((finding) => finding.rule === need.rule)?.m;
  return need?.kind === 'note' ? icon.note : undefined;
}

/** Changes an icon in the manifest through the server, if there is one; returns true if it was written. */
let settleElsewhere;

/** Takes an icon that was decided off the list at once; the server judges the set only afterwards. */
function leaveBehind(icon) {
  settled.add(icon.n);
  gatherNeeds();
  listIcons(true, true);
  showDecisions();
  if (inspector.open) showInspected();
}

/** Writes a decision about an icon that needs a person; without a server, shows what to write or to run. */
async function settle(icon, changes, command) {
  if (settleElsewhere) {
    if (await settleElsewhere(icon, changes)) leaveBehind(icon);
    return;
  }
  openDialog(visible(icon.short), h('p', {}, english(needText(icon) ?? '')), h('p', {}, t('settleHow')), h('pre', { dir: 'ltr' }, h('code', {}, command)));
}

const shellName = (icon) => `${icon.n.startsWith('-') ? '-- ' : ''}'${visible(icon.n).replaceAll("'", "'\\''")}'`;

/** Takes the class as it is, or gives another, and removes the question of `init`. */
function settleClass(icon, name) {
  if (needOf(icon)?.kind === 'declined' && name === icon.c) { acceptDeclined(icon); return; }
  const note = needOf(icon)?.kind === 'note' ? [{ path: ['note'], value: null }] : [];
  const isSame = name === icon.c;
  if (isSame && note.length === 0) { announce(t('nothingToSettle')); return; }
  settle(icon, [...(isSame ? [] : [{ path: ['class'], value: name }]), ...note],
    isSame ? `chiral review accept ${shellName(icon)}` : `"${visible(icon.n)}": { "class": "${name}" }`);
}

/** Asks why a finding is right as it is, and writes that into the manifest. */
function allowFinding(icon, rule) {
  const why = h('input', { type: 'text', id: 'allow-why', maxlength: '300' });
  const send = () => { if (why.value.trim()) { closeDialog(); settle(icon, [{ path: ['allow', rule], value: why.value.trim() }], `"allow": { "${rule}": ${JSON.stringify(why.value.trim())} }`); } };
  openDialog(t('allowTitle', { icon: visible(icon.short) }), h('p', {}, english(needText(icon) ?? '')), h('label', { class: 'line-field' }, h('span', {}, t('allowWhy')), why),
    h('div', { class: 'actions' }, h('button', { type: 'button', class: 'primary', id: 'allow-send', click: send }, t('allow'))));
  why.addEventListener('keydown', (event) => { if (event.key === 'Enter' && !event.isComposing) { event.preventDefault(); send(); } });
  why.focus();
}

// MARK: Readings

/** Returns the pictures to choose from if an icon waits for that. */
const readingsOf = (icon) => (['declined', 'error', 'warning', 'note'].includes(needOf(icon)?.kind) ? icon.readings ?? [] : []);

/** Describes a reading in a few words. */
function readingText(reading) {
  if (reading.k === 'mirrored') return t('declined.mirror');
  if (reading.k === 'as-drawn') return t('declined.fixed');
  return t(`reading.${reading.k}`, { parts: [...new Set(reading.is ?? [])].map((part) => t(`part.${part}`)).join(t('and')) });
}

/** Writes the choice of a picture into the manifest; without a server, shows the command that does. */
function chooseReading(icon, index) {
  const reading = readingsOf(icon)[index];
  if (!reading) { announce(t('noReading', { n: index + 1 })); return; }
  if (reading.e.length === 0) { announce(t('nothingToSettle')); return; }
  settle(icon, reading.e, `chiral review choose ${shellName(icon)} ${index + 1}`);
}

/** Creates the pictures to choose from, each a button with its number; null if there are none. */
function readingsElement(icon) {
  const readings = readingsOf(icon);
  if (readings.length === 0) return null;
  return h('div', { class: 'readings', role: 'group', 'aria-label': t('readingsOf', { icon: icon.n }) }, readings.map((reading, index) => {
    const picture = data.pictures[reading.p], words = readingText(reading);
    return h('button', { type: 'button', class: 'reading', tabindex: '-1', 'data-key': `reading ${index + 1}`, 'aria-keyshortcuts': String(index + 1),
      'aria-label': `${numbers.format(index + 1)}: ${words}`, title: visible(reading.w), click: () => chooseReading(icon, index) },
      picture ? pictureElement(picture, '', { size: metrics.reading, zoom: 1, vector: true }) : null, h('span', { class: 'reading-words' }, h('b', {}, numbers.format(index + 1)), ` ${words}`));
  }));
}

/** Takes the reading of a number, or without readings the class mirror (1) or fixed (2). In the wall, where they are not to be seen, opens
 * the loupe first. */
function chooseByKey(icon, number) {
  if (!icon) return;
  if (readingsOf(icon).length === 0) { if (number < 3) settleClass(icon, number === 1 ? 'mirror' : 'fixed'); return; }
  if (look.view === 'wall' && !inspector.open) { inspect(icon); return; }
  chooseReading(icon, number - 1);
}

/** Creates the buttons that decide what an icon needs; null if it needs nothing, or only a verdict on its pictures. */
function settlingElement(icon) {
  const need = needOf(icon);
  if (!need || ['rejected', 'changed'].includes(need.kind)) return null;
  if (need.kind === 'declined') return h('div', { class: 'settle' }, acceptButton(icon));
  const button = (key, text, act, shortcut) => h('button', { type: 'button', tabindex: '-1', 'data-key': `settle ${key}`, 'aria-keyshortcuts': shortcut, click: act }, text);
  const isPlain = icon.c === 'mirror' || icon.c === 'fixed', other = icon.c === 'mirror' ? 'fixed' : 'mirror';
  return h('div', { class: 'settle', role: 'group', 'aria-label': t('decideOn', { icon: icon.n }) },
    need.kind === 'note' ? button('keep', isPlain ? t('keepClass', { name: t(`class.${icon.c}`) }) : t('checked'), () => settleClass(icon, icon.c), 'e') : null,
    isPlain && readingsOf(icon).length === 0 ? button('other', t('makeClass', { name: t(`class.${other}`) }), () => settleClass(icon, other), other === 'mirror' ? '1' : '2') : null,
    need.rule ? button('allow', t('allowIt'), () => allowFinding(icon, need.rule), 'e') : null);
}

/** Shows only the icons that need a person, in their order, or all again. */
function toggleNeeds() {
  filters.state = filters.state === 'look' ? '' : 'look';
  showFilters();
  listIcons();
  if (list.icons.length > 0) setCurrent(0, { focuses: true });
}

/** Goes to the next icon that needs a person. */
function nextNeed() {
  const count = list.icons.length;
  for (let step = 1; step <= count; step += 1) {
    const index = (list.current + step) % count;
    if (needOf(list.icons[index])) { setCurrent(index, { focuses: !inspector.open }); if (inspector.open) inspect(list.icons[index]); return; }
  }
  announce(t('nothingNeeded'));
}

// MARK: Left and right

/** Answers the question through the server, if there is one. */
let answerElsewhere;

const questionElement = h('section', { class: 'question', hidden: true, 'aria-labelledby': 'question-title' });

/** Shows the question whether left means back, with the pictures that each answer leads to. */
function showQuestion() {
  const isAsked = Boolean(leftQuestion) && !filters.query && ['', 'look'].includes(filters.state) && filters.classes.size === 0;
  questionElement.hidden = !isAsked;
  if (!isAsked) return;
  const shown = leftQuestion.icons.map((name) => data.icons.find((icon) => icon.n === name)).filter((icon) => icon && pictureOf(icon.variants[0])).slice(0, 4);
  const pair = (icon, flip) => h('span', { class: 'layer' }, pictureElement(pictureOf(icon.variants[0]), `${icon.n}, ${t('rtl')}`, { size: 32, zoom: 1, vector: true, flip }));
  const answer = (means, text, how, id) => h('button', { type: 'button', id, class: 'answer', click: () => answerLeft(means) },
    h('b', {}, text), h('span', { class: 'answer-pictures' }, shown.map((icon) => pair(icon, means))), h('span', { class: 'faint' }, how));
  questionElement.replaceChildren(h('div', {}, h('h2', { id: 'question-title' }, t('left.title')), h('p', {}, t('left.text', { n: leftQuestion.icons.length })),
    h('p', { class: 'faint' }, shown.map((icon) => [foreign(icon.n), ' ']))), answer(true, t('left.yes'), t('left.yes.how', { n: leftQuestion.icons.length }), 'left-yes'), answer(false, t('left.no'), t('left.no.how'), 'left-no'));
}

function answerLeft(means) {
  if (answerElsewhere) { answerElsewhere(means); return; }
  openDialog(t('left.title'), h('p', {}, t('settleHow')), h('pre', { dir: 'ltr' }, h('code', {}, leftQuestion.next[means ? 0 : 1])));
}
