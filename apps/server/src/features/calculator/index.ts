export { getCalculator, listCalculators } from './describe-calculator.ts';
export { listPublishedFigures } from './list-published-figures.ts';
export { runCalculation } from './run-calculation.ts';
