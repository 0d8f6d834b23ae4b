/* One answer to many questions: a dialog with the pictures of all icons that it is about. Only icons whose pictures have been on the screen
 * are answered. */

/** Names what an answer does to some icons: "Keep these 7 fixed". */
function togetherText(asked, answer, n) {
  const [{ icon, need }] = asked, same = (read) => asked.every((one) => read(one) === read(asked[0]));
  if (answer !== 'keep') return t(`together.${answer}`, { n });
  if (same((one) => one.need.kind === 'declined') && need.kind === 'declined') return t('together.accept', { n });
  if (asked.every((one) => one.need.rule)) return t('together.allow', { n });
  return same((one) => one.icon.c) ? t('together.keepClass', { n, name: t(`as.${icon.c}`) }) : t('together.keep', { n });
}

/** Returns the two pictures that an answer leads to, left to right and right to left; `flip` turns the second. */
function picturesAfter({ icon, need }, answer) {
  const reference = (direction) => icon.views.find((view) => view.ref && view.d === direction) ?? icon.views[0];
  const [ltr, rtl] = ['ltr', 'rtl'].map((direction) => pictureOf(variantOf(icon, reference(direction))));
  // A safe correction changes no picture.
  if (answer === 'fix') return picturesAfter({ icon, need }, correctionOf(findingsOf(icon, need))?.isSafe ? 'keep' : correctedClass(icon, need) ?? 'keep');
  if (answer === 'keep' || !['mirror', 'fixed'].includes(answer) || (answer === icon.c && need.kind !== 'declined')) return [ltr, rtl];
  if (answer === 'fixed') return [ltr, ltr];
  const kinds = need.kind === 'declined' ? ['mirrored'] : ['recognised', 'mirrored'];
  const reading = kinds.map((kind) => icon.readings?.find((one) => one.k === kind)).find(Boolean);
  return [ltr, data.pictures[reading?.p] ?? ltr, !reading];
}

/** Returns the two pictures that were chosen for an icon and are not written yet, as `picturesAfter` returns them; undefined if none are. */
function chosenPictures(icon) {
  if (!awaitsPictures(icon)) return undefined;
  const changes = answers.get(icon.n)?.changes ?? new Map();
  const isGiven = ({ path, value }) => { const key = JSON.stringify(path); return changes.has(key) && JSON.stringify(changes.get(key) ?? null) === JSON.stringify(value ?? null); };
  const reading = icon.readings?.find(({ e, p }) => p !== undefined && e.length > 0 && e.every(isGiven)), declined = changes.get('["declined"]'), form = declined ?? { mirror: 'mirror', both: 'mirror', fixed: 'fixed' }[changes.get('["class"]')] ?? (turnsWithLeft(icon) ? 'mirror' : undefined);
  if (reading) return [pictureOf(variantOf(icon, icon.views[0])), data.pictures[reading.p]];
  return ['mirror', 'fixed'].includes(form) ? picturesAfter({ icon, need: declined ? { kind: 'declined' } : {} }, form) : undefined;
}

/** Returns the picture that a view shows: the one that was chosen here, or else the present one. `flip` turns it. */
function seenIn(icon, view) {
  const [, picture, flip] = view.ref && view.d === 'rtl' ? chosenPictures(icon) ?? [] : [];
  return picture ? { picture, flip: Boolean(flip), isChosen: true } : { picture: pictureOf(variantOf(icon, view)) };
}

/** Lists the changes that correct findings, each with the number of the icons. */
const changesInWords = (asked) => [...Map.groupBy(asked.flatMap(({ icon, need }) => correctionOf(findingsOf(icon, need))?.words ?? []), (line) => line)]
  .map(([line, all]) => h('span', { class: 'change-line' }, h('code', { dir: 'ltr' }, visible(line)), h('span', { class: 'count' }, numbers.format(all.length))));

/** Creates the pictures of an icon, left to right and right to left; `flip` turns the second. */
function pairElement([ltr, rtl, flip]) {
  const picture = (shown, label, isFlipped) => (shown ? pictureElement(shown, label, { size: 40, zoom: 1, vector: true, flip: isFlipped }) : h('span', { class: 'problem' }, t('none')));
  return h('span', { class: 'together-pair' }, picture(ltr, t('ltr')), picture(rtl, t('rtl'), flip));
}

