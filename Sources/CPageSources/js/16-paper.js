/* Printing: every listed icon is on paper or in a PDF, as on the printable pages. */

const paper = h('section', { class: 'paper', 'aria-hidden': 'true' });

function layPaper() {
  if (paper.childElementCount > 0) return;
  const title = h('header', {}, h('h1', {}, h('bdi', {}, visible(data.title))), h('p', {}, $('.counts').textContent));
  paper.replaceChildren(title, h('div', { class: 'paper-rows' }, list.icons.map((icon, index) => [paperHead(index), paperRow(icon)])),
    h('p', { class: 'paper-sign' }, h('span', {}, t('paper.by')), h('span', {}, t('paper.on'))));
}

/** Creates an element for a name that breaks after its punctuation. */
const breakable = (name) => h('bdi', { dir: 'ltr' }, name.split(/(?<=[./_-])/).map((piece) => [visible(piece), h('wbr')]));

const paperHead = (index) => (list.heads.has(index) ? h('h2', {}, h('bdi', {}, list.heads.get(index).title)) : null);

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

function paperRow(icon) {
  const need = needOf(icon), reason = reasonOf(icon), why = need?.reason === reason ? null : reason; // The heading of the group gives the reason of all.
  return h('article', { class: 'paper-row' }, h('div', { class: 'paper-words' }, h('h3', {}, breakable(icon.n)),
    h('p', {}, h('span', { class: `class ${icon.c}` }, t(`class.${icon.c}`)), ` \u00b7 ${stateText(icon)}`),
    partLines(icon).filter(Boolean).map((line) => h('p', {}, line)), why ? h('p', { class: 'faint' }, english(why)) : null,
    icon.findings.map((finding) => h('p', { class: `finding ${finding.s}` }, english(finding.rule)))),
    h('div', { class: `paper-pictures${changesOf(icon).length > 0 ? ' paired' : ''}` }, paperCells(icon).map((cell) => paperPicture(icon, cell))));
}

function paperPicture(icon, cell) {
  const picture = cell.picture;
  const shown = picture ? h('img', { class: `pic${isMirror(picture) ? ' flip' : ''}${picture.t === 2 ? ' light' : ''}${cell.isRepeated ? ' pale' : ''}`, src: address(picture, 48, 1), alt: `${icon.n}, ${cell.label}`, decoding: 'sync',
    '--w': `${Math.min(60, widthOf(picture, 48))}px`, '--h': `${48 * Math.min(1, 60 / widthOf(picture, 48))}px` }) : h('span', { class: 'none' }, t('none'));
  return h('figure', {}, shown, h('figcaption', {}, h('b', {}, foreign(cell.label)), h('span', {}, cell.detail)));
}

window.addEventListener('beforeprint', layPaper);
window.addEventListener('afterprint', () => paper.replaceChildren());
