import { expect, test } from 'vitest';
import type { RecipeRow } from './recipe.ts';
import { findRecipe } from './recipes.ts';

function leftOut(id: string, rows: RecipeRow[]) {
  const settings = { annualRate: 12, signedOn: '2021-01-01', endOn: '2025-12-31' };
  const outcome = findRecipe(id)?.run(rows, settings);
  if (outcome?.status !== 'result') throw new Error(JSON.stringify(outcome));
  return { ...outcome, told: outcome.leftOut.map(({ row, reason }) => `${row}: ${reason.zh}`) };
}

test('a loan account says of each row why it could not be taken', () => {
  const { told, lines } = leftOut('loan-account', [
    { row: 1, cells: { day: '2021-01-01', lent: '100000', repaid: null } },
    { row: 2, cells: { day: '2021-03-01', lent: null, repaid: '-5000' } },
    { row: 3, cells: { day: null, lent: null, repaid: '100' }, unreadable: { day: '2025-02-30' } },
    { row: 4, cells: { day: null, lent: null, repaid: '100' }, unreadable: { day: '年底' } },
    { row: 5, cells: { day: '2021-05-01', lent: '10', repaid: null }, unreadable: { repaid: '约五千' } },
    { row: 6, cells: { day: '2021-06-01', lent: null, repaid: null } },
  ]);
  expect(told).toEqual([
    '2: 还款金额是负数（-5000）：括号里的数、前面有负号的数都读作负数，请核对后改正',
    '3: 没有“2025-02-30”这一天',
    '4: 日期“年底”读不出',
    '5: 还款金额“约五千”读不出',
    '6: 没有金额',
  ]);
  expect(lines.flatMap(({ rows }) => rows)).toEqual([1]);
});

test('a ledger with one column of amounts says the same', () => {
  const { told } = leftOut('loan-ledger', [
    { row: 1, cells: { day: '2021-01-01', type: '借款', amount: '1000' } },
    { row: 2, cells: { day: '2021-02-01', type: '还款', amount: '-500' } },
    { row: 3, cells: { day: '2021-02-02', type: '还款', amount: null }, unreadable: { amount: '见收条' } },
  ]);
  expect(told.map((one) => one.slice(0, 12))).toEqual(['2: 还款金额是负数（-', '3: 还款金额“见收条”']);
});

test('a note in the place of a wage that was paid is not a month without pay', () => {
  const { told, totals } = leftOut('wage-arrears', [
    { row: 1, cells: { person: '甲', month: '2025-01-01', due: '5000', paid: '4000' } },
    {
      row: 2,
      cells: { person: '甲', month: '2025-02-01', due: '5000', paid: null },
      unreadable: { paid: '病假，另议' },
    },
    { row: 3, cells: { person: '甲', month: '2025-03-01', due: '5000', paid: null } },
  ]);
  expect(told).toEqual(['2: 实发工资“病假，另议”读不出']);
  // 1,000 of January and all of March.
  expect(totals[0]?.value).toBe('6000.00');
});
