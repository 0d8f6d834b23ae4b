// swift-format-ignore-file
// Made by scripts/embed-page from Web; do not edit.

extension PageSource {
  /// `Web/js/02-model.js`.
  static let modelScript = ###"""
/* What the data means: states, rules, and the words that search looks through. */

const states = ['broken', 'rejected', 'changed', 'new', 'approved'];
const severities = ['error', 'warning', 'note'];
const classes = ['mirror', 'both', 'localized', 'fixed'];
const directionOf = new Map(data.locales.map((locale) => [locale.tag, locale.dir]));

/** The guidelines that speak about an icon: behind its class, its parts and its findings. */
function guidelines(icon) {
  const parts = icon.variants.flatMap((variant) => data.pictures[variant.p]?.parts ?? []);
  const cited = [icon.g, icon.note, ...parts.map((part) => part.why), ...(icon.findings ?? []).map((finding) => finding.g)];
  return [...new Set(cited.flatMap((text) => text?.match(/\bR\d{1,2}\b/g) ?? []))];
}

for (const [number, icon] of data.icons.entries()) {
  icon.number = number;
  icon.findings ??= [];
  icon.verbs ??= [];
  icon.since = icon.variants.map((variant) => variant.since).find(Boolean);
  icon.state = states.find((state) => icon.variants.some((variant) => variant.s === state));
  icon.rules = guidelines(icon);
  icon.decisions = [...new Set(icon.views.map((view) => view.r))];
  const slash = icon.n.lastIndexOf('/');
  icon.folder = icon.n.slice(0, Math.max(0, slash));
  icon.short = icon.n.slice(slash + 1);
  icon.words = [icon.n, icon.file, icon.c, icon.note, icon.concept, ...icon.rules,
    ...icon.views.flatMap((view) => view.l), ...icon.findings.map((finding) => finding.rule)]
    .join(' ').toLowerCase();
  icon.severity = severities.findIndex((level) => icon.findings.some((finding) => finding.s === level));
  if (icon.severity < 0) icon.severity = severities.length;
}

/** The variant that a view shows. */
const variantOf = (icon, view) => icon.variants[view.v];

/** The picture of a variant; undefined where there is none. */
const pictureOf = (variant) => data.pictures[variant?.p];

/** The view of a locale: the one that names it, else the reference of its direction. */
function viewFor(icon, tag) {
  return icon.views.find((view) => view.l.includes(tag))
    ?? icon.views.find((view) => view.ref && view.d === directionOf.get(tag));
}

/** Variants that are others than before, whose former picture is known. */
const changedVariants = (icon) => icon.variants.filter((variant) => variant.b !== undefined);

/** A locale's picture, said in a word or two. */
function outcomeText(view) {
  if (view.o === 'mirrored') return t('mirrored');
  if (view.r === 'exception') return t('excepted');
  if (view.o.startsWith('drawn-for ')) return t('drawnFor', { key: view.o.slice(10) });
  return t('asDrawn');
}

/** Why a locale sees its picture, as a sentence. */
const reasonText = (view) => t(`reason.${view.r}`, { key: view.k, direction: t(view.k === 'rtl' ? 'rightToLeft' : 'leftToRight') });

"""###
}
