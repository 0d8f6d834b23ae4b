/* One icon of the list. Its height is computed instead of measured, because the list needs the heights of all rows. */

const metrics = { reading: 40, readings: 100, padding: 6, name: 22, line: 18, stagePadding: 8, words: 104, fewWords: 58, pairWords: 104, wordsBelow: 50, gap: 8, head: 44, least: 68, reason: 760, state: 20, buttons: 26 };

/** Returns the pictures of a row in order, each with its labels. */
function cells(icon) {
  const pair = look.mode === 'side' && look.compare === 'rtl' ? undefined : sides(icon);
  if (look.compare === 'before') return look.mode === 'side' ? changesOf(icon).map(changeCell) : pair ? [pairCell(pair)] : [];
  if (look.locale) return [pair ? (look.mode === 'side' ? pair.map(sideCell) : [pairCell(pair)]) : localeCells(icon)].flat();
  const references = icon.views.filter((view) => view.ref), others = icon.views.filter((view) => !view.ref);
  const result = !pair ? references.map((view) => viewCell(icon, view)) : look.mode === 'side' ? pair.map(sideCell) : [pairCell(pair)];
  result.push(...others.map((view) => viewCell(icon, view)));
  if (look.compare === 'rtl') result.push(...changesOf(icon).map(changeCell));
  return result;
}

const pairCell = (pair) => ({ pair, width: Math.max(...pair.map((side) => widthOf(side.picture, look.size))) });
const sideCell = (side) => ({ ...side, width: widthOf(side.picture, look.size) });

/** Returns the reference of the other direction and the picture of one locale. */
function localeCells(icon) {
  const view = viewFor(icon, look.locale);
  const other = icon.views.find((one) => one.ref && one.d !== view?.d);
  const both = view?.d === 'rtl' ? [other, view] : [view, other];
  return both.filter(Boolean).map((one) => viewCell(icon, one));
}

function viewCell(icon, view) {
  const { picture, flip, isChosen } = seenIn(icon, view);
  const isFormer = !isChosen && view.d === 'rtl' && awaitsPictures(icon), isSame = view.ref && view.d === 'rtl' && (view.v === icon.views[0].v || isKeptWhole(icon, view));
  return { view, picture, flip, isChosen, label: viewLabel(view), detail: isChosen ? (data.live ? t('chosen.waits') : t('chosen')) : isFormer ? t('former') : outcomeText(icon, view), isRepeated: isFormer || (!isChosen && isSame),
    width: picture ? widthOf(picture, look.size) : look.size };
}

/** Returns a group of before, now and difference, which stay together, and are drawn by the same program. */
function changeCell({ before, now, was, is, isSame }) {
  const cell = (props, picture, name = is) => ({ ...props, isChange: true, vector: Boolean(before.y), detail: outcomeName(name), width: widthOf(picture, look.size) });
  const result = [cell({ picture: before, label: t('before') }, before, was)];
  if (now) {
    result.push(cell({ picture: now, label: t('now') }, now));
    result.push(cell(isSame ? { label: t('difference'), isSame } : { change: [{ picture: before }, { picture: now }], label: t('difference') }, now));
  }
  return { group: result };
}

/** Returns the name of a variant in words. */
const outcomeName = (name) => name === 'mirrored' ? t('mirrored') : name === 'as-drawn' ? t('asDrawn') : name.startsWith('drawn-for ') ? t('drawnFor', { key: name.slice(10) }) : name;

/** True if the list has columns: the words of a change stand below its pictures then. */
const isStacked = () => metrics.words === metrics.fewWords;

/** Returns the width of the words beside a picture; a comparison in one place has the room of a second picture for them. */
const wordsWidth = (cell) => (cell.pair ? metrics.pairWords : cell.isChange && isStacked() ? 0 : metrics.words);

/** Returns the room between the cells of a change. */
const changeGap = () => (isStacked() ? metrics.gap / 2 : metrics.gap);

