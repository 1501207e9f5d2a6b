import type * as contract from '@mingfa/contract/calculator';
import type { EndpointInput, EndpointOutput } from '@mingfa/contract/endpoint';
import { readPublishedFigures } from '../../engine/figures/index.ts';
import type { AppContext } from '../../ports/app-context.ts';
import { requireCalculator } from './describe-calculator.ts';

/** Computes with the published figures of this installation. Nothing of it is kept. */
export async function runCalculation(
  context: Pick<AppContext, 'db'>,
  { calculatorId, inputs }: EndpointInput<typeof contract.calculate>,
): Promise<EndpointOutput<typeof contract.calculate>> {
  const found = requireCalculator(calculatorId);
  const { calculator, inputs: _, ...outcome } = found.calculate(inputs, await readPublishedFigures(context));
  return { ...outcome, calculatorId: calculator };
}
