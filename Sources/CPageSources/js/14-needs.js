/* What needs a person: one list of questions, in the order of `chiral todo`, with the reason of each and the buttons that decide it. */

/** The questions about icons, by name; several about one icon in their order. Each has its place in the list, its kind and key, and the words
 * and the title of its group. */
let needs = new Map();

/** The open points that concern no icon of the page, such as a file without an entry in the manifest. */
let otherNeeds = [];

/** The question whether left means back in this set; undefined if nobody has to answer it. */
let leftQuestion;

/** The keys of the questions that were answered on this page, each with the number of its edit: a question stays away until the server has
 * judged the set after that edit. */
const settled = new Map();

/** The key of the question about left and right. */
const leftKey = 'left';

/** The kinds of open points that concern single icons and can be decided on the page. */
const neededKinds = ['declined', 'error', 'warning', 'note'];

const needKey = (name, kind, rule) => [kind, rule ?? '', name].join(' ');

/** Returns why an icon is declined, without the ways out that follow: they are about the manifest, and the page offers its own. */
const shortReason = (reason) => reason.split('; ')[0];

/** Returns why an icon is declined, with all ways out. */
const declinedReason = (icon) => icon.findings.find((finding) => finding.cause)?.cause ?? icon.declined;

/** Collects what needs a person from the open points of the set. */
function gatherNeeds() {
  const known = new Set(data.icons.map((icon) => icon.n)), groups = data.open ?? [], shown = new Set();
  let rank = 0;
  [needs, otherNeeds] = [new Map(), []];
  const add = (name, kind, whole, rule, count = 1, isWhole = false) => {
    const reason = kind === 'declined' ? shortReason(whole) : whole;
    const key = known.has(name) ? needKey(name, kind, rule) : needKey(name, kind, `${rule} ${reason}`);
    if (shown.has(key) || settled.has(key)) return false;
    shown.add(key);
    const need = { rank: rank += 1, name, kind, rule, key, reason, count, isWhole, label: `${t(`need.${kind}`)}:`, title: `${t(`need.${kind}`)}: ${reason}` };
    if (!known.has(name)) otherNeeds.push(need); else needs.set(name, [...needs.get(name) ?? [], need]);
    return true;
  };
  leftQuestion = leftAnswer === undefined && !settled.has(leftKey) ? leftGroup() : undefined;
  for (const group of neededKinds.flatMap((kind) => groups.filter((one) => one.kind === kind))) {
    // A chore of many drawings is one question: the first open one asks it for all.
    const isWhole = group.questions === 1 && group.icons.length > 1;
    let isAsked = false;
    for (const name of group.icons) isAsked = add(name, group.kind, group.reason, group.rule, isWhole && isAsked ? 0 : 1, isWhole) || isAsked;
  }
  const rejected = data.live ? new Map(data.icons.filter((icon) => verdictOf(icon) === 'rejected').map((icon) => [icon.n, icon.variants.filter((variant) => (decisions.get(icon.n).get(variant.k)?.verdict ?? variant.s) === 'rejected').length])) : new Map();
  for (const [name, count] of rejected) add(name, 'rejected', t('need.rejected.why'), undefined, count);
  for (const kind of ['rejected', 'changed']) {
    const pictures = groups.filter((one) => one.kind === kind).flatMap((group) => group.icons);
    for (const [name, own] of Map.groupBy(pictures, (key) => key.slice(0, key.lastIndexOf('#')))) if (!rejected.has(name)) add(name, kind, t(`need.${kind}.why`), undefined, own.length);
  }
}

/** Returns what is open about an icon, also what another icon asks for it. */
const openOf = (icon) => (needs.get(icon.n) ?? []).filter((need) => !['rejected', 'changed'].includes(need.kind) || !isApproved(icon));

/** Returns the open questions about an icon. */
const questionsOf = (icon) => openOf(icon).filter((need) => need.count > 0);

/** Returns the first question about an icon; undefined if nothing is left to decide about it. */
const needOf = (icon) => questionsOf(icon)[0];

const rankOf = (icon) => needOf(icon)?.rank ?? Infinity;

/** Returns the number of questions among some, of which several may be one. */
const countOf = (some) => some.reduce((sum, need) => sum + need.count, 0);

