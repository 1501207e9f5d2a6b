import type { Guide } from '@mingfa/content/guide';
import type { AnswerData } from '@mingfa/contract/answer-data';
import type { Language } from '@mingfa/contract/values';
import type { CalculatorInputs } from '@mingfa/legal/calculators/calculation';
import { findCalculator } from '@mingfa/legal/calculators/registry';
import type { QuestionReading } from '@mingfa/legal/questions/read-question';

/** More than these are a list nobody reads. */
const OFFERED_MAX = 3;

/**
 * What can be computed: what the question calls for, with the figures it gave, then what the guide to its situation names.
 * @param allowed the only ones that may be offered, by id; null: every one
 */
export function offerCalculators(
  { calculator: called }: Pick<QuestionReading, 'calculator'>,
  guide: Guide | null,
  language: Language,
  allowed: readonly string[] | null = null,
): AnswerData['calculators']['items'] {
  const inputs = new Map<string, CalculatorInputs>();
  if (called) inputs.set(called.id, called.inputs);
  const named = [
    ...(guide?.calculators ?? []),
    ...(guide?.deadlines ?? []).flatMap(({ calculator }) => calculator ?? []),
  ];
  for (const id of named) if (!inputs.has(id)) inputs.set(id, {});
  const offered = [...inputs].filter(([id]) => allowed?.includes(id) ?? true);
  return offered.slice(0, OFFERED_MAX).flatMap(([id, given]) => {
    const found = findCalculator(id);
    if (!found) return [];
    return [{ calculator: id, name: language === 'en' ? found.name.en : found.name.zh, inputs: given }];
  });
}
