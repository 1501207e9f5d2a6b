import { expect, test } from 'vitest';
import { noDataRow } from './total-rows.ts';

const HEAD = ['日期', '摘要', '对方户名', '金额'];
const why = (first: string) => noDataRow([first, '', '', '100'], HEAD);

test.each([
  ...['合计', '本页合计', '2022年1月合计', '2024年12月 小计', '2023年第二季度合计', '3月合计', '2022年合计'],
  ...['2022-01合计', '上半年合计', '1月份小计：', 'Grand total', 'Subtotal', 'March 2024 total', 'Q1 total'],
])('%s is a sum of other rows', (first) => {
  expect(why(first)).toBe('total');
});

test.each(['2022年1月', '2022年1月工资', '合计付款', '12月', '2022', '2022-01-05'])(
  '%s is a row like others',
  (first) => {
    expect(why(first)).toBeNull();
  },
);

test.each([
  '以上为全部交易明细，本流水仅供参考，不作为对账依据',
  '本对账单由系统自动生成，不加盖印章。',
  '如有疑问请致电客服热线咨询。',
  '共 3000 笔',
  'End of statement',
])('a sentence alone below a wide table is a note: %s', (first) => {
  expect(noDataRow([first, '', '', ''], HEAD)).toBe('note');
  // Beside other cells it is what somebody wrote in a row.
  expect(noDataRow(['2024-01-05', first, '甲公司', '100'], HEAD)).toBeNull();
  expect(noDataRow([first, ''], ['说明', '金额'])).toBeNull();
});

test.each(['甲公司', '2024-01-05', '本金', '押一付三'])('%s alone in a row stays', (first) => {
  expect(noDataRow([first, '', '', ''], HEAD)).toBeNull();
});
