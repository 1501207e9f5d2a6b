import type { AnswerData } from '@mingfa/contract/answer-data';
import type { SearchScope } from '@mingfa/contract/search-choice';
import type { PlannedSearch } from '@mingfa/contract/search-data';

type Plan = AnswerData['plan'];

/** What a scope has given so far; `missing`: it is not there to be searched. */
export interface ScopeCount {
  scope: SearchScope;
  found: number;
  state: 'working' | 'ready' | 'missing';
}

const SCOPES: readonly SearchScope[] = ['laws', 'cases', 'knowledge', 'web'];
const isOver = ({ state }: PlannedSearch) => state !== 'waiting' && state !== 'running';

/** How far a plan is, in all and by scope. */
export function planCounts({ searches }: Pick<Plan, 'searches'>) {
  const scopes = SCOPES.flatMap((scope): ScopeCount[] => {
    const own = searches.filter((search) => search.scope === scope);
    if (own.length === 0) return [];
    const isMissing = own.every(({ state }) => state === 'not_configured');
    return [
      {
        scope,
        found: foundBy(own),
        state: isMissing ? 'missing' : own.every(isOver) ? 'ready' : 'working',
      },
    ];
  });
  return {
    all: searches.length,
    done: searches.filter(isOver).length,
    found: foundBy(searches),
    scopes,
  };
}

const foundBy = (searches: readonly PlannedSearch[]) =>
  searches.reduce((sum, { found }) => sum + (found ?? 0), 0);

/** A sub-question with its searches; `text` null: the whole question. */
export interface PlannedQuestion {
  id: string;
  text: string | null;
  searches: PlannedSearch[];
}

/** The searches under what they are for: first those for the whole question. Sub-questions without one stand, too. */
export function inOrder({
  subQuestions,
  searches,
}: Pick<Plan, 'subQuestions' | 'searches'>): PlannedQuestion[] {
  const known = new Set(subQuestions.map(({ id }) => id));
  const whole = searches.filter(({ subQuestionId }) => subQuestionId === null || !known.has(subQuestionId));
  return [
    ...(whole.length > 0 ? [{ id: 'whole', text: null, searches: whole }] : []),
    ...subQuestions.map(({ id, text }) => ({
      id,
      text,
      searches: searches.filter(({ subQuestionId }) => subQuestionId === id),
    })),
  ];
}
