import { describe, expect, it } from 'vitest';
import { formatChineseNumeral, parseDecimal, parseNumeral } from './numerals.ts';

describe('parseNumeral', () => {
  it.each([
    ['一', 1],
    ['十', 10],
    ['十二', 12],
    ['二十', 20],
    ['一百二十', 120],
    ['一百零五', 105],
    ['一千二百六十', 1260],
    ['一千零五', 1005],
    ['二〇二三', 2023],
    ['一九九七', 1997],
    ['两百', 200],
    ['三万五千', 35_000],
    ['一亿二千万', 120_000_000],
    ['577', 577],
    ['５７７', 577],
    ['〇', 0],
    ['壹仟贰佰', 1200],
    ['貳拾萬', 200_000],
    ['二○二四', 2024],
  ])('reads %s as %i', (text, value) => {
    expect(parseNumeral(text)).toBe(value);
  });

  it.each(['', '条', '一a', '12条', '第一'])('refuses %j', (text) => {
    expect(parseNumeral(text)).toBeNull();
  });
});

describe('parseDecimal', () => {
  it.each([
    ['1,200.50', 1200.5],
    ['0.5', 0.5],
    ['三点五', 3.5],
    ['零点零五', 0.05],
    ['一百二十', 120],
  ])('reads %s as %d', (text, value) => {
    expect(parseDecimal(text)).toBe(value);
  });

  it.each(['', '1,20', '1.', '三点', '三点五点一', '三点十', '-1'])('refuses %j', (text) => {
    expect(parseDecimal(text)).toBeNull();
  });
});

describe('formatChineseNumeral', () => {
  it('comes back to every number that a statute can have', () => {
    for (let value = 0; value <= 9999; value += 1)
      expect(parseNumeral(formatChineseNumeral(value))).toBe(value);
  });

  it('writes ten to nineteen and inner zeros as statutes do', () => {
    expect([10, 12, 20, 101, 110, 111, 1005, 1010, 1260].map(formatChineseNumeral)).toEqual([
      '十',
      '十二',
      '二十',
      '一百零一',
      '一百一十',
      '一百一十一',
      '一千零五',
      '一千零一十',
      '一千二百六十',
    ]);
  });

  it('writes numbers that no statute has, too: people and models name any', () => {
    expect([10_000, 10_007, 12_345, 100_010, 120_000_000, 100_000_001].map(formatChineseNumeral)).toEqual([
      '一万',
      '一万零七',
      '一万二千三百四十五',
      '十万零一十',
      '一亿二千万',
      '一亿零一',
    ]);
    for (const value of [10_000, 10_007, 99_999, 1_000_010, 20_000_305, 999_999_999_999]) {
      expect(parseNumeral(formatChineseNumeral(value))).toBe(value);
    }
    expect(formatChineseNumeral(123_456_789_012_345)).toBe('123456789012345');
  });

  it('throws on what is no whole number', () => {
    expect(() => formatChineseNumeral(-1)).toThrow(RangeError);
    expect(() => formatChineseNumeral(1.5)).toThrow(RangeError);
  });
});
