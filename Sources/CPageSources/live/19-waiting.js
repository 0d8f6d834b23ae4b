/* What waits for the server. Every decision is a request that stays here and in the store of the browser until it is answered, so that neither
 * a server that does not answer nor a reload loses it. The server carries out no request twice. */

/** The requests without an answer, in their order. Each has an id; the path of the server; the lines and the other members of its body; the
 * names of its icons; and the keys of the questions that it settles. */
const waiting = [];

/** The requests that were not carried out because somebody has decided otherwise since, until it is chosen what stands. */
const disputed = [];

const waitingKey = (id) => `chiral-waiting ${data.id} ${id}`;

/** False if the browser stores nothing, as in some private windows. */
let isStored = true;

/** Creates the id of a request: a later one sorts behind those before it. */
const newId = () => `${Date.now().toString(36).padStart(10, '0')}${(ids += 1).toString(36).padStart(4, '0')}${Math.random().toString(36).slice(2, 10)}`;
let ids = 0;

waitsFor = (icon) => waiting.some((step) => (step.isLate || step.isSlow) && step.path === 'decisions' && step.icons.includes(icon.n));

/** Returns the pictures of an icon that its reviewer sees, as a store can hold them. */
const seenPictures = (icon) => ({ n: icon.n, pair: picturesAfter({ icon, need: {} }, 'keep').map((picture) => picture && { svg: drawingText(picture), w: picture.w, t: picture.t, f: [] }) });

/** The number of icons of one request whose pictures are stored: a store has room for some million characters. */
const mostSeen = 40;

/** Stores a request, for another page of the set if this one has no server any more. */
function keep({ id, author, path, verdicts, answers, others, icons, settles, of, seen }) {
  const isLeft = connection.isMoved;
  try { localStorage.setItem(waitingKey(id), JSON.stringify({ id, author, path, verdicts, answers, others, icons, settles, of, seen: seen?.slice(0, mostSeen), isLeft })); } catch { isStored = false; }
}

/** Removes a request that is answered, or that nobody wants any more. */
function drop(step) {
  for (const steps of [waiting, disputed]) if (steps.includes(step)) steps.splice(steps.indexOf(step), 1);
  try { localStorage.removeItem(waitingKey(step.id)); } catch { isStored = false; }
}

/** Takes over what waited before a reload, or in a page of a server that has ended. */
function takeOverWaiting() {
  try {
    localStorage.setItem(waitingKey(''), '');
    localStorage.removeItem(waitingKey(''));
    for (const key of Object.keys(localStorage).filter((one) => one.startsWith(waitingKey(''))).sort()) adoptWaiting(localStorage.getItem(key));
  } catch { isStored = false; }
}

/** Takes over a stored request; only one without a server if `isLeft` is true. */
function adoptWaiting(text, isLeft = false) {
  let step;
  try {
    step = JSON.parse(text);
    for (const line of [...step.verdicts, ...step.answers]) JSON.parse(line);
  } catch { return; }
  const isWhole = ['decisions', 'undo'].includes(step.path) && step.id && step.others && [step.icons, step.settles].every(Array.isArray);
  if (!isWhole || (isLeft && !step.isLeft) || [...waiting, ...disputed].some(({ id }) => id === step.id)) return;
  waiting.push({ ...step, isTried: true, isLate: true });
  if (!isLost()) sendWaiting();
}

// Another page of this browser has sent what waited here, or has no server any more.
window.addEventListener('storage', ({ key, newValue }) => {
  if (!key?.startsWith(waitingKey(''))) return;
  const step = [...waiting, ...disputed].find((one) => waitingKey(one.id) === key);
  if (newValue !== null) { if (!connection.isMoved) adoptWaiting(newValue, true); return; }
  if (!step) return;
  drop(step);
  step.done?.();
  showWaiting(step);
});

const bodyOf = (step) => (step.path === 'undo' ? JSON.stringify({ author: step.author, request: step.id, of: step.of })
  : decisionsFile(step.verdicts, step.answers, { ...step.others, author: tab, origin: step.author === tab ? undefined : step.author, by: author || undefined, request: step.id }));

/** Adds a request to those that wait, and returns its answer; undefined if the server does not answer now. */
function submit(step) {
  const own = { id: newId(), author: tab, path: 'decisions', verdicts: [], answers: [], others: {}, icons: [], settles: [], ...step };
  const answer = new Promise((done) => { own.done = done; });
  waiting.push(own);
  if (own.path === 'decisions') setTimeout(() => { if (!own.isLate && waiting.includes(own)) { own.isSlow = true; showWaiting(own); } }, patience.shown);
  mayUndo ||= own.path === 'decisions';
  isHandedOver = false;
  keep(own);
  if (isLost()) tryAgain();
  sendWaiting();
  return answer;
}

/** The sending of what waits, one request after the other. */
let sending = Promise.resolve();
let isSending = false;

/** What the server has refused of the requests that are sent now, one after the other. */
let problems = [];

/** Sends what waits until the server does not answer. */
function sendWaiting() {
  if (!isSending) sending = sendAll();
}

async function sendAll() {
  const late = [];
  [isSending, problems] = [true, []];
  for (let [step] = waiting; step && !isLost(); [step] = waiting) {
    step.isTried = true;
    const answer = await answerTo(step);
    if (!answer) break;
    await released();
    if (!waiting.includes(step)) continue;
    try { finish(step, answer); } catch (error) { drop(step); reportError(error); }
    if (step.isLate && answer.edit !== undefined) late.push(step);
  }
  isSending = false;
  for (const step of waiting) { step.isLate = true; step.done?.(); }
  if (late.length > 0) announce(`${t('live.sent', { n: late.length })} ${namesOf([...new Set(late.flatMap(({ icons }) => icons))])}`);
}