/** Shows questions with the pictures of their icons, to answer them together; `first` is the answer to begin with, if it fits. */
function answerTogether(asked, title, { isCounted = false, first } = {}) {
  if (asked.length === 0) { announce(t('nothingNeeded')); return; }
  asked.sort((a, b) => a.need.rank - b.need.rank);
  const choices = Object.keys(fits).filter((one) => asked.some(fits[one])), groups = Map.groupBy(asked, ({ need }) => need.title), seen = new Set();
  // Several kinds of errors are never answered at once, unless somebody chooses them.
  const left = new Set(groups.size < 2 ? [] : asked.filter(({ need }) => need.kind === 'error').map(({ need }) => need.key));
  if (choices.length === 0) { announce(t('notSeen')); return; }
  let answer = choices.includes(first) ? first : choices[0];
  const tiles = new Map(), wholes = new Map(), needsReason = () => answer === 'keep' && asked.some(({ need }) => need.rule && need.kind !== 'declined');
  const why = h('input', { type: 'text', id: 'together-why', maxlength: data.longestNote, input: () => show() });
  const send = h('button', { type: 'button', class: 'primary', id: 'together-send', click: () => give() });
  const hint = h('p', { class: 'faint', id: 'together-hint', role: 'status' });
  const changes = h('p', { class: 'faint', id: 'together-changes' });
  const reason = h('label', { class: 'line-field' }, h('span', {}, t('allowWhy')), why);
  const isTaken = (one) => !left.has(one.need.key) && fits[answer](one);
  const chosen = () => asked.filter((one) => seen.has(one.need.key) && isTaken(one));
  const unseen = () => asked.length - seen.size;
  const draw = (one) => {
    tiles.get(one.need.key).replaceChildren(pairElement(picturesAfter(one, answer)), h('span', { class: 'together-name' }, briefName(one.icon)));
  };
  const show = () => {
    const count = chosen().length;
    for (const one of asked) tiles.get(one.need.key).setAttribute('aria-pressed', String(isTaken(one)));
    for (const [button, ones] of wholes) button.setAttribute('aria-pressed', String(ones.every(isTaken)));
    const gone = countGone(chosen().flatMap(({ icon, need }) => settledBy(icon, need, answer)).filter((key) => !settled.has(key)));
    send.textContent = togetherText(asked, answer, count) + (gone === count ? '' : ` \u00b7 ${t('countQuestions', { n: gone })}`);
    send.disabled = count === 0 || (needsReason() && !why.value.trim());
    reason.hidden = !needsReason();
    changes.hidden = answer !== 'fix';
    if (answer === 'fix') changes.replaceChildren(...changesInWords(chosen()));
    hint.textContent = unseen() > 0 ? t('together.unseen', { n: unseen() }) : '';
  };
  const give = () => {
    const given = chosen().map(({ icon, need }) => ({ icon, changes: changesFor(icon, need, answer, why.value.trim()), settles: settledBy(icon, need, answer), words: answerWords(icon, need, answer) })), words = new Set(given.map((one) => one.words));
    closeDialog();
    const open = given.filter(({ changes }) => changes.length > 0);
    if (open.length > 0) giveAnswers(merged(open), words.size === 1 ? [...words][0] : t('kept.all'));
  };
  const watcher = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) { seen.add(target.dataset.need); watcher.unobserve(target); }
    show();
  }, { threshold: 0.9 });
  const board = h('div', { class: 'together', tabindex: '0', role: 'group', 'aria-label': title });
  for (const ones of groups.values()) {
    const whole = h('button', { type: 'button', class: 'together-whole', 'aria-pressed': 'true', click: () => {
      const isLeft = ones.every(isTaken);
      for (const { need } of ones) if (isLeft) left.add(need.key); else left.delete(need.key);
      show();
    } }, numbers.format(ones.length));
    wholes.set(whole, ones);
    board.append(h('h3', {}, english(ones[0].need.reason), groups.size < 2 ? null : [' ', whole]), h('div', { class: 'together-tiles' }, ones.map((one) => {
      const tile = h('button', { type: 'button', class: 'together-tile', 'data-need': one.need.key, 'aria-pressed': 'true', title: visible(needText(one.icon, one.need) ?? ''), click: () => {
        if (!left.delete(one.need.key)) left.add(one.need.key);
        show();
      } });
      tiles.set(one.need.key, tile);
      draw(one);
      return tile;
    })));
  }
  const pick = (value) => { answer = value; asked.forEach(draw); show(); };
  const choice = choices.length < 2 ? null : h('fieldset', { class: 'segments' }, h('legend', { class: 'hidden' }, t('decision')), h('div', { class: 'segment-row' },
    choices.map((value) => h('label', {}, h('input', { type: 'radio', name: 'together', value, checked: value === answer, change: () => pick(value) }), h('span', {}, t(`together.choice.${value}`))))));
  openDialog(isCounted ? [title, ' ', h('span', { class: 'count' }, countText(asked))] : title, h('p', {}, t('together.how'), left.size > 0 ? ` ${t('together.errors')}` : ''), choice, board, changes, reason, h('div', { class: 'actions' }, send, hint));
  dialog.classList.add('wide');
  show();
  const press = (event) => {
    const isTyped = event.target === why, value = { e: 'keep', 1: 'mirror', 2: 'fixed', 3: 'fix' }[event.key];
    if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Enter' && !event.target.closest('button')) {
      // The page would open the loupe with it once the dialog is closed.
      event.stopPropagation();
      event.preventDefault();
      const next = asked.find((one) => !seen.has(one.need.key));
      if (next) tiles.get(next.need.key).scrollIntoView({ block: 'start' }); else if (!send.disabled) give(); else why.focus();
    } else if (hasKeys && !isTyped && choices.includes(value)) {
      choice?.querySelector(`[value=${value}]`).click();
    }
  };
  dialog.addEventListener('keydown', press);
  for (const tile of tiles.values()) watcher.observe(tile);
  whenLeft(() => { watcher.disconnect(); dialog.removeEventListener('keydown', press); dialog.classList.remove('wide'); });
}

