const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const CHECKS = '10X98765432';

/** Whether the last character of an 18-character identity number is the one its others ask for (GB 11643). */
export function hasIdentityCheck(number: string): boolean {
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(number[index]), 0);
  return CHECKS[sum % 11] === number[17]?.toUpperCase();
}

/** Whether `yyyymmdd` is a day on which somebody alive or their parents can have been born. */
export function isBirthday(digits: string): boolean {
  const month = Number(digits.slice(4, 6));
  const day = Number(digits.slice(6, 8));
  return /^(?:18|19|20)/.test(digits) && month >= 1 && month <= 12 && day >= 1 && day <= 31;
}

/** Whether the digits end in the check digit of bank cards (Luhn). */
export function hasLuhnCheck(digits: string): boolean {
  let sum = 0;
  for (let index = 0; index < digits.length; index += 1) {
    const digit = Number(digits[digits.length - 1 - index]);
    sum += index % 2 === 0 ? digit : digit > 4 ? digit * 2 - 9 : digit * 2;
  }
  return sum % 10 === 0;
}

const CREDIT_CODE_SIGNS = '0123456789ABCDEFGHJKLMNPQRTUWXY';
const CREDIT_CODE_WEIGHTS = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28];

/** Whether an 18-character 统一社会信用代码 ends in its check character (GB 32100). */
export function hasCreditCodeCheck(code: string): boolean {
  const sum = CREDIT_CODE_WEIGHTS.reduce(
    (total, weight, index) => total + weight * CREDIT_CODE_SIGNS.indexOf(code[index] ?? ''),
    0,
  );
  return CREDIT_CODE_SIGNS[(31 - (sum % 31)) % 31] === code[17];
}
