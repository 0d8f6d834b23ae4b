/* The connection to a server: changes on disk are shown at once, and decisions are written at once. */

const connection = { isOpen: true, isMoved: false, live: data.live };

/** Sends a request to the server and returns its answer, with a `problem` if it was refused; undefined if the server does not answer. */
async function request(path, body) {
  try {
    const response = await fetch(path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body, signal: AbortSignal.timeout(patience.write) });
    const answer = await answerOf(response, {});
    showConnection(true);
    return response.ok ? answer : { problem: t('live.refused'), ...answer };
  } catch (error) { showConnection(false, error.isMoved); return undefined; }
}

/** Reads an answer of the server; `usual` stands in for one without data. A server that does not know this page was started after it. */
async function answerOf(response, usual) {
  if ([404, 421].includes(response.status)) throw Object.assign(new Error(), { isMoved: true });
  const text = await response.text();
  if (response.ok || text.startsWith('{')) return JSON.parse(text);
  if (!usual) throw new Error(String(response.status));
  return usual;
}

/** Sends a request that writes nothing, and returns its answer; undefined, with a message, if it is refused. */
async function tell(path, body) {
  const answer = await request(path, body);
  if (answer?.problem) say(answer.problem);
  return answer?.problem ? undefined : answer;
}

/** Shows whether the server answers, or has been started again at another address; what waits is sent when it answers again. */
function showConnection(isOpen, isMoved = false) {
  if (isOpen === connection.isOpen && isMoved === connection.isMoved) return;
  Object.assign(connection, { isOpen, isMoved });
  say(isOpen ? '' : isMoved ? t('live.moved') : t('live.lost'));
  if (isOpen) sendWaiting(); else { held?.abort(); waiting.forEach(keep); }
}

isLost = () => !connection.isOpen;

/** The longest times in milliseconds: before a decision without an answer is shown as one that waits, before the page says that the server
 * takes long, for an answer to a request that writes, for one that waits for changes (the server answers it after 25 s), for one that only asks
 * whether the server is there, and between two of these. */
const patience = { shown: 400, told: 5_000, write: 30_000, held: 60_000, probe: 10_000, pause: 8_000 };

/** Ends the present request for changes, or the present pause. */
let held, wake;
let lastTry = 0;

/** Waits, unless something tells that the server may be there again. */
const pause = (milliseconds) => new Promise((done) => { const timer = setTimeout(done, milliseconds); wake = () => { clearTimeout(timer); done(); }; });

/** Asks a server that did not answer again, at most once a second. */
function tryAgain() { if (Date.now() - lastTry > 1000) wake?.(); }

for (const sign of ['online', 'focus']) window.addEventListener(sign, tryAgain);

/** Asks for changes. The server holds the request until there are some, but answers at once if it has been lost. */
async function poll() {
  held = new AbortController();
  lastTry = Date.now();
  const timer = setTimeout(() => held.abort(), isLost() ? patience.probe : patience.held);
  try {
    return await answerOf(await fetch(`events?after=${connection.live.revision}&tab=${tab}${isLost() ? '&wait=no' : ''}`, { signal: held.signal }));
  } finally { clearTimeout(timer); }
}

/** Waits for changes while the page is open. */
async function listen() {
  for (let next = 250;;) {
    try {
      const patch = await poll();
      next = 250;
      showConnection(true);
      if (patch.reload && await isReloaded()) return;
      if (patch.icons) { await released(); applyPatch(patch); }
    } catch (error) {
      showConnection(false, error.isMoved);
      await pause(next);
      next = Math.min(2 * next, patience.pause);
    }
  }
}

/** Reloads the page and returns true, unless something waits that would not outlive it. */
async function isReloaded() {
  await sending;
  if (!isSafe()) { await pause(1000); return false; }
  isHandedOver = true;
  location.reload();
  return true;
}

/** Adds the pictures of a patch to the page and updates the numbers in the patch. */
function adopt(patch) {
  drawingTexts ??= JSON.parse(document.getElementById('drawings').textContent);
  const offsets = { file: files.length, drawing: drawingTexts.length, picture: data.pictures.length };
  files.push(...patch.files);
  drawingTexts.push(...patch.drawings);
  for (const picture of patch.pictures) {
    picture.f = picture.f.map((file) => (file === null ? null : file + offsets.file));
    if (picture.d !== undefined) picture.d += offsets.drawing;
    data.pictures.push(picture);
  }
  for (const icon of patch.icons) {
    for (const variant of icon.variants) {
      if (variant.p !== undefined) variant.p += offsets.picture;
      for (const change of variant.ch ?? []) if (change.b !== undefined) change.b += offsets.picture;
    }
    for (const reading of icon.readings ?? []) if (reading.p !== undefined) reading.p += offsets.picture;
    complete(icon);
  }
  return patch.icons;
}

