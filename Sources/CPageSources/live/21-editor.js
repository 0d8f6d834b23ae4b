/* Editing the manifest in the loupe: the new pictures are shown before a change is kept. */

const editing = { name: '', changes: new Map(), preview: undefined, picks: false };

const verbs = ['keep', 'move', 'reorder', 'mirror'];
const forms = ['omit', 'fixed', 'mirror'];

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
      select('slash', t('part.slash'), [['keep', t('verb.keep')], ['mirror', t('verb.mirror')]], value(['slash'], icon.slash ?? 'keep'), ['slash']),
      h('label', { class: 'field' }, h('span', {}, t('edit.except')), except),
      icon.declined ? select('declined', t('edit.declined'), [['', t('state.declined')], ...forms.map((name) => [name, t(`declined.${name}`)])], value(['declined'], icon.accepted ?? ''), ['declined']) : null),
    h('label', { class: 'field wide' }, h('span', {}, t('noted')), note),
    h('div', { class: 'fields' }, [...components].map(([selector, verb]) => select(selector, selector, [['', t('edit.none')], ...verbs.map((name) => [name, t(`verb.${name}`)])], value(['components', selector], verb), ['components', selector])),
      h('button', { type: 'button', class: 'toggle', id: 'pick-part', 'aria-pressed': String(editing.picks), click: () => { editing.picks = !editing.picks; showInspected(); } }, t('edit.pick'))),
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
  const pictures = (shown?.icon?.views ?? []).map((view) => {
    const picture = pictureOf(variantOf(shown.icon, view));
    return h('figure', {}, picture ? h('div', { class: 'layer' }, pictureElement(picture, `${icon.n}, ${viewLabel(view)}`, { size: 64, zoom: 1, vector: true }), partLayers(picture)) : h('span', { class: 'problem' }, english(variantOf(shown.icon, view).x ?? '')), h('figcaption', {}, foreign(viewLabel(view))));
  });
  return h('div', { class: 'edit-preview' }, h('div', { class: 'examples' }, pictures), shown ? h('pre', { dir: 'ltr', class: 'edit-diff' }, visible(shown.diff).replaceAll('\ufffd', '\n')) : null,
    h('div', { class: 'actions' }, h('button', { type: 'button', class: 'primary', id: 'edit-keep', disabled: !shown, click: () => keepEdit(icon) }, t('edit.keep')),
      h('button', { type: 'button', class: 'quiet', click: () => { editing.name = ''; say(''); showInspected(); } }, t('cancel'))));
}

async function keepEdit(icon) {
  if (!await tell('keep', editText(icon))) return;
  editing.name = '';
  say('');
  showInspected();
}

/** Returns a selector for an element of a drawing: by the nearest id, or by its path from the root. */
function selectorOf(element) {
  const named = element.closest('[id]'), top = element.ownerDocument.documentElement;
  if (named && named !== top && /^[A-Za-z_][\w-]*$/.test(named.id)) return `#${named.id}`;
  const steps = [];
  for (let one = element; one !== top; one = one.parentElement) steps.unshift(`${one.localName}:nth-child(${[...one.parentElement.children].indexOf(one) + 1})`);
  return ['svg', ...steps].join(' > ');
}

/** Returns the elements with ink at a position, the uppermost first; the position is a share of the picture's size. */
async function elementsAt(picture, x, y) {
  const tree = drawingTree(picture), elements = tree ? [...tree.getElementsByTagName('*')] : [];
  const found = [];
  for (let n = elements.length - 1; n > 0; n -= 1) {
    if (elements[n].childElementCount > 0) continue;
    const url = makePartAddress(picture, { n });
    if (!url) continue;
    const image = await decodedImage(url), context = h('canvas', { width: 96, height: 96 }).getContext('2d', { willReadFrequently: true });
    context.drawImage(image, 0, 0, 96, 96);
    if (context.getImageData(Math.floor(x * 96), Math.floor(y * 96), 1, 1).data[3] > 64) found.push(elements[n]);
  }
  return found;
}

inspector.addEventListener('click', async (event) => {
  const board = event.target.closest?.('.board');
  if (!board || !editing.picks || !inspected) return;
  const icon = inspected, picture = pictureOf(variantOf(icon, icon.views[0]));
  if (board !== $('.board', inspector)) { say(t('edit.pickLeft')); return; }
  const box = board.getBoundingClientRect();
  const found = await elementsAt(picture, (event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height);
  if (found.length === 0) { say(t('edit.noPart')); return; }
  const selector = selectorOf(found[0]);
  editing.picks = false;
  change(icon, ['components', selector], 'keep');
});

// An address may have opened the loupe before the editor was there.
if (inspector.open) showInspected();
