import type { Evidence } from '@mingfa/contract/evidence';
import type { LawBounds, ReadQuestion } from '../retrieval/index.ts';
import type { AnsweringContext } from './answering-context.ts';
import { type LawOfDay, searchLawOfDay } from './search-law-of-day.ts';

/** What was found of law within bounds, and what all law has on the question. */
export interface LawInBounds extends LawOfDay {
  /** What was found of all law, which tells what a question is about; null where there are no bounds. */
  everywhere: Evidence[] | null;
}

/** Searches the law of a day within bounds, and beside them where there are any. */
export async function searchInBounds(
  context: Pick<AnsweringContext, 'laws' | 'placesOfDay' | 'today'>,
  question: ReadQuestion,
  scope: { asOf: string; limit: number; signal: AbortSignal },
  bounds: LawBounds | null,
): Promise<LawInBounds> {
  if (!bounds) return { ...(await searchLawOfDay(context, question, scope)), everywhere: null };
  const [found, all] = await Promise.all([
    searchLawOfDay(context, question, { ...scope, bounds }),
    context.laws.search(question, scope),
  ]);
  return { ...found, everywhere: all.evidence };
}
