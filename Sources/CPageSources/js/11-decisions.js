/* The decisions of the reviewer: verdicts on pictures, and answers about icons. They stay in this browser until they are exported. */

/** The decisions by icon: a map from the key of a variant to a verdict and a note. */
const decisions = new Map();
const storeKey = `chiral-review ${data.id}`;
let isHandedOver = true;
let author = '';

/** The answers by icon, where no server writes them: the changes of the manifest by their paths, the words of each, and the questions that
 * they settle. */
const answers = new Map();

/** Returns the words of the answers about an icon; empty if there are none. */
const wordsAbout = (icon) => [...new Set(answers.get(icon.n)?.said.values())].filter(Boolean).join(', ');

/** The answer to the question whether left means back, where no server writes it. */
let leftAnswer;

/** Returns what asks whether left means back; undefined if the set does not ask. */
const leftGroup = () => data.open?.find((group) => group.kind === 'left');

/** Returns the icons that mirror where left means back. */
function leftIcons() {
  const names = new Set(leftGroup()?.icons);
  return data.icons.filter((icon) => names.has(icon.n));
}

/** Returns true if an icon is to mirror because left means back, which is not written yet. */
const turnsWithLeft = (icon) => leftAnswer === true && Boolean(leftGroup()?.icons.includes(icon.n));

/** Returns true if an answer that is not written yet gives an icon other pictures: nobody can approve these before they are drawn. */
function awaitsPictures(icon) {
  return turnsWithLeft(icon) || [...answers.get(icon.n)?.changes ?? []].some(([key, value]) => { const [first] = JSON.parse(key); return !['note', 'allow'].includes(first) && !(first === 'declined' && value === icon.form); });
}

const isDecidable = (icon) => icon.variants.some((variant) => variant.h) && !awaitsPictures(icon);
const isDecided = (icon) => decisions.has(icon.n) || answers.has(icon.n);

/** Returns true if verdicts on an icon can be given; says why not if its new pictures are not drawn yet. */
function canDecide(icon) {
  if (icon && awaitsPictures(icon)) announce(t('notDrawn', { icon: visible(icon.n) }));
  return Boolean(icon) && isDecidable(icon);
}

/** Returns the decision about an icon as a whole; undefined if there is none, or not about all its pictures. */
function verdictOf(icon) {
  const own = decisions.get(icon.n);
  if (!own) return undefined;
  const verdicts = icon.variants.filter((variant) => variant.h).map((variant) => own.get(variant.k)?.verdict ?? variant.s);
  if (verdicts.includes('rejected')) return 'rejected';
  return verdicts.every((verdict) => verdict === 'approved') ? 'approved' : 'partly';
}

const noteOf = (icon) => [...decisions.get(icon.n)?.values() ?? []].map((one) => one.note).find(Boolean) ?? '';

/** Returns a text that tells whether a stored decision is about the present picture. */
const stampOf = (variant) => (variant.h ?? []).join(' ');

/** Returns true if a stored stamp is that of a variant; earlier versions of the page added a digest of the pixels. */
const isStampOf = (variant, stamp) => String(stamp).split(' ').slice(0, 2).join(' ') === stampOf(variant);

function loadDecisions() {
  let stored;
  try { stored = JSON.parse(data.live ? '{}' : localStorage.getItem(storeKey) ?? '{}'); author = localStorage.getItem('chiral-reviewer') ?? ''; } catch { return; }
  for (const icon of data.icons) {
    const entry = Object.hasOwn(stored, icon.n) ? stored[icon.n] : undefined;
    for (const variant of icon.variants) {
      const one = entry?.pictures && Object.hasOwn(entry.pictures, variant.k) ? entry.pictures[variant.k] : decidedAsWhole(icon, variant, entry);
      if (one && isStampOf(variant, one.stamp) && (one.verdict === 'approved' || one.verdict === 'rejected')) put(icon, variant, one.verdict, String(one.note ?? ''), one.at, one.on);
    }
    const answer = entry?.answer;
    if (answer?.entry === icon.m && icon.m && Array.isArray(answer.changes)) answers.set(icon.n, { changes: new Map(answer.changes), said: new Map(answer.said ?? answer.changes.map(([key]) => [key, String(answer.words)])), settles: answer.settles ?? [] });
  }
  if (typeof stored['']?.left === 'boolean' && leftGroup()) leftAnswer = stored[''].left;
  renewSettled();
  isHandedOver = countDecisions() === 0;
}

