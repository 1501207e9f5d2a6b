import { describe, expect, test } from 'vitest';
import { fenFromYuan, formatYuan, MAX_YUAN, multiply, percent, ratio } from './money.ts';

describe('money', () => {
  test('yuan become whole fen, without the errors of floating point', () => {
    expect(fenFromYuan(0.1 + 0.2)).toBe(30n);
    expect(fenFromYuan(1.005)).toBe(101n);
    expect(fenFromYuan(8.29)).toBe(829n);
    expect(fenFromYuan(MAX_YUAN)).toBe(1_000_000_000_000_000n);
  });

  test('a negative, infinite or absurd amount is refused', () => {
    for (const amount of [-0.01, Number.NaN, Number.POSITIVE_INFINITY, MAX_YUAN + 1]) {
      expect(() => fenFromYuan(amount)).toThrow(RangeError);
    }
  });

  test('a product is rounded half up once, at the end', () => {
    expect(multiply(1n, ratio(0.5))).toBe(1n);
    expect(multiply(1n, ratio(0.49))).toBe(0n);
    expect(multiply(1000n, percent(2.5))).toBe(25n);
    // A third of a fen three times is a fen again when the factors meet before rounding.
    expect(multiply(1n, { numerator: 1n, denominator: 3n }, ratio(3))).toBe(1n);
  });

  test('small rates are exact fractions', () => {
    expect(percent(0.0175)).toEqual({ numerator: 175n, denominator: 1_000_000n });
    expect(ratio(0)).toEqual({ numerator: 0n, denominator: 1n });
  });

  test('amounts are written with thousands separated and fen only where there are any', () => {
    expect(formatYuan(1_240_000n)).toBe('12,400');
    expect(formatYuan(123_456_705n)).toBe('1,234,567.05');
    expect(formatYuan(5n)).toBe('0.05');
  });
});
