import type { TableCellValue } from '@mingfa/contract/table-query';
import { expect, test } from 'vitest';
import type { RecipeSettings } from './recipe.ts';
import { findRecipe } from './recipes.ts';

const run = (id: string, rows: Record<string, TableCellValue>[], settings: RecipeSettings = {}) => {
  const outcome = findRecipe(id)?.run(
    rows.map((cells, index) => ({ row: index + 1, cells })),
    settings,
  );
  if (outcome?.status !== 'result') throw new Error(JSON.stringify(outcome));
  return {
    ...outcome,
    sums: Object.fromEntries(outcome.totals.map(({ label, value }) => [label.zh, value])),
    cells: outcome.lines.map(({ cells }) => cells),
  };
};

test('what each person is owed of wages and overtime is told apart', () => {
  const { sums, cells } = run('wage-arrears', [
    { person: '张三', month: '2024-01-01', due: '6000', paid: '4000' },
    { person: '李四', month: '2024-01-01', due: '5000', paid: '5000' },
    { person: '张三', month: '2024-02-01', due: '6000', paid: '5500.5' },
  ]);
  // 张三: 2,000 + 499.50; 李四: nothing.
  expect(sums).toMatchObject({ 合计: '2499.50', 其中张三: '2499.50', 其中李四: '0.00' });
  expect(cells.map(([person]) => person)).toEqual(['张三', '李四', '张三']);
});

test('a ledger of types and amounts is the same account of a loan', () => {
  const { sums, leftOut } = run(
    'loan-ledger',
    [
      { day: '2021-01-01', type: '借款', amount: '100000' },
      { day: '2021-03-02', type: '归还借款', amount: '5000' },
      { day: '2021-03-05', type: '手续费', amount: '10' },
      { day: '2021-03-06', type: '还款', amount: null },
    ],
    { annualRate: 12, signedOn: '2021-01-01', endOn: '2021-12-31' },
  );
  // As in the test of the loan account: 100,000 × 12% × 60 ÷ 365 = 1,972.60, then 96,972.60 for 304 days.
  expect(Object.values(sums)).toEqual(['96972.60', '9691.95', '106664.55']);
  expect(leftOut.map(({ row }) => row)).toEqual([3, 4]);
});

test('a refund of a prepaid card takes off what was used at the ratio of the bonus, or at the full price', () => {
  const { cells, sums, leftOut } = run('prepaid-card', [
    { card: 'A', paid: '1000', bonus: '250', used: null, refunded: null },
    { card: 'A', paid: null, bonus: null, used: '500', refunded: null },
    { card: 'B', paid: '300', bonus: null, used: '80', refunded: '100' },
    { card: 'C', paid: '200', bonus: '200', used: '300', refunded: null },
    { card: 'C', paid: null, bonus: null, used: null, refunded: null },
  ]);
  // A: 500 × 1,000 ÷ 1,250 = 400, so 600, or 500. B: 300 − 80 − 100 = 120 both ways.
  // C: 300 × 200 ÷ 400 = 150, so 50; at the full price 300 is more than was paid: nothing, and nothing is owed (§20).
  expect(cells.map((line) => [line[0], line[4], line[6], line[7]])).toEqual([
    ['A', '400.00', '600.00', '500.00'],
    ['B', '80.00', '120.00', '120.00'],
    ['C', '150.00', '50.00', '0.00'],
  ]);
  expect(Object.values(sums)).toEqual(['770.00', '620.00']);
  expect(leftOut.map(({ row }) => row)).toEqual([5]);
});

test('each instalment counts its days late, and a fifth of the price unpaid is told', () => {
  const rows = [
    { due: '2024-01-10', amount: '10000', paidOn: '2024-01-30', paid: '10000' },
    { due: '2024-02-10', amount: '10000', paidOn: '2024-02-20', paid: '4000' },
    { due: '2024-03-10', amount: '10000', paidOn: null, paid: null },
    { due: '2024-06-10', amount: '10000', paidOn: null, paid: null },
    { due: '2024-06-10', amount: '10000', paidOn: null, paid: '5' },
  ];
  const { cells, sums, notes, leftOut } = run('instalments', rows, {
    checkOn: '2024-04-10',
    dailyRate: 0.05,
  });
  // 10,000 × 0.05% × 20 = 100. 4,000 × 0.05% × 10 = 20, and 6,000 × 0.05% × 60 (20 + 31 − 1 … 10 Feb to 10 April 2024) = 180. 10,000 × 0.05% × 31 = 155.
  expect(cells.map((line) => line.slice(3))).toEqual([
    ['0.00', '20', '0', '100.00'],
    ['6000.00', '10', '60', '200.00'],
    ['10000.00', '0', '31', '155.00'],
    ['0.00', '0', '0', '0.00'],
  ]);
  expect(Object.values(sums)).toEqual(['40000.00', '16000.00', '455.00']);
  expect(notes[0]?.zh).toContain('已达到全部价款的五分之一');
  expect(leftOut.map(({ row }) => row)).toEqual([5]);
  const early = run('instalments', rows, { checkOn: '2024-03-01', dailyRate: 0.05 });
  // 6,000 of 40,000 is 15 %.
  expect(early.notes[0]?.zh).toContain('没有达到');
});