/** Returns the decision about a variant from an entry of an earlier version of the page: one verdict for all pictures. */
const decidedAsWhole = (icon, variant, entry) => entry?.verdict && String(entry.stamp).split('\n').every((stamp, index) => icon.variants[index] && isStampOf(icon.variants[index], stamp))
  ? { verdict: entry.verdict, note: entry.note, stamp: stampOf(variant) } : undefined;

/** Returns the stored decisions about icons of other pages; each page stores only its own. */
function storedElsewhere() {
  if (!data.part) return {};
  try {
    const stored = JSON.parse(localStorage.getItem(storeKey) ?? '{}');
    for (const icon of data.icons) delete stored[icon.n];
    return stored;
  } catch { return {}; }
}

/** Stores the decisions, unless a server writes them. */
function storeDecisions() {
  if (data.live) return;
  const stored = storedElsewhere();
  for (const icon of data.icons) {
    const own = decisions.get(icon.n);
    const pictures = {}, answer = answers.get(icon.n);
    for (const variant of icon.variants) if (own?.has(variant.k)) pictures[variant.k] = { ...own.get(variant.k), stamp: stampOf(variant) };
    if (own || answer) stored[icon.n] = { pictures, ...(answer ? { answer: { ...answer, entry: icon.m, changes: [...answer.changes], said: [...answer.said] } } : {}) };
  }
  if (leftAnswer === undefined) delete stored['']; else stored[''] = { left: leftAnswer };
  try { localStorage.setItem(storeKey, JSON.stringify(stored)); } catch { /* Private windows have no store. */ }
}

/** Writes dates as ISO 8601 does, by the clock of the reviewer: Swedish dates have that form. */
const dates = new Intl.DateTimeFormat('sv');

/** Records a decision about one picture, unless it only repeats the present state; `at` is the point that its note is about, and `on` the date
 * of an earlier decision. Where approved pictures of the icon are gone, approving the present ones again confirms that. */
function put(icon, variant, verdict, note, at = undefined, on = dates.format()) {
  const own = decisions.get(icon.n) ?? new Map();
  if (verdict === undefined || (variant.s === verdict && !note && !goneOf.has(icon.n))) own.delete(variant.k);
  else own.set(variant.k, { verdict, note, entry: icon.m, on, ...(isPoint(at) ? { at } : {}) });
  if (own.size > 0) decisions.set(icon.n, own); else decisions.delete(icon.n);
}

/** Records a decision about an icon or one of its pictures; `pin` is a point of one picture. */
function decide(icon, verdict, note = '', only = undefined, pin = undefined) {
  if (!canDecide(icon)) return;
  remember([icon]);
  for (const variant of only ? [only] : icon.variants) if (variant.h) put(icon, variant, verdict, note, pin?.variant === variant ? pin.at : undefined);
  const words = stateText(icon);
  announceWhenWritten(decided([icon], words), stillAsked(icon, `${icon.n}: ${words}`));
}

/** What the first click of a double click was on. */
let firstClicked;

/** Returns true if two clicks were on the same thing, which may have been shown again in between. */
function isSameTarget(one, other) {
  const [first, second] = [one, other].map((target) => target?.closest('button, a, label, summary') ?? target);
  return first === second || Boolean(second && (first?.id ? first.id === second.id : first?.dataset.key && first.dataset.key === second.dataset.key));
}

// The second click of a double click does nothing where the first has brought something else, and it decides nothing.
for (const kind of ['click', 'dblclick']) {
  document.addEventListener(kind, (event) => {
    if (event.detail < 2) firstClicked = event.target;
    else if (!isSameTarget(firstClicked, event.target) || (kind === 'click' && event.target.closest('.settle button, .buttons button, .reading, .answer'))) { event.preventDefault(); event.stopPropagation(); }
  }, true);
}

