import * as contract from '@mingfa/contract/calculator';
import * as administration from '../../features/administration/index.ts';
import * as calculator from '../../features/calculator/index.ts';
import type { AppContext } from '../../ports/app-context.ts';
import { type BoundRoute, bindTo } from '../route.ts';

/** The calculators, and the published figures they look up. */
export function calculatorRoutes(context: AppContext): BoundRoute[] {
  const bind = bindTo(context);
  return [
    bind(contract.listCalculators, () => calculator.listCalculators()),
    bind(contract.listPublishedFigures, calculator.listPublishedFigures),
    bind(contract.getCalculator, (_, { calculatorId }) => calculator.getCalculator(calculatorId)),
    bind(contract.calculate, calculator.runCalculation),
    bind(contract.saveHolidayYear, administration.saveHolidayYear),
    bind(contract.saveLoanPrimeRate, administration.saveLoanPrimeRate),
    bind(contract.removeAddedFigures, administration.removeAddedFigures),
  ];
}
