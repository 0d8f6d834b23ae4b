/* Printing: every listed icon is on paper or in a PDF, as on the printable pages, with its open questions and a box to tick for each
 * answer. */

const paper = h('section', { class: 'paper', 'aria-hidden': 'true' });

function layPaper() {
  if (paper.childElementCount > 0) return;
  const title = h('header', {}, h('h1', {}, h('bdi', {}, visible(data.title))), h('p', {}, $('.counts').textContent));
  let head;
  paper.replaceChildren(...[title, paperLeft(), paperOthers(), h('div', { class: 'paper-rows' }, list.icons.map((icon, index) => {
    head = list.heads.get(index)?.title ?? head;
    return [list.heads.has(index) ? h('h2', {}, headWords(head, icon)) : null, paperRow(icon, head)];
  })), h('p', { class: 'paper-sign' }, h('span', {}, t('paper.by')), h('span', {}, t('paper.on')))].filter(Boolean));
}

/** Creates an element for a name that breaks after its punctuation. */
const breakable = (name) => h('bdi', { dir: 'ltr' }, name.split(/(?<=[./_-])/).map((piece) => [visible(piece), h('wbr')]));

/** Returns the pictures of an icon on paper: those that have changed beside what was approved, and the others. */
function paperCells(icon) {
  const changes = changesOf(icon), changed = new Set(changes.map(({ now }) => now));
  return [...icon.views.map((view) => viewCell(icon, view)).filter(({ picture }) => !changed.has(picture)),
    ...changes.flatMap((change) => changeCell(change).group.filter(({ picture }) => picture))];
}

/** Returns the treatment of the parts of an icon in lines: that of the pictures before and now, where it changed. */
function partLines(icon) {
  const words = (pictures) => partsText(pictures).map((part) => `${part.words} ${t(part.action)}`).join(', ');
  const changes = changesOf(icon).filter(({ before, now }) => now && !isRough(before)), all = words(picturesOf(icon));
  const [was, is] = [words(changes.map(({ before }) => before)), words(changes.map(({ now }) => now))];
  return was === is ? [all] : [[t('before'), was], [t('now'), is]].map(([when, parts]) => `${when}: ${parts || '\u2013'}`);
}

/** Returns who decided about an icon, when and why, in lines: what was decided here, and what is on record. */
function recordLines(icon) {
  const here = isDecided(icon) ? [author, wordsAbout(icon), noteOf(icon)].filter(Boolean).join(', ') : '';
  const standing = icon.variants.filter((variant) => !decisions.get(icon.n)?.has(variant.k) && recordOf(variant)).map((variant) => `${t(`state.${variant.s}`)}: ${recordOf(variant)}`);
  return [...new Set([visible(here), ...standing])].filter(Boolean);
}

/** Creates the row of an icon below the heading of its group, if there is one. */
function paperRow(icon, head) {
  const why = openOf(icon).length > 0 ? null : reasonOf(icon);
  return h('article', { class: 'paper-row' }, h('div', { class: 'paper-words' }, h('h3', {}, breakable(icon.n)),
    h('p', {}, h('span', { class: `class ${icon.c}` }, t(`class.${icon.c}`)), ` \u00b7 ${stateText(icon)}`),
    recordLines(icon).map((line) => h('p', { class: 'paper-record' }, h('bdi', {}, line))),
    partLines(icon).filter(Boolean).map((line) => h('p', {}, line)), why ? h('p', { class: 'faint' }, english(why)) : null),
    h('div', { class: `paper-pictures${changesOf(icon).length > 0 ? ' paired' : ''}` }, paperCells(icon).map((cell) => paperPicture(icon, cell))),
    openOf(icon).map((need) => paperQuestion(icon, need, head)));
}

/** Creates an open question about an icon with its answers to tick; the heading of a group may ask it already. */
function paperQuestion(icon, need, head) {
  const text = (need.isWhole && findingsOf(icon, need)[0]?.m) || (needText(icon, need) ?? need.reason), isSaid = need.title === head && text === need.reason;
  return h('div', { class: 'paper-question' }, isSaid ? null : h('p', {}, h('b', {}, need.label), ' ', needElement(need, text)),
    h('div', { class: 'paper-answers' }, paperAnswers(icon, need).map(([words, pictures, asksWhy]) => paperAnswer(words, pictures, asksWhy))));
}

/** Returns the answers to a question, each with its words and the pictures that it leads to; the last member is true if it needs a reason. */
function paperAnswers(icon, need) {
  if (!neededKinds.includes(need.kind)) return [[t('approve'), []], [t('reject'), [], true]];
  const readings = need === needOf(icon) ? readingsOf(icon).map((reading) => [readingText(icon, reading), [data.pictures[reading.p]]]) : [];
  return [...readings, ...offersFor(icon, need).map(({ name, answer, words }) => [words, readings.length > 0 ? [] : shownAfter({ icon, need }, answer), name === 'allow'])];
}

/** Returns the pictures that an answer leads to, each turned or not. */
function shownAfter(asked, answer) {
  const [ltr, rtl, flip] = picturesAfter(asked, answer);
  return [ltr, flip && rtl ? { ...rtl, m: !isMirror(rtl) } : rtl];
}

/** Creates an answer to tick with a pen. */
const paperAnswer = (words, pictures, asksWhy = false) => h('figure', {}, h('span', { class: 'paper-options' }, pictures.filter(Boolean).map((picture) => paperImage(picture, 32, ''))),
  h('figcaption', {}, h('i', { class: 'paper-box' }), words, asksWhy ? h('i', { class: 'paper-line' }) : null));

/** Creates the question whether left means back, if the page asks it. */
function paperLeft() {
  if (questionElement.hidden) return null;
  const pictures = leftExamples().map((icon) => pictureOf(icon.variants[0]));
  return h('div', { class: 'paper-question paper-left' }, h('p', {}, h('b', {}, t('left.title')), ' ', t('left.text', { n: leftQuestion.icons.length })),
    h('div', { class: 'paper-answers' }, paperAnswer(t('left.yes'), pictures.map((picture) => ({ ...picture, m: !isMirror(picture) }))), paperAnswer(t('left.no'), pictures)));
}

/** Lists the open points that no icon is about, if the page lists them. */
const paperOthers = () => (othersElement.hidden ? null : h('div', { class: 'paper-question' }, otherNeeds.map((need) => h('p', {}, h('b', {}, need.label), ' ', foreign(need.name), ' ', english(need.reason)))));

/** Creates an image of a picture in its own colours; a picture with `m` is the mirror image of its PNGs. */
function paperImage(picture, size, label, className = '') {
  const width = widthOf(picture, size), room = size * 1.25;
  return h('img', { class: ['pic', isMirror(picture) && 'flip', picture.t === 2 && 'light', className].filter(Boolean).join(' '), src: address(picture, size, 1), alt: label, decoding: 'sync',
    '--w': `${Math.min(room, width)}px`, '--h': `${size * Math.min(1, room / width)}px` });
}

const paperPicture = (icon, { picture, label, detail, isRepeated }) => h('figure', {},
  picture ? paperImage(picture, 48, `${icon.n}, ${label}`, isRepeated ? 'pale' : '') : h('span', { class: 'none' }, t('none')),
  h('figcaption', {}, h('b', {}, foreign(label)), h('span', {}, detail)));

window.addEventListener('beforeprint', layPaper);
window.addEventListener('afterprint', () => paper.replaceChildren());
