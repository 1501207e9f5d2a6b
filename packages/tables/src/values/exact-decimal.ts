/** Places behind the point that a stored number has; what is finer is rounded. */
export const DECIMAL_PLACES = 10;
/** Digits before the point that a stored number may have. */
const WHOLE_DIGITS = 26;

const DECIMAL = /^([+-]?)(\d+)(?:\.(\d*))?(?:[eE]([+-]?\d{1,3}))?$/;

/** The product of decimal texts, exact, without trailing zeros, rounded half up at ten places; null where one is none or it is too large. */
export function multiplyDecimals(...factors: readonly string[]): string | null {
  let digits = 1n;
  let places = 0;
  for (const factor of factors) {
    const match = DECIMAL.exec(factor);
    if (!match) return null;
    const [, sign, whole = '', part = '', exponent = '0'] = match;
    digits *= BigInt(`${sign === '-' ? '-' : ''}${whole}${part}`);
    places += part.length - Number(exponent);
  }
  return writeDecimal(digits, places);
}

function writeDecimal(digits: bigint, places: number): string | null {
  if (places < -60 || places > 400) return null;
  let value = places < 0 ? digits * 10n ** BigInt(-places) : digits;
  let left = Math.max(places, 0);
  if (left > DECIMAL_PLACES) {
    const divisor = 10n ** BigInt(left - DECIMAL_PLACES);
    const half = value < 0n ? -divisor / 2n : divisor / 2n;
    value = (value + half) / divisor;
    left = DECIMAL_PLACES;
  }
  const plain = String(value < 0n ? -value : value).padStart(left + 1, '0');
  const whole = plain.slice(0, plain.length - left);
  if (whole.length > WHOLE_DIGITS) return null;
  const part = left === 0 ? '' : plain.slice(plain.length - left).replace(/0+$/, '');
  return `${value < 0n ? '-' : ''}${whole}${part === '' ? '' : `.${part}`}`;
}
