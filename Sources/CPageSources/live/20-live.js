/* The connection to a server: changes on disk are shown at once, and decisions are written at once. */

const connection = { isOpen: true, live: data.live };

/** Sends a request to the server and returns its answer; undefined, with a message, if it is refused. */
async function tell(path, body) {
  let response;
  try {
    response = await fetch(path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
  } catch { showConnection(false); return undefined; }
  showConnection(true);
  const answer = await response.json().catch(() => ({}));
  if (response.ok || answer.disputed) return answer;
  say(answer.problem ?? t('live.refused'));
  return undefined;
}

/** Shows whether the server answers; what could not be written meanwhile is written when it does again. */
function showConnection(isOpen) {
  if (isOpen === connection.isOpen) return;
  connection.isOpen = isOpen;
  say(isOpen ? '' : t('live.lost'));
  const icons = isOpen ? data.icons.filter((icon) => unwritten.has(icon.n) && decisions.has(icon.n)) : [], words = icons.length > 0 ? stateText(icons[0]) : '';
  if (icons.length > 0) announceWhenWritten(decided(icons, words), `${namesOf(icons.map((icon) => icon.n))}: ${words}`);
}

isLost = () => !connection.isOpen;

/** The names of icons with verdicts that the server has not received. */
const unwritten = new Set();

const pause = (milliseconds) => new Promise((done) => { setTimeout(done, milliseconds); });

/** Waits for changes while the page is open. */
async function listen() {
  for (;;) {
    try {
      const response = await fetch(`events?after=${connection.live.revision}&tab=${tab}`);
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
    for (const view of icon.views) if (view.b !== undefined) view.b += offsets.picture;
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
  storeDecisions();
  listIcons(true, true);
  showDecisions();
  showGone();
  if (returnsTo && goTo(returnsTo)) returnsTo = undefined;
  else if (inspector.open) showInspected();
  if (others.length > 0) announce(t('live.changed', { n: others.length, icons: namesOf(others) }));
}

/** Removes decisions that have been written: verdicts that stand there, rejections with their notes. */
function forgetStale(icon) {
  const own = decisions.get(icon.n), isWritten = (one, variant) => one?.verdict === variant.s && (variant.s !== 'rejected' || one.note === (variant.said ?? ''));
  for (const variant of icon.variants) if (isWritten(own?.get(variant.k), variant)) own.delete(variant.k);
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

/** Returns true if the entry, a picture or a verdict of an icon is another one, and not only what the audit says about it. */
function isChanged(icon, former) {
  const look = (one) => JSON.stringify([one.m, one.variants.map((variant) => [variant.k, variant.s, variant.h, variant.v])]);
  return !former || look(former) !== look(icon);
}

/** Sends decisions in the form of a file of decisions. */
const send = (verdicts, answered, others) => write('decisions', () => decisionsFile(verdicts(), answered(), { ...others, author: tab }));

handDecisionsOn = async (icons, words) => {
  const own = icons.filter((icon) => decisions.has(icon.n)), mine = new Map(own.map((icon) => [icon.n, [new Map(decisions.get(icon.n)), [stateText(icon), noteOf(icon)].filter(Boolean).join(' \u00b7 ')]]));
  if (own.length === 0) return true;
  const answer = await send(() => verdictLines(own), () => [], { words });
  for (const { n } of own) if (!answer && isLost()) unwritten.add(n); else unwritten.delete(n);
  if (!answer?.disputed) return Boolean(answer);
  for (const name of answer.disputed) decisions.delete(name);
  applyPatch(answer.patch);
  askAboutDisputed(answer.disputed, (icon) => mine.get(icon.n)[1], (disputed) => {
    for (const icon of disputed) for (const variant of icon.variants) { const one = mine.get(icon.n)[0].get(variant.k); if (one && variant.h) put(icon, variant, one.verdict, one.note, one.at); }
    announceWhenWritten(decided(disputed, words), `${namesOf(disputed.map((icon) => icon.n))}: ${words}`);
  });
  return false;
};

/** Asks about decisions that were not written because somebody has decided otherwise since: shows what stands there now and what would, and
 * calls `write` with the icons only if that is chosen. A dialog that is open is finished first. */
function askAboutDisputed(names, mineOf, write) {
  if (dialog.open) { dialog.addEventListener('close', () => askAboutDisputed(names, mineOf, write), { once: true }); return; }
  const icons = data.icons.filter((icon) => names.includes(icon.n));
  const standing = (icon) => [t(`class.${icon.c}`), t(`state.${stateOf(icon)}`), ...icon.variants.flatMap((variant) => [variant.by, variant.said])];
  openDialog(t('disputed', { icons: namesOf(names) }), h('p', {}, t('disputed.how')), h('div', { class: 'edit-conflict', tabindex: '0', role: 'group', 'aria-label': t('decision') },
    h('table', {}, h('tr', {}, h('td'), h('th', {}, t('edit.theirs')), h('th', {}, t('edit.mine'))), icons.map((icon) => h('tr', {}, h('th', {}, foreign(icon.n)),
      [[...new Set(standing(icon).filter(Boolean))].join(' \u00b7 '), mineOf(icon)].map((text) => h('td', { dir: 'auto' }, visible(text))))))),
    h('div', { class: 'actions' }, h('button', { type: 'button', class: 'primary', id: 'disputed-theirs', click: closeDialog }, t('edit.takeTheirs')),
      h('button', { type: 'button', id: 'disputed-mine', click: () => { closeDialog(); write(icons); } }, t('disputed.mine'))));
  $('#disputed-theirs').focus();
}

/** Takes questions off the list that a request has answered, until the server has judged the set after it; returns true if it was written. */
function settleUntilJudged(answer, keys) {
  if (answer?.edit > connection.live.judged) for (const key of keys) settled.set(key, answer.edit);
  return answer?.edit !== undefined;
}

answerElsewhere = async (given, words) => {
  const answer = await send(() => [], () => given.map(answerLine), { words }), disputed = answer?.disputed ?? [];
  if (disputed.length > 0) {
    applyPatch(answer.patch);
    // An edit in the loupe shows both beside its fields.
    const isEdit = inspector.open && editing.changes.size > 0 && disputed.includes(editing.name);
    if (!isEdit) askAboutDisputed(disputed, () => words, (icons) => giveAnswers(icons.map((icon) => ({ ...given.find((one) => one.icon.n === icon.n), icon })), words));
  }
  return settleUntilJudged(answer, given.filter(({ icon }) => !disputed.includes(icon.n)).flatMap(({ settles }) => settles));
};

answerLeftElsewhere = async (means, words) => settleUntilJudged(await send(() => [], () => [], { leftMeansBack: means, words }), [leftKey]);

forgetGoneElsewhere = async () => {
  const words = t('gone.forgotten');
  if (await send(() => [], () => [], { forgetsGone: true, words })) announce(words);
};

previewElsewhere = (answer) => tell('preview', decisionsFile([], [answerLine(answer)]));

/** The icon of an undone change, which is not listed before the server has sent its former state. */
let returnsTo;

undoElsewhere = async () => {
  const answer = await write('undo', () => JSON.stringify({ author: tab }));
  if (!answer) return;
  const names = answer.icons ?? [];
  for (const name of names) decisions.delete(name);
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
