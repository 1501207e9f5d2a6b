/** An amount of money in fen (1 yuan = 100 fen), so that no cent is lost to floating point. */
export type Fen = bigint;

/** An exact fraction, such as a rate: 1.75 per ten thousand is `{ numerator: 175n, denominator: 1_000_000n }`. */
export interface Ratio {
  numerator: bigint;
  denominator: bigint;
}

/** The largest amount read, in yuan: ten trillion. */
export const MAX_YUAN = 10_000_000_000_000;

/**
 * Yuan → fen, rounded to the fen.
 * @throws RangeError for a negative, infinite or absurd amount
 */
export function fenFromYuan(yuan: number): Fen {
  if (!Number.isFinite(yuan) || yuan < 0 || yuan > MAX_YUAN) throw new RangeError(`no amount: ${yuan}`);
  return BigInt(Math.round(Number((yuan * 100).toPrecision(15))));
}

/** Whether an amount in yuan has two decimals at most. */
export function isWholeFen(yuan: number): boolean {
  return Number.isInteger(Number((yuan * 100).toPrecision(15)));
}

/** Fen → yuan, for showing and for JSON. */
export function yuanFromFen(fen: Fen): number {
  return Number(fen) / 100;
}

/** A decimal number as an exact fraction: 0.0175 → 175/10000. */
export function ratio(value: number): Ratio {
  if (!Number.isFinite(value) || value < 0) throw new RangeError(`no ratio: ${value}`);
  const text = value.toFixed(8).replace(/0+$/, '');
  const decimals = text.split('.')[1] ?? '';
  return { numerator: BigInt(text.replace('.', '')), denominator: 10n ** BigInt(decimals.length) };
}

/** A percentage as an exact fraction: 2.5 → 25/1000. */
export function percent(value: number): Ratio {
  const { numerator, denominator } = ratio(value);
  return { numerator, denominator: denominator * 100n };
}

/** The product of fractions. */
function multiplyRatios(...factors: Ratio[]): Ratio {
  return factors.reduce(
    (product, factor) => ({
      numerator: product.numerator * factor.numerator,
      denominator: product.denominator * factor.denominator,
    }),
    { numerator: 1n, denominator: 1n },
  );
}

/** An amount times fractions, rounded half up once, at the end. */
export function multiply(fen: Fen, ...factors: Ratio[]): Fen {
  const { numerator, denominator } = multiplyRatios(...factors);
  return (2n * fen * numerator + denominator) / (2n * denominator);
}

/** The smaller of two amounts. */
export const smallerFen = (a: Fen, b: Fen): Fen => (a < b ? a : b);

/** `1234567n` → `12,345.67`; whole yuan without decimals: `1200000n` → `12,000`. */
export function formatYuan(fen: Fen): string {
  const whole = String(fen / 100n).replace(/\B(?=(\d{3})+$)/g, ',');
  const rest = fen % 100n;
  return rest === 0n ? whole : `${whole}.${String(rest).padStart(2, '0')}`;
}