/** Returns the width of a cell: that of the picture and of the words beside it. */
const cellWidth = (cell) => (cell.group ? cell.group.reduce((sum, one) => sum + cellWidth(one) + changeGap(), -changeGap())
  : Math.max(metrics.least, Math.ceil(cell.width * look.zoom) + 2 * metrics.stagePadding) + wordsWidth(cell));

/** Returns the height of a cell. */
const cellHeight = (cell) => Math.max(look.size * look.zoom + 2 * metrics.stagePadding, 40) + ((cell.group || cell.isChange) && isStacked() ? metrics.wordsBelow : 0);

/** Returns the heights of the lines that the cells of a row take; a group breaks only if it is wider than the row. */
function lineHeights(cells, room) {
  const heights = [];
  let left = 0;
  for (const cell of cells) {
    const width = cellWidth(cell);
    if (cell.group && width > room) { heights.push(...lineHeights(cell.group, room)); left = 0; continue; }
    if (heights.length === 0 || width > left) { heights.push(0); left = room; }
    heights[heights.length - 1] = Math.max(heights.at(-1), cellHeight(cell));
    left -= width + metrics.gap;
  }
  return heights;
}

/** Returns the reason for an icon's class: its note, or the reason from its name; a bare number is not a reason. */
const reasonOf = (icon) => needText(icon) ?? (icon.note && !/^[R\d, ]*$/.test(icon.note) ? icon.note : icon.why ?? icon.note);

/** Returns true if the first icon of the group says the same above this one. */
const isSaidAbove = (icon) => list.saidAbove.has(icon.n);

/** Returns the findings that the question about an icon does not tell already. */
function otherFindings(icon) {
  const need = needOf(icon);
  return icon.findings.filter((one) => (need?.kind === 'declined' ? !one.cause : !need?.rule || one.rule !== need.rule));
}

const hasDetails = (icon) => otherFindings(icon).length > 0 || icon.verbs.length > 0 || picturesOf(icon).some((picture) => picture.parts?.some((part) => !isGap(part)));

/** Measures text in the font of the page. */
const ruler = h('canvas').getContext('2d');

/** Returns the number of lines of a text that breaks between words, or at other places. */
function wrappedLines(text, width, places = /\s+/, size = undefined) {
  const style = getComputedStyle(document.body);
  ruler.font = `${size ?? style.fontSize} ${style.fontFamily}`;
  const blank = size ? 0 : ruler.measureText(' ').width;
  let lines = 1, used = -blank;
  for (const word of visible(text).split(places)) {
    const own = ruler.measureText(word).width;
    if (used + blank + own > width && used > 0) { lines += 1; used = -blank; }
    used += blank + own;
    if (used > width) { lines += Math.floor(used / width); used %= width; }
  }
  return lines;
}

/** The largest number of lines of a reason. */
const mostLines = 20;

/** The places at which a name may break. */
const nameBreaks = /(?<=[-_.\/ ])/;

/** Creates a name that breaks behind its marks, so that its end is read as well. */
const wrappedName = (name) => h('bdi', { dir: 'ltr', class: 'wrapped' }, visible(name).split(nameBreaks).flatMap((piece) => [h('wbr'), piece]).slice(1));

/** Returns the number of lines of a name. */
const nameLines = (icon, width) => wrappedLines(icon.short, width, nameBreaks, '600 14px');

/** Returns the height of a caption of this width without the reason. */
const captionHeight = (icon, width) => metrics.name * nameLines(icon, width) + metrics.line * (hasDetails(icon) ? 2 : 1);

/** Returns the height of the reason in this width: one why an icon needs a person is shown in full, once in its group; another one in one
 * line. */
function reasonHeight(icon, width) {
  const reason = reasonOf(icon);
  return metrics.line * (!reason || isSaidAbove(icon) ? 0 : needText(icon) ? Math.min(mostLines, wrappedLines(reason, width)) : 1);
}

/** Returns the height of the buttons that answer a question about an icon, or take its decision back. */
function settlingHeight(icon) {
  const need = needOf(icon);
  return metrics.line * (!neededKinds.includes(need?.kind) ? Number(canTakeBack(icon)) : need.kind === 'declined' || need.isWhole ? 1 : 2);
}

