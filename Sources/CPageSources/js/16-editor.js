/* Editing the entry of an icon in the loupe. A server shows the new pictures before a change is kept; a file keeps it until it is handed over. */

const editing = { name: '', base: undefined, changes: new Map(), preview: undefined, picks: false };

/** Asks the server for the pictures after an answer, if there is one. */
let previewElsewhere;

const verbs = ['keep', 'move', 'reorder', 'mirror'];
const forms = ['omit', 'fixed', 'mirror'];

/** Returns true if an icon has a slash, whose treatment the manifest decides. */
const hasSlash = (icon) => Boolean(icon.slash) || /slash|(^|[._-])off\b/i.test(icon.n) || picturesOf(icon).some((picture) => picture.parts?.some((part) => part.is === 'slash') || /\bid="[^"]*slash/i.test(drawingText(picture) ?? ''));

/** Creates the editor of an icon. A change that somebody has begun stays until it is saved or given up, even if the icon changes meanwhile. */
function editorElement(icon) {
  if (editing.name !== icon.n) Object.assign(editing, { name: icon.n, base: icon, changes: new Map(), preview: undefined, picks: false });
  if (editing.changes.size === 0) editing.base = icon;
  const value = (path, usual) => { const key = JSON.stringify(path); return editing.changes.get(key) ?? answers.get(icon.n)?.changes.get(key) ?? usual; };
  const select = (key, label, choices, current, path) => h('label', { class: 'field' }, h('span', {}, label),
    h('select', { 'data-key': `edit ${key}`, change: (event) => change(icon, path, event.target.value || null) }, choices.map(([name, text]) => h('option', { value: name, selected: name === current }, text))));
  const components = editedVerbs(icon);
  const note = h('input', { type: 'text', dir: 'auto', maxlength: data.longestNote, 'data-key': 'edit note', value: value(['note'], icon.note ?? ''), change: (event) => change(icon, ['note'], event.target.value.trim() || null) });
  const except = h('input', { type: 'text', dir: 'ltr', 'data-key': 'edit except', value: [value(['except'], icon.except ?? [])].flat().join(' '),
    change: (event) => { const tags = event.target.value.split(/[\s,]+/).filter(Boolean); change(icon, ['except'], tags.length > 0 ? tags : null); } });
  return h('details', { class: 'editor', open: true }, h('summary', {}, t('edit')),
    h('div', { class: 'fields' },
      select('class', t('class'), classes.map((name) => [name, t(`class.${name}`)]), value(['class'], icon.c), ['class']),
      !hasSlash(icon) ? null : select('slash', t('part.slash'), [['keep', t('verb.keep')], ['mirror', t('verb.mirror')]], value(['slash'], icon.slash ?? 'keep'), ['slash']),
      h('label', { class: 'field' }, h('span', {}, t('edit.except')), except),
      icon.declined ? select('declined', t('edit.declined'), [['', t('state.declined')], ...forms.map((name) => [name, t(`declined.${name}`)])], value(['declined'], icon.accepted ?? ''), ['declined']) : null),
    h('label', { class: 'field wide' }, h('span', {}, t('noted')), note),
    h('div', { class: 'fields' }, [...components].map(([selector, verb]) => select(selector, foreign(selector), [['', t('edit.none')], ...verbs.map((name) => [name, t(`verb.${name}`)])], value(['components', selector], verb), ['components', selector])),
      pickingElement(icon)),
    editing.changes.size === 0 ? null : isOutdated(icon) ? conflictElement(icon) : previewElement(icon));
}

/** Returns true if somebody has changed the entry of an icon since the editing began. */
const isOutdated = (icon) => editing.base !== undefined && editing.base.m !== icon.m;

/** Returns a value of an entry in words. */
const valueWords = (member, value) => (member === 'class' ? t(`class.${value}`) : ['components', 'slash'].includes(member) && value ? t(`verb.${value}`) : [value ?? ''].flat().join(' '));

/** Returns the values of an icon that can be edited, in words, by the words of their fields. */
function editedValues(icon, changes = new Map()) {
  const values = new Map([[t('class'), t(`class.${icon.c}`)], [t('edit.except'), (icon.except ?? []).join(' ')], [t('noted'), icon.note ?? ''], [t('edit.declined'), icon.accepted ? t(`declined.${icon.accepted}`) : ''],
    ...icon.verbs.map(([selector, verb]) => [selector, t(`verb.${verb}`)])]);
  const labels = { class: t('class'), except: t('edit.except'), note: t('noted'), declined: t('edit.declined'), slash: t('part.slash') };
  for (const [key, value] of changes) {
    const [first, second] = JSON.parse(key);
    values.set(second ?? labels[first] ?? first, valueWords(first, value));
  }
  return values;
}

