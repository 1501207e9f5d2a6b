import { alignedWith, type Governed } from './governed-clauses.ts';
import { OPPOSITE_WORDS } from './opposites.ts';
import type { SenseDifference } from './sense-difference.ts';

/** What two clauses must share before a word of the one is held against its opposite in the other. */
const ALIGNED_WEIGHT = 4;

/** Opposite words, each of the two first. */
const BOTH_WAYS = [...OPPOSITE_WORDS, ...OPPOSITE_WORDS.map(([a, b]) => [b, a] as const)];

/** A word where the article has its opposite. */
export function oppositeWord(
  said: readonly Governed[],
  held: readonly Governed[],
  nearby: string | null,
): SenseDifference | null {
  const law = held.map(({ text }) => text).join('\n');
  for (const clause of said) {
    for (const [one, other] of BOTH_WAYS) {
      if (!holds(clause.text, one) || holds(clause.text, other)) continue;
      const aligned = alignedWith(clause, held, ALIGNED_WEIGHT, 0.4);
      const differing = aligned.find(({ text }) => holds(text, other) && !holds(text, one));
      if (differing && !aligned.some(({ text }) => holds(text, one)) && !holds(law, one))
        return { kind: 'word', said: clause.text, law: differing.text };
      if (
        nearby &&
        CONSEQUENCES.has(one) &&
        CONSEQUENCES.has(other) &&
        !nearby.includes(one) &&
        holds(nearby, other)
      )
        return { kind: 'word', said: one, law: other };
    }
  }
  return null;
}

/** What becomes of a contract or of a debt: an article that names one of them does not mean the other. */
const CONSEQUENCES = new Set([
  '无效',
  '撤销',
  '解除',
  '连带责任',
  '补充责任',
  '相应的责任',
  '按份责任',
  '一般保证',
]);

/** 定期 is not in 不定期, and 部分 not in 大部分; a word with 不 or 非 before it says its contrary. */
const holds = (text: string, word: string) => {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (!/[不非未无]/.test(text.charAt(at - 1)) && !(word === '公开' && text.charAt(at - 1) === '不'))
      return true;
  }
  return false;
};
