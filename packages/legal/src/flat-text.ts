/**
 * The same text with half-width digits, brackets, spaces and one kind of dash, character for character,
 * so that a place found here is the place in the original.
 */
export function toFlatText(text: string): string {
  return text
    .replace(/[０-９]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0))
    .replace(/（/g, '(')
    .replace(/）/g, ')')
    .replace(/［/g, '[')
    .replace(/］/g, ']')
    .replace(/[－‐‑–—―～〜~﹣−]/g, '-')
    .replace(/[\u3000\u00a0\u2002-\u200b\ufeff\t]/g, ' ')
    .replace(/＊/g, '*');
}