/** Returns the height of the state of an icon with the buttons below it. */
const verdictHeight = (icon) => metrics.state * (waitsFor(icon) ? 2 : 1) + (remarkText(icon) ? metrics.line : 0) + settlingHeight(icon) + (isDecidable(icon) ? metrics.buttons : 0);

/** Returns the height of a row without its readings and its padding, and whether the reason stands below the pictures, where that needs less
 * height than beside them. */
function rowBody(icon, layout) {
  const pictures = lineHeights(cells(icon), layout.room).reduce((sum, height) => sum + height + metrics.gap, -metrics.gap);
  const caption = captionHeight(icon, layout.captionWidth), reason = reasonHeight(icon, layout.captionWidth);
  if (layout.isNarrow) return { height: caption + reason + 8 + pictures + 8 + 44 + (settlingElement(icon) ? 52 : 0), isBelow: false };
  const others = Math.max(pictures, verdictHeight(icon), 56), beside = Math.max(caption + reason, others);
  const below = Math.max(caption, others) + metrics.gap + reasonHeight(icon, Math.min(layout.column, metrics.reason));
  return { height: Math.min(beside, below), isBelow: below < beside };
}

/** Returns the height of a row with this much room for its pictures. */
const rowHeight = (icon, layout) => rowBody(icon, layout).height + (readingsOf(icon).length > 0 ? metrics.readings : 0) + 2 * metrics.padding + (layout.isNarrow ? 0 : 1);

/** Creates the row of an icon. */
function rowElement(icon, place) {
  const { isBelow } = rowBody(icon, list.layout);
  const element = h('article', { class: 'row', tabindex: '-1', id: `row-${icon.number}`, 'data-name': icon.n,
    'aria-posinset': place.index + 1, 'aria-setsize': place.count,
    'aria-labelledby': `name-${icon.number}`, 'aria-describedby': ['meta', 'why', 'details'].map((part) => `${part}-${icon.number}`).join(' ') },
    place.head ? groupHead(place.head, 'group') : null,
    h('div', { class: 'body' }, caption(icon, isBelow ? null : reasonElement(icon)), h('div', { class: 'cells' }, cells(icon).map((cell) => cellElement(icon, cell))), verdictElement(icon), isBelow ? h('div', { class: 'reason' }, reasonElement(icon)) : null, readingsElement(icon)));
  element.addEventListener('pointerdown', () => { hasArrived = true; setCurrent(place.index, { scrolls: false }); });
  element.addEventListener('focusin', () => setCurrent(place.index, { scrolls: false }));
  element.addEventListener('dblclick', (event) => { if (!event.target.closest('button, .stage, .readings')) inspect(icon); });
  element.addEventListener('click', (event) => { if (event.target.closest('.stage:not(.pair)')) inspect(icon); });
  return element;
}

/** Returns the words of a heading; each part of those of what needs a person keeps its direction. */
function headWords(title, icon) {
  const need = needOf(icon);
  return need?.title === title ? [h('span', { class: 'head-kind' }, need.label), ' ', needElement(need, need.reason, { title: visible(title) })] : h('bdi', { title: visible(title) }, visible(title));
}

/** Creates the heading of a group, with a button that answers its questions or approves its icons, unless the group is a single tile of the
 * wall. */
function groupHead({ title, count, icons }, name) {
  const isWhole = needOf(icons[0])?.isWhole;
  const asked = (arrangement.group || 'look') === 'look' ? askedOf(isWhole ? data.icons : icons, { title }) : [];
  const answerable = asked.filter(isAnswerable).length;
  if (asked.length > 0) {
    return h('h2', { class: name }, headWords(title, icons[0]), h('span', { class: 'count' }, numbers.format(isWhole ? asked.length : count)),
      answerable < 2 ? null : h('button', { type: 'button', class: 'quiet answer-group', 'aria-keyshortcuts': 'Shift+E', click: () => answerTogether(asked, title) }, t('answerGroup', { n: answerable })));
  }
  const isOpen = (name === 'group' || count > 1) && icons.some((icon) => isDecidable(icon) && !isApproved(icon));
  return h('h2', { class: name }, headWords(title, icons[0]), h('span', { class: 'count' }, numbers.format(count)),
    isOpen ? h('button', { type: 'button', class: 'quiet approve-group', click: () => approveShown(icons) }, t('approveGroup')) : null);
}

