/* The meaning of the data: states, guidelines, parts, and the words that the search uses. */

const states = ['broken', 'declined', 'rejected', 'changed', 'new', 'gone', 'approved', 'accepted'];
const severities = ['error', 'warning', 'note'];
const classes = ['mirror', 'both', 'localized', 'fixed'];
const directionOf = new Map([...data.references, ...data.locales].map((locale) => [locale.tag, locale.dir]));
const sentences = new Map(data.guidelines);

/** Returns the guidelines behind an icon's class, its parts and its findings. */
function guidelines(icon) {
  const parts = icon.variants.flatMap((variant) => data.pictures[variant.p]?.parts ?? []);
  const noted = icon.note?.match(/\bR\d{1,2}\b/g) ?? []; // A note is a person's text and has no field for guidelines.
  return [...new Set([icon.g, ...noted, ...parts.flatMap((part) => part.g ?? []), ...(icon.findings ?? []).map((finding) => finding.g)].filter(Boolean))];
}

/** Adds derived values to an icon of the data. */
function complete(icon) {
  icon.findings ??= [];
  icon.verbs ??= [];
  icon.since = icon.variants.map((variant) => variant.since).find(Boolean);
  icon.rules = guidelines(icon);
  icon.decisions = [...new Set(icon.views.map((view) => view.r))];
  const slash = icon.n.lastIndexOf('/');
  icon.folder = icon.n.slice(0, Math.max(0, slash));
  icon.short = icon.n.slice(slash + 1);
  icon.stem = icon.short.split(/[._-]/)[0];
  icon.words = [icon.n, icon.file, icon.c, icon.note, icon.concept, icon.declined ? 'declined' : '', ...icon.rules,
    ...icon.views.flatMap((view) => view.l), ...icon.findings.map((finding) => finding.rule)]
    .join(' ').toLowerCase();
  const mirrored = icon.verbs.filter(([, verb]) => verb === 'mirror').map(([selector]) => selector);
  if (mirrored.length > 0) for (const variant of icon.variants) if (data.pictures[variant.p]?.parts) data.pictures[variant.p].mirrored = mirrored;
  icon.severity = severities.findIndex((level) => icon.findings.some((finding) => finding.s === level));
  if (icon.severity < 0) icon.severity = severities.length;
}

data.icons.forEach((icon, number) => { icon.number = number; complete(icon); });

/** The ending that the names of all icons have, such as `-symbolic`; it tells nothing where there is little room. */
const sharedEnding = data.icons.reduce((ending, icon) => (icon.short.length > ending?.length && icon.short.endsWith(ending) ? ending : ''), data.icons.length > 1 ? /[-_.][^-_.]+$/.exec(data.icons[0].short)?.[0] ?? '' : '');

/** Creates the name of an icon where there is little room. */
const briefName = (icon) => wrappedName(icon.short.slice(0, icon.short.length - sharedEnding.length));

/** The number of icons that share the first word of their names. */
const familySizes = new Map();
for (const icon of data.icons) familySizes.set(icon.stem, (familySizes.get(icon.stem) ?? 0) + 1);

/** Returns true if the right-to-left form of an icon cannot be derived, and nobody has accepted that. */
const isDeclined = (icon) => Boolean(icon.declined) && !icon.accepted;

/** The approved pictures that icons no longer have, by icon; a comparison with a revision says nothing about approvals. */
let goneOf = new Map();

function gatherGone() {
  const split = data.since ? [] : data.gone.map((key) => [key.slice(0, key.lastIndexOf('#')), key.slice(key.lastIndexOf('#') + 1)]);
  goneOf = new Map([...Map.groupBy(split, ([name]) => name)].map(([name, pairs]) => [name, pairs.map(([, variant]) => variant)]));
}

gatherGone();

/** Returns the state of an icon: that of its worst picture. */
const stateOf = (icon) => states.find((state) => (state === 'declined' && isDeclined(icon)) || (state === 'gone' && goneOf.has(icon.n)) || icon.variants.some((variant) => variant.s === state)) ?? 'broken';

/** Returns true if nobody need look at an icon again: every picture is approved here or elsewhere, and none is gone. */
const isApproved = (icon) => ['approved', 'accepted'].includes(verdictOf(icon) ?? stateOf(icon)) && !awaitsPictures(icon);

/** Returns the variant that a view shows. */
const variantOf = (icon, view) => icon.variants[view.v];

/** Returns the picture of a variant; undefined if there is none. */
const pictureOf = (variant) => data.pictures[variant?.p];

/** Returns the view of a locale: the one that names it, or the reference of its direction. */
function viewFor(icon, tag) {
  return icon.views.find((view) => view.l.includes(tag))
    ?? icon.views.find((view) => view.ref && view.d === directionOf.get(tag));
}

