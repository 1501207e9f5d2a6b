import type { factProblem } from '@mingfa/contract/draft-fact';
import { FACT_PROBLEM_LABELS } from '@mingfa/contract/labels/draft-labels';
import i18next from 'i18next';
import type { z } from 'zod';
import { currentLanguage } from '../../../lib/i18n.ts';
import { writeFactValue } from '../../../lib/write-fact-value.ts';
import type { FactDefinition, FactValue } from './fact-types.ts';

/** A value as a person reads it, by its kind; choices in their own language. */
export const describeValue = (
  definition: Pick<FactDefinition, 'kind' | 'options'>,
  value: FactValue,
): string =>
  writeFactValue(definition, value, {
    yes: i18next.t('fact.yes', { ns: 'drafting' }),
    no: i18next.t('fact.no', { ns: 'drafting' }),
    yuan: i18next.t('fact.yuan', { ns: 'drafting' }),
  });

/** What is wrong with a value, with its bounds. */
export function describeProblem({ problem, least, greatest }: z.infer<typeof factProblem>): string {
  const words = FACT_PROBLEM_LABELS[currentLanguage()][problem];
  const bounds =
    least === undefined && greatest === undefined ? '' : `（${least ?? '…'} – ${greatest ?? '…'}）`;
  return `${words}${bounds}`;
}
