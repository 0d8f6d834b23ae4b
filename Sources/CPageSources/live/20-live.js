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
  if (patch.open && JSON.stringify(patch.open) !== JSON.stringify(data.open)) { data.open = patch.open; settled.clear(); }
  say(patch.problem ?? '');
  const places = new Map(data.icons.map((icon, index) => [icon.n, index]));
  for (const icon of adopt(patch)) {
    const place = places.get(icon.n);
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
  if (returnsTo && goTo(returnsTo)) returnsTo = undefined;
  else if (inspector.open) showInspected();
  if (patch.icons.length > 0) announce(t('live.changed', { n: patch.icons.length }));
}

/** Removes decisions that have been written. */
function forgetStale(icon) {
  const own = decisions.get(icon.n);
  for (const variant of icon.variants) if (own?.get(variant.k)?.verdict === variant.s) own.delete(variant.k);
  if (own?.size === 0) decisions.delete(icon.n);
  isHandedOver = decisions.size === 0;
}

/** The requests that change files. Each waits for the one before it, because it needs the digest of the manifest after it. */
let writing = Promise.resolve();

/** Sends a request after those before it, and returns its answer. `body` is computed only then. */
function write(path, body) {
  const answer = writing.then(() => tell(path, body())).then((one) => {
    if (one?.manifest) connection.live.manifest = one.manifest;
    if (one) say(one.refused?.length > 0 ? one.refused.join('\n') : '');
    return one;
  });
  writing = answer.catch(() => {});
  return answer;
}

handDecisionsOn = (icons) => {
  const own = icons.filter(isDecided);
  if (own.length > 0) write('decisions', () => decisionsText(own));
};

acceptElsewhere = (icon) => write('accept', () => JSON.stringify({ icon: icon.n, manifest: connection.live.manifest }));

settleElsewhere = (icon, changes) => write('keep', () => JSON.stringify({ icon: icon.n, manifest: connection.live.manifest, changes }));

answerElsewhere = (means) => write('left', () => JSON.stringify({ means, manifest: connection.live.manifest }));

/** The icon of an undone change, which is not listed before the server has sent its former state. */
let returnsTo;

undoElsewhere = async () => {
  const answer = await write('undo', () => '{}');
  if (!answer) return;
  for (const name of answer.icons ?? []) { decisions.delete(name); settled.delete(name); }
  gatherNeeds();
  storeDecisions();
  showDecisions();
  returnsTo = answer.icons?.[0];
  if (!returnsTo) return;
  if (goTo(returnsTo)) returnsTo = undefined;
  announce(t('undone', { icon: answer.icons[0] }));
};

function startLive() {
  $('footer p').textContent = t('live.footer');
  // What the server has written before a reload need not be handed over.
  data.icons.forEach(forgetStale);
  storeDecisions();
  showDecisions();
  listen();
}

startLive();
