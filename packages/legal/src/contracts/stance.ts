import { burdenedParty } from './burdened-party.ts';
import type { Party, Span } from './contract.ts';
import type { PartyNames } from './match-words.ts';
import { areOpposite, type PartyRole } from './party-roles.ts';
import type { PlaybookRule } from './playbook-rule.ts';
import type { RuleText } from './rule-text.ts';
import { sentencesOf } from './sentences.ts';

/** Whether a finding serves the reader: it does, it serves the other side, the contract does not tell whom, or it is about others. */
export type Stance = 'served' | 'other' | 'unknown' | 'unrelated';

/** A rule as it speaks to the reader: what it says to those it serves, or to the other side; null where it has nothing to say. */
export function ruleForReader(rule: PlaybookRule, stance: Stance): PlaybookRule | null {
  if (stance === 'served') return rule;
  // Wording that may serve the other side is put into nobody's contract.
  if (stance === 'unknown') {
    const level = rule.level === 'high' ? 'medium' : rule.level;
    return { ...rule, level, action: 'comment', suggestion: '' };
  }
  if (stance === 'unrelated' || !rule.other) return null;
  return { ...rule, ...rule.other, action: rule.other.suggestion === '' ? 'comment' : rule.action };
}

/** How a rule stands to the side of the review, by its roles or by whom the words it found weigh on. */
export function stanceOf(rule: PlaybookRule, text: RuleText, names: PartyNames, span?: Span): Stance {
  const { mine } = names;
  const dependsOnSide = rule.roles.length > 0 || rule.serves === 'burdened' || rule.serves === 'entitled';
  if (!dependsOnSide || names.side === 'neutral') return 'served';
  if (!mine) return 'unknown';
  if (rule.roles.length > 0) return stanceByRole(rule.roles, mine, names);
  const burdened = span ? burdenedAt(text, span, names) : null;
  if (burdened === 'both') return 'served';
  if (burdened === null) return 'unknown';
  return (burdened === mine) === (rule.serves === 'burdened') ? 'served' : 'other';
}

/** The other side's where the rule's role is somebody else's, or the one a party of the reader's role deals with. */
function stanceByRole(roles: readonly PartyRole[], mine: Party, { parties }: PartyNames): Stance {
  const { role } = mine;
  if (role === null) return 'unknown';
  if (roles.includes(role)) return 'served';
  const isOthers = parties.some((one) => one !== mine && one.role !== null && roles.includes(one.role));
  return isOthers || roles.some((one) => areOpposite(one, role)) ? 'other' : 'unrelated';
}

/** By the sentence; where it leaves open whom it means, by the line it ends. */
function burdenedAt(text: RuleText, span: Span, names: PartyNames) {
  const line = (text.blocks.get(span.blockId) ?? []).find(
    ({ start, end }) => span.start >= start && span.start < end,
  );
  if (!line) return null;
  const sentence = sentencesOf(line).find((one) => span.start >= one.span.start && span.start < one.span.end);
  const end = Math.min(span.end, line.end);
  const own = sentence && burdenedParty(sentence.text, end - sentence.span.start, names);
  return own ?? burdenedParty(line.text.slice(0, end - line.start), end - line.start, names);
}
