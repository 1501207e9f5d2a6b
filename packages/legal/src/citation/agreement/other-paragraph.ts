import type { ArticlePart } from './cited-text.ts';
import { clausesOf, sharedWeight, weighPairs } from './clauses.ts';

/** Fewer characters in a row may stand in two 款 by chance. */
const FRAME_MIN_LENGTH = 6;
/** What a 款 shares with a sentence that tells of a ban. */
const BAN_WEIGHT = 3;

const TELLS_BAN = /禁止|不得|不允许|不准/;
const DENIES = /[不禁无未]/;

/** The 款 whose words the sentence uses where the one named has other words in their place, or the only one that forbids what is told. */
export function otherParagraph(
  claim: string,
  parts: readonly ArticlePart[],
  isOfNamed: (part: ArticlePart) => boolean,
): ArticlePart | null {
  const named = parts
    .filter(isOfNamed)
    .map(({ text, head }) => `${head}\n${text}`)
    .join('\n');
  const others = parts.filter((part) => !isOfNamed(part));
  const [said, held] = [withoutAspect(claim), withoutAspect(named)];
  return (
    others.find(({ text }) => isInFrame(said, withoutAspect(text), held)) ?? onlyBan(claim, others, named)
  );
}

/** 实施了替代交易 and 实施替代交易 are the same words. */
const withoutAspect = (text: string) => text.replace(/了(?!解|结|断)/g, '');

/** 参照最后签订的合同, in the other 款, where the one named has 参照实际履行的合同. */
function isInFrame(claim: string, other: string, named: string): boolean {
  for (const { text } of clausesOf(claim)) {
    for (const run of sharedRuns(text, other)) {
      if (named.includes(run)) continue;
      const [head, tail] = [run.slice(0, 2), run.slice(-2)];
      for (let at = named.indexOf(head); at >= 0; at = named.indexOf(head, at + 1)) {
        const clause = /^[^，。；：、\n]*/.exec(named.slice(at + 2, at + run.length + 4))?.[0] ?? '';
        if (clause.indexOf(tail) > 0) return true;
      }
    }
  }
  return false;
}

/** What stands in both texts in a row, as long as can be. */
function sharedRuns(one: string, other: string): string[] {
  const runs: string[] = [];
  for (let from = 0; from + FRAME_MIN_LENGTH <= one.length; ) {
    let to = from + FRAME_MIN_LENGTH;
    if (!other.includes(one.slice(from, to))) {
      from += 1;
      continue;
    }
    while (to < one.length && other.includes(one.slice(from, to + 1))) to += 1;
    runs.push(one.slice(from, to));
    from = to;
  }
  return runs;
}

/** Told is a ban, and the 款 named denies nothing: the one other that forbids, and shares no less, is meant. */
function onlyBan(claim: string, others: readonly ArticlePart[], named: string): ArticlePart | null {
  if (!TELLS_BAN.test(claim) || DENIES.test(named)) return null;
  const [ban, ...more] = others.filter(({ text }) => TELLS_BAN.test(text));
  if (!ban || more.length > 0) return null;
  const pairs = weighPairs(claim);
  const weight = sharedWeight(pairs, weighPairs(ban.text));
  return weight >= BAN_WEIGHT && weight >= sharedWeight(pairs, weighPairs(named)) ? ban : null;
}
