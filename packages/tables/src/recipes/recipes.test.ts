import type { TableCellValue } from '@mingfa/contract/table-query';
import { expect, test } from 'vitest';
import type { RecipeSettings } from './recipe.ts';
import { findRecipe, RECIPES } from './recipes.ts';

const run = (id: string, rows: Record<string, TableCellValue>[], settings: RecipeSettings = {}) => {
  const outcome = findRecipe(id)?.run(
    rows.map((cells, index) => ({ row: index + 1, cells })),
    settings,
  );
  if (outcome?.status !== 'result') throw new Error(JSON.stringify(outcome));
  return { ...outcome, sums: outcome.totals.map(({ value }) => value) };
};

test('a repayment goes to interest first, then to principal', () => {
  const { sums, lines } = run(
    'loan-account',
    [
      { day: '2021-01-01', lent: '100000', repaid: null },
      { day: '2021-03-02', lent: null, repaid: '5000' },
    ],
    { annualRate: 12, signedOn: '2021-01-01', endOn: '2021-12-31' },
  );
  // 60 days: 100,000 × 12% × 60 ÷ 365 = 1,972.60; of 5,000 the other 3,027.40 is principal: 96,972.60.
  // 304 days: 96,972.60 × 12% × 304 ÷ 365 = 9,691.95.
  expect(sums).toEqual(['96972.60', '9691.95', '106664.55']);
  expect(lines.map(({ cells, rows }) => [cells[2], cells[5], cells[8], cells[9], rows])).toEqual([
    [null, null, null, null, [1]],
    ['60', '1972.60', null, null, [2]],
    [null, null, '1972.60', '3027.40', [2]],
    ['304', '9691.95', null, null, []],
  ]);
});

test('a repayment below the interest leaves the principal as it is, and no interest runs on interest', () => {
  const { sums } = run(
    'loan-account',
    [
      { day: '2022-01-01', lent: '36500', repaid: null },
      { day: '2022-04-11', lent: null, repaid: '500' },
    ],
    { annualRate: 10, signedOn: '2022-01-01', endOn: '2022-07-20' },
  );
  // 36,500 × 10% ÷ 365 is 10 a day: 100 days 1,000, less 500; another 100 days 1,000.
  expect(sums).toEqual(['36500.00', '1500.00', '38000.00']);
});

test('a rate above four times the LPR of the contract is cut', () => {
  const { sums, notes } = run('loan-account', [{ day: '2021-06-01', lent: '36500', repaid: null }], {
    annualRate: 24,
    signedOn: '2021-06-01',
    endOn: '2021-06-11',
  });
  // 3.85% × 4 = 15.4%: 15.40 a day.
  expect(sums).toEqual(['36500.00', '154.00', '36654.00']);
  expect(notes.some(({ zh }) => zh.includes('15.4%'))).toBe(true);
});

test('a rate that follows the LPR is reckoned by its periods', () => {
  const { sums, lines } = run('loan-account', [{ day: '2024-07-12', lent: '36500', repaid: null }], {
    lprTimes: 1,
    signedOn: '2024-07-12',
    endOn: '2024-08-01',
  });
  // To 22 July ten days at 3.45%: 34.50; then ten at 3.35%: 33.50.
  expect(
    lines.filter(({ cells }) => cells[2] !== null).map(({ cells }) => [cells[1], cells[3], cells[5]]),
  ).toEqual([
    ['2024-07-22', '0.0345', '34.50'],
    ['2024-08-01', '0.0335', '33.50'],
  ]);
  expect(sums).toEqual(['36500.00', '68.00', '36568.00']);
});

test('what was paid too much is told', () => {
  const { sums } = run(
    'loan-account',
    [
      { day: '2022-01-01', lent: '36500', repaid: null },
      { day: '2022-01-11', lent: null, repaid: '37000' },
    ],
    { annualRate: 10, signedOn: '2022-01-01', endOn: '2022-12-31' },
  );
  expect(sums).toEqual(['0.00', '0.00', '0.00', '400.00']);
});

