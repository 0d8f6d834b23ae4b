/* What the reviewer decides, picture by picture. It is kept in this browser until it is handed over. */

/** By icon: a map from the key of a variant to a verdict and a note. */
const decisions = new Map();
const storeKey = `chiral-review ${data.id}`;
let isHandedOver = true;
let author = '';

const isDecidable = (icon) => icon.variants.some((variant) => variant.h);
const isDecided = (icon) => decisions.has(icon.n);

/** What is decided here about an icon as a whole; undefined where that is nothing, or not all of it. */
function verdictOf(icon) {
  const own = decisions.get(icon.n);
  if (!own) return undefined;
  const verdicts = icon.variants.filter((variant) => variant.h).map((variant) => own.get(variant.k)?.verdict ?? variant.s);
  if (verdicts.includes('rejected')) return 'rejected';
  return verdicts.every((verdict) => verdict === 'approved') ? 'approved' : 'partly';
}

const noteOf = (icon) => [...decisions.get(icon.n)?.values() ?? []].map((one) => one.note).find(Boolean) ?? '';

/** By which decisions of an earlier sheet are known to be about other pictures. */
const stampOf = (variant) => (variant.h ?? []).join(' ');

function loadDecisions() {
  let stored;
  try { stored = JSON.parse(localStorage.getItem(storeKey) ?? '{}'); author = localStorage.getItem('chiral-reviewer') ?? ''; } catch { return; }
  for (const icon of data.icons) {
    const entry = Object.hasOwn(stored, icon.n) ? stored[icon.n] : undefined;
    for (const variant of icon.variants) {
      const one = entry?.pictures && Object.hasOwn(entry.pictures, variant.k) ? entry.pictures[variant.k] : decidedAsWhole(icon, variant, entry);
      if (one?.stamp === stampOf(variant) && (one.verdict === 'approved' || one.verdict === 'rejected')) put(icon, variant, one.verdict, String(one.note ?? ''));
    }
  }
  isHandedOver = decisions.size === 0;
}

/** What earlier pages kept: one verdict for all pictures of an icon. */
const decidedAsWhole = (icon, variant, entry) => entry?.verdict && entry.stamp === icon.variants.map(stampOf).join('\n')
  ? { verdict: entry.verdict, note: entry.note, stamp: stampOf(variant) } : undefined;

function storeDecisions() {
  const stored = {};
  for (const icon of data.icons) {
    const own = decisions.get(icon.n);
    if (!own) continue;
    const pictures = {};
    for (const variant of icon.variants) if (own.has(variant.k)) pictures[variant.k] = { ...own.get(variant.k), stamp: stampOf(variant) };
    stored[icon.n] = { pictures };
  }
  try { localStorage.setItem(storeKey, JSON.stringify(stored)); } catch { /* Private windows have no store. */ }
}

/** Notes a decision about one picture; what holds anyway is none. */
function put(icon, variant, verdict, note) {
  const own = decisions.get(icon.n) ?? new Map();
  if (verdict === undefined || (variant.s === verdict && !note)) own.delete(variant.k);
  else own.set(variant.k, { verdict, note });
  if (own.size > 0) decisions.set(icon.n, own); else decisions.delete(icon.n);
}

/** Takes a decision about an icon or about one of its pictures; without a verdict, takes it back. */
function decide(icon, verdict, note = '', only = undefined) {
  if (!icon || !isDecidable(icon)) return;
  for (const variant of only ? [only] : icon.variants) if (variant.h) put(icon, variant, verdict, note);
  decided([icon]);
  announce(`${icon.n}: ${stateText(icon)}`);
}

/** Keeps and shows what was decided about icons. */
function decided(icons) {
  isHandedOver = decisions.size === 0;
  storeDecisions();
  icons.forEach(refresh);
  showDecisions();
  if (inspector.open) showInspected();
  handDecisionsOn(icons);
}

/** Where a server listens, it is told. */
let handDecisionsOn = () => {};

const countDecisions = () => [...decisions.values()].reduce((sum, own) => sum + own.size, 0);

function showDecisions() {
  const count = countDecisions();
  $('.handover').hidden = count === 0;
  $('#handover').textContent = t('handOver', { n: count });
  const approved = data.icons.filter((icon) => (verdictOf(icon) ?? stateOf(icon)) === 'approved').length;
  $('.progress').style.setProperty('--done', approved / Math.max(1, data.icons.length));
  $('.progress-text').textContent = t('progress', { n: approved, all: data.icons.length });
}

/** Approves every icon of the list, once that is confirmed. */
function approveShown() {
  const icons = list.icons.filter((icon) => isDecidable(icon) && (verdictOf(icon) ?? stateOf(icon)) !== 'approved');
  if (icons.length === 0) { announce(t('nothingOpen')); return; }
  const former = new Map(icons.map((icon) => [icon, new Map(decisions.get(icon.n) ?? [])]));
  ask(t('approveShown', { n: icons.length }), t('approveShownHow'), t('approve'), () => {
    for (const icon of icons) for (const variant of icon.variants) if (variant.h) put(icon, variant, 'approved', '');
    decided(icons);
    listIcons();
    lastUndo = () => { for (const [icon, own] of former) { if (own.size > 0) decisions.set(icon.n, own); else decisions.delete(icon.n); } decided(icons); };
    announce(t('progress', { n: icons.length, all: data.icons.length }));
  });
}