test('a settlement of works is split into what is of quantity and what of price, to the cent', () => {
  const { cells, sums, leftOut } = run('construction-settlement', [
    {
      ...{ item: '土方', claimedQuantity: '1200', claimedPrice: '35' },
      ...{ auditedQuantity: '1000', auditedPrice: '30', reason: '重复计量' },
    },
    {
      ...{ item: '钢筋', claimedQuantity: '10.125', claimedPrice: '5200.5' },
      ...{ auditedQuantity: '10.125', auditedPrice: '5000' },
    },
    { item: null, claimedQuantity: '1', claimedPrice: '1', auditedQuantity: '1', auditedPrice: '1' },
  ]);
  // 42,000 − 30,000 = 12,000: 200 × 30 = 6,000 and 5 × 1,200 = 6,000.
  // 10.125 × 5,200.50 = 52,655.06 (25 → 06), less 50,625.00 = 2,030.06, all of price.
  expect(cells.map((line) => line.slice(1, 6))).toEqual([
    ['42000.00', '30000.00', '12000.00', '6000.00', '6000.00'],
    ['52655.06', '50625.00', '2030.06', '0.00', '2030.06'],
  ]);
  expect(sums).toMatchObject({ 差额合计: '14030.06', 其中量差合计: '6000.00', 其中价差合计: '8030.06' });
  expect(leftOut.map(({ row }) => row)).toEqual([3]);
});

test('flows of an account are summed by counterparty, with cash and nights', () => {
  const { cells, sums, leftOut } = run('bank-flows', [
    { day: '2024-01-01T23:10:00', out: '5000', in: null, counterparty: '甲', remark: '转账' },
    { day: '2024-01-02T06:00:00', out: null, in: '3000.5', counterparty: '甲', remark: null },
    { day: '2024-01-03T05:59:59', out: '200', in: null, counterparty: null, remark: 'ATM取现' },
    { day: '2024-01-04', out: null, in: '100', counterparty: '乙', remark: '现金存入' },
    { day: null, out: '1', in: null, counterparty: '乙', remark: null },
  ]);
  expect(cells).toEqual([
    ['甲', '1', '3000.50', '1', '5000.00', '-1999.50', '0', '1'],
    ['（空）', '0', '0.00', '1', '200.00', '-200.00', '1', '1'],
    ['乙', '1', '100.00', '0', '0.00', '100.00', '1', null],
  ]);
  // In 3,000.50 + 100; out 5,000 + 200; at night 5,000 + 200.
  expect(sums).toEqual({
    ...{ 收入合计: '3100.50', 支出合计: '5200.00', 净额合计: '-2099.50' },
    ...{ 现金收入: '100.00', 现金支出: '200.00', 夜间收入: '0.00', 夜间支出: '5200.00' },
  });
  expect(leftOut.map(({ row }) => row)).toEqual([5]);
});

test('a reversal is taken off the side it stands on, and the time of day may stand in a column of its own', () => {
  const { cells, sums } = run('bank-flows', [
    { day: '2024-01-01', time: '22:00:00', out: '5000', in: null, counterparty: '甲' },
    { day: '2024-01-02', time: '21:59:59', out: '-1500.25', in: null, counterparty: '甲' },
  ]);
  expect(cells).toEqual([['甲', '0', '0.00', '2', '3499.75', '-3499.75', '0', '1']]);
  expect(sums).toMatchObject({ 支出合计: '3499.75', 夜间支出: '5000.00' });
});

test('flows are told by the sign of one column, and the note says so', () => {
  const { cells, sums, notes } = run('bank-flows', [
    { day: '2024-01-01', amount: '-5000', counterparty: '甲' },
    { day: '2024-01-02', amount: '1200.5', counterparty: '甲' },
  ]);
  expect(cells).toEqual([['甲', '1', '1200.50', '1', '5000.00', '-3799.50', '0', null]]);
  expect(sums).toMatchObject({ 收入合计: '1200.50', 支出合计: '5000.00', 净额合计: '-3799.50' });
  expect(notes.some(({ zh }) => zh.includes('按正负号'))).toBe(true);
});

