import type * as contract from '@mingfa/contract/calculator';
import type { Calculator } from '@mingfa/legal/calculators/calculation';
import { CALCULATORS, findCalculator } from '@mingfa/legal/calculators/registry';
import type { z } from 'zod';
import { AppError } from '../../ports/app-error.ts';

type CalculatorDescription = z.infer<typeof contract.calculatorDescription>;

/** A calculator by its id. */
export function requireCalculator(calculatorId: string): Calculator {
  const found = findCalculator(calculatorId);
  if (!found) throw new AppError('not_found');
  return found;
}

/** Every calculator with its fields. */
export function listCalculators(): { items: CalculatorDescription[] } {
  return { items: CALCULATORS.map(describeCalculator) };
}

/** One calculator with its fields. */
export function getCalculator(calculatorId: string): CalculatorDescription {
  return describeCalculator(requireCalculator(calculatorId));
}

function describeCalculator({ id, name, description, fields }: Calculator): CalculatorDescription {
  return {
    calculatorId: id,
    name,
    description,
    fields: fields.map(({ options, ...field }) => ({
      ...field,
      ...(options ? { options: [...options] } : {}),
    })),
  };
}
