import { hasCreditCodeCheck, hasIdentityCheck, hasLuhnCheck } from './check-digits.ts';

/** Where a number stands in a text, end exclusive. */
export interface NumberPlace {
  start: number;
  end: number;
}

/** 统一社会信用代码 of GB 32100-2015: 18 characters without I, O, S, V and Z, of which six of the registration office are digits. */
const CREDIT_CODE =
  /(?<![\dA-Za-z])[1-9A-HJ-NPQRTUWXY][0-9A-HJ-NPQRTUWXY]\d{6}[0-9A-HJ-NPQRTUWXY]{10}(?![\dA-Za-z])/g;
/** As long as an identity number (GB 11643-1999: 17 digits and a check character) or a bank card. */
const LONG_NUMBER = /(?<![\dA-Za-z])(?:\d{17}[\dXx]|\d{16}|\d{17}|\d{19})(?![\dA-Za-z])/g;

/** Credit codes of companies whose check character is right (GB 32100-2015). */
export function findCreditCodes(text: string): NumberPlace[] {
  return [...text.matchAll(CREDIT_CODE)].flatMap(({ index, 0: code }) =>
    hasCreditCodeCheck(code) && !(/^\d{17}[\dX]$/.test(code) && hasIdentityCheck(code))
      ? [{ start: index, end: index + code.length }]
      : [],
  );
}

/**
 * Numbers that have the form of an identity number (GB 11643), a bank card (Luhn) or a credit code (GB 32100), and pass none of
 * these checks: a typing error, or something else. Whoever masks a text by hand looks at them.
 */
export function findFailedChecks(text: string): NumberPlace[] {
  const places = [...text.matchAll(LONG_NUMBER), ...text.matchAll(CREDIT_CODE)].flatMap(
    ({ index, 0: number }) => (passesACheck(number) ? [] : [{ start: index, end: index + number.length }]),
  );
  const seen = new Set<number>();
  return places
    .filter(({ start }) => !seen.has(start) && seen.add(start))
    .toSorted((a, b) => a.start - b.start);
}

function passesACheck(number: string): boolean {
  const isDigits = /^\d+$/.test(number);
  if (isDigits && hasLuhnCheck(number)) return true;
  if (number.length !== 18) return false;
  return (
    (/^\d{17}[\dXx]$/.test(number) && hasIdentityCheck(number)) || hasCreditCodeCheck(number.toUpperCase())
  );
}