/** Adds to the words about an approval that it leaves a question open, if there is one. */
function stillAsked(icon, said) {
  const need = verdictOf(icon) === 'approved' || stateOf(icon) === 'approved' ? needOf(icon) : undefined;
  return need && neededKinds.includes(need.kind) ? t('stillAsked', { said }) : said;
}

/** Stores and shows decisions about icons, and returns a promise that tells whether they are written. */
function decided(icons, words = '') {
  isHandedOver = countDecisions() === 0;
  storeDecisions();
  // A rejection that is not written yet asks as one that is.
  if (data.live) gatherNeeds();
  icons.forEach(refresh);
  showDecisions();
  if (inspector.open) showInspected();
  return handDecisionsOn(icons, words);
}

/** Sends decisions to the server, if there is one. */
let handDecisionsOn = async () => true;

/** Returns true if what was decided about an icon waits for a server. */
let waitsFor = () => false;

/** Returns true if a server does not answer. */
let isLost = () => false;

/** Announces a decision once it is written: a server may have ended, or somebody may have decided otherwise. */
async function announceWhenWritten(writing, text) {
  const isWritten = await writing;
  if (isWritten || isLost()) announce(isWritten ? text : waitsText(), { canBeUndone: true });
}

/** Tells where a decision waits that the server has not received. */
let waitsText;

const countDecisions = () => [...decisions.values()].reduce((sum, own) => sum + own.size, 0) + answers.size + (leftAnswer === undefined ? 0 : 1);

// MARK: Answers about icons

/** Writes answers through the server, if there is one; returns `written` or `waits`, or nothing if they were refused. */
let answerElsewhere;

/** Gives answers about icons, each with the changes of its entry in the manifest and the questions that it settles; returns true unless they
 * were refused. */
async function giveAnswers(given, words) {
  const outcome = await answerElsewhere?.(given, words);
  if (answerElsewhere) { if (!outcome) return false; } else {
    remember(given.map(({ icon }) => icon));
    given.forEach((one) => keepAnswer(one, one.words ?? words));
    renewSettled();
    isHandedOver = false;
    storeDecisions();
  }
  leaveBehind();
  announce(outcome === 'waits' ? waitsText() : `${namesOf(given.map(({ icon }) => icon.n))}: ${words}`, { canBeUndone: true });
  return true;
}

/** Keeps an answer until it is handed over. A verdict on a picture that changes with it is dropped. */
function keepAnswer({ icon, changes, settles }, words) {
  const own = answers.get(icon.n), [all, said] = [new Map(own?.changes), new Map(own?.said)];
  for (const { path, value } of changes) { all.set(JSON.stringify(path), value); said.set(JSON.stringify(path), words); }
  answers.set(icon.n, { changes: all, said, settles: [...own?.settles ?? [], ...settles] });
  dropOutdated([icon]);
}

/** Drops the verdicts on pictures that an answer replaces. */
function dropOutdated(icons) { for (const icon of icons) if (awaitsPictures(icon)) decisions.delete(icon.n); }

/** Keeps what left means until it is handed over. */
function keepLeft(means) {
  leftAnswer = means;
  dropOutdated(leftIcons());
}

/** The largest number of letters in a list of names; the first one is always named. */
const mostLetters = 48;

/** Returns a few names in one line. */
function namesOf(names) {
  let count = 1;
  while (count < Math.min(3, names.length) && names.slice(0, count + 1).join(', ').length <= mostLetters) count += 1;
  return names.slice(0, count).map(visible).join(', ') + (names.length > count ? ` +${numbers.format(names.length - count)}` : '');
}

function showDecisions() {
  const count = countDecisions();
  handover.hidden = count + countDisputed() === 0;
  $('#handover').textContent = countDisputed() > 0 ? t('disputed.open', { n: countDisputed() }) : t('handOver', { n: count });
  const approved = data.icons.filter(isApproved).length, awaiting = data.icons.filter(awaitsPictures).length;
  $('#undo').hidden = !canUndo();
  showCounts();
  if (root.dataset.ready) renewFilters();
  $('.progress').style.setProperty('--done', approved / Math.max(1, data.icons.length));
  $('.progress-text').textContent = [t('progress', { n: approved, all: data.icons.length }), awaiting > 0 ? t('progress.awaits', { n: awaiting }) : ''].filter(Boolean).join(' \u00b7 ');
}

