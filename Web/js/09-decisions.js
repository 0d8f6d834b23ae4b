/* What the reviewer decides. It is kept in this browser until it is handed over as decisions.json. */

const decisions = new Map();
const storeKey = `chiral-review ${data.id}`;
let isHandedOver = true;

/** By which decisions of an earlier sheet are known to be about other pictures. */
const stamp = (icon) => icon.variants.map((variant) => (variant.h ?? []).join(' ')).join('\n');

function loadDecisions() {
  let stored;
  try { stored = JSON.parse(localStorage.getItem(storeKey) ?? '{}'); } catch { return; }
  for (const icon of data.icons) {
    const entry = Object.hasOwn(stored, icon.n) ? stored[icon.n] : undefined;
    if (entry?.stamp === stamp(icon) && (entry.verdict === 'approved' || entry.verdict === 'rejected')) {
      decisions.set(icon.n, { verdict: entry.verdict, note: String(entry.note ?? '') });
    }
  }
  isHandedOver = decisions.size === 0;
}

function storeDecisions() {
  const stored = {};
  for (const icon of data.icons) if (decisions.has(icon.n)) stored[icon.n] = { ...decisions.get(icon.n), stamp: stamp(icon) };
  try { localStorage.setItem(storeKey, JSON.stringify(stored)); } catch { /* Private windows have no store. */ }
}

/** Takes a decision, or takes it back where it was taken already; what holds anyway is none. */
function decide(icon, verdict, note = '') {
  if (!icon || !icon.variants.some((variant) => variant.h)) return;
  const old = decisions.get(icon.n);
  if (verdict === undefined || (verdict === 'approved' && icon.state === verdict) || (old?.verdict === verdict && old.note === note)) decisions.delete(icon.n);
  else decisions.set(icon.n, { verdict, note });
  isHandedOver = decisions.size === 0;
  storeDecisions();
  refresh(icon);
  showDecisions();
  announce(`${icon.n}: ${stateText(icon)}`);
  if (inspector.open) showInspected();
}

function showDecisions() {
  const count = decisions.size;
  $('.handover').hidden = count === 0;
  $('#handover').textContent = t('handOver', { n: count });
  const approved = data.icons.filter((icon) => (decisions.get(icon.n)?.verdict ?? icon.state) === 'approved').length;
  $('.progress').style.setProperty('--done', approved / Math.max(1, data.icons.length));
  $('.progress-text').textContent = t('progress', { n: approved, all: data.icons.length });
}

/** Every decision, a line a picture, as `chiral review apply` reads it. */
function decisionsText() {
  const lines = [];
  for (const icon of data.icons) {
    const decision = decisions.get(icon.n);
    if (!decision) continue;
    for (const variant of icon.variants) {
      if (!variant.h) continue;
      const [digest, svg, pixels] = variant.h;
      lines.push(JSON.stringify({ icon: icon.n, variant: variant.k, verdict: decision.verdict, decision: digest, svg, pixels, ...(decision.note ? { note: decision.note } : {}) }));
    }
  }
  return `{"format": "chiral-decisions", "version": 1, "decisions": [\n${lines.join(',\n')}\n]}\n`;
}

/** Shows all decisions with the ways to take them along. */
function handOver() {
  if (decisions.size === 0) { announce(t('nothingDecided')); return; }
  const text = h('textarea', { readonly: true, rows: '8', 'aria-label': 'decisions.json', dir: 'ltr', spellcheck: 'false' });
  text.value = decisionsText();
  const done = h('p', { class: 'done', role: 'status' });
  const say = (key) => { isHandedOver = true; done.textContent = t(key); };
  openDialog(t('handOver', { n: decisions.size }),
    h('p', {}, t('handOverHow')), h('pre', { dir: 'ltr' }, h('code', {}, 'chiral review apply decisions.json')), text, done,
    h('div', { class: 'actions' },
      h('button', { type: 'button', class: 'primary', id: 'download', click: () => { download(text.value); say('downloaded'); } }, t('download')),
      h('button', { type: 'button', id: 'copy', click: () => copy(text).then(() => say('copied')) }, t('copy')),
      h('button', { type: 'button', class: 'quiet', id: 'forget', click: () => { closeDialog(); forget(); } }, t('forget'))));
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
  const icons = data.icons.filter((icon) => decisions.has(icon.n));
  decisions.clear();
  isHandedOver = true;
  storeDecisions();
  icons.forEach(refresh);
  showDecisions();
}

window.addEventListener('beforeunload', (event) => { if (!isHandedOver) event.preventDefault(); });

/** Says something to those who cannot see it. */
function announce(text) { $('#live').textContent = ''; requestAnimationFrame(() => { $('#live').textContent = text; }); }
