import { burdenedParty } from './burdened-party.ts';
import type { Span } from './contract.ts';
import type { PartyNames } from './match-words.ts';
import type { PlaybookRule } from './playbook-rule.ts';
import type { RuleText } from './rule-text.ts';
import { sentencesOf } from './sentences.ts';

/** Whether a finding serves the reader: it does, it serves the other side, or the contract does not tell whom. */
export type Stance = 'served' | 'other' | 'unknown';

/** A rule as it speaks to the reader: what it says to those it serves, or to the other side; null where it has nothing to say. */
export function ruleForReader(rule: PlaybookRule, stance: Stance): PlaybookRule | null {
  if (stance === 'served') return rule;
  // Wording that may serve the other side is put into nobody's contract.
  if (stance === 'unknown') return { ...rule, action: 'comment', suggestion: '' };
  if (!rule.other) return null;
  return { ...rule, ...rule.other, action: rule.other.suggestion === '' ? 'comment' : rule.action };
}

/** How a rule stands to the side of the review, by its roles or by whom the words it found weigh on. */
export function stanceOf(rule: PlaybookRule, text: RuleText, names: PartyNames, span?: Span): Stance {
  const { mine } = names;
  if (!mine) return 'served';
  if (rule.roles.length > 0) {
    if (mine.role === null) return 'unknown';
    return rule.roles.includes(mine.role) ? 'served' : 'other';
  }
  if (rule.serves !== 'burdened' && rule.serves !== 'entitled') return 'served';
  const burdened = span ? burdenedAt(text, span, names) : null;
  if (burdened === 'both') return 'served';
  if (burdened === null) return 'unknown';
  return (burdened === mine) === (rule.serves === 'burdened') ? 'served' : 'other';
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