/** Creates the reason for an icon's class, or why it needs a person; null if there is none. */
function reasonElement(icon) {
  const why = reasonOf(icon);
  return why ? h('p', { class: isSaidAbove(icon) ? 'hidden' : `why${needText(icon) ? ' need' : ''}`, id: `why-${icon.number}`, dir: 'ltr', title: visible(needOf(icon)?.kind === 'declined' ? declinedReason(icon) : why) }, withRules(why, icon)) : null;
}

function caption(icon, reason) {
  return h('div', { class: 'caption' },
    h('h2', { class: 'title', id: `name-${icon.number}` }, h('button', { class: 'name', type: 'button', tabindex: '-1', click: () => inspect(icon), title: icon.n, 'aria-label': visible(icon.short) }, wrappedName(icon.short))),
    h('p', { class: 'meta', id: `meta-${icon.number}` }, h('span', { class: `class ${icon.c}` }, t(`class.${icon.c}`)),
      icon.g && !/\bR\d/.test(reasonOf(icon) ?? '') ? ruleChip(icon.g, icon) : null, icon.folder ? h('span', { class: 'folder' }, foreign(icon.folder)) : null,
      h('span', { class: 'hidden' }, `, ${stateText(icon)}`)),
    reason,
    hasDetails(icon) ? h('p', { class: 'details', id: `details-${icon.number}` }, partsElements(icon), otherFindings(icon).length > 0 ? findingsElement(icon) : null) : null);
}

/** Lists the kept and moved parts in words; the button shows them in the pictures. */
function partsElements(icon) {
  const parts = partsText(picturesOf(icon));
  if (parts.length === 0) return icon.verbs.map(([selector, verb]) => h('span', { class: 'verb' }, foreign(selector), ` ${t(`verb.${verb}`)}`));
  return parts.map(({ action, words }) => h('button', { type: 'button', class: `verb ${action}`, tabindex: '-1', 'aria-pressed': String(look.parts), title: t('key.parts'),
    click: () => setLook('parts', !look.parts) }, h('bdi', {}, words), ` ${t(action)}`));
}

/** Shows the findings of an icon that no question tells: the most severe one in words, and the number of the others. */
function findingsElement(icon) {
  const [first, ...rest] = otherFindings(icon).sort((a, b) => severities.indexOf(a.s) - severities.indexOf(b.s));
  return h('span', { class: `finding ${first.s}`, title: `${first.rule}: ${visible(first.m)}` }, h('span', { class: 'hidden' }, `${t(first.s)}: `),
    english(first.m), rest.length > 0 ? h('span', { class: 'more' }, `+${numbers.format(rest.length)}`) : null);
}

function cellElement(icon, cell) {
  if (cell.group) return h('div', { class: `change${isStacked() ? ' stacked' : ''}` }, cell.group.map((one) => cellElement(icon, one)));
  const label = `${icon.n}, ${cell.label ?? cell.pair?.map((side) => side.label).join(', ')}`;
  let content;
  if (cell.pair) content = stage(icon, cell.pair);
  else if (cell.change) content = h('div', { class: 'stage' }, differenceElement(...cell.change, `${t('difference')}, ${icon.n}`));
  else if (cell.picture) content = h('div', { class: `stage${cell.isRepeated ? ' repeated' : cell.isChosen ? ' chosen' : ''}` },
    h('div', { class: 'layer' }, pictureElement(cell.picture, label, { flip: cell.flip, vector: cell.vector }), cell.flip ? [] : partLayers(cell.picture), cell.view ? pinElement(cell.picture, pinOf(icon, variantOf(icon, cell.view))) : null));
  else content = absentElement(cell);
  return h('figure', { class: 'cell', '--cell': `${cellWidth(cell)}px` }, content, cellCaption(icon, cell));
}

