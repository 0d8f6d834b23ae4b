// swift-format-ignore-file
// Made by scripts/embed-page from Web; do not edit.

extension PageSource {
  /// `Web/js/10-dialogs.js`.
  static let dialogsScript = ###"""
/* Dialogs: the browser's own, which keep the focus and give it back. */

const dialog = h('dialog', { class: 'sheet-dialog', 'aria-labelledby': 'dialog-title' });
const inspector = h('dialog', { class: 'inspector', 'aria-labelledby': 'inspector-title' });

function openDialog(title, ...content) {
  dialog.replaceChildren(h('header', {}, h('h2', { id: 'dialog-title', tabindex: '-1', autofocus: true }, title), closeButton(dialog)), ...content);
  if (!dialog.open) dialog.showModal();
}

const closeDialog = () => dialog.close();

const closeButton = (owner) => h('button', { type: 'button', class: 'close', 'aria-label': t('close'), click: () => owner.close() }, '\u00d7');

/** A click beside a dialog closes it. */
for (const owner of [dialog, inspector]) owner.addEventListener('click', (event) => { if (event.target === owner) owner.close(); });

function askToReject(icon) {
  if (!icon) return;
  const note = h('textarea', { rows: '3', id: 'note', 'aria-label': t('note'), maxlength: '2000', input: () => { note.dir = note.value ? 'auto' : ''; } });
  note.value = decisions.get(icon.n)?.note ?? '';
  const send = () => { closeDialog(); decide(icon, 'rejected', note.value.trim()); };
  note.addEventListener('keydown', (event) => { if (event.key === 'Enter' && !event.shiftKey && !event.isComposing) { event.preventDefault(); send(); } });
  openDialog(t('rejectTitle', { icon: visible(icon.short) }), h('p', {}, t('rejectHow')), note,
    h('div', { class: 'actions' }, h('button', { type: 'button', class: 'primary danger', id: 'send-reject', click: send }, t('reject')),
      h('button', { type: 'button', class: 'quiet', click: closeDialog }, t('cancel'))));
  note.focus();
}

let inspected;

/** Shows one icon large, with everything that is known of it. */
function inspect(icon) {
  if (!icon) return;
  inspected = icon;
  showInspected();
  if (!inspector.open) inspector.showModal();
}

function showInspected() {
  const icon = inspected;
  const hadFocus = document.activeElement?.closest?.('.inspector') ? document.activeElement.id : undefined;
  const options = closeLook();
  inspector.replaceChildren(
    h('header', {}, h('h2', { id: 'inspector-title', tabindex: '-1', autofocus: true }, foreign(icon.n)), verdictElement(icon), closeButton(inspector)),
    h('div', { class: 'theatre' }, theatre(icon, options)),
    h('div', { class: 'facts' }, factsElement(icon)));
  for (const button of inspector.querySelectorAll('button')) button.tabIndex = 0;
  if (hadFocus) document.getElementById(hadFocus)?.focus();
}

/** Twice as large as in the list; without a zoom the largest pictures, as large as there is room for. */
function closeLook() {
  if (look.zoom > 1) return { zoom: look.zoom * (list.layout.isNarrow ? 1 : 2) };
  return { size: data.heights[data.heights.length - 1], zoom: list.layout.isNarrow ? 1 : 2 };
}

/** The comparison, large; without one, every picture. */
function theatre(icon, options) {
  const pair = sides(icon);
  if (pair && look.mode !== 'side') return h('figure', { class: 'cell' }, stage(icon, pair, options), cellCaption(icon, { pair }));
  return cells(icon).flatMap((cell) => cell.group ?? [cell]).map((cell) => {
    const label = `${icon.n}, ${cell.label}`;
    const content = cell.change ? h('div', { class: 'stage' }, differenceElement(...cell.change, label, options))
      : cell.picture ? h('div', { class: 'stage' }, h('div', { class: 'layer' }, pictureElement(cell.picture, label, { ...options, flip: cell.flip }), cell.flip ? [] : outlines(cell.picture)))
        : h('div', { class: 'stage none' }, t('none'));
    return h('figure', { class: 'cell' }, content, cellCaption(icon, cell));
  });
}

/** What is known of an icon: its file, its class, who sees what and why, its parts, its findings. */
function factsElement(icon) {
  const rows = [[t('file'), foreign(icon.file)], [t('class'), h('span', { class: `class ${icon.c}` }, t(`class.${icon.c}`))]];
  if (icon.why) rows.push([icon.g ?? t('reason'), english(icon.why)]);
  if (icon.note) rows.push([t('noted'), english(icon.note)]);
  for (const view of icon.views) {
    const variant = variantOf(icon, view);
    rows.push([h('span', {}, foreign(viewLabel(view))), h('span', {}, `${outcomeText(view)}: ${reasonText(view)}`,
      view.l.length > 0 ? h('span', { class: 'tags' }, view.l.map((tag) => h('span', { title: localeName(tag) }, foreign(tag)))) : null,
      variant.x ? h('span', { class: 'problem' }, english(variant.x)) : null)]);
  }
  for (const part of new Set(icon.variants.flatMap((variant) => pictureOf(variant)?.parts ?? []))) {
    rows.push([t(part.a), h('span', {}, foreign(part.e), ' ', english(part.why, { class: 'faint' }))]);
  }
  for (const variant of icon.variants) {
    if (variant.ch) rows.push([t('state.changed'), h('span', {}, foreign(variant.k), ` ${variant.ch.map((one) => t(`changed.${one}`)).join(', ')}`)]);
    if (variant.said || variant.by) rows.push([t(`state.${variant.s}`), h('span', {}, h('bdi', {}, visible([variant.by, variant.on, variant.said].filter(Boolean).join(', '))))]);
  }
  for (const finding of icon.findings) {
    rows.push([h('span', { class: `finding ${finding.s}` }, t(finding.s)), h('span', {}, english(finding.rule, { class: 'rule-id' }), finding.g ? ` ${finding.g}` : '', ' ', english(finding.m), finding.fix ? h('code', { dir: 'ltr' }, visible(finding.fix)) : null)]);
  }
  return h('dl', {}, rows.map(([term, fact]) => [h('dt', {}, term), h('dd', {}, fact)]));
}

"""###
}