/** Returns the number of open questions, which `chiral todo` and `chiral init` give, too; or of those about some icons and about none. */
const countNeeds = (icons = data.icons, isLeftAsked = Boolean(leftQuestion)) => countOf([...icons.flatMap(questionsOf), ...otherNeeds]) + (isLeftAsked ? 1 : 0);

/** Returns the number of questions that go when some are settled, by their keys: one about many drawings stays until the last is. */
function countGone(keys) {
  const gone = new Set(keys), all = [...needs.values(), otherNeeds].flat(), goes = ({ key }) => gone.has(key);
  const wholes = Map.groupBy(all.filter(({ isWhole }) => isWhole), ({ title }) => title);
  return countOf(all.filter((need) => !need.isWhole && goes(need))) + [...wholes.values()].filter((ones) => ones.every(goes)).length;
}

/** Returns the reason why an icon needs a person, as a sentence about this icon. */
function needText(icon, need = needOf(icon)) {
  if (need?.isWhole) return need.reason;
  if (need?.kind === 'declined') return shortReason(declinedReason(icon));
  if (need?.rule) return icon.findings.find((finding) => finding.rule === need.rule)?.m ?? need.reason;
  if (need?.kind === 'error') return icon.variants.map((variant) => variant.x).find(Boolean) ?? need.reason;
  return need?.kind === 'note' ? icon.note : undefined;
}

/** Creates the words of a question: those of the audit and of the manifest are English, and keep their direction. */
const needElement = (need, text = need.reason, props = {}) => (neededKinds.includes(need.kind) ? english(text, props) : h('bdi', props, visible(text)));

/** Takes the questions that were answered off the list at once; a server judges the set only afterwards. */
function leaveBehind() {
  gatherNeeds();
  hasArrived = false;
  listIcons(true, true);
  showDecisions();
  if (inspector.open) showInspected(); else if (list.hasBeenUsed && list.icons.length > 0) setCurrent(list.current);
}

/** Marks the questions as settled that the answers on this page settle. */
function renewSettled() {
  if (answerElsewhere) return; // A server judges what is settled.
  settled.clear();
  for (const own of answers.values()) for (const key of own.settles) settled.set(key, 0);
}

// MARK: Answers

/** Returns true if a picture shows what is taken as it is: nobody can say that a finding is right without it. */
const isSeen = (icon, need) => need.kind === 'declined' || !neededKinds.includes(need.kind) || icon.variants.every(pictureOf);

/** Returns true if an icon may be made fixed: it has no drawings of its own for locales, which would be lost. */
const takesFixed = (icon) => isPlainClass(icon) || !icon.views.some((view) => view.o.startsWith('drawn-for '));

/** Returns the findings that a question is about. */
const findingsOf = (icon, need) => icon.findings.filter((one) => need.rule && one.rule === need.rule && one.s === need.kind);

/** Returns what the program changes to correct findings, as `chiral audit --fix` does; undefined unless it corrects them all. */
function correctionOf(findings) {
  const fixes = findings.map(({ fix }) => fix);
  return fixes.length > 0 && fixes.every((fix) => fix?.e.length > 0) ? { words: [...new Set(fixes.map(({ w }) => w))], changes: fixes.flatMap(({ e }) => e), isSafe: fixes.every(({ safe }) => safe) } : undefined;
}

/** Returns the class that the correction of a finding gives an icon; undefined if there is none. */
const correctedClass = (icon, need) => correctionOf(findingsOf(icon, need))?.changes.find(({ path }) => path[0] === 'class')?.value;

/** Returns true if a class settles a question: it is what was asked for, or what was found is only wrong in an icon that turns. */
const endsWith = (icon, need, name) => (need.rule ? correctedClass(icon, need) === name || (name === 'fixed' && icon.c !== name && findingsOf(icon, need).every(({ fixed }) => fixed))
  : need.kind !== 'error' || (name === 'fixed' && icon.c !== name));

/** Tells for each answer whether it settles a question about an icon. */
const fits = {
  keep: ({ icon, need }) => isSeen(icon, need) && Boolean(need.rule || need.kind !== 'error'),
  mirror: ({ icon, need }) => isPlainClass(icon) && isSeen(icon, need) && endsWith(icon, need, 'mirror'),
  fixed: ({ icon, need }) => takesFixed(icon) && (icon.c !== 'fixed' || isSeen(icon, need)) && endsWith(icon, need, 'fixed'),
  fix: ({ icon, need }) => Boolean(correctionOf(findingsOf(icon, need))) && !fits.mirror({ icon, need }) && !fits.fixed({ icon, need }),
};

