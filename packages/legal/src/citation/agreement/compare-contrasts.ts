import { clausesOf, sharedWeight, weighPairs } from './clauses.ts';
import type { SenseDifference } from './sense-difference.ts';

/** 会员费也可以分期支付: what a sentence gives to one thing more. */
const ALSO = /^\s*([一-龥]{3,16}?)(?:也|亦|同样)(?:可以?|能够?|应当?|须)([一-龥]{3,30})/;
/** 但是，……: what an article takes out of what it said before. */
const CONTRAST = /^\s*但(?:是)?[，,]?/;
/** What is given must be so much of what is said before the contrast. */
const GIVEN_WEIGHT = 4;

/** What an article names in its contrast alone, said to fall under its rule too: 会员费也可以分期, where 但是，会员费应当一次付清. */
export function contrastAsRule(claim: string, law: string): SenseDifference | null {
  const sentences = law.split(/[。；;\n]/);
  for (const { text } of clausesOf(claim)) {
    const [, thing, given = ''] = ALSO.exec(text) ?? [];
    if (thing === undefined) continue;
    const named = sentences.filter((sentence) => sentence.includes(thing));
    const [contrast] = named;
    if (contrast === undefined || !named.every((sentence) => CONTRAST.test(sentence))) continue;
    const pairs = weighPairs(given);
    const own = sharedWeight(pairs, weighPairs(contrast));
    const isGivenBefore = sentences
      .filter((sentence) => !CONTRAST.test(sentence))
      .some((sentence) => {
        const weight = sharedWeight(pairs, weighPairs(sentence));
        return weight >= GIVEN_WEIGHT && weight > own;
      });
    if (isGivenBefore) return { kind: 'word', said: text, law: contrast };
  }
  return null;
}

/** 不适用时效中止、中断或者延长的规定: what an article takes from its period. */
const NOT_APPLIED = /不适用([^，。；\n]{2,30}?)的规定/g;
const GIVES = /(?<![不无])(?:可以?|能够?|得以|适用|允许)/;

/** What an article says is not applied, said to be possible: 可以中断 for 不适用……中断的规定. */
export function appliedThoughNot(claim: string, law: string): SenseDifference | null {
  for (const [whole, words = ''] of law.matchAll(NOT_APPLIED)) {
    const refused = words.split(/、|或者?|和|及/).map((word) => word.trim().slice(-2));
    for (const { text } of clausesOf(claim)) {
      const gives = GIVES.exec(text);
      const behind = gives ? text.slice(gives.index + gives[0].length) : '';
      if (/不|无|没|未/.test(text)) continue;
      if (refused.some((word) => word.length === 2 && behind.endsWith(word)))
        return { kind: 'negation', said: text, law: whole };
    }
  }
  return null;
}
