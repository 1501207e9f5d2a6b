import type { ContractKind, Party } from './contract.ts';
import { isProvided } from './match-missing-rule.ts';
import { compileWord, type PartyNames } from './match-words.ts';
import { isNaturalPerson } from './party-name.ts';
import { roleOfWord } from './party-roles.ts';
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
  kinds: readonly ContractKind[] = [options.kind],
): boolean {
  if (!rule.enabled) return false;
  if (rule.type !== 'check' && (rule.language ?? 'zh') !== (names.language ?? 'zh')) return false;
  if (rule.kinds.length > 0 && !rule.kinds.some((kind) => kinds.includes(kind))) return false;
  if (options.side !== 'neutral' && rule.sides.length > 0 && !rule.sides.includes(options.side)) return false;
  if (rule.type === 'missing' && !isWhole(text, names)) return false;
  const has = (words: readonly string[]) =>
    words.some((word) => isOfParty(word, names) ?? compileWord(word, names).find(text.whole) !== null);
  const isGiven = (word: string) => isProvided(text.whole, compileWord(word, names));
  if (rule.given.length > 0 && !rule.given.some(isGiven)) return false;
  return rule.unless.length === 0 || !has(rule.unless);
}

const PERSON = '自然人';
const areNatural = (parties: readonly Party[]) =>
  parties.length > 0 && parties.every(({ name }) => name !== null && isNaturalPerson(name));

const OF_PARTY = /^\{(.+)\}：(.+)$/;

/** `{贷款人}：银行`: whether that party's name has the word; `{保证人}：自然人`: whether all of that role are people. Null for any other word. */
function isOfParty(word: string, { parties }: PartyNames): boolean | null {
  const [, name = '', what = ''] = OF_PARTY.exec(word) ?? [];
  const role = roleOfWord(name);
  if (name === '一方' && what === PERSON) return areNatural(parties);
  if (role === null) return null;
  if (what === PERSON) return areNatural(parties.filter((party) => party.role === role));
  return parties.some((party) => party.role === role && (party.name ?? '').includes(what));
}

/** A contract, however short: two parties and some clauses, or text enough. */
function isWhole(text: RuleText, { parties }: PartyNames): boolean {
  const clauses = text.articles.filter(({ clause }) => clause !== null).length;
  if (!text.isContract) return false;
  return text.whole.length >= SHORTEST_FOR_MISSING || (parties.length >= 2 && clauses >= FEWEST_CLAUSES);
}