/** Returns the changes of the manifest that an answer to a question makes: `keep` takes the icon as it is, `mirror` and `fixed` decide the
 * picture, `fix` corrects what was found, and `why` is the reason for which a finding is allowed. */
function changesFor(icon, need, answer, why) {
  const note = icon.asked ? [{ path: ['note'], value: null }] : [], correction = correctionOf(findingsOf(icon, need));
  if (answer === 'fix') return correction.changes;
  if (answer === 'keep') {
    if (need.kind === 'declined') return [{ path: ['declined'], value: icon.form }, ...note];
    return need.rule ? [{ path: ['allow', need.rule], value: why }] : note;
  }
  if (need.kind === 'declined' && answer === 'mirror') return [{ path: ['declined'], value: 'mirror' }, ...note];
  const change = correctedClass(icon, need) === answer ? correction.changes.filter(({ path }) => path[0] !== 'note') : answer === icon.c ? [] : [{ path: ['class'], value: answer }];
  return [...change, ...note];
}

/** Returns the questions that an answer settles: a class also settles the others that end with it, and a note that is gone asks nothing. */
function settledBy(icon, need, answer) {
  const isNoteGone = changesFor(icon, need, answer, '').some(({ path, value }) => path[0] === 'note' && value === null), isClass = answer === 'mirror' || answer === 'fixed';
  return openOf(icon).filter((one) => (one.kind === 'note' ? isNoteGone : isClass ? endsWith(icon, one, answer) && neededKinds.includes(one.kind) : one.key === need.key)).map((one) => one.key);
}

/** Returns the words of an answer, as the messages and the list of decisions tell it once it is given. */
function answerWords(icon, need, answer) {
  if (answer === 'keep') return need.rule && need.kind !== 'declined' ? t('allowed') : need.kind === 'declined' ? t('accepted', { form: t(`declined.${icon.form}`) }) : t('kept.class', { name: t(`as.${icon.c}`) });
  return answer === 'fix' ? t('corrected') : t('made', { name: t(`as.${answer}`) });
}

/** Gives one answer to the question about an icon. */
function settle(icon, answer, need = needOf(icon), why = undefined) {
  const changes = need ? changesFor(icon, need, answer, why) : answer === 'keep' || answer === icon.c ? [] : [{ path: ['class'], value: answer }];
  if (changes.length === 0) { announce(t('nothingToSettle')); return; }
  giveAnswers([{ icon, changes, settles: need ? settledBy(icon, need, answer) : [] }], need ? answerWords(icon, need, answer) : t('made', { name: t(`as.${answer}`) }));
}

/** Takes an icon as it is: a declined one, the class that somebody was asked to check, or one with a finding, which asks why. */
function takeAsItIs(icon) {
  const need = icon && needOf(icon);
  if (!need) announce(t('nothingToSettle'));
  else if (['rejected', 'changed'].includes(need.kind)) announce(t(`need.${need.kind}.how`));
  else if (need.isWhole) answerAlike(icon);
  else if (!isSeen(icon, need)) announce(t('notSeen'));
  else if (need.rule && need.kind !== 'declined') allowFinding(icon, need);
  else settle(icon, 'keep', need);
}

/** Asks why a finding is right as it is, and writes that into the manifest. */
function allowFinding(icon, need) {
  const why = h('input', { type: 'text', id: 'allow-why', maxlength: data.longestNote });
  const send = () => { if (why.value.trim()) { closeDialog(); settle(icon, 'keep', need, why.value.trim()); } };
  openDialog(t('allowTitle', { icon: visible(icon.short) }), h('p', {}, english(needText(icon, need) ?? '')), h('label', { class: 'line-field' }, h('span', {}, t('allowWhy')), why),
    h('div', { class: 'actions' }, h('button', { type: 'button', class: 'primary', id: 'allow-send', click: send }, t('allow'))));
  why.addEventListener('keydown', (event) => { if (event.key === 'Enter' && !event.isComposing) { event.preventDefault(); send(); } });
  why.focus();
}

