import { compileWord, type PartyNames, type WordMatcher } from './match-words.ts';
import type { PlaybookRule } from './playbook-rule.ts';
import type { RuleText } from './rule-text.ts';

/** What the contract says it does without is missing: 无需支付任何经济补偿, 不提供发票. */
const DONE_WITHOUT =
  /(?:无需|无须|毋需|毋须|不需要?|不须|不必|不再?(?:支付|承担|负|提供|给予|享有|享受)|不(?:约定|设|涉及|适用|存在)|免除|免于|放弃)[^,。;:]{0,8}$|(?:没有|无)$/;
/** The same where a word has a gap: 竞业限制…无需支付…补偿. */
const WITHIN = /无需|无须|毋需|毋须|不需|不必|免除|免于|不支付/;
const BEFORE = 20;

/** Whether no clause has one of `any` together with all of `all`, near what the rule speaks of. */
export function isMissing(rule: PlaybookRule, text: RuleText, names: PartyNames): boolean {
  const compile = (words: readonly string[]) => words.map((word) => compileWord(word, names));
  const [any, all, none, near] = [
    compile(rule.any),
    compile(rule.all),
    compile(rule.none),
    compile(rule.near ?? []),
  ];
  const has = (folded: string) =>
    (any.length === 0 || any.some((word) => isProvided(folded, word))) &&
    all.every((word) => word.find(folded) !== null) &&
    !none.some((word) => word.find(folded) !== null);
  if (near.length > 0) {
    return !text.places.some(
      ({ folded, heading }) => has(folded) && near.some((word) => word.find(`${heading}\n${folded}`)),
    );
  }
  if (all.length === 0 && none.length === 0) return !has(text.whole);
  return !text.articles.some(({ folded }) => has(folded));
}

/** Whether a word stands somewhere where it is not said to be done without. */
export function isProvided(folded: string, word: WordMatcher): boolean {
  for (let from = 0; from < folded.length; ) {
    const match = word.find(folded.slice(from));
    if (!match) return false;
    const at = from + match.start;
    const before = folded.slice(Math.max(0, at - BEFORE), at);
    if (!DONE_WITHOUT.test(before) && !WITHIN.test(folded.slice(at, from + match.end))) return true;
    from += Math.max(match.end, match.start + 1);
  }
  return false;
}
