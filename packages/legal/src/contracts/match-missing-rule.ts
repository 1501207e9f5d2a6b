import { compileWord, type PartyNames } from './match-words.ts';
import type { PlaybookRule } from './playbook-rule.ts';
import type { RuleText } from './rule-text.ts';

/** Whether no clause has one of `any` together with all of `all`. */
export function isMissing(rule: PlaybookRule, text: RuleText, names: PartyNames): boolean {
  const any = rule.any.map((word) => compileWord(word, names));
  const all = rule.all.map((word) => compileWord(word, names));
  const none = rule.none.map((word) => compileWord(word, names));
  const has = (folded: string) =>
    (any.length === 0 || any.some((word) => word.find(folded) !== null)) &&
    all.every((word) => word.find(folded) !== null) &&
    !none.some((word) => word.find(folded) !== null);
  if (rule.all.length === 0 && rule.none.length === 0) return !has(text.whole);
  return !text.articles.some(({ folded }) => has(folded));
}