/** Returns true if a locale shows another picture than the reference of its direction. */
function differsIn(icon, tag) {
  const view = viewFor(icon, tag), reference = icon.views.find((one) => one.ref && one.d === view?.d);
  return Boolean(view && reference) && view.v !== reference.v;
}

/** Returns what changed in an icon: each former picture that is known, with the present one and the names of both; `isSame` if only the decision
 * is another one. */
const changesOf = (icon) => icon.variants.flatMap((variant) => (variant.ch ?? []).filter(({ b }) => b !== undefined).map(({ b, k, same }) => ({ before: data.pictures[b], now: pictureOf(variant), was: k, is: variant.k, isSame: Boolean(same) })));

/** Returns the name of a script or a language in the language of the interface. */
function displayName(type, code) {
  try { return new Intl.DisplayNames([language], { type }).of(code); } catch { return code; }
}

/** Returns a locale whose letters a view shows. */
const firstTag = (view) => view.l[0] ?? data.references.find((locale) => locale.dir === view.d)?.tag ?? 'en';

/** Returns true if two pictures look the same. */
const isAlike = (one, other) => one === other || (one.f.join() === other.f.join() && isMirror(one) === isMirror(other));

/** Returns true if the mirrored form of an icon is the picture of the other direction, as where a sign keeps all of the drawing as it is. */
function isKeptWhole(icon, view) {
  const [own, other] = [view, icon.views.find((one) => one.ref && one.d !== view.d)].map((one) => one && pictureOf(variantOf(icon, one)));
  return view.o === 'mirrored' && Boolean(own && other) && isAlike(own, other);
}

/** Describes a locale's picture in a few words. */
function outcomeText(icon, view) {
  const variant = variantOf(icon, view);
  if (variant.f) return t(`declined.${variant.f}`);
  const words = [];
  if (view.o === 'mirrored' && !isKeptWhole(icon, view)) words.push(t('mirrored'));
  if (variant.letters) words.push(t('letters', { name: displayName('script', scriptOf(firstTag(view))) }));
  if (variant.digits) words.push(t('digits', { name: localeName(firstTag(view).split('-')[0]) }));
  if (words.length > 0) return words.join(t('and'));
  if (view.r === 'exception') return t('excepted');
  if (view.o.startsWith('drawn-for ')) return t('drawnFor', { key: view.o.slice(10) });
  return t('asDrawn');
}

function scriptOf(tag) {
  try { return new Intl.Locale(tag).maximize().script ?? 'Latn'; } catch { return 'Latn'; }
}

const isLettered = (variant) => Boolean(variant.letters || variant.digits);

/** Returns the reason for a locale's picture, as a sentence. */
const reasonText = (icon, view) => isKeptWhole(icon, view) ? t('reason.whole') : t(`reason.${view.r === 'no-variant' && isLettered(variantOf(icon, view)) ? 'lettered' : view.r}`, { key: view.k, direction: t(view.k === 'rtl' ? 'rightToLeft' : 'leftToRight') });

/** The kinds of parts by the ids that designers give them, in the order in which they are searched for. */
const partWords = [
  ['slash', /slash/i], ['check', /check/i], ['question', /question/i], ['percent', /percent/i], ['badge', /badge/i], ['lens', /lens|magnif/i],
  ['pencil', /pencil|\bpen\b/i], ['numerals', /numeral|digit|number/i], ['letters', /letter|text|capital/i], ['picture', /picture|image/i],
];

/** Returns the name of a part without markup: its kind, or else its id. */
function partName(part) {
  const known = part.is ?? partWords.find(([, pattern]) => pattern.test(part.e))?.[0];
  if (known) return t(`part.${known}`);
  const id = /id="([^"]*)"/.exec(part.e)?.[1];
  return id ? id.replace(/[-_.]+/g, ' ') : t('part.shape');
}

/** Returns true for the gap beside a part, which is not a part itself. */
const isGap = (part) => /id="[^"]*gap/i.test(part.e);

/** The kinds of parts whose names say that they are several. */
const pluralParts = ['letters', 'numerals'];

/** Describes the treatment of the parts in pictures: each name once, with its count if there are several. */
function partsText(pictures) {
  const counts = new Map();
  for (const picture of pictures) {
    const own = new Map();
    for (const part of picture?.parts ?? []) {
      if (isGap(part)) continue;
      const key = JSON.stringify([partName(part), part.a]);
      own.set(key, (own.get(key) ?? 0) + 1);
    }
    for (const [key, count] of own) counts.set(key, Math.max(count, counts.get(key) ?? 0));
  }
  return [...counts].map(([key, count]) => { const [name, action] = JSON.parse(key); return { name, action, words: visible(count > 1 && !pluralParts.some((kind) => name === t(`part.${kind}`)) ? `${numbers.format(count)} \u00d7 ${name}` : name) }; });
}

/** Returns the pictures of an icon. */
const picturesOf = (icon) => icon.variants.map(pictureOf).filter(Boolean);

const percent = (share, digits = 1) => new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: digits }).format(share);