let lastUndo;

/** Where a server listens, it takes back what it has written. */
let undoElsewhere;

/** Takes the decision about an icon back, or the last one about many. */
function undoDecision(icon) {
  if (undoElsewhere && icon && !isDecided(icon)) { undoElsewhere(); return; }
  if (lastUndo) { lastUndo(); lastUndo = undefined; listIcons(); return; }
  decide(icon);
}

/** Every decision, a line a picture, as `chiral review apply` reads it. */
function decisionsText(icons = data.icons) {
  const lines = [];
  for (const icon of icons) {
    for (const variant of icon.variants) {
      const own = decisions.get(icon.n)?.get(variant.k);
      if (!own || !variant.h) continue;
      const [digest, svg, pixels] = variant.h;
      lines.push(JSON.stringify({ icon: icon.n, variant: variant.k, verdict: own.verdict, decision: digest, svg, pixels, ...(author ? { by: author } : {}), ...(own.note ? { note: own.note } : {}) }));
    }
  }
  return `{"format": "chiral-decisions", "version": 1, "decisions": [\n${lines.join(',\n')}\n]}\n`;
}

/** Shows all decisions with the ways to take them along. */
function handOver() {
  if (decisions.size === 0) { announce(t('nothingDecided')); return; }
  const text = h('textarea', { readonly: true, rows: '8', 'aria-label': 'decisions.json', dir: 'ltr', spellcheck: 'false' });
  text.value = decisionsText();
  const name = h('input', { type: 'text', id: 'author', value: author, autocomplete: 'name', maxlength: '200', input: () => { setAuthor(name.value.trim()); text.value = decisionsText(); } });
  const done = h('p', { class: 'done', role: 'status' });
  const say = (key) => { isHandedOver = true; done.textContent = t(key); };
  openDialog(t('handOver', { n: countDecisions() }),
    h('label', { class: 'line-field' }, h('span', {}, t('yourName')), name),
    h('p', {}, t('handOverHow')), h('pre', { dir: 'ltr' }, h('code', {}, 'chiral review apply decisions.json')), text, done,
    h('div', { class: 'actions' },
      h('button', { type: 'button', class: 'primary', id: 'download', click: () => { download(text.value); say('downloaded'); } }, t('download')),
      h('button', { type: 'button', id: 'copy', click: () => copy(text).then(() => say('copied')) }, t('copy')),
      h('button', { type: 'button', class: 'quiet', id: 'forget', click: () => ask(t('forget'), t('forgetHow', { n: countDecisions() }), t('forget'), forget) }, t('forget'))));
}

function setAuthor(name) {
  author = name;
  try { localStorage.setItem('chiral-reviewer', name); } catch { /* Private windows have no store. */ }
}

/** Takes over what somebody else decided, as far as it is about the pictures of this page. */
function importDecisions() {
  const said = h('p', { class: 'done', role: 'status' });
  const file = h('input', { type: 'file', id: 'import-file', accept: 'application/json,.json', 'aria-label': 'decisions.json',
    change: async () => { if (file.files[0]) said.textContent = takeOver(await file.files[0].text()); } });
  openDialog(t('import'), h('p', {}, t('importHow')), file, said);
}

/** Reads a file of decisions; the sentence says what came of it. */
function takeOver(text) {
  let items;
  try { items = JSON.parse(text); } catch { return t('importBroken'); }
  if (items?.format !== 'chiral-decisions' || items.version !== 1 || !Array.isArray(items.decisions)) return t('importBroken');
  const byName = new Map(data.icons.map((icon) => [icon.n, icon]));
  const touched = new Set();
  let taken = 0, strange = 0;
  for (const item of items.decisions) {
    const icon = byName.get(item?.icon), variant = icon?.variants.find((one) => one.k === item.variant);
    const [decision, svg, pixels] = variant?.h ?? [];
    const fits = decision && item.decision === decision && (item.svg === svg || item.pixels === pixels);
    if (!fits || !['approved', 'rejected'].includes(item.verdict)) { strange += 1; continue; }
    put(icon, variant, item.verdict, String(item.note ?? '').slice(0, 2000));
    touched.add(icon);
    taken += 1;
  }
  decided([...touched]);
  return t('imported', { n: taken, other: strange });
}

function download(text) {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = h('a', { href: url, download: 'decisions.json' });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), 10000);
}

async function copy(field) {
  field.select();
  try { await navigator.clipboard.writeText(field.value); } catch { document.execCommand('copy'); }
}

function forget() {
  const icons = data.icons.filter(isDecided);
  decisions.clear();
  decided(icons);
}

window.addEventListener('beforeunload', (event) => { if (!isHandedOver) event.preventDefault(); });

/** Says something to those who cannot see it. */
function announce(text) { $('#live').textContent = ''; requestAnimationFrame(() => { $('#live').textContent = text; }); }
