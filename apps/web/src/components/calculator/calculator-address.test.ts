import type { CalculatorInputs } from '@mingfa/legal/calculators/calculation';
import { CALCULATORS, findCalculator } from '@mingfa/legal/calculators/registry';
import { expect, it } from 'vitest';
import { calculatorAddress, readFigures, writeFigures } from './calculator-address.ts';

function found(id: string) {
  const calculator = findCalculator(id);
  if (!calculator) throw new Error(`no calculator ${id}`);
  return calculator;
}

it('puts the figures after the #, where no server sees them', () => {
  expect(calculatorAddress(found('deposit'), { deposit: 30_000 })).toBe(
    '/document_generation?calculator=deposit#deposit=30000',
  );
  expect(calculatorAddress(found('deposit'))).toBe('/document_generation?calculator=deposit');
});

it.each(CALCULATORS.map((one) => [one.id, one] as const))(
  '%s computes the same from its address',
  (_, one) => {
    const filled: CalculatorInputs = Object.fromEntries(
      one.fields.map(({ name, kind, options }) => [
        name,
        {
          money: 12_345.67,
          percent: 3.45,
          count: 3,
          number: 2,
          date: '2024-02-29',
          dates: ['2024-02-28', '2024-03-01'],
          boolean: true,
          choice: options?.[0]?.value ?? '',
          'dated-amounts': [{ date: '2024-03-01', amount: 100.5 }],
        }[kind],
      ]),
    );
    const read = readFigures(one.fields, writeFigures(one.fields, filled));
    expect({ ...one.calculate(read), inputs: null }).toEqual({ ...one.calculate(filled), inputs: null });
  },
);

it('leaves out what is no field, no answer to yes or no, and what is too long to be figures', () => {
  const { fields } = found('civil-limitation');
  expect(readFigures(fields, '#startOn=2024-01-01&elsewhere=1&__proto__=x')).toEqual({
    startOn: '2024-01-01',
  });
  expect(readFigures(found('severance').fields, '#unlawful=maybe')).toEqual({});
  expect(readFigures(fields, `#startOn=${'2'.repeat(30_000)}`)).toEqual({});
});