/** Approves every icon of the list, or some icons that are seen together, after a confirmation. */
function approveShown(some = list.icons) {
  const icons = some.filter((icon) => isDecidable(icon) && !isApproved(icon));
  if (icons.length === 0) { announce(t('nothingOpen')); return; }
  ask(t('approveShown', { n: icons.length }), icons.some((icon) => (verdictOf(icon) ?? stateOf(icon)) === 'rejected') ? t('approveShownHow.rejected') : t('approveShownHow'), t('approve'), () => {
    remember(icons);
    for (const icon of icons) for (const variant of icon.variants) if (variant.h) put(icon, variant, 'approved', '');
    const words = t('decided.approved'), writing = decided(icons, words);
    listIcons();
    announceWhenWritten(writing, `${namesOf(icons.map((icon) => icon.n))}: ${words}`);
  });
}

/** The decisions that can be undone, the last one at the end: the names of the icons, each with its decisions and its answer before. */
const steps = [];

/** Keeps the decisions about icons, and about left, before they change. */
function remember(icons, isLeft = false) { steps.push({ left: leftAnswer, isLeft, icons: icons.map((icon) => [icon.n, new Map(decisions.get(icon.n) ?? []), answers.get(icon.n)]) }); }

/** Undoes the last change of the server, if there is one. */
let undoElsewhere;

/** Returns true if something may be undone here. */
let canUndo = () => steps.length > 0;

/** Returns the step that takes back all decisions about an icon. */
const takingBack = (icon) => ({ left: leftAnswer, icons: [[icon.n, new Map()]] });

/** Takes back all decisions about an icon. */
function takeBackDecisions(icon) {
  remember([icon]);
  undoStep(takingBack(icon));
}

/** Undoes the last decision, whichever icon is the current one, and returns to the icon of that decision. After a reload, removes
 * the decision about the current icon. */
function undoDecision(icon) {
  if (undoElsewhere) { undoElsewhere(); return; }
  const step = steps.pop() ?? (icon && isDecided(icon) ? takingBack(icon) : undefined);
  if (step) undoStep(step); else announce(t('nothingToUndo'));
}

/** Restores the decisions of a step, and shows its icon or question. */
function undoStep(step) {
  const byName = new Map(data.icons.map((one) => [one.n, one])), names = step.isLeft ? [] : step.icons.map(([name]) => name);
  const words = step.isLeft ? '' : wordsOf(byName.get(names[0]));
  for (const [name, own, answer] of step.icons) {
    if (own.size > 0) decisions.set(name, own); else decisions.delete(name);
    if (answer) answers.set(name, answer); else answers.delete(name);
  }
  leftAnswer = step.left;
  renewSettled();
  decided(step.icons.map(([name]) => byName.get(name)).filter(Boolean));
  leaveBehind();
  if (step.isLeft) goToQuestion(); else if (names.length > 0) goTo(names[0]);
  announce(undoneText(names, words));
}

/** Returns the words of the last decision about an icon. */
const wordsOf = (icon) => (icon ? wordsAbout(icon) || stateText(icon) : '');

/** Tells what was undone. */
const undoneText = (names, words) => t('undone', { icon: [names.length > 0 ? namesOf(names) : t('left.title'), words].filter(Boolean).join(': ') });

/** Makes the icon of a name the current one, in the loupe if that is open; returns false if the icon is not listed. */
function goTo(name) {
  const index = list.icons.findIndex((icon) => icon.n === name);
  if (index < 0) return false;
  setCurrent(index, { focuses: !inspector.open });
  if (inspector.open) inspect(list.icons[index]);
  return true;
}

/** Returns one answer in the form that `chiral review apply` reads. */
const answerLine = ({ icon, changes, entry = icon.m }) => JSON.stringify({ icon: icon.n, entry, changes, ...(data.live ? { class: icon.c, shown: Object.fromEntries(icon.variants.map((variant) => [variant.k, variant.v ?? ''])) } : {}) });