/** Shows the changes of a patch. */
function applyPatch(patch) {
  if (patch.live) connection.live = patch.live;
  if (patch.open) data.open = patch.open;
  if (patch.gone) { data.gone = patch.gone; gatherGone(); }
  // An answer that the server had not judged yet when it sent this is still settled.
  for (const [key, edit] of settled) if (edit <= connection.live.judged) settled.delete(key);
  // Whatever else is said stays.
  if (patch.problem || messageText.textContent === connection.problem) say(patch.problem ?? '');
  connection.problem = patch.problem;
  const places = new Map(data.icons.map((icon, index) => [icon.n, index]));
  const news = new Set(patch.news), others = (patch.removed ?? []).filter((name) => news.has(name));
  for (const icon of adopt(patch)) {
    const place = places.get(icon.n);
    if (news.has(icon.n) && isChanged(icon, data.icons[place])) others.push(icon.n);
    icon.number = place === undefined ? data.icons.length : data.icons[place].number;
    if (place === undefined) data.icons.push(icon); else data.icons[place] = icon;
    forgetStale(icon);
    if (inspected?.n === icon.n) inspected = icon;
  }
  const removed = new Set(patch.removed);
  if (removed.size > 0) data.icons = data.icons.filter((icon) => !removed.has(icon.n));
  if (inspected && removed.has(inspected.n)) inspector.close();
  data.icons.forEach((icon, number) => { icon.number = number; });
  gatherNeeds();
  listIcons(true, true);
  showDecisions();
  showGone();
  if (!isReturned() && inspector.open) showInspected();
  if (others.length > 0) announce(t('live.changed', { n: others.length, icons: namesOf(others) }));
}

/** Removes decisions that have been written: verdicts that stand there, rejections with their notes. */
function forgetStale(icon) {
  const own = decisions.get(icon.n), isWritten = (one, variant) => one?.verdict === variant.s && (variant.s !== 'rejected' || one.note === (variant.said ?? ''));
  for (const variant of icon.variants) if (isWritten(own?.get(variant.k), variant)) own.delete(variant.k);
  if (own?.size === 0) decisions.delete(icon.n);
}

/** What the page of this tab before a reload has left, which makes it the same tab; null if it is a new one. */
const formerTab = takeTab();

/** The browser tab, as the author of its decisions: everybody undoes his own. */
const tab = formerTab ?? [...crypto.getRandomValues(new Uint8Array(12))].map((one) => one.toString(16).padStart(2, '0')).join('');

/** False once the server has nothing to undo for this tab; one that was reloaded may have decided before. */
let mayUndo = formerTab !== null;

/** Returns what the page of this tab has left for the next one, and removes it: a tab that is a copy of this one would have the same. */
function takeTab() {
  try { const known = sessionStorage.getItem('chiral-tab'); sessionStorage.removeItem('chiral-tab'); return known; } catch { return null; }
}

// A tab stays the same after a reload.
window.addEventListener('pagehide', () => { try { sessionStorage.setItem('chiral-tab', tab); } catch { /* Private windows have no store. */ } });
window.addEventListener('pageshow', ({ persisted }) => { if (persisted) takeTab(); });

/** Returns true if the entry, a picture or a verdict of an icon is another one, and not only what the audit says about it. */
function isChanged(icon, former) {
  const look = (one) => JSON.stringify([one.m, one.variants.map((variant) => [variant.k, variant.s, variant.h, variant.v])]);
  return !former || look(former) !== look(icon);
}

handDecisionsOn = async (icons, words) => {
  const own = icons.filter((icon) => decisions.has(icon.n));
  if (own.length === 0) return true;
  const step = { verdicts: verdictLines(own), others: { words }, icons: own.map((icon) => icon.n), settles: [], seen: own.map(seenPictures) };
  const answer = await submit(step);
  if (!answer && isLost()) showWaiting(step);
  return answer !== undefined && !answer.problem;
};

answerElsewhere = async (given, words) => {
  const step = { answers: given.map(answerLine), others: { words }, icons: given.map(({ icon }) => icon.n), settles: given.flatMap(({ settles }) => settles), seen: given.map(({ icon }) => seenPictures(icon)) };
  return written(await submit(step), step);
};

answerLeftElsewhere = async (means, words) => {
  const step = { others: { leftMeansBack: means, words }, icons: [], settles: [leftKey] };
  return written(await submit(step), step);
};

/** Returns what became of answers; undefined if they were refused. */
function written(answer, step) {
  if (!answer && isLost()) { showWaiting(step); return 'waits'; }
  return answer?.edit === undefined ? undefined : 'written';
}

forgetGoneElsewhere = async () => {
  const words = t('gone.forgotten');
  if (await tell('decisions', decisionsFile([], [], { forgetsGone: true, words, author: tab }))) announce(words);
};

previewElsewhere = (answer) => tell('preview', decisionsFile([], [answerLine(answer)]));

/** The icon of an undone change, which is not listed before the server has sent its former state; empty for the question about left. */
let returnsTo;

/** Returns to what was undone, once that is shown; returns false if nothing was. */
function isReturned() {
  if (returnsTo === undefined || !(returnsTo ? goTo(returnsTo) : goToQuestion())) return false;
  returnsTo = undefined;
  return true;
}

canUndo = () => mayUndo || waiting.length + disputed.length > 0;

undoElsewhere = () => { undoing = undoing.catch(() => {}).then(undoLast); };
let undoing = Promise.resolve();

/** Shows what the server has undone. */
function showUndone({ icons, words }) {
  for (const name of icons) decisions.delete(name);
  settled.delete(leftKey);
  for (const key of settled.keys()) if (icons.some((name) => key.endsWith(` ${name}`))) settled.delete(key);
  gatherNeeds();
  showDecisions();
  announce(undoneText(icons, words));
  returnsTo = [t('left.yes'), t('left.no')].includes(words) ? '' : icons[0];
  isReturned();
}

function startLive() {
  $('footer p').textContent = t('live.footer');
  $('footer').append(h('label', { class: 'field author' }, h('span', {}, t('yourName')), h('input', { type: 'text', id: 'live-author', value: author, maxlength: '200', autocomplete: 'name', change: (event) => setAuthor(event.target.value.trim()) })));
  takeOverWaiting();
  if (waiting.length > 0) showWaiting();
  showDecisions();
  showGone();
  sendWaiting();
  listen();
}

startLive();
