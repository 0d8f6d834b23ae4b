/* Dialogs of the browser, which take the focus and return it. */

const dialog = h('dialog', { class: 'sheet-dialog', 'aria-labelledby': 'dialog-title' });
const inspector = h('dialog', { class: 'inspector', 'aria-labelledby': 'inspector-title' });

function openDialog(title, ...content) {
  dialog.replaceChildren(h('header', {}, h('h2', { id: 'dialog-title', tabindex: '-1', autofocus: true }, title), closeButton(dialog)), ...content);
  if (!dialog.open) dialog.showModal();
}

const closeDialog = () => dialog.close();

const closeButton = (owner) => h('button', { type: 'button', class: 'close', 'aria-label': t('close'), click: () => owner.close() }, '\u00d7');

/** A click outside a dialog closes it. */
for (const owner of [dialog, inspector]) owner.addEventListener('click', (event) => { if (event.target === owner) owner.close(); });

/** Asks for confirmation before something that is hard to undo. */
function ask(title, text, verb, act) {
  openDialog(title, h('p', {}, text), h('div', { class: 'actions' },
    h('button', { type: 'button', class: 'primary', id: 'confirm', click: () => { closeDialog(); act(); } }, verb),
    h('button', { type: 'button', class: 'quiet', click: closeDialog }, t('cancel'))));
  $('#confirm').focus();
}

/** Asks for the reason of a rejection of an icon or of one of its pictures. */
function askToReject(icon, variant = undefined) {
  if (!icon || !isDecidable(icon)) return;
  const note = h('textarea', { rows: '3', id: 'note', 'aria-label': t('note'), maxlength: '2000', input: () => { note.dir = note.value ? 'auto' : ''; } });
  note.value = variant ? decisions.get(icon.n)?.get(variant.k)?.note ?? '' : noteOf(icon);
  const send = () => { closeDialog(); decide(icon, 'rejected', note.value.trim(), variant); };
  note.addEventListener('keydown', (event) => { if (event.key === 'Enter' && !event.shiftKey && !event.isComposing) { event.preventDefault(); send(); } });
  const name = visible(icon.short) + (variant ? `, ${outcomeName(variant.k)}` : '');
  openDialog(t('rejectTitle', { icon: name }), h('p', {}, t('rejectHow')), note,
    h('div', { class: 'actions' }, h('button', { type: 'button', class: 'primary danger', id: 'send-reject', click: send }, t('reject')),
      h('button', { type: 'button', class: 'quiet', click: closeDialog }, t('cancel'))));
  note.focus();
}

/** Creates a button with the number of a guideline, which shows its text. */
const ruleChip = (rule, icon) => h('button', { type: 'button', class: 'guideline', tabindex: '-1', title: sentences.get(rule), click: () => showRule(rule, icon) }, rule);

/** Creates English text in which every number of a guideline is such a button. */
function withRules(text, icon) {
  const pieces = visible(text).split(/\b(R\d{1,2})\b/);
  return h('bdi', { dir: 'ltr', lang: 'en' }, pieces.map((piece, index) => (index % 2 === 1 && sentences.has(piece) ? ruleChip(piece, icon) : piece)));
}

/** Shows the text of a guideline and an icon of this set that follows it. */
function showRule(rule, icon) {
  const follows = (one) => one.rules.includes(rule) && one.views.filter((view) => view.ref && pictureOf(variantOf(one, view))).length > 1;
  const example = data.icons.find((one) => follows(one) && one.views[0].v !== one.views[1].v && one !== icon) ?? data.icons.find(follows);
  const pictures = example?.views.filter((view) => view.ref).map((view) => {
    const picture = pictureOf(variantOf(example, view));
    return h('figure', { class: 'example' }, h('div', { class: 'layer' }, pictureElement(picture, `${example.n}, ${t(view.d)}`, { size: 48, zoom: 1, vector: true }), partLayers(picture)), h('figcaption', {}, t(view.d)));
  });
  openDialog(rule, h('p', { class: 'sentence' }, english(sentences.get(rule) ?? '')),
    example ? h('div', { class: 'examples' }, pictures, h('p', {}, foreign(example.n))) : null,
    h('div', { class: 'actions' }, h('button', { type: 'button', click: () => { closeDialog(); inspector.close(); clearFilters(); filters.rule = rule; showFilters(); listIcons(); } }, t('showAllOf', { rule }))));
}
