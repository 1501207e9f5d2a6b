import type { factProblem } from '@mingfa/contract/draft-fact';
import { FACT_PROBLEM_LABELS } from '@mingfa/contract/labels/draft-labels';
import i18next from 'i18next';
import type { z } from 'zod';
import { currentLanguage } from '../../../lib/i18n.ts';
import { inLanguage } from '../../../lib/in-language.ts';
import type { FactDefinition, FactValue } from './fact-types.ts';

/** A value as a person reads it, by its kind; choices in their own language. */
export function describeValue(
  { kind, options }: Pick<FactDefinition, 'kind' | 'options'>,
  value: FactValue,
): string {
  if (typeof value === 'boolean') return i18next.t(value ? 'fact.yes' : 'fact.no', { ns: 'drafting' });
  if (typeof value === 'number') {
    if (kind === 'percent') return `${value}%`;
    if (kind !== 'money') return value.toLocaleString('en-US');
    const sum = value.toLocaleString('en-US', { minimumFractionDigits: Number.isInteger(value) ? 0 : 2 });
    return i18next.t('fact.yuan', { ns: 'drafting', sum });
  }
  const option = kind === 'choice' ? options?.find((one) => one.value === value) : undefined;
  return option ? inLanguage(option.label) : value;
}

/** What is wrong with a value, with its bounds. */
export function describeProblem({ problem, least, greatest }: z.infer<typeof factProblem>): string {
  const words = FACT_PROBLEM_LABELS[currentLanguage()][problem];
  const bounds =
    least === undefined && greatest === undefined ? '' : `（${least ?? '…'} – ${greatest ?? '…'}）`;
  return `${words}${bounds}`;
}
