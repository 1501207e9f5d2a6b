import { expect, test } from 'vitest';
import { writeCsvRow } from './write-csv.ts';

test('cells with commas, quotes and line breaks stay one cell', () => {
  expect(writeCsvRow(['甲，乙', 'a,b', '他说"好"', '两\n行', 3, null])).toBe(
    '甲，乙,"a,b","他说""好""","两\n行",3,\r\n',
  );
});

test('what would be run as a formula is text', () => {
  for (const cell of ['=HYPERLINK("http://x")', '+1+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])
    expect(writeCsvRow([cell]).replace(/^"/, '')).toMatch(/^'/);
  expect(writeCsvRow([-5])).toBe('-5\r\n');
});
