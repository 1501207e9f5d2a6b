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