/** Shows that somebody has changed an icon which is being edited here: what it was, what it is now and what it would be; and asks. */
function conflictElement(icon) {
  const [was, now, mine] = [editedValues(editing.base), editedValues(icon), editedValues(editing.base, editing.changes)];
  const differing = [...new Set([...was.keys(), ...now.keys(), ...mine.keys()])].filter((label) => (now.get(label) ?? '') !== (was.get(label) ?? '') || (mine.get(label) ?? '') !== (was.get(label) ?? ''));
  const cell = (values, label) => h('td', {}, foreign(values.get(label) || '\u2013'));
  return h('div', { class: 'edit-conflict', role: 'alert' }, h('p', {}, t('edit.conflict')),
    h('table', {}, h('tr', {}, h('th', {}), h('th', {}, t('edit.theirs')), h('th', {}, t('edit.mine'))), differing.map((label) => h('tr', {}, h('th', {}, foreign(label)), cell(now, label), cell(mine, label)))),
    h('div', { class: 'actions' }, h('button', { type: 'button', id: 'edit-theirs', click: () => { editing.name = ''; showInspected(); } }, t('edit.takeTheirs')),
      h('button', { type: 'button', id: 'edit-mine', click: () => { editing.base = icon; renewPreview(icon); } }, t('edit.takeMine'))));
}

/** Changes one value of an icon, or several, and requests a preview. */
async function change(icon, path, value) {
  editing.changes.set(JSON.stringify(path), value);
  await renewPreview(icon);
}

/** Requests the pictures after the changes, if there is a server. */
async function renewPreview(icon) {
  editing.preview = undefined;
  if (previewElsewhere && !isLost()) {
    const answer = await previewElsewhere(editedAnswer());
    if (answer) { say(''); editing.preview = { icon: adopt(answer.patch)[0], diff: answer.diff }; }
  }
  showInspected();
}

/** Returns the changes as an answer about the entry that was shown when the editing began. */
const editedAnswer = () => ({ icon: editing.base, changes: [...editing.changes].map(([path, value]) => ({ path: JSON.parse(path), value: value ?? null })) });

function previewElement(icon) {
  const shown = editing.preview, isServed = previewElsewhere && !isLost();
  const views = shown?.icon?.views ?? [];
  const drawn = (one, view) => drawingText(pictureOf(variantOf(one, view)) ?? {}) ?? variantOf(one, view).x;
  const isSame = Boolean(shown) && views.every((view) => { const now = icon.views.find((one) => viewLabel(one) === viewLabel(view)); return now && drawn(icon, now) === drawn(shown.icon, view); });
  const pictures = views.map((view) => {
    const picture = pictureOf(variantOf(shown.icon, view));
    return h('figure', {}, picture ? h('div', { class: 'layer' }, pictureElement(picture, `${icon.n}, ${viewLabel(view)}`, { size: 64, zoom: 1, vector: true }), partLayers(picture)) : h('span', { class: 'problem' }, english(variantOf(shown.icon, view).x ?? '')), h('figcaption', {}, foreign(viewLabel(view))));
  });
  return h('div', { class: 'edit-preview' }, isServed || shown ? h('div', { class: 'examples' }, pictures) : h('p', { class: 'faint' }, t('edit.later')), isSame ? h('p', { class: 'edit-same', role: 'status' }, t('edit.same')) : null,
    h('div', { class: 'actions' }, h('button', { type: 'button', class: 'primary', id: 'edit-keep', disabled: Boolean(isServed) && !shown, click: () => keepEdit(icon) }, t('edit.keep')),
      h('button', { type: 'button', class: 'quiet', click: () => { editing.name = ''; say(''); showInspected(); } }, t('cancel'))),
    shown ? h('details', {}, h('summary', {}, t('edit.diff')), h('pre', { dir: 'ltr', class: 'edit-diff', tabindex: '0', role: 'region', 'aria-label': t('edit.diff') }, visible(shown.diff).replaceAll('\ufffd', '\n'))) : null);
}

/** Returns the beginning of a long text. */
const clipped = (text) => (text.length > 32 ? `${text.slice(0, 31)}\u2026` : text);

/** Names the changes in a few words. */
const editWords = () => [...editing.changes].map(([path, value]) => { const [first, second] = JSON.parse(path); return first === 'class' ? t('made', { name: t(`as.${value}`) }) : `${visible(second ?? first)}: ${clipped(visible(valueWords(first, value) || '\u2013'))}`; }).join(', ');

async function keepEdit(icon) {
  // An edit of the class answers what was asked about it, and a note that is gone asks nothing.
  const paths = [...editing.changes.keys()], settles = questionsOf(icon).filter((need) => need.kind === 'note' && paths.includes('["note"]')).map((need) => need.key);
  if (!await giveAnswers([{ ...editedAnswer(), settles }], editWords())) return;
  editing.name = '';
  say('');
  showInspected();
}
