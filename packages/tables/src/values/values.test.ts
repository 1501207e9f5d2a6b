import { expect, test } from 'vitest';
import { columnFor } from '../testing/duckdb.ts';
import { readCell } from './read-cell.ts';
import { readDay } from './read-day.ts';
import { readNumberCode } from './read-number-code.ts';

const amount = (factor = '1', unit = '') => ({
  ...columnFor('c1', '金额', 'number', 'amount'),
  number: { factor, unit },
});
const readOf = (text: string, column = amount()) => {
  const { value, isUnreadable } = readCell(text, column);
  return isUnreadable ? 'unreadable' : value;
};

test.each([
  ['1234.5', '1234.5'],
  ['1,234,567.80', '1234567.8'],
  ['1 234 567', '1234567'],
  ['（1,234.50）', '-1234.5'],
  ['(¥300)', '-300'],
  ['-￥300.00', '-300'],
  ['¥-300.00', '-300'],
  ['300.00-', '-300'],
  ['+88', '88'],
  ['１２３．４５', '123.45'],
  ['人民币 5,000元', '5000'],
  ['RMB 12.30', '12.3'],
  ['12.3万', '123000'],
  ['12.3万元', '123000'],
  ['1.2亿元', '120000000'],
  ['3千元', '3000'],
  ['50元整', '50'],
  ['壹万贰仟叁佰肆拾伍元陆角柒分', '12345.67'],
  ['人民币伍拾万元整', '500000'],
  ['三万五千元', '35000'],
  ['3.85%', '0.0385'],
  ['５％', '0.05'],
  ['5‰', '0.005'],
  ['百分之三', '0.03'],
  ['1.5E+05', '150000'],
  ['0.30000000000000004', '0.3'],
  ['.5', '0.5'],
  ['="00123"', '123'],
  ['-', null],
  ['--', null],
  ['', null],
  [' N/A ', null],
  ['12,34', 'unreadable'],
  ['约三百', 'unreadable'],
  ['12.3.4', 'unreadable'],
  ['$100', 'unreadable'],
  ['(-5)', 'unreadable'],
  ['3万5千', 'unreadable'],
])('%s is read as %s', (text, value) => {
  expect(readOf(text)).toBe(value);
});

test('a unit in the head counts bare numbers, and a unit in the cell counts instead of it', () => {
  const tenThousands = amount('10000', '万元');
  expect(['1.2', '1.2万元', '1.2万', '12000元', '1.2亿'].map((text) => readOf(text, tenThousands))).toEqual([
    '12000',
    '12000',
    '12000',
    '12000',
    '120000000',
  ]);
  const percent = amount('0.01', '%');
  expect(['3.85', '3.85%', '38.5‰'].map((text) => readOf(text, percent))).toEqual([
    '0.0385',
    '0.0385',
    '0.0385',
  ]);
  expect(readOf('5元', percent)).toBe('unreadable');
  expect(readOf('US$ 12', amount('1', '美元'))).toBe('12');
  expect(readOf('￥12', amount('1', '美元'))).toBe('unreadable');
});

test.each([
  ['2025-3-1', '2025-03-01'],
  ['2025/3/1', '2025-03-01'],
  ['2025.03.01', '2025-03-01'],
  ['20250301', '2025-03-01'],
  ['2025年3月1日', '2025-03-01'],
  ['2025 年 3 月 1 日', '2025-03-01'],
  ['二〇二五年三月一日', '2025-03-01'],
  ['二零二五年十二月二十一日', '2025-12-21'],
  ['25/12/2025', '2025-12-25'],
  ['12/25/2025', '2025-12-25'],
  ['3/3/2025', '2025-03-03'],
  ['1 Mar 2025', '2025-03-01'],
  ['Mar 1, 2025', '2025-03-01'],
  ['45717', '2025-03-01'],
  ['45717.5', '2025-03-01T12:00:00'],
  ['2025-03-01 08:30', '2025-03-01T08:30:00'],
  ['2025-03-01T08:30:05', '2025-03-01T08:30:05'],
  ['2025/3/1 下午3:05', '2025-03-01T15:05:00'],
  ['2025年3月1日 8时30分', '2025-03-01T08:30:00'],
  ['20250301 083005', '2025-03-01T08:30:05'],
  ['20250301083005', '2025-03-01T08:30:05'],
  ['2025-03-01 星期六', '2025-03-01'],
  ['2025年3月', '2025-03-01'],
  ['2025-03', '2025-03-01'],
  ['3/1/2025', 'ambiguous'],
  ['25-3-1', 'ambiguous'],
  ['2025-02-30', 'impossible'],
  ['2025年13月1日', 'impossible'],
  ['20251301', 'impossible'],
  ['2025-03-01 25:00', 'impossible'],
  ['12345678', 'no_date'],
  ['三月一日', 'no_date'],
  ['甲公司', 'no_date'],
  ['123', 'no_date'],
])('the day of %s is %s', (text, expected) => {
  const day = readDay(text);
  expect(
    day.problem ?? `${'day' in day ? day.day : ''}${'time' in day && day.time ? `T${day.time}` : ''}`,
  ).toBe(expected);
});

test('what comes first in a date is as its column says', () => {
  const read = (text: string, dateOrder: 'year_first' | 'month_first' | 'day_first') =>
    readCell(text, { ...columnFor('c1', '日期', 'date'), dateOrder }).value;
  expect(read('3/1/2025', 'month_first')).toBe('2025-03-01');
  expect(read('3/1/2025', 'day_first')).toBe('2025-01-03');
  expect(read('25-3-1', 'year_first')).toBe('2025-03-01');
  expect(read('3/1/25', 'month_first')).toBe('2025-03-01');
  expect(read('2025-03-01 10:00', 'year_first')).toBe('2025-03-01');
});

test('yes and no are read, and nothing else', () => {
  const column = columnFor('c1', '已付', 'yes_no');
  expect(['是', '√', 'N', '无', '', '大概'].map((text) => readCell(text, column))).toEqual([
    { value: true, isUnreadable: false },
    { value: true, isUnreadable: false },
    { value: false, isUnreadable: false },
    { value: false, isUnreadable: false },
    { value: null, isUnreadable: false },
    { value: null, isUnreadable: true },
  ]);
});

test('a text keeps its signs, without what spreadsheets put around it', () => {
  const column = columnFor('c1', '账号', 'text');
  expect(
    ['="6222 0000"', "'0012", '\t0012', ' （甲） ', '  '].map((text) => readCell(text, column).value),
  ).toEqual(['6222 0000', '0012', '0012', '（甲）', null]);
});

test.each([
  // 110105 1949-12-31 002 X is the example of GB 11643.
  ['11010519491231002X', { kind: 'resident', isRight: true }],
  ['110105194912310021', { kind: 'resident', isRight: false }],
  ['91350100M000100Y43', { kind: 'firm', isRight: true }],
  ['91350100M000100Y44', { kind: 'firm', isRight: false }],
  ['138 1234 5678', { kind: 'mobile', isRight: null }],
  ['010-62345678', { kind: 'telephone', isRight: null }],
  ['6222 0212 3456 7890 123', { kind: 'account', isRight: null }],
  ['4111111111111111', { kind: 'card', isRight: true }],
  ['合同2024', null],
  ['1234', null],
])('the number %s is told', (text, expected) => {
  expect(readNumberCode(text)).toEqual(expected);
});
