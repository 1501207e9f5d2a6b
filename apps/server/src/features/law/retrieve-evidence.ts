import type { Evidence } from '@mingfa/contract/evidence';
import type { Language } from '@mingfa/contract/values';
import { arrangeEvidence, type LawSource } from '../../engine/retrieval/index.ts';
import { todayInChina } from '../../runtime/today-in-china.ts';
import type { SearchContext } from './law-context.ts';

/** Ranked evidence for a question, as answers use it. */
export async function retrieveEvidence(
  context: Pick<SearchContext, 'clock' | 'readQuestion'> & { laws: LawSource },
  input: { question: string; asOf?: string | undefined; limit: number; language: Language },
): Promise<{ items: Evidence[] }> {
  const { limit, language } = input;
  const question = await context.readQuestion({ text: input.question, language });
  const asOf = input.asOf ?? todayInChina(context.clock);
  return { items: arrangeEvidence(await context.laws.search(question, { asOf, limit }), { limit }) };
}
