/* Dialogs of the browser, which take the focus and return it. */

const dialog = h('dialog', { class: 'sheet-dialog', 'aria-labelledby': 'dialog-title' });
const inspector = h('dialog', { class: 'inspector', 'aria-labelledby': 'inspector-title' });

/** Ends what belongs to the content of the dialog, such as its keys. */
let leaveContent = () => {};

/** Keeps what ends the content of the dialog, when it closes or another content takes its place. */
function whenLeft(leave) { leaveContent = () => { leaveContent = () => {}; leave(); }; }

// The event comes later than the dialog closes: until then another may have been opened.
dialog.addEventListener('close', () => { if (!dialog.open) leaveContent(); });

function openDialog(title, ...content) {
  leaveContent();
  dialog.replaceChildren(h('header', { role: 'none' }, h('h2', { id: 'dialog-title', tabindex: '-1', autofocus: true }, title), closeButton(dialog)), ...content.flat(Infinity).filter(Boolean));
  if (!dialog.open) dialog.showModal();
  placeMessages();
}

const live = h('div', { id: 'live', class: 'toast', role: 'status', 'aria-live': 'polite' });

/** Undoes what was announced. */
const undoButton = h('button', { type: 'button', class: 'quiet', id: 'undo-announced', 'aria-keyshortcuts': 'u', hidden: true, click: () => undoDecision() }, t('undo'));

/** The time for which an announcement is to be seen, in milliseconds; for screen readers it stays. */
const announcementTime = 6000;
let announcements = 0;

/** Announces a text: at the edge of the screen, and to screen readers. A decision has a button beside it that undoes it. */
function announce(text, { canBeUndone = false } = {}) {
  const number = announcements += 1;
  live.textContent = '';
  undoButton.hidden = !canBeUndone;
  requestAnimationFrame(() => { live.textContent = text; live.classList.remove('old'); });
  setTimeout(() => { if (number === announcements) { live.classList.add('old'); undoButton.hidden = true; } }, announcementTime);
}

const messageText = h('span');
const message = h('p', { class: 'message', role: 'alert', hidden: true }, messageText,
  h('button', { type: 'button', class: 'close', 'aria-label': t('close'), click: () => say('') }, '\u00d7'));

const handover = h('div', { class: 'handover', hidden: true }, h('button', { type: 'button', class: 'primary', id: 'handover', click: () => handOver() }));

const messages = h('div', { class: 'messages' }, live, undoButton, message);

/** The bar at the lower edge of the page: on a narrow screen, the messages and the button stand in one line. */
const edge = h('div', { class: 'edge' }, messages, handover);

/** Returns the height of what covers the lower edge of the window. */
const edgeHeight = () => Math.max(messages.offsetHeight, edge.contains(messages) ? edge.offsetHeight : 0);

const edgeWatcher = new ResizeObserver(() => root.style.setProperty('--messages', `${edgeHeight()}px`));
for (const element of [edge, messages]) edgeWatcher.observe(element);

/** Returns the height of the window above the messages. */
const roomHeight = () => window.innerHeight - edgeHeight();

/** Shows a message that stays; an empty text removes it. */
function say(text) {
  messageText.textContent = text;
  message.hidden = !text;
  placeMessages();
}

/** Moves the messages into the uppermost dialog, because everything outside it is covered and cannot be reached. */
function placeMessages() {
  const owner = dialog.open ? dialog : inspector.open ? inspector : edge;
  if (messages.parentElement !== owner) owner[owner === edge ? 'prepend' : 'append'](messages);
}

const closeDialog = () => dialog.close();

const closeButton = (owner) => h('button', { type: 'button', class: 'close', 'aria-label': t('close'), click: () => owner.close() }, '\u00d7');

/** A click outside a dialog closes it. */
for (const owner of [dialog, inspector]) owner.addEventListener('click', (event) => { if (event.target === owner) owner.close(); });
for (const owner of [dialog, inspector]) owner.addEventListener('close', placeMessages);

/** Asks for confirmation before something that is hard to undo. */
function ask(title, text, verb, act) {
  openDialog(title, h('p', {}, text), h('div', { class: 'actions' },
    h('button', { type: 'button', class: 'primary', id: 'confirm', click: () => { closeDialog(); act(); } }, verb),
    h('button', { type: 'button', class: 'quiet', click: closeDialog }, t('cancel'))));
  $('#confirm').focus();
}

/** Creates a button with the number of a guideline, which shows its text. */
const ruleChip = (rule, icon) => h('button', { type: 'button', class: 'guideline', tabindex: '-1', title: sentences.get(rule), click: () => showRule(rule, icon) }, rule);

/** Creates English text in which every number of a guideline is such a button. */
function withRules(text, icon) {
  const pieces = visible(text).split(/\b(R\d{1,2})\b/);
  return h('bdi', { dir: 'ltr', lang: 'en' }, pieces.map((piece, index) => (index % 2 === 1 && sentences.has(piece) ? ruleChip(piece, icon) : piece)));
}

/** Returns an icon that follows a guideline: best one whose class the guideline gives, and that is not `icon`. */
function exampleOf(rule, icon) {
  const follows = data.icons.filter((one) => one.rules.includes(rule) && one.views.filter((view) => view.ref && pictureOf(variantOf(one, view))).length > 1);
  const own = follows.filter((one) => one.g === rule);
  const usual = classes.toSorted((a, b) => own.filter((one) => one.c === b).length - own.filter((one) => one.c === a).length)[0];
  const worth = (one) => (own.length > 0 ? 4 * (one.c === usual) + 2 * (one.g === rule) : 2 * (one.views[0].v !== one.views[1].v)) + (one !== icon);
  return follows.reduce((best, one) => (!best || worth(one) > worth(best) ? one : best), undefined);
}

/** Shows the text of a guideline and an icon of this set that follows it. */
function showRule(rule, icon) {
  const example = exampleOf(rule, icon);
  const pictures = example?.views.filter((view) => view.ref).map((view) => {
    const picture = pictureOf(variantOf(example, view));
    return h('figure', { class: 'example' }, h('div', { class: 'layer' }, pictureElement(picture, `${example.n}, ${t(view.d)}`, { size: 48, zoom: 1, vector: true }), partLayers(picture)), h('figcaption', {}, t(view.d)));
  });
  openDialog(rule, h('p', { class: 'sentence' }, english(sentences.get(rule) ?? '')),
    example ? h('div', { class: 'examples' }, pictures, h('p', {}, foreign(example.n))) : null,
    h('div', { class: 'actions' }, h('button', { type: 'button', click: () => { closeDialog(); inspector.close(); clearFilters(); filters.rule = rule; showFilters(); listIcons(); } }, t('showAllOf', { rule }))));
}