test('what came back before a loan or beyond a debt stands beside what is owed, and says that it was not set off', () => {
  const { totals, notes } = run(
    'loan-account',
    [
      { day: '2021-12-01', lent: null, repaid: '300' },
      { day: '2022-01-01', lent: '36500', repaid: null },
      { day: '2022-01-11', lent: null, repaid: '37000' },
      { day: '2022-02-01', lent: '1000', repaid: null },
    ],
    { annualRate: 10, signedOn: '2022-01-01', endOn: '2022-02-01' },
  );
  // Ten days at 10 a day: 36,600 owed, 400 beyond; then 1,000 anew.
  expect(totals.map(({ label, value }) => [label.zh.replace(/（.*/, ''), value])).toEqual([
    ['尚欠本金', '1000.00'],
    ['尚欠利息', '0.00'],
    ['尚欠本息合计', '1000.00'],
    ['另有：出借之前收到的款项', '300.00'],
    ['另有：超过当时所欠的还款', '400.00'],
  ]);
  expect(notes[0]?.zh).toMatch(/300\.00元在出借之前收到，400\.00元超过.*没有抵减以后的出借/);
});

test('a contract under the earlier rules is not reckoned by today’s', () => {
  const outcome = findRecipe('loan-account')?.run([], {
    annualRate: 12,
    signedOn: '2019-01-01',
    endOn: '2021-12-31',
  });
  expect(outcome?.status).toBe('needs');
});

test('wages and overtime are owed month by month', () => {
  const { sums, lines, leftOut } = run('wage-arrears', [
    {
      month: '2024-01-01',
      due: '8700',
      paid: '5000',
      workdayHours: '10',
      restDayHours: '8',
      holidayHours: null,
    },
    {
      month: '2024-02-01',
      due: '8700',
      paid: '9000',
      workdayHours: null,
      restDayHours: null,
      holidayHours: null,
    },
    { month: '2024-03-01', due: null, paid: '1', workdayHours: null },
  ]);
  // 8,700 ÷ 174 = 50 an hour: 10 × 50 × 150% + 8 × 50 × 200% = 750 + 800.
  expect(lines.map(({ cells }) => [cells[4], cells[5]])).toEqual([
    ['3700.00', '1550.00'],
    ['0.00', null],
  ]);
  expect(sums).toEqual(['3700.00', '1550.00', '5250.00']);
  expect(leftOut.map(({ row }) => row)).toEqual([3]);
});

test('the last day of each claim counts from its due day, or anew from a demand', () => {
  const { lines, sums } = run(
    'limitation-by-row',
    [
      { due: '2021-03-10', interrupted: null, amount: '1000' },
      { due: '2021-03-10', interrupted: '2023-05-10', amount: '2000' },
    ],
    { checkOn: '2025-03-03' },
  );
  // Three years: 10 March 2024 is a Sunday, so Monday the 11th; from 10 May 2023 to 10 May 2026, again a Sunday.
  expect(lines.map(({ cells }) => [cells[2], cells[3]])).toEqual([
    ['2024-03-11', true],
    ['2026-05-11', false],
  ]);
  expect(sums).toEqual(['1000.00']);
});

test('money that comes back is paired once, the nearest first', () => {
  const { lines, sums } = run(
    'round-trips',
    [
      { day: '2024-01-01', out: '5000', in: null, counterparty: '甲' },
      { day: '2024-01-03', out: null, in: '5000', counterparty: '甲' },
      { day: '2024-01-04', out: null, in: '5000', counterparty: '甲' },
      { day: '2024-01-05', out: '5000', in: null, counterparty: '乙' },
      { day: '2024-03-05', out: null, in: '5000', counterparty: '乙' },
    ],
    { days: 7 },
  );
  expect(lines.map(({ rows }) => rows)).toEqual([[1, 2]]);
  expect(sums).toEqual(['5000.00']);
});

test('every recipe says how it counts, and asks for columns by names of its own', () => {
  for (const { id, formula, roles } of RECIPES) {
    expect(formula.zh.length, id).toBeGreaterThan(10);
    expect(new Set(roles.map(({ name }) => name)).size, id).toBe(roles.length);
  }
});
