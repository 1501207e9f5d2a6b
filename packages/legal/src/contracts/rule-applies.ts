import { compileWord, type PartyNames } from './match-words.ts';
import type { PlaybookOptions, PlaybookRule } from './playbook-rule.ts';
import type { RuleText } from './rule-text.ts';

/** Shorter texts without numbered clauses are forms or notes; what they leave out says nothing. */
const SHORTEST_FOR_MISSING = 300;
const FEWEST_CLAUSES = 2;

/** Whether a rule is meant for this kind, side and contract; whom it serves is told finding by finding. */
export function ruleApplies(
  rule: PlaybookRule,
  options: PlaybookOptions,
  names: PartyNames,
  text: RuleText,
): boolean {
  if (!rule.enabled) return false;
  if (rule.type !== 'check' && (rule.language ?? 'zh') !== (names.language ?? 'zh')) return false;
  if (rule.kinds.length > 0 && !rule.kinds.includes(options.kind)) return false;
  if (options.side !== 'neutral' && rule.sides.length > 0 && !rule.sides.includes(options.side)) return false;
  if (rule.type === 'missing' && !isWhole(text, names)) return false;
  const has = (words: readonly string[]) =>
    words.some((word) => compileWord(word, names).find(text.whole) !== null);
  if (rule.given.length > 0 && !has(rule.given)) return false;
  return rule.unless.length === 0 || !has(rule.unless);
}

/** A contract, however short: two parties and some clauses, or text enough. */
function isWhole(text: RuleText, { parties }: PartyNames): boolean {
  const clauses = text.articles.filter(({ clause }) => clause !== null).length;
  if (!text.isContract) return false;
  return text.whole.length >= SHORTEST_FOR_MISSING || (parties.length >= 2 && clauses >= FEWEST_CLAUSES);
}
