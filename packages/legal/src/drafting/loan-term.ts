import { addMonths } from '../figures/calendar.ts';
import { countOf } from './courses/told-matter.ts';
import type { StoryClause } from './story-clauses.ts';
import type { StoryFact } from './story-fact.ts';

/** 借一年, 期限半年, 说好用三个月: a clause that tells the term of a loan and nothing else. */
const TERM =
  /^(?:双方|当时|口头|借条上?写(?:的|明|了)?)?(?:说好|约定|讲好|说的)?(?:就|先|只|是)?(?:借款?期限?|期限|借用?|用)(?:是|为|定|了)?(半年|一年半|[一二两三四五六七八九十\d]{1,2}(?:个月|年))(?:还清?|归还|期)?$/;

/** When a loan is due whose day and term are told, and nothing else of it. */
export function dueByTerm(clauses: readonly StoryClause[], lentOn: string): StoryFact[] {
  for (const { text, start, end } of clauses) {
    const term = TERM.exec(text.trim())?.[1];
    const months = term === undefined ? null : monthsOf(term);
    if (months) return [{ path: 'loan_due_on', value: addMonths(lentOn, months), start, end }];
  }
  return [];
}

function monthsOf(term: string): number | null {
  if (term === '半年') return 6;
  if (term === '一年半') return 18;
  const count = countOf(term.replace(/个月|年/, ''));
  return count === null ? null : count * (term.endsWith('年') ? 12 : 1);
}
