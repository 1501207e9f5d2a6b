/** A question in half-width lower case, sign for sign, so that a place in it is the place in what was written. */
export function flatQuestion(question: string): string {
  return Array.from({ length: question.length }, (_, index) => {
    const sign = question[index] ?? '';
    const code = sign.charCodeAt(0);
    const half =
      code >= 0xff01 && code <= 0xff5e ? String.fromCharCode(code - 0xfee0) : code === 0x3000 ? ' ' : sign;
    const lower = half.toLowerCase();
    return lower.length === 1 ? lower : half;
  }).join('');
}