/** Shows what the program changes to correct findings of an icon, and writes it once somebody agrees. */
async function correct(icon, findings) {
  const correction = correctionOf(findings), pair = h('span', { class: 'corrected' });
  if (!correction) { announce(t('nothingToSettle')); return; }
  const { changes, words, isSafe } = correction;
  const settles = openOf(icon).filter((need) => need.rule && findingsOf(icon, need).length > 0 && findingsOf(icon, need).every((one) => findings.includes(one))).map(({ key }) => key);
  openDialog(t('fixTitle', { icon: visible(icon.short) }), findings.map(({ m, rule }) => h('p', {}, english(m, { title: rule }))), words.map((line) => h('p', {}, h('code', { dir: 'ltr' }, visible(line)))), pair, isSafe ? h('p', { class: 'faint' }, t('edit.same')) : null,
    h('div', { class: 'actions' }, h('button', { type: 'button', class: 'primary', id: 'fix-send', click: () => { closeDialog(); giveAnswers([{ icon, changes, settles }], t('corrected')); } }, t('fix'))));
  $('#fix-send').focus();
  pair.append(pairElement(picturesAfter({ icon, need: {} }, 'keep')));
  const after = isSafe || !previewElsewhere || isLost() ? undefined : await previewElsewhere({ icon, changes });
  if (after) pair.append(' \u2192 ', pairElement(picturesAfter({ icon: adopt(after.patch)[0], need: {} }, 'keep')));
}

// MARK: Readings

/** Returns the pictures to choose from if an icon waits for that; of those that look the same, the first. */
function readingsOf(icon) {
  if (!neededKinds.includes(needOf(icon)?.kind) || needOf(icon).isWhole) return [];
  const picture = ({ p }) => data.pictures[p], all = icon.readings ?? [];
  return all.filter((reading, index) => !picture(reading) || !all.slice(0, index).some((other) => picture(other) && isAlike(picture(other), picture(reading))));
}

/** Describes a reading of an icon in a few words; one that another would be taken for names its parts. */
function readingText(icon, reading) {
  const words = readingWords(icon, reading), isOnly = readingsOf(icon).every((other) => other === reading || readingWords(icon, other) !== words);
  return isOnly ? words : `${words} (${reading.e.filter(({ path }) => path[0] === 'components' && path[1]).map(({ path }) => visible(path[1])).join(t('and'))})`;
}

function readingWords(icon, reading) {
  const picture = data.pictures[reading.p], drawing = pictureOf(variantOf(icon, icon.views[0]));
  if (reading.k === 'as-drawn' || (picture && drawing && isAlike(picture, drawing))) return t('declined.fixed');
  return reading.k === 'mirrored' ? t('declined.mirror') : t(`reading.${reading.k}`, { parts: [...new Set(reading.is ?? [])].map((part) => t(`part.${part}`)).join(t('and')) });
}

/** Writes the choice of a picture into the manifest. */
function chooseReading(icon, index) {
  const reading = readingsOf(icon)[index];
  if (!reading) { announce(t('noReading', { n: index + 1 })); return; }
  if (reading.e.length === 0) { announce(t('nothingToSettle')); return; }
  // A picture answers whatever was asked about the picture, but no other finding of the audit.
  const asked = questionsOf(icon).filter((need) => ['declined', 'note'].includes(need.kind));
  giveAnswers([{ icon, changes: reading.e, settles: asked.map((need) => need.key) }], readingText(icon, reading));
}

/** Creates the pictures to choose from, each a button with its number; null if there are none. */
function readingsElement(icon) {
  const readings = readingsOf(icon);
  if (readings.length === 0) return null;
  return h('div', { class: 'readings', role: 'group', 'aria-label': t('readingsOf', { icon: icon.n }) }, readings.map((reading, index) => {
    const picture = data.pictures[reading.p], words = readingText(icon, reading);
    return h('button', { type: 'button', class: 'reading', tabindex: '-1', 'data-key': `reading ${index + 1}`, 'aria-keyshortcuts': String(index + 1),
      'aria-label': `${numbers.format(index + 1)}: ${words}`, title: visible(reading.w), click: () => chooseReading(icon, index) },
      picture ? pictureElement(picture, '', { size: metrics.reading, zoom: 1, vector: true }) : null, h('span', { class: 'reading-words' }, h('b', {}, numbers.format(index + 1)), ` ${words}`));
  }));
}

