import { compileWord, type PartyNames } from './match-words.ts';
import type { PlaybookOptions, PlaybookRule } from './playbook-rule.ts';
import type { RuleText } from './rule-text.ts';

/** Shorter texts are forms or notes; what they leave out says nothing. */
const SHORTEST_FOR_MISSING = 300;

/** Whether a rule is meant for this kind, side, role and contract. */
export function ruleApplies(
  rule: PlaybookRule,
  options: PlaybookOptions,
  names: PartyNames,
  text: RuleText,
): boolean {
  if (!rule.enabled) return false;
  if (rule.kinds.length > 0 && !rule.kinds.includes(options.kind)) return false;
  if (options.side !== 'neutral') {
    if (rule.sides.length > 0 && !rule.sides.includes(options.side)) return false;
    const role = names.mine?.role ?? null;
    if (rule.roles.length > 0 && role !== null && !rule.roles.includes(role)) return false;
  }
  if (rule.type === 'missing' && text.whole.length < SHORTEST_FOR_MISSING) return false;
  const has = (words: readonly string[]) =>
    words.some((word) => compileWord(word, names).find(text.whole) !== null);
  if (rule.given.length > 0 && !has(rule.given)) return false;
  return rule.unless.length === 0 || !has(rule.unless);
}
