/* Equal changes of many icons: they are found from the drawings, seen together, and approved together. */

/** Returns the attributes and elements of a drawing with their counts. */
function drawingPieces(text) {
  const counts = new Map();
  for (const [piece] of text.matchAll(/[\w:-]+="[^"]*"|<\w+/g)) counts.set(piece, (counts.get(piece) ?? 0) + 1);
  return counts;
}

/** The largest number of pieces that name a change; a larger one is a change of its own. */
const mostPieces = 4;

/** Returns what differs between two drawings, such as `stroke-width="1.5" → stroke-width="2"`; undefined if that is much. */
function drawingChange(before, now) {
  const [was, is] = [before, now].map((picture) => drawingText(picture));
  if (was === undefined || is === undefined) return undefined;
  const [old, present] = [drawingPieces(was), drawingPieces(is)];
  const only = (some, others) => [...some].filter(([piece, count]) => count > (others.get(piece) ?? 0)).map(([piece]) => piece);
  const gone = only(old, present), added = only(present, old);
  return gone.length + added.length === 0 || gone.length + added.length > mostPieces ? undefined : `${gone.join(' ')} \u2192 ${added.join(' ')}`;
}

/** Returns the title under which an icon is grouped with those that changed in the same way. */
function changeTitle(icon) {
  const changes = changesOf(icon).filter(({ was, is }) => was === is).map(({ before, now }) => drawingChange(before, now));
  const isKnown = changes.every((one) => one !== undefined);
  return [changedText(icon), isKnown ? [...new Set(changes)].join('; ') : t('ownChange')].filter(Boolean).join(': ');
}
