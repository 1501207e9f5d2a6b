import { describe, expect, test } from 'vitest';
import { parseCapitalAmount } from './capital-amount.ts';
import { writeCapitalAmount } from './write-capital-amount.ts';

describe('an amount in capitals', () => {
  test.each([
    [0, '零元整'],
    [0.5, '伍角'],
    [0.05, '伍分'],
    [10, '壹拾元整'],
    [1409.5, '壹仟肆佰零玖元伍角'],
    [6007.14, '陆仟零柒元壹角肆分'],
    [1680.32, '壹仟陆佰捌拾元叁角贰分'],
    [16409.02, '壹万陆仟肆佰零玖元零贰分'],
    [107000.53, '壹拾万零柒仟元伍角叁分'],
    [120000, '壹拾贰万元整'],
    [100000000, '壹亿元整'],
    [100010000, '壹亿零壹万元整'],
    [200000001, '贰亿零壹元整'],
    [1000000000000, '壹万亿元整'],
  ])('%d is %s', (yuan, written) => {
    expect(writeCapitalAmount(yuan)).toBe(written);
  });

  test('what is written is read back as the same amount', () => {
    for (const yuan of [1, 10.01, 305, 20_300.4, 1_000_001, 10_203_040.56, 990_000_000])
      expect(parseCapitalAmount(writeCapitalAmount(yuan)), String(yuan)).toBe(yuan);
  });

  test('what is no amount is refused', () => {
    expect(() => writeCapitalAmount(-1)).toThrow(RangeError);
    expect(() => writeCapitalAmount(Number.NaN)).toThrow(RangeError);
  });
});
