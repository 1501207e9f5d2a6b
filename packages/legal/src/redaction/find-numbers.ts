import { hasIdentityCheck, hasLuhnCheck, isBirthday } from './check-digits.ts';
import type { MaskKind, PersonalData } from './mask.ts';

/** So many characters before a number can say what it is. */
const REACH = 14;
const IDENTITY_WORD = /身份证|证件|公民身份|身份号|\bID\b|identity|身份/i;
const CARD_WORD = /卡|(?:打|转|汇|存)(?:到|进|入|给)|收款|[账帐]号|[账帐]户|户头|对公|card|account/i;
/** A number of goods, papers or payments, which is nobody's own. */
const PAPER_WORD =
  /(?:订单|单|流水|(?<!证件?|身份)编|案|文|批|凭证|票|合同|交易|序列|条码|order|tracking|invoice)[号码]?\s*(?:no\.?|number|[:：#是为])*\s*$/i;
const MONEY_BEFORE = /[¥￥$]\s*$/;
const MONEY_AFTER = /^\s*(?:元|万|亿|块|圆|人民币|RMB|yuan|CNY|[.．]\d)/i;
const PHONE_WORD = /(?:电话|座机|固话|传真|手机|\btel|\bphone|\bmobile)[^\d\n]{0,8}$/i;

const IDENTITY =
  /(?<![\dA-Za-z])[1-9]\d{2}[ -]?\d{3}[ -]?(\d{4}[ -]?\d{2}[ -]?\d{2})[ -]?\d{3}[\dXx](?![\dA-Za-z])/g;
const OLD_IDENTITY = /(?<![\dA-Za-z])[1-9]\d{14}(?![\dA-Za-z])/g;
const LONG_RUN = /(?<![\dA-Za-z/])\d{8,24}(?![\dA-Za-z])/g;
const GROUPS_OF_FOUR = /(?<![\dA-Za-z]-?)\d{4}(?:[ -]{1,2}\d{4}){2,3}(?:[ -]{1,2}\d{1,4})?(?!\d|-\d)/g;
/** Grouped in any other way: 621226 0200012345670. */
const IN_GROUPS = /(?<![\dA-Za-z]-?)[3-6]\d{3,5}(?:[ -]\d{2,13}){1,5}(?!\d|-\d)/g;
const MOBILE =
  /(?<!\d|[\da-f][a-f])(?:(?:\+|00)?86[- ]?)?1[3-9]\d(?:[- ]?\d{4}[- ]?\d{4}|[- ]\d{3}[- ]\d{5}|\d[- ]\d{3}[- ]?\d{4})(?!\d|\.[a-z])/g;
const WRITTEN_MOBILE =
  /(?<![一二三四五六七八九零〇幺])[一幺][三四五六七八九][一二三四五六七八九零〇幺]{9}(?![一二三四五六七八九零〇幺十百千万])/g;
const LANDLINE =
  /(?<![\d.A-Za-z])(?:\+?86[- ]?)?\(?0(?:10|2\d|[3-9]\d{2})(?:\) ?|[- ]?)(?:[2-9]\d{6,7}|[2-9]\d{2,3}[ -]\d{4})(?!\d)(?:(?: ?(?:转|分机号?|ext\.?|x) ?|-)\d{1,6}(?!\d))?/g;
const LOCAL = /(?<![\d.]|\d-)[2-9]\d{2,3}[- ]?\d{4}(?!\d|-\d)/g;
const FOREIGN = /\+[1-9](?:[- ()]{0,2}\d){8,14}(?!\d)/g;
const AMERICAN = /(?<![\dA-Za-z]-?)\(?[2-9]\d{2}\)?[- .]\d{3}[- .]\d{4}(?!\d|-\d)/g;
/** Numbers of firms, which anyone may call. */
const HOTLINE = /^\(?[48]00/;

/** Numbers of identity cards, phones and bank cards in a flat text; what could be one, and nothing says otherwise, counts. */
export function findNumbers(text: string): PersonalData[] {
  return [
    ...each(text, IDENTITY, readIdentity),
    ...each(text, MOBILE, (number, place) =>
      place.isMoney ? null : { kind: 'mobile', sure: number.length > 0 },
    ),
    ...each(text, WRITTEN_MOBILE, () => ({ kind: 'mobile', sure: true })),
    ...each(text, OLD_IDENTITY, readOldIdentity),
    ...each(text, LONG_RUN, readCard),
    ...each(text, GROUPS_OF_FOUR, (number, place) =>
      PAPER_WORD.test(place.before) ? null : { kind: 'card', sure: hasLuhnCheck(digitsOf(number)) },
    ),
    ...each(text, IN_GROUPS, readGroups),
    ...each(text, LANDLINE, (_, place) => (place.isMoney ? null : { kind: 'mobile', sure: true })),
    ...each(text, LOCAL, (number, place) =>
      PHONE_WORD.test(place.before) && !HOTLINE.test(number) && !isBirthday(number)
        ? { kind: 'mobile', sure: true }
        : null,
    ),
    ...each(text, FOREIGN, () => ({ kind: 'mobile', sure: true })),
    ...each(text, AMERICAN, (number) => (HOTLINE.test(number) ? null : { kind: 'mobile', sure: false })),
  ];
}

interface Surroundings {
  before: string;
  isMoney: boolean;
}
type Read = (number: string, place: Surroundings) => { kind: MaskKind; sure: boolean } | null;

function each(text: string, pattern: RegExp, read: Read): PersonalData[] {
  const found: PersonalData[] = [];
  for (const match of text.matchAll(pattern)) {
    const end = match.index + match[0].length;
    const before = text.slice(Math.max(0, match.index - REACH), match.index);
    const isMoney = MONEY_BEFORE.test(before) || MONEY_AFTER.test(text.slice(end, end + 6));
    const one = read(match[0], { before, isMoney });
    if (one) found.push({ ...one, start: match.index, end });
  }
  return found;
}

const digitsOf = (number: string) => number.replace(/[ -]/g, '');

/**
 * 18 characters are an identity number where they check or hold a birthday, and in doubt. A company's credit code that happens to be all
 * digits (it begins with 91) is in a public register and stays.
 */
const readIdentity: Read = (written, { before, isMoney }) => {
  const number = digitsOf(written);
  const checks = hasIdentityCheck(number);
  const holdsBirthday = isBirthday(number.slice(6, 14));
  if (checks && holdsBirthday) return { kind: 'identity', sure: true };
  if (IDENTITY_WORD.test(before)) return { kind: 'identity', sure: false };
  if (CARD_WORD.test(before)) return { kind: 'card', sure: hasLuhnCheck(number) };
  if (PAPER_WORD.test(before)) return null;
  if (holdsBirthday) return { kind: 'identity', sure: false };
  // Its check digit is right, and only the birthday cannot be.
  return checks && written === number && !isMoney && !/^91/.test(number)
    ? { kind: 'identity', sure: false }
    : null;
};

const readOldIdentity: Read = (number, { before, isMoney }) => {
  if (isMoney || CARD_WORD.test(before)) return null;
  if (isBirthday(`19${number.slice(6, 12)}`) || IDENTITY_WORD.test(before)) {
    return { kind: 'identity', sure: IDENTITY_WORD.test(before) };
  }
  return null;
};

const readCard: Read = (number, { before, isMoney }) => {
  if (isMoney) return null;
  if (number.length >= 15 && number.length <= 19 && IDENTITY_WORD.test(before)) {
    return { kind: 'identity', sure: false };
  }
  const checks = hasLuhnCheck(number);
  if (CARD_WORD.test(before) && (number.length >= 13 || /[号户]\D{0,3}$/.test(before)) && !isDay(number)) {
    return { kind: 'card', sure: checks };
  }
  const isLong = number.length >= 13 && number.length <= 19;
  // UnionPay's numbers begin with 62; a digit of one is easily mistyped.
  if (/^62/.test(number) && number.length >= 16 && isLong && !PAPER_WORD.test(before))
    return { kind: 'card', sure: checks };
  return isLong && checks && !PAPER_WORD.test(before) && !isMoment(number)
    ? { kind: 'card', sure: true }
    : null;
};

const isDay = (digits: string) => digits.length === 8 && isBirthday(digits);
/** 20231205123000: a day with its hour. */
const isMoment = (digits: string) =>
  digits.length === 14 && /^20/.test(digits) && isBirthday(digits) && Number(digits.slice(8, 10)) < 24;

const readGroups: Read = (written, { before, isMoney }) => {
  const number = digitsOf(written);
  if (isMoney || number.length < 13 || number.length > 19 || PAPER_WORD.test(before)) return null;
  const checks = hasLuhnCheck(number);
  return checks || CARD_WORD.test(before) ? { kind: 'card', sure: checks } : null;
};