/** Sends a request and returns its answer. While the server takes long, the page says so. */
async function answerTo(step) {
  let told;
  const timer = setTimeout(() => { if (!isLost()) say(told = isStored ? t('live.slow') : t('live.slow.open')); }, patience.told);
  const answer = await request(step.path, bodyOf(step));
  clearTimeout(timer);
  if (messageText.textContent === told) say('');
  return answer;
}

/** Removes an answered request, and shows what came of it. */
function finish(step, answer) {
  const lost = answer.disputed ?? [], isAbout = (name) => (key) => key.endsWith(` ${name}`);
  // An edit in the loupe shows both beside its fields.
  if (lost.length > 0 && !(inspector.open && editing.changes.size > 0 && lost.includes(editing.name))) dispute(step, lost, answer.who ?? {});
  drop(step);
  if (step.path === 'undo' && answer.problem) { mayUndo = false; showDecisions(); }
  const refused = answer.refused ?? (lost.length === 0 && answer.problem ? [answer.problem] : []);
  if (refused.length > 0) problems.push([step.path === 'undo' ? [] : t('live.dropped', { what: [namesOf(step.icons), step.others.words].filter(Boolean).join(': ') }), refused].flat().join('\n'));
  say(problems.join('\n'));
  for (const key of step.settles) if (answer.edit > connection.live.judged && !lost.some((name) => isAbout(name)(key))) settled.set(key, answer.edit); else settled.delete(key);
  if (answer.patch) applyPatch(answer.patch);
  if (step.path === 'undo' && !step.of && answer.icons) showUndone(answer);
  if (step.path === 'decisions' && (step.isLate || step.isSlow || lost.length > 0 || answer.edit === undefined)) showWaiting(step);
  askAboutDisputed();
  step.done?.(answer);
}

/** Keeps the disputed part of a request until it is chosen what stands. */
function dispute(step, names, who) {
  const lines = (some) => some.filter((line) => names.includes(JSON.parse(line).icon));
  const rest = { ...step, id: newId(), verdicts: lines(step.verdicts), answers: lines(step.answers), others: { words: step.others.words }, icons: names, who, done: undefined };
  disputed.push(rest);
  keep(rest);
}

/** Shows what waits about the icons of a request. */
function showWaiting(step = { icons: data.icons.map((icon) => icon.n), settles: [] }) {
  const byName = new Map(data.icons.map((icon) => [icon.n, icon]));
  const own = (line) => { const one = JSON.parse(line); return step.icons.includes(one.icon) && byName.has(one.icon) ? [{ ...one, icon: byName.get(one.icon) }] : []; };
  for (const name of step.icons) { decisions.delete(name); answers.delete(name); }
  for (const key of step.settles) if (settled.get(key) === Infinity) settled.delete(key);
  leftAnswer = undefined;
  for (const one of waiting) {
    for (const { icon, variant, verdict, note, at, on, decision, svg } of one.verdicts.flatMap(own)) {
      const shown = icon.variants.find(({ k }) => k === variant);
      if (shown?.h && isStampOf(shown, `${decision} ${svg}`)) put(icon, shown, verdict, note ?? '', at, on);
    }
    for (const { icon, changes } of one.answers.flatMap(own)) keepAnswer({ icon, changes, settles: [] }, one.others.words ?? '');
    for (const key of one.settles) settled.set(key, Infinity);
    leftAnswer = one.others.leftMeansBack ?? leftAnswer;
  }
  leaveBehind();
  for (const name of step.icons) if (byName.has(name)) refresh(byName.get(name));
}

/** Undoes one's last step at this moment: one that waits is taken back, and the server undoes any other. */
async function undoLast() {
  const step = [...waiting, ...disputed].filter(({ path }) => path === 'decisions').sort((a, b) => (a.id < b.id ? -1 : 1)).at(-1);
  if (step) takeBack(step);
  else if (isLost() && waiting.length > 0) announce(t('notUndone'));
  else if (!await submit({ path: 'undo' }) && isLost()) announce(t('notUndone'));
}

/** Takes back what waits. The server may have received it without an answer; it undoes it then. */
function takeBack(step) {
  const mayBeWritten = step.isTried && waiting.includes(step);
  drop(step);
  if (mayBeWritten) submit({ path: 'undo', of: step.id, author: tab });
  showWaiting(step);
  announce(undoneText(step.icons, step.others.words));
  if (step.icons.length > 0) goTo(step.icons[0]);
}

/** Returns the decisions that wait in the form of a file. */
waitingText = () => decisionsFile(waiting.flatMap(({ verdicts }) => verdicts), waiting.flatMap((step) => step.answers), Object.assign({}, ...waiting.map(({ others }) => ({ leftMeansBack: others.leftMeansBack })).filter(({ leftMeansBack }) => leftMeansBack !== undefined)));

forgetWaiting = () => { for (const step of [...waiting, ...disputed]) { drop(step); for (const key of step.settles) settled.delete(key); } };

isSafe = () => isHandedOver || isStored || waiting.length + disputed.length === 0;
waitsText = () => (isStored ? t('notWritten') : t('notWritten.open'));