/** Takes the reading of a number, or without readings the class mirror (1) or fixed (2). In the wall, where they are not to be seen, opens
 * the loupe first. */
function chooseByKey(icon, number) {
  if (!icon) return;
  if (needOf(icon)?.isWhole) { answerAlike(icon, { 1: 'mirror', 2: 'fixed', 3: 'fix' }[number]); return; }
  if (number === 3 && needOf(icon) && readingsOf(icon).length === 0) { correct(icon, findingsOf(icon, needOf(icon))); return; }
  if (readingsOf(icon).length === 0) { if (number < 3) settle(icon, number === 1 ? 'mirror' : 'fixed'); return; }
  if (look.view === 'wall' && !inspector.open) { inspect(icon); return; }
  chooseReading(icon, number - 1);
}

/** Returns the answers to a question about an icon beside its readings, each with its words, the key that gives it, and what gives it. */
function offersFor(icon, need) {
  const asked = { icon, need }, other = icon.c === 'fixed' ? 'mirror' : 'fixed', offers = [];
  const offer = (isOffered, name, answer, words, shortcut, give) => { if (isOffered) offers.push({ name, answer, words, shortcut, give }); };
  offer(need.kind === 'declined', 'accept', 'keep', t('accept'), 'e', () => settle(icon, 'keep', need));
  offer(need.kind === 'note', 'keep', 'keep', isPlainClass(icon) ? t('keepClass', { name: t(`as.${icon.c}`) }) : t('checked'), 'e', () => settle(icon, 'keep', need));
  offer(need.kind !== 'declined' && fits[other](asked) && readingsOf(icon).length === 0, 'other', other, t('makeClass', { name: t(`as.${other}`) }), other === 'mirror' ? '1' : '2', () => settle(icon, other, need));
  offer(need.kind !== 'declined' && fits.fix(asked), 'fix', 'fix', t('fix'), '3', () => correct(icon, findingsOf(icon, need)));
  offer(need.kind !== 'declined' && need.rule && isSeen(icon, need), 'allow', 'keep', t('allowIt'), 'e', () => allowFinding(icon, need));
  return offers;
}

/** Returns true if a row takes the decisions about its icon back: nothing is asked about it, and no server has them. */
const canTakeBack = (icon) => !needOf(icon) && isDecided(icon) && !undoElsewhere;

/** Creates the buttons that decide what an icon needs, or take back what was decided; null if it needs nothing, or only a verdict on its
 * pictures. */
function settlingElement(icon) {
  const need = needOf(icon);
  const button = ({ name, words, shortcut, give }) => h('button', { type: 'button', tabindex: '-1', 'data-key': `settle ${name}`, 'aria-keyshortcuts': shortcut, click: give }, words);
  if (canTakeBack(icon)) return h('div', { class: 'settle' }, button({ name: 'back', words: t('takeBack'), give: () => takeBackDecisions(icon) }));
  if (!need || !neededKinds.includes(need.kind)) return null;
  if (need.kind === 'declined') return h('div', { class: 'settle' }, acceptButton(icon));
  if (need.isWhole) return h('div', { class: 'settle' }, button({ name: 'alike', words: t('answerGroup', { n: askedOf(data.icons, { title: need.title }).filter(isAnswerable).length }), shortcut: 'e', give: () => answerAlike(icon) }));
  return h('div', { class: 'settle', role: 'group', 'aria-label': t('decideOn', { icon: icon.n }) }, offersFor(icon, need).map(button));
}

const isPlainClass = (icon) => icon.c === 'mirror' || icon.c === 'fixed';

/** Shows only the icons that need a person, in their order, or all again. */
function toggleNeeds() {
  filters.state = filters.state === 'look' ? '' : 'look';
  showFilters();
  listIcons();
  if (list.icons.length > 0) setCurrent(0, { focuses: true });
}

/** False if the current icon took the place of one that left the list, so that nobody has been at it yet. */
let hasArrived = false;

/** True once the keyboard has been at the question about left and right. */
let hasBeenAsked = false;

/** Returns true if the keys are about the question on left and right: it has the focus, or nobody has been at the icons yet. */
const isAtQuestion = () => !questionElement.hidden && !inspector.open && (questionElement.contains(document.activeElement) || (!root.dataset.used && questionElement.getBoundingClientRect().bottom > toolsHeight()));