/** Creates the words where a cell has no picture. */
const absentElement = (cell) => h('div', { class: `stage ${cell.isSame ? 'same' : 'none'}` }, cell.isSame ? t('same') : t('none'));

function cellCaption(icon, cell) {
  const isDifference = cell.change || (cell.pair && look.mode === 'difference');
  if (cell.pair) {
    return h('figcaption', {}, cell.pair.map((side, index) => h('b', { class: `side-${index}` }, foreign(side.label))),
      h('span', { class: isDifference ? 'share' : '' }, t(`mode.${look.mode}`)));
  }
  const problem = cell.view && variantOf(icon, cell.view).x;
  const tags = cell.view?.l.map((tag) => `${tag} ${localeName(tag)}`).join('\n');
  return h('figcaption', { title: problem ? visible(problem) : tags || null }, h('b', {}, foreign(cell.label)),
    h('span', { class: isDifference ? 'share' : '' }, problem ? t(`state.${variantOf(icon, cell.view).s}`) : cell.detail ?? ''));
}

/** Shows the state of an icon and the possible verdicts. */
function verdictElement(icon) {
  const own = verdictOf(icon);
  const state = own ?? stateOf(icon);
  return h('div', { class: 'verdict' },
    h('span', { class: `state ${state}${own ? ' own' : ''}` }, stateText(icon), waitsFor(icon) ? h('span', { class: 'waits' }, ` \u00b7 ${t('waits')}`) : null),
    remarkElement(icon), settlingElement(icon),
    isDecidable(icon) ? h('div', { class: 'buttons', role: 'group', 'aria-label': t('reviewOf', { icon: icon.n }) },
      state === 'approved' && !own ? null : h('button', { type: 'button', class: 'approve', tabindex: '-1', 'aria-pressed': String(own === 'approved'), click: () => decide(icon, 'approved') }, t('approve')),
      h('button', { type: 'button', class: 'reject', tabindex: '-1', 'aria-pressed': String(own === 'rejected'), click: () => askToReject(icon) }, t('reject'))) : null);
}

/** Tells what was answered about an icon, what changed in it, and the notes of its rejections. */
const remarkText = (icon) => [wordsAbout(icon), changedText(icon), ...remarksOf(icon)].filter(Boolean).join(' \u00b7 ');

/** Shows what was answered about an icon, what changed in it, and the notes of its rejections. */
function remarkElement(icon) {
  const notes = remarksOf(icon), text = remarkText(icon);
  return !text ? null : h('span', { class: notes.length > 0 ? 'remark' : 'what', title: visible(text), dir: notes.length > 0 ? 'auto' : null }, visible(text));
}

/** Creates the button that accepts a declined icon; its title is the reason. */
const acceptButton = (icon) => h('button', { type: 'button', class: 'what accept', tabindex: '-1', 'data-key': 'accept', title: visible(icon.declined), 'aria-keyshortcuts': 'e', click: () => settle(icon, 'keep') }, t('accept'));

/** Lists the changed aspects of an icon in words; that a picture is gone, only where nothing else tells why. */
function changedText(icon) {
  const changes = icon.variants.flatMap((variant) => (variant.ch ?? []).flatMap((change) => changeTexts(icon, change)));
  return [...new Set(changes.length > 0 ? changes : (goneOf.get(icon.n) ?? []).map((name) => t('changed.gone', { name: outcomeName(name) })))].join(', ');
}

/** Describes a change of a picture by its aspects, with the classes if they are known. */
const changeTexts = (icon, { is, c, same }) => [...is.map((aspect) => (aspect === 'decision' && c ? t('changed.class', { was: t(`class.${c}`), now: t(`class.${icon.c}`) }) : t(`changed.${aspect}`))), ...(same ? [t('changed.same')] : [])];

/** Describes the state of an icon in words. */
function stateText(icon) {
  const own = verdictOf(icon);
  return own ? t(`decided.${own}`) : awaitsPictures(icon) ? t('state.awaits') : answers.has(icon.n) ? t('state.decided') : t(`state.${stateOf(icon)}`);
}
