/* Editing the manifest in the loupe: the new pictures are shown before a change is kept. */

const editing = { name: '', changes: new Map(), preview: undefined, picks: false };

const verbs = ['keep', 'move', 'reorder', 'mirror'];
const forms = ['omit', 'fixed', 'mirror'];

/** Returns true if an icon has a slash, whose treatment the manifest decides. */
const hasSlash = (icon) => Boolean(icon.slash) || /slash|(^|[._-])off\b/i.test(icon.n) || picturesOf(icon).some((picture) => picture.parts?.some((part) => part.is === 'slash') || /\bid="[^"]*slash/i.test(drawingText(picture) ?? ''));

editorElement = (icon) => {
  if (editing.name !== icon.n) Object.assign(editing, { name: icon.n, changes: new Map(), preview: undefined, picks: false });
  const value = (path, usual) => editing.changes.get(JSON.stringify(path)) ?? usual;
  const select = (key, label, choices, current, path) => h('label', { class: 'field' }, h('span', {}, label),
    h('select', { 'data-key': `edit ${key}`, change: (event) => change(icon, path, event.target.value || null) }, choices.map(([name, text]) => h('option', { value: name, selected: name === current }, text))));
  const components = new Map(icon.verbs);
  for (const [path, verb] of [...editing.changes].map(([key, one]) => [JSON.parse(key), one])) if (path[0] === 'components' && verb) components.set(path[1], verb);
  const note = h('input', { type: 'text', 'data-key': 'edit note', value: value(['note'], icon.note ?? ''), change: (event) => change(icon, ['note'], event.target.value.trim() || null) });
  const except = h('input', { type: 'text', dir: 'ltr', 'data-key': 'edit except', value: [value(['except'], icon.except ?? [])].flat().join(' '),
    change: (event) => { const tags = event.target.value.split(/[\s,]+/).filter(Boolean); change(icon, ['except'], tags.length > 0 ? tags : null); } });
  return h('details', { class: 'editor', open: true }, h('summary', {}, t('edit')),
    h('div', { class: 'fields' },
      select('class', t('class'), classes.map((name) => [name, t(`class.${name}`)]), value(['class'], icon.c), ['class']),
      !hasSlash(icon) ? null : select('slash', t('part.slash'), [['keep', t('verb.keep')], ['mirror', t('verb.mirror')]], value(['slash'], icon.slash ?? 'keep'), ['slash']),
      h('label', { class: 'field' }, h('span', {}, t('edit.except')), except),
      icon.declined ? select('declined', t('edit.declined'), [['', t('state.declined')], ...forms.map((name) => [name, t(`declined.${name}`)])], value(['declined'], icon.accepted ?? ''), ['declined']) : null),
    h('label', { class: 'field wide' }, h('span', {}, t('noted')), note),
    h('div', { class: 'fields' }, [...components].map(([selector, verb]) => select(selector, selector, [['', t('edit.none')], ...verbs.map((name) => [name, t(`verb.${name}`)])], value(['components', selector], verb), ['components', selector])),
      pickingElement(icon)),
    editing.changes.size === 0 ? null : previewElement(icon));
};

/** Changes one value of an icon and requests a preview. */
async function change(icon, path, value) {
  editing.changes.set(JSON.stringify(path), value);
  const answer = await tell('preview', editText(icon));
  if (answer) { say(''); editing.preview = { icon: adopt(answer.patch)[0], diff: answer.diff }; } else editing.preview = undefined;
  showInspected();
}

/** Returns the changes in the form that the server reads. */
const editText = (icon) => JSON.stringify({ icon: icon.n, manifest: connection.live.manifest,
  changes: [...editing.changes].map(([path, value]) => ({ path: JSON.parse(path), value })) });

function previewElement(icon) {
  const shown = editing.preview;
  const views = shown?.icon?.views ?? [];
  const drawn = (one, view) => drawingText(pictureOf(variantOf(one, view)) ?? {}) ?? variantOf(one, view).x;
  const isSame = Boolean(shown) && views.every((view) => { const now = icon.views.find((one) => viewLabel(one) === viewLabel(view)); return now && drawn(icon, now) === drawn(shown.icon, view); });
  const pictures = views.map((view) => {
    const picture = pictureOf(variantOf(shown.icon, view));
    return h('figure', {}, picture ? h('div', { class: 'layer' }, pictureElement(picture, `${icon.n}, ${viewLabel(view)}`, { size: 64, zoom: 1, vector: true }), partLayers(picture)) : h('span', { class: 'problem' }, english(variantOf(shown.icon, view).x ?? '')), h('figcaption', {}, foreign(viewLabel(view))));
  });
  return h('div', { class: 'edit-preview' }, h('div', { class: 'examples' }, pictures), isSame ? h('p', { class: 'edit-same', role: 'status' }, t('edit.same')) : null,
    h('div', { class: 'actions' }, h('button', { type: 'button', class: 'primary', id: 'edit-keep', disabled: !shown, click: () => keepEdit(icon) }, t('edit.keep')),
      h('button', { type: 'button', class: 'quiet', click: () => { editing.name = ''; say(''); showInspected(); } }, t('cancel'))),
    shown ? h('details', {}, h('summary', {}, t('edit.diff')), h('pre', { dir: 'ltr', class: 'edit-diff' }, visible(shown.diff).replaceAll('\ufffd', '\n'))) : null);
}

async function keepEdit(icon) {
  if (!await write('keep', () => editText(icon))) return;
  editing.name = '';
  say('');
  showInspected();
}
