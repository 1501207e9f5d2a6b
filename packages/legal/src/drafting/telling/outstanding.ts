import { clauseAt } from '../story-clauses.ts';
import type { StoryFact } from '../story-fact.ts';
import type { Telling } from './telling.ts';

/** 还差四万: what is still owed of a loan. */
const STILL_OWED = /(?:还差|还欠|尚欠|仍欠|还剩|总共欠|一共欠)(?:你|我|着)?[^，。；\d]{0,4}$/;

/**
 * The principal of a loan whose parts are told one by one, where somebody says what is still owed: the parts together if they come to it with
 * what was repaid, and open if they do not. One part alone is no principal.
 */
export function withOutstanding(facts: readonly StoryFact[], { text, clauses, sums }: Telling): StoryFact[] {
  const parts = facts.filter(({ path }) => path === 'loan_principal');
  const [first] = parts;
  const owed = sums.find(({ start }) =>
    STILL_OWED.test(text.slice(clauseAt(clauses, start)?.start ?? 0, start)),
  );
  if (!first || !owed || owed.isRough || new Set(parts.map(({ value }) => value)).size < 2) return [...facts];
  const all = parts.reduce((sum, { value }) => sum + Number(value), 0);
  const repaid = facts.flatMap(({ path, value }) => (path === 'loan_repaid' ? [Number(value)] : []));
  const rest = facts.filter(({ path }) => path !== 'loan_principal');
  return all - (repaid[0] ?? 0) === owed.value && new Set(repaid).size <= 1
    ? [{ ...first, value: all }, ...rest]
    : rest;
}
