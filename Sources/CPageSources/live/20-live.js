/* The connection to a server: changes on disk are shown at once, and decisions are written at once. */

const connection = { isOpen: true, live: data.live };

/** Sends a request to the server and returns its answer; undefined, with a message, if it is refused. */
async function tell(path, body) {
  let response;
  try {
    response = await fetch(path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
  } catch { showConnection(false); return undefined; }
  const answer = await response.json().catch(() => ({}));
  if (response.ok) return answer;
  say(answer.problem ?? t('live.refused'));
  return undefined;
}

function showConnection(isOpen) {
  if (isOpen === connection.isOpen) return;
  connection.isOpen = isOpen;
  say(isOpen ? '' : t('live.lost'));
}

const pause = (milliseconds) => new Promise((done) => { setTimeout(done, milliseconds); });

/** Waits for changes while the page is open. */
async function listen() {
  for (;;) {
    try {
      const response = await fetch(`events?after=${connection.live.revision}`);
      if (!response.ok) throw new Error(String(response.status));
      const patch = await response.json();
      showConnection(true);
      if (patch.reload) { isHandedOver = true; location.reload(); return; }
      if (patch.icons) applyPatch(patch);
    } catch {
      showConnection(false);
      await pause(1000);
    }
  }
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
      if (variant.b !== undefined) variant.b += offsets.picture;
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
  say(patch.problem ?? '');
  const places = new Map(data.icons.map((icon, index) => [icon.n, index]));
  const news = [];
  for (const icon of adopt(patch)) {
    const place = places.get(icon.n);
    if (isNews(icon, data.icons[place])) news.push(icon.n);
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
  storeDecisions();
  listIcons(true, true);
  showDecisions();
  showGone();
  if (returnsTo && goTo(returnsTo)) returnsTo = undefined;
  else if (inspector.open) showInspected();
  renewFilters();
  const others = news.concat(patch.removed ?? []);
  if (others.length > 0) announce(t('live.changed', { n: others.length, icons: namesOf(others) }));
}

/** Removes decisions that have been written. */
function forgetStale(icon) {
  const own = decisions.get(icon.n);
  for (const variant of icon.variants) if (own?.get(variant.k)?.verdict === variant.s) own.delete(variant.k);
  if (own?.size === 0) decisions.delete(icon.n);
  isHandedOver = countDecisions() === 0;
}

/** The browser tab, as the author of its decisions: everybody undoes his own. It outlives a reload. */
const tab = (() => {
  const fresh = [...crypto.getRandomValues(new Uint8Array(12))].map((one) => one.toString(16).padStart(2, '0')).join('');
  try { const known = sessionStorage.getItem('chiral-tab') ?? fresh; sessionStorage.setItem('chiral-tab', known); return known; } catch { return fresh; }
})();

/** The requests that change files, one after the other. */
let writing = Promise.resolve();

/** Sends a request after those before it, and returns its answer. `body` is computed only then. */
function write(path, body) {
  const answer = writing.then(() => tell(path, body())).then((one) => {
    if (one) say(one.refused?.length > 0 ? one.refused.join('\n') : '');
    return one;
  });
  writing = answer.catch(() => {});
  return answer;
}

/** The icons that this page has just written, with the time, so that only changes of others are announced. */
const written = new Map();

/** The time in which the changes that follow a decision of this page arrive, in milliseconds. */
const echoTime = 8000;

/** Returns true if somebody else has changed an icon: its entry or a picture, and not only what the audit says about it. */
function isNews(icon, former) {
  if (Date.now() - (written.get(icon.n) ?? 0) < echoTime) return false;
  const look = (one) => JSON.stringify([one.m, one.variants.map((variant) => [variant.k, variant.s, variant.h])]);
  return !former || look(former) !== look(icon);
}

/** Sends decisions in the form of a file of decisions. */
function send(names, verdicts, answered, others) {
  for (const name of names) written.set(name, Date.now());
  return write('decisions', () => decisionsFile(verdicts(), answered(), { ...others, author: tab }));
}

handDecisionsOn = async (icons, words) => {
  const own = icons.filter((icon) => decisions.has(icon.n));
  return own.length === 0 || Boolean(await send(own.map((icon) => icon.n), () => verdictLines(own), () => [], { words }));
};

/** Takes questions off the list that a request has answered, until the server has judged the set after it; returns true if it was written. */
function settleUntilJudged(answer, keys) {
  if (answer?.edit > connection.live.judged) for (const key of keys) settled.set(key, answer.edit);
  return Boolean(answer);
}

answerElsewhere = async (given, words) => settleUntilJudged(
  await send(given.map(({ icon }) => icon.n), () => [], () => given.map(answerLine), { words }), given.flatMap(({ settles }) => settles));

answerLeftElsewhere = async (means, words) => settleUntilJudged(await send(leftQuestion?.icons ?? [], () => [], () => [], { leftMeansBack: means, words }), [leftKey]);

forgetGoneElsewhere = async () => {
  const words = t('gone.forgotten');
  if (await send([], () => [], () => [], { forgetsGone: true, words })) announce(words);
};

previewElsewhere = (answer) => tell('preview', decisionsFile([], [answerLine(answer)]));

/** The icon of an undone change, which is not listed before the server has sent its former state. */
let returnsTo;

undoElsewhere = async () => {
  const answer = await write('undo', () => JSON.stringify({ author: tab }));
  if (!answer) return;
  const names = answer.icons ?? [];
  for (const name of names) { decisions.delete(name); written.set(name, Date.now()); }
  settled.delete(leftKey);
  for (const key of settled.keys()) if (names.some((name) => key.endsWith(` ${name}`))) settled.delete(key);
  gatherNeeds();
  storeDecisions();
  showDecisions();
  announce(undoneText(names, answer.words));
  returnsTo = names[0];
  if (returnsTo && goTo(returnsTo)) returnsTo = undefined;
};

function startLive() {
  $('footer p').textContent = t('live.footer');
  // What the server has written before a reload need not be handed over.
  data.icons.forEach(forgetStale);
  storeDecisions();
  showDecisions();
  showGone();
  listen();
}

startLive();