/** Joins the answers about one icon, which one edit of its entry carries out. */
function merged(given) {
  return [...Map.groupBy(given, ({ icon }) => icon.n).values()].map((ones) => ({ icon: ones[0].icon, changes: ones.flatMap(({ changes }) => changes), settles: ones.flatMap(({ settles }) => settles), words: [...new Set(ones.map(({ words }) => words))].join(', ') }));
}

/** Returns the questions about some icons that are answered on the page, of one kind or with one title if either is given. */
const askedOf = (icons, { kind, title } = {}) => icons.flatMap((icon) => openOf(icon).filter((need) => neededKinds.includes(need.kind) && (!kind || need.kind === kind) && (!title || need.title === title)).map((need) => ({ icon, need })));

/** Returns true if an answer on this page settles a question. */
const isAnswerable = (one) => Object.keys(fits).some((answer) => fits[answer](one));

/** Counts questions in words, with the icons where these are another number. */
function countText(asked) {
  const n = countOf(asked.map(({ need }) => need)), icons = new Set(asked.map(({ icon }) => icon.n)).size;
  return n === icons ? numbers.format(n) : `${numbers.format(n)} \u00b7 ${t('countIcons', { n: icons })}`;
}

/** Returns the icons that the other filters leave: also those that another icon asks for. */
const askedIcons = () => data.icons.filter((icon) => passes(icon, filters.state === 'look' ? '' : filters.state));

/** Answers the question about an icon together with all others that are shown for the same reason. */
function answerAlike(icon, first = undefined) {
  const need = icon && needOf(icon);
  if (!need || !neededKinds.includes(need.kind)) { announce(t('nothingToSettle')); return; }
  answerTogether(askedOf(need.isWhole ? data.icons : askedIcons(), { title: need.title }), need.title, { first });
}

/** The keys that answer all questions of one kind, in the order of the kinds; those before them choose pictures. */
const kindKeys = ['6', '7', '8', '9'];

/** Answers all questions of one kind about the icons that are shown. */
const answerKind = (kind) => answerTogether(askedOf(askedIcons(), { kind }), t(`need.${kind}`), { isCounted: true });

/** The buttons that answer all questions of one kind. */
const kindsElement = h('div', { class: 'kinds', role: 'group', hidden: true, 'aria-label': t('together.kinds') });

function showKinds() {
  const kinds = neededKinds.map((kind) => [kind, askedOf(askedIcons(), { kind })]).filter(([, asked]) => asked.length > 1);
  kindsElement.hidden = !['', 'look'].includes(filters.state) || kinds.length === 0;
  kindsElement.replaceChildren(h('span', { class: 'faint' }, t('together.kinds')), ...kinds.map(([kind, asked]) => {
    const key = kindKeys[neededKinds.indexOf(kind)];
    return h('button', { type: 'button', id: `all-${kind}`, 'aria-keyshortcuts': key, click: () => answerKind(kind) },
      t(`need.${kind}`), h('span', { class: 'count' }, countText(asked)), ' ', h('kbd', { 'aria-hidden': 'true' }, key));
  }));
}
