import { expect, it } from 'vitest';
import { readTypedNumber } from './typed-number.ts';

it.each([
  ['120,000', 120_000],
  ['12,0000', 120_000],
  ['12万', 120_000],
  ['１２万元', 120_000],
  ['12万8千', 128_000],
  ['十二万元', 120_000],
  ['十二万', 120_000],
  ['一万零五百', 10_500],
  ['壹拾贰万元整', 120_000],
  ['￥3000元', 3000],
  ['¥ 3,000.50', 3000.5],
  ['1.5亿', 150_000_000],
  ['0.1', 0.1],
  ['.5', 0.5],
  ['-3', -3],
])('reads the sum %s as %s', (typed, sum) => {
  expect(readTypedNumber(typed, 'money')).toBe(sum);
});

it.each([
  '',
  '5%',
  '1-2',
  '12万多',
  '12多万',
  '几万',
  'NaN',
  '1e5',
  '100美元',
  '万分之五',
  '十二万元或者十三万元',
])('takes %j for no sum', (typed) => {
  expect(readTypedNumber(typed, 'money')).toBeNull();
});

it.each([
  ['6%', 6],
  ['0.05', 0.05],
  ['百分之十二', 12],
  ['千分之三', 0.3],
  ['万分之五', 0.05],
  ['3‰', 0.3],
])('reads the share %s as %s per cent', (typed, share) => {
  expect(readTypedNumber(typed, 'percent')).toBe(share);
});

it('reads how many in figures and in words', () => {
  expect(readTypedNumber('12', 'count')).toBe(12);
  expect(readTypedNumber('十二', 'count')).toBe(12);
});
