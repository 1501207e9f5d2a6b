import type { CalculatorOutcome, LegalBasis } from '../calculators/calculation.ts';
import type { QuestionReading } from './read-question.ts';

/** Which calculations may be told. */
export interface CalculationBounds {
  /** The only calculators that may be used, by id; null or absent: every one. */
  calculators?: readonly string[] | null | undefined;
  /** Full titles of laws that nothing may rest on. */
  lawsLeftOut?: readonly string[] | undefined;
}

/** Whether what a calculator came to may be told. */
export function mayTell(
  { id, outcome }: { id: string; outcome: CalculatorOutcome },
  bounds: CalculationBounds,
): boolean {
  if (bounds.calculators && !bounds.calculators.includes(id)) return false;
  return outcome.status === 'invalid' || outcome.basis.every((basis) => mayRestOn(basis, bounds));
}

/** Whether something may rest on a place of law. */
export const mayRestOn = ({ law }: Pick<LegalBasis, 'law'>, { lawsLeftOut }: CalculationBounds): boolean =>
  !lawsLeftOut?.includes(law);

/** A question that calls for a calculation which may not be told calls for none. */
export function withinCalculations(reading: QuestionReading, bounds: CalculationBounds): QuestionReading {
  const { calculator } = reading;
  return !calculator || mayTell(calculator, bounds)
    ? reading
    : { ...reading, calculator: null, intent: 'rule' };
}
