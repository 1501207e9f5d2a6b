import type { ArticlePart } from './cited-text.ts';
import { sharedWeight, weighPairs, wholeWeight } from './clauses.ts';
import { ruleSentences } from './rule-sentences.ts';
import type { SenseDifference } from './sense-difference.ts';

/** Words with which a rule is said to hold in every case. */
const ABSOLUTE = /一律|一概|一切(?=[一-龥]{2,10}行为)|无条件|在任何情况下|不论任何/;
const LIST = /下列|以下情形/;
const NAMES_LIST = /下列|以下|之一|情形|法定|规定的/;
/** So much of the claim is in the sentence that is spoken of. */
const SHARE = 0.5;
/** Of a condition less than this is in the claim where it fell out. */
const TOLD = 0.4;

/** A rule said to hold in every case, of which the article says in which: 一律推定有过错 for 有下列情形之一的，推定有过错. */
export function absoluteRule(claim: string, parts: readonly ArticlePart[]): SenseDifference | null {
  const absolute = ABSOLUTE.exec(claim)?.[0];
  if (absolute === undefined || parts.some(({ text }) => text.includes(absolute))) return null;
  const pairs = weighPairs(claim);
  const [rule] = ruleSentences(parts)
    .flat()
    .map((sentence) => ({ sentence, weight: sharedWeight(pairs, weighPairs(sentence.text)) }))
    .sort((one, other) => other.weight - one.weight);
  if (!rule || rule.weight < SHARE * wholeWeight(pairs)) return null;
  const dropped = rule.sentence.clauses.find(({ isCondition, text, words }) => {
    if (!isCondition) return false;
    if (LIST.test(text)) return rule.sentence.isOpenList && !NAMES_LIST.test(claim);
    return words.length > 0 && words.filter((word) => claim.includes(word)).length < TOLD * words.length;
  });
  return dropped ? { kind: 'word', said: absolute, law: rule.sentence.text } : null;
}
