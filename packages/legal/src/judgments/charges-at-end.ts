import { CHAPTER_OF_CHARGE } from './charges.ts';

const LONGEST_FIRST = [...CHAPTER_OF_CHARGE.keys()].toSorted((a, b) => b.length - a.length);

/** Known charges that words end with, 罪 left out or not, and what stands before them: 王某抢劫、盗窃 → 王某, two charges. */
export function chargesAtEnd(words: string): { before: string; charges: string[] } {
  const charges: string[] = [];
  let rest = words.replace(/等$/, '').replace(/罪$/, '');
  for (;;) {
    const known = LONGEST_FIRST.find((charge) => rest.endsWith(charge.slice(0, -1)));
    if (!known) break;
    charges.unshift(known);
    rest = rest.slice(0, rest.length - known.length + 1);
    if (!/[、和及]$/.test(rest)) break;
    rest = rest.replace(/罪?[、和及]$/, '');
  }
  return { before: rest, charges };
}