/** Returns a file of decisions from its lines, and from other members. */
const decisionsFile = (verdictLines, answerLines, others = {}) => `{"format": "chiral-decisions", "version": 2, "decisions": [\n${verdictLines.join(',\n')}\n], "answers": [\n${answerLines.join(',\n')}\n]${Object.entries(others).map(([key, value]) => (value === undefined ? '' : `, ${JSON.stringify(key)}: ${JSON.stringify(value)}`)).join('')}}\n`;

/** Returns all decisions, one line per picture or icon, as `chiral review apply` reads them. */
const decisionsText = () => waitingText?.() ?? decisionsFile(verdictLines(data.icons),
  data.icons.filter((icon) => answers.has(icon.n)).map((icon) => answerLine({ icon, changes: [...answers.get(icon.n).changes].map(([path, value]) => ({ path: JSON.parse(path), value: value ?? null })) })),
  { leftMeansBack: leftAnswer });

/** Returns the decisions that a server has not received in the form of a file, if there is a server. */
let waitingText;

/** Forgets the decisions that a server has not received. */
let forgetWaiting;

/** Returns the number of decisions that were not written because somebody has decided otherwise since, and asks about them. */
let countDisputed = () => 0;
let decideAgain;

/** Returns the verdicts on the pictures of some icons, a line each. */
function verdictLines(icons) {
  const lines = [];
  for (const icon of icons) {
    for (const variant of icon.variants) {
      const own = decisions.get(icon.n)?.get(variant.k);
      if (!own || !variant.h) continue;
      const [digest, svg] = variant.h;
      lines.push(JSON.stringify({ icon: icon.n, variant: variant.k, verdict: own.verdict, decision: digest, svg, pixels: '', ...(author ? { by: author, on: own.on } : {}), ...(own.note ? { note: own.note } : {}), ...(own.at ? { at: own.at } : {}), ...(data.live ? { shown: variant.v ?? '', entry: own.entry ?? icon.m } : {}) }));
    }
  }
  return lines;
}

/** Lists all decisions in words. */
const decisionsList = () => h('ul', { class: 'given', tabindex: '0', 'aria-label': t('decision') },
  leftAnswer === undefined ? null : h('li', {}, t(leftAnswer ? 'left.yes' : 'left.no')),
  data.icons.filter(isDecided).map((icon) => h('li', {}, foreign(icon.n), ' ', h('span', { class: 'faint', dir: 'auto' },
    [wordsAbout(icon), decisions.has(icon.n) ? t(`decided.${verdictOf(icon)}`) : '', noteOf(icon)].filter(Boolean).map(visible).join(' \u00b7 ')))));

/** Shows all decisions with the ways to export them. */
function handOver() {
  if (countDisputed() > 0) { decideAgain(); return; }
  if (countDecisions() === 0) { announce(t('nothingDecided')); return; }
  const text = h('textarea', { readonly: true, rows: '8', 'aria-label': 'decisions.json', dir: 'ltr', spellcheck: 'false' });
  text.value = decisionsText();
  const name = h('input', { type: 'text', id: 'author', value: author, autocomplete: 'name', maxlength: '200', input: () => { setAuthor(name.value.trim()); text.value = decisionsText(); } });
  const done = h('p', { class: 'done', role: 'status' });
  const say = (key) => { isHandedOver = true; done.textContent = t(key); };
  openDialog(t('handOver', { n: countDecisions() }),
    h('label', { class: 'line-field' }, h('span', {}, t('yourName')), name),
    decisionsList(), h('p', {}, t('handOverHow')), h('details', {}, h('summary', {}, 'decisions.json'), text), done,
    h('div', { class: 'actions' },
      h('button', { type: 'button', class: 'primary', id: 'download', click: () => { download(text.value); say('downloaded'); } }, t('download')),
      h('button', { type: 'button', id: 'copy', click: () => copy(text).then(() => say('copied')) }, t('copy')),
      h('button', { type: 'button', class: 'quiet', id: 'forget', click: () => ask(t('forget'), t('forgetHow', { n: countDecisions() }), t('forget'), forget) }, t('forget'))));
}

function setAuthor(name) {
  author = name;
  try { localStorage.setItem('chiral-reviewer', name); } catch { /* Private windows have no store. */ }
}