test.each([
  ['amounts above nothing', '5000', '1200.5'],
  ['amounts with the sign of their side', '-5000', '1200.5'],
])('flows are told by a column that says in or out: %s', (_, out, back) => {
  const { sums, leftOut } = run('bank-flows', [
    { day: '2024-01-01', amount: out, direction: '借', counterparty: '甲' },
    { day: '2024-01-02', amount: back, direction: '贷', counterparty: '甲' },
    { day: '2024-01-03', amount: '70', direction: '不计收支', counterparty: '甲' },
  ]);
  expect(sums).toMatchObject({ 收入合计: '1200.50', 支出合计: '5000.00' });
  expect(leftOut).toEqual([{ row: 3, reason: expect.objectContaining({ zh: '没有写明收支' }) }]);
});

test('a reversal beside amounts above nothing is taken off its side', () => {
  const { sums } = run('bank-flows', [
    { day: '2024-01-01', amount: '5000', direction: '支出', counterparty: '甲' },
    { day: '2024-01-02', amount: '-1500', direction: '支出', counterparty: '甲' },
  ]);
  expect(sums).toMatchObject({ 支出合计: '3500.00', 收入合计: '0.00' });
});

test.each(['bank-flows', 'round-trips'])('%s asks for the columns that tell the sides', (recipeId) => {
  const missing = (row: Record<string, string | null>) => {
    const outcome = findRecipe(recipeId)?.run([{ row: 1, cells: row }], { days: 7 });
    return outcome?.status === 'needs' ? outcome.missing.map(({ field }) => field) : null;
  };
  expect(missing({ day: '2024-01-01', counterparty: '甲' })).toEqual(['out', 'in', 'amount']);
  expect(missing({ day: '2024-01-01', counterparty: '甲', out: '5' })).toEqual(['in']);
  expect(missing({ day: '2024-01-01', counterparty: '甲', amount: '5' })).toEqual(['direction']);
  expect(missing({ day: '2024-01-01', counterparty: '甲', amount: '5', direction: '收入' })).toBeNull();
});

test('without times nothing is said of nights', () => {
  const { sums, notes } = run('bank-flows', [{ day: '2024-01-01', out: '5', in: null, counterparty: '甲' }]);
  expect(Object.keys(sums)).not.toContain('夜间支出');
  expect(notes[0]?.zh).toContain('夜间交易没有统计');
});

test('a share ledger follows subscriptions, payments and transfers by their days', () => {
  const { cells, sums, leftOut } = run('share-ledger', [
    { day: '2023-05-01', holder: '丙', from: '甲', amount: '200000', paid: null },
    { day: '2020-01-01', holder: '甲', from: null, amount: '600000', paid: '300000' },
    { day: '2020-01-01', holder: '乙', from: null, amount: '400000', paid: null },
    { day: '2021-01-01', holder: '乙', from: null, amount: null, paid: '100000' },
    { day: '2024-01-01', holder: '丁', from: '丙', amount: '300000', paid: null },
  ]);
  // 甲 gives a third of 600,000 away, and with it a third of the 300,000 paid in. 丙 never held 300,000.
  expect(cells.toSorted().map((line) => [line[0], line[4], line[5], line[6], line[7]])).toEqual([
    ['丙', '200000.00', '0.2', '100000.00', '100000.00'],
    ['乙', '400000.00', '0.4', '100000.00', '300000.00'],
    ['甲', '400000.00', '0.4', '200000.00', '200000.00'],
  ]);
  expect(Object.values(sums)).toEqual(['1000000.00', '400000.00', '600000.00']);
  expect(leftOut.map(({ row }) => row)).toEqual([5]);
});

test('a list of damages is borne by the share of fault, but for mental distress, less what was paid', () => {
  const { cells, sums } = run(
    'damages-list',
    [
      { item: '医疗费', amount: '10000', proof: '发票1', paid: '3000' },
      { item: '医疗费', amount: '500.55', proof: null, paid: null },
      { item: '精神损害抚慰金', amount: '5000', proof: null, paid: null },
    ],
    { share: 70 },
  );
  // 10,500.55 × 70% = 7,350.385, so 7,350.39; with 5,000 it is 12,350.39, less 3,000.
  expect(cells).toEqual([
    ['医疗费', '2', '10500.55', '7350.39', '500.55'],
    ['精神损害抚慰金', '1', '5000.00', '5000.00', '5000.00'],
  ]);
  expect(sums).toMatchObject({ 损失合计: '15500.55', 对方应承担: '12350.39', 还应赔: '9350.39' });
});

test.each([
  ['instalments', { checkOn: '2024-01-01' }],
  ['instalments', { dailyRate: 0.05 }],
  ['damages-list', {}],
])('%s says what it lacks', (id, settings) => {
  expect(findRecipe(id)?.run([], settings)).toMatchObject({ status: 'needs' });
});