/** Moves the focus to the question about left and right; returns false if it is not shown. */
function goToQuestion() {
  if (questionElement.hidden || inspector.open) return false;
  hasBeenAsked = true;
  questionElement.scrollIntoView({ block: 'center' });
  $('#left-yes').focus();
  return true;
}

/** Goes to the next question: first to the one about left and right, then from icon to icon. */
function nextNeed() {
  const count = list.icons.length;
  if (!hasBeenAsked && goToQuestion()) return;
  for (let step = hasArrived ? 1 : 0; step < count + (hasArrived ? 1 : 0); step += 1) {
    const index = (list.current + step) % count;
    if (!needOf(list.icons[index])) continue;
    setCurrent(index, { focuses: !inspector.open });
    hasArrived = true;
    if (inspector.open) inspect(list.icons[index]);
    return;
  }
  if (!goToQuestion()) announce(otherNeeds.length > 0 ? t('othersNeeded') : t('nothingNeeded'));
}

// MARK: Left and right

const questionElement = h('section', { class: 'question', hidden: true, 'aria-labelledby': 'question-title' });

/** Returns true if the page shows the question whether left means back. */
const isLeftAsked = () => Boolean(leftQuestion) && !filters.query && ['', 'look'].includes(filters.state) && filters.classes.size === 0;

/** Returns the first icons that the question whether left means back is about. */
const leftExamples = () => leftQuestion.icons.map((name) => data.icons.find((icon) => icon.n === name)).filter((icon) => icon && pictureOf(icon.variants[0])).slice(0, 4);

/** Shows the question whether left means back, with the pictures that each answer leads to. */
function showQuestion() {
  const held = questionElement.contains(document.activeElement) ? document.activeElement.id : '';
  questionElement.hidden = !isLeftAsked();
  if (questionElement.hidden) return;
  const shown = leftExamples();
  const pair = (icon, flip) => h('span', { class: 'layer' }, pictureElement(pictureOf(icon.variants[0]), `${icon.n}, ${t('rtl')}`, { size: 32, zoom: 1, vector: true, flip }));
  const answer = (means, text, how, id) => h('button', { type: 'button', id, class: 'answer', 'data-key': id, 'aria-keyshortcuts': means ? '1' : '2', click: () => answerLeft(means) },
    h('b', {}, text, ' ', h('kbd', { 'aria-hidden': 'true' }, means ? '1' : '2')), h('span', { class: 'answer-pictures' }, shown.map((icon) => pair(icon, means))), h('span', { class: 'faint' }, how));
  questionElement.replaceChildren(h('div', {}, h('h2', { id: 'question-title' }, t('left.title')), h('p', {}, t('left.text', { n: leftQuestion.icons.length })),
    h('p', { class: 'faint' }, shown.map((icon) => [foreign(icon.n), ' ']))), answer(true, t('left.yes'), t('left.yes.how', { n: leftQuestion.icons.length }), 'left-yes'), answer(false, t('left.no'), t('left.no.how'), 'left-no'));
  if (held) document.getElementById(held).focus({ preventScroll: true });
}

/** Writes what left means through the server, if there is one, and returns what `answerElsewhere` returns. */
let answerLeftElsewhere;

/** Answers what left means; without a server, the answer is kept until it is handed over. */
async function answerLeft(means) {
  const words = t(means ? 'left.yes' : 'left.no'), outcome = await answerLeftElsewhere?.(means, words);
  if (answerLeftElsewhere) { if (!outcome) return; } else {
    remember(leftIcons(), true);
    keepLeft(means);
    isHandedOver = false;
    storeDecisions();
  }
  leaveBehind();
  if (list.icons.length > 0) setCurrent(list.current, { focuses: true });
  hasArrived = false;
  announce(outcome === 'waits' ? waitsText() : words, { canBeUndone: true });
}

/** The open points that no icon of the page is about. */
const othersElement = h('section', { class: 'others', hidden: true, 'aria-labelledby': 'others-title' });

function showOthers() {
  othersElement.hidden = otherNeeds.length === 0 || filters.state !== 'look';
  othersElement.replaceChildren(h('h2', { id: 'others-title' }, t('others', { n: countOf(otherNeeds) })),
    h('ul', {}, otherNeeds.map((need) => h('li', {}, h('b', {}, need.label), ' ', foreign(need.name), ' ', english(need.reason)))));
}