/** Imports somebody else's decisions about the pictures of this page. */
function importDecisions() {
  const said = h('p', { class: 'done', role: 'status' });
  const file = h('input', { type: 'file', id: 'import-file', accept: 'application/json,.json', 'aria-label': 'decisions.json',
    change: async () => { if (file.files[0]) said.textContent = takeOver(await file.files[0].text()); } });
  openDialog(t('import'), h('p', {}, t('importHow')), file, said);
}

/** Reads a file of decisions and returns a sentence about the result. */
function takeOver(text) {
  let items;
  try { items = JSON.parse(text); } catch { return t('importBroken'); }
  if (items?.format !== 'chiral-decisions' || ![1, 2].includes(items.version) || !Array.isArray(items.decisions)) return t('importBroken');
  const byName = new Map(data.icons.map((icon) => [icon.n, icon]));
  const fitting = [];
  for (const item of items.decisions) {
    const icon = byName.get(item?.icon), variant = icon?.variants.find((one) => one.k === item.variant);
    const [decision, svg] = variant?.h ?? [];
    const fits = decision && item.decision === decision && item.svg === svg;
    if (fits && ['approved', 'rejected'].includes(item.verdict)) fitting.push([icon, variant, item]);
  }
  const answered = (Array.isArray(items.answers) ? items.answers : []).map((one) => ({ icon: byName.get(one?.icon), changes: one?.changes, entry: one?.entry }))
    .filter(({ icon, changes, entry }) => icon && entry && Array.isArray(changes) && changes.every((one) => Array.isArray(one?.path)));
  const given = answered.filter(({ icon, entry }) => icon.m === entry), standing = answered.filter(({ icon, changes, entry }) => icon.m !== entry && standsIn(icon, changes));
  const touched = [...new Set([...fitting.map(([icon]) => icon), ...given.map(({ icon }) => icon)])];
  remember(leftAnswer === items.leftMeansBack ? touched : [...new Set([...touched, ...leftIcons()])]);
  for (const [icon, variant, item] of fitting) put(icon, variant, item.verdict, String(item.note ?? '').slice(0, data.longestNote), item.at, item.on);
  const count = fitting.length + given.length + standing.length, all = items.decisions.length + (items.answers?.length ?? 0);
  if (!answerElsewhere && typeof items.leftMeansBack === 'boolean') keepLeft(items.leftMeansBack);
  for (const { icon, changes } of given) if (!answerElsewhere) keepAnswer({ icon, changes, settles: openOf(icon).map((need) => need.key) }, t('imported.answer'));
  renewSettled();
  decided(touched);
  if (answerElsewhere && given.length > 0) giveAnswers(given.map((one) => ({ ...one, settles: [] })), t('imported.answer')); else leaveBehind();
  return t('imported', { n: count, other: all - count });
}

/** Returns true if the entry of an icon has the values of some changes already, as far as the page knows: of other keys it has no values. */
function standsIn(icon, changes) {
  const values = { class: icon.c, note: icon.note, declined: icon.accepted, slash: icon.slash, except: icon.except };
  const now = ([key, part]) => (key === 'components' && part ? Object.fromEntries(icon.verbs)[part] : part ? undefined : values[key]);
  return changes.every(({ path, value }) => (path[0] in values || (path[0] === 'components' && path.length === 2)) && JSON.stringify(now(path) ?? null) === JSON.stringify(value ?? null));
}

function download(text) {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = h('a', { href: url, download: 'decisions.json' });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), 10000);
}

async function copy(field) {
  try { await navigator.clipboard.writeText(field.value); } catch {
    // Without the permission, only a selection that is shown can be copied.
    field.closest('details').open = true;
    field.select();
    document.execCommand('copy');
  }
}

function forget() {
  const icons = data.icons.filter(isDecided);
  remember(icons);
  decisions.clear();
  answers.clear();
  leftAnswer = undefined;
  forgetWaiting?.();
  renewSettled();
  decided(icons);
  leaveBehind();
}

/** Returns true if the page may be closed without losing a decision. */
let isSafe = () => isHandedOver;

window.addEventListener('beforeunload', (event) => { if (!isSafe()) event.preventDefault(); });

