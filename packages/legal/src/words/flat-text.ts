const FLAT = new Map<string, string>([
  ...[...'０１２３４５６７８９'].map((digit, index): [string, string] => [digit, String(index)]),
  ...[...'－‐‑–—―～〜~﹣−'].map((dash): [string, string] => [dash, '-']),
  ['（', '('],
  ['）', ')'],
  ['［', '['],
  ['］', ']'],
  ['＊', '*'],
]);
const UNEVEN = /[０-９－‐‑–—―～〜~﹣−（）［］＊\u3000\u00a0\u2002-\u200b\ufeff\t]/g;

/**
 * The same text with half-width digits, brackets, spaces and one kind of dash, character for character,
 * so that a place found here is the place in the original.
 */
export function toFlatText(text: string): string {
  return text.replace(UNEVEN, (sign) => FLAT.get(sign) ?? ' ');
}
