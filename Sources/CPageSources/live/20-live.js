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

/** Shows a message. */
function say(text) {
  $('.live-problem').textContent = text;
  $('.live-problem').hidden = !text;
  if (text) announce(text);
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
    complete(icon);
  }
  return patch.icons;
}

/** Shows the changes of a patch. */
function applyPatch(patch) {
  if (patch.live) connection.live = patch.live;
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
  listIcons();
  showDecisions();
  if (inspector.open) showInspected();
  if (patch.icons.length > 0) announce(t('live.changed', { n: patch.icons.length }));
}

/** Removes decisions that have been written. */
function forgetStale(icon) {
  const own = decisions.get(icon.n);
  for (const variant of icon.variants) if (own?.get(variant.k)?.verdict === variant.s) own.delete(variant.k);
  if (own?.size === 0) decisions.delete(icon.n);
  isHandedOver = decisions.size === 0;
}

handDecisionsOn = async (icons) => {
  const own = icons.filter(isDecided);
  if (own.length === 0) return;
  const answer = await tell('decisions', decisionsText(own));
  if (answer?.refused?.length > 0) say(answer.refused.join('\n'));
};

acceptElsewhere = async (icon) => { if (await tell('accept', JSON.stringify({ icon: icon.n, manifest: connection.live.manifest }))) say(''); };

undoElsewhere = async () => { if (await tell('undo', '{}')) say(''); };

function startLive() {
  $('footer p').textContent = t('live.footer');
  document.body.append(h('p', { class: 'live-problem', role: 'alert', hidden: true }));
  listen();
}

startLive();
