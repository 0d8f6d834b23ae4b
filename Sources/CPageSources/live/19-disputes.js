/* Decisions that were not written because somebody has decided otherwise since: what stands there now is shown beside them, and nothing is
 * written before it is chosen. */

countDisputed = () => disputed.length;
decideAgain = () => askAboutDisputed(disputed[0]);

/** The request that the open dialog asks about. */
let asked;

/** Asks about the next disputed request, if there is one that nobody has been asked about, or about the first one `again`. A dialog that is
 * open is finished first. */
function askAboutDisputed(again = undefined) {
  const next = disputed.find((step) => !step.isShown) ?? again;
  if (dialog.open || !next) return;
  asked = next;
  asked.isShown = true;
  const step = asked, icons = data.icons.filter((icon) => step.icons.includes(icon.n)), canWrite = icons.some((icon) => isWritable(step, icon));
  openDialog(t('disputed', { icons: namesOf(step.icons) }), h('p', {}, t('disputed.how')), h('div', { class: 'edit-conflict', tabindex: '0', role: 'group', 'aria-label': t('decision') },
    h('table', {}, h('tr', {}, h('td'), h('th', {}, t('edit.theirs')), h('th', {}, t('edit.mine'))), icons.map((icon) => h('tr', {}, h('th', {}, foreign(icon.n)),
      h('td', {}, theirs(step, icon)), h('td', {}, mine(step, icon)))))),
    h('div', { class: 'actions' }, h('button', { type: 'button', class: 'primary', id: 'disputed-theirs', click: () => { drop(step); closeDialog(); leaveStanding(step); } }, t('edit.takeTheirs')),
      h('button', { type: 'button', id: 'disputed-mine', disabled: !canWrite, click: () => { drop(step); closeDialog(); writeAgain(step, icons); } }, t('disputed.mine'))));
  $('#disputed-theirs').focus();
}

// Closing the dialog decides nothing: the decision stays, and the page says so.
dialog.addEventListener('close', () => {
  if (dialog.open) return;
  if (disputed.includes(asked)) announce(t('disputed.kept', { icons: namesOf(asked.icons) }));
  asked = undefined;
  showDecisions();
  askAboutDisputed();
});

/** Returns the verdicts of a request about an icon, by variant. */
const verdictsOf = (step, icon) => new Map(step.verdicts.map((line) => JSON.parse(line)).filter((one) => one.icon === icon.n).map((one) => [one.variant, one]));

/** Returns the changes of a request about the entry of an icon. */
const givenChanges = (step, icon) => step.answers.map((line) => JSON.parse(line)).filter((one) => one.icon === icon.n).flatMap(({ changes }) => changes);

/** Returns the verdict of a request on a picture as it is now: the one on its former state, or the one on all pictures of the icon. */
function verdictOn(step, icon, variant) {
  const own = verdictsOf(step, icon), [first, ...others] = own.values();
  return own.get(variant.k) ?? (others.every(({ verdict }) => verdict === first?.verdict) ? first : undefined);
}

/** Returns true if what a request says about an icon can still be written. */
const isWritable = (step, icon) => givenChanges(step, icon).length > 0 || icon.variants.some((variant) => variant.h && verdictOn(step, icon, variant));

/** Creates the pictures and words of what stands at an icon now, and by whom. */
function theirs(step, icon) {
  const [kind, name] = step.who[icon.n] ?? [], person = name || icon.variants.map(({ by }) => by).find(Boolean);
  const who = kind === undefined ? '' : kind === 'page' && person ? t('by.person', { name: visible(person) }) : t(`by.${kind}`);
  return [pairElement(picturesAfter({ icon, need: {} }, 'keep')), wordsElement([t(`class.${icon.c}`), t(`state.${stateOf(icon)}`), ...icon.variants.map(({ said }) => said), icon.note, who])];
}

/** Creates the pictures and words of what a request says about an icon. */
function mine(step, icon) {
  const changes = givenChanges(step, icon), form = changes.find(({ path }) => path[0] === 'class' || path[0] === 'declined')?.value;
  const verdicts = verdictsOf(step, icon), [verdict] = verdicts.values();
  const pair = Array.isArray(step.seen) ? step.seen.find(({ n }) => n === icon.n)?.pair : undefined, seen = pair?.every((picture) => picture?.svg) ? pair : undefined;
  const pictures = ['mirror', 'fixed'].includes(form) ? picturesAfter({ icon, need: {} }, form) : seen;
  // A verdict is written about the pictures that stand there now.
  const isOther = verdicts.size > 0 && icon.variants.some((variant) => { const one = verdictOn(step, icon, variant); return variant.h && one && !isStampOf(variant, `${one.decision} ${one.svg}`); });
  return [pictures ? pairElement(pictures) : null, isOther && isWritable(step, icon) ? [pictures ? ' \u2192 ' : '', pairElement(picturesAfter({ icon, need: {} }, 'keep'))] : null, wordsElement([step.others.words || (verdict ? t(`decided.${verdict.verdict}`) : ''), verdict?.note])];
}

const wordsElement = (words) => h('span', { dir: 'auto' }, visible([...new Set(words.filter(Boolean))].join(' \u00b7 ')));

/** Says that what stands there is left. */
function leaveStanding(step) {
  showWaiting(step);
  announce(t('disputed.left', { icons: namesOf(step.icons) }));
}

/** Gives the decisions of a request once more, about what stands there now. */
function writeAgain(step, icons) {
  const { words } = step.others, given = icons.map((icon) => ({ icon, changes: givenChanges(step, icon), settles: step.settles.filter((key) => key.endsWith(` ${icon.n}`)) })).filter(({ changes }) => changes.length > 0);
  if (given.length > 0) { giveAnswers(given, words); return; }
  for (const icon of icons) for (const variant of icon.variants) {
    const one = variant.h && verdictOn(step, icon, variant);
    if (one) put(icon, variant, one.verdict, one.note ?? '', one.at);
  }
  announceWhenWritten(decided(icons, words), `${namesOf(icons.map((icon) => icon.n))}: ${words}`);
}
