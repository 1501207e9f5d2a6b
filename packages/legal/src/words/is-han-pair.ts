/** Whether a term is two Chinese characters; asked for every pair of every text, so that the common ones are told by their numbers. */
export function isHanPair(term: string): boolean {
  if (term.length === 2 && isCommon(term.charCodeAt(0)) && isCommon(term.charCodeAt(1))) return true;
  return HAN_PAIR.test(term);
}

const isCommon = (code: number): boolean => code >= 0x4e00 && code <= 0x9fff;
const HAN_PAIR = /^\p{Script=Han}{2}$/u;
