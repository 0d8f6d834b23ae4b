// The icons that mirror, not 'cup'.
export const mirrored: ReadonlySet<string> = new Set([
  'arrow_back',
  "send",
]);
