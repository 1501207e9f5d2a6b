import { isoDate } from '../../figures/find-dates.ts';
import type { Written } from '../../figures/written.ts';

const MONTHS = [
  ...['january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september', 'october'],
  ...['november', 'december'],
];
const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const ONES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth'];
const ORDINALS = [
  ...ONES,
  ...['tenth', 'eleventh', 'twelfth', 'thirteenth', 'fourteenth', 'fifteenth', 'sixteenth', 'seventeenth'],
  ...['eighteenth', 'nineteenth', 'twentieth', ...ONES.map((one) => `twenty-${one}`)],
  ...['thirtieth', 'thirty-first'],
];
/** May is a verb, march another and second a number: those count as parts of a day with its month alone. */
const MONTH = `(?:${MONTHS.join('|')})`;
const LONE_MONTH = `(?:${MONTHS.filter((one) => one !== 'may' && one !== 'march').join('|')})`;
const ORDINAL = `(?:${ORDINALS.toReversed().join('|')})`;
const DAY = `(?:${ORDINAL}|\\d{1,2}(?:st|nd|rd|th)?)`;
const WEEKDAY = `(?:${WEEKDAYS.join('|')})`;
const YEAR = '(?:,? (?:of )?(?:19|20)\\d{2})';
/** August 1st, the second of May, on the twelfth, next Friday, the end of the month, in July. */
const SAID = new RegExp(
  [
    `${MONTH} (?:the )?${DAY}${YEAR}?`,
    `(?:(?:on|by|before|until|since) )?(?:the )?${DAY} (?:of )?${MONTH}${YEAR}?`,
    `(?:the )?(?:end|beginning|middle) of (?:the|this|next|last) (?:month|year|week)`,
    `(?:the )?(?:end|beginning|middle) of ${MONTH}`,
    `(?:last|next|this|on|by|before|until|since) ${WEEKDAY}`,
    `${WEEKDAY}`,
    `(?:last|next|this) (?:week|month|year|weekend)`,
    '(?:the day before yesterday|yesterday|today|tonight|tomorrow|the day after tomorrow)',
    `(?:on|by|before|until|since) the ${ORDINAL}(?! (?:time|part|floor|one|shipment|batch|instal|half|thing|page|point|day|week|month))`,
    `(?:${LONE_MONTH}|(?<=\\b(?:in|since|until|last|next) )(?:may|march))${YEAR}?`,
  ].join('|'),
  'gi',
);
const WORD_END = /^(?![\p{L}-])/u;
const DAY_MS = 86_400_000;

/** A day, week or month told in English, as it was said. */
export const findEnglishDates = (text: string): Written[] =>
  /\p{Script=Han}/u.test(text)
    ? []
    : [...text.matchAll(SAID)].flatMap(({ 0: found, index }) => {
        const lead = /^(?:on|by|before|until|since) /i.exec(found)?.[0].length ?? 0;
        const [start, end] = [index + lead, index + found.length];
        const isWord = !/[\p{L}-]$/u.test(text.slice(0, index)) && WORD_END.test(text.slice(end));
        return isWord ? [{ raw: text.slice(start, end), start, end }] : [];
      });

/**
 * A day that was told in English as seen from the day of speaking: next Friday, the second of May. A month without its year is the one nearest to it; a
 * week is told by nobody to the day. Null where it stays open.
 */
export function resolveEnglishDate(said: string, spokenOn: string): string | null {
  const words = said.toLowerCase().replace(/^the /, '');
  const on = Date.parse(`${spokenOn}T00:00:00Z`);
  const plus = (days: number) => new Date(on + days * DAY_MS).toISOString().slice(0, 10);
  const byDay = BY_DAY[words];
  if (byDay !== undefined) return plus(byDay);
  const [year, month] = [Number(spokenOn.slice(0, 4)), Number(spokenOn.slice(5, 7))];
  const weekday = WEEKDAYS.findIndex((one) => words.endsWith(one));
  if (weekday !== -1) return plus(daysToWeekday(words, weekday, (new Date(on).getUTCDay() + 6) % 7));
  const relative = /^(?:(end|beginning|middle) of )?(the|this|next|last) (month|year)$/.exec(words);
  if (relative) return ofPeriod(relative, year, month);
  const told = MONTHS.findIndex((one) => words.includes(one)) + 1;
  const [, digits, ordinal] =
    new RegExp(`(?:^|\\D)(\\d{1,2})(?!\\d)|(${ORDINAL})(?![a-z-])`).exec(words) ?? [];
  const day =
    digits !== undefined ? Number(digits) : ordinal === undefined ? null : ORDINALS.indexOf(ordinal) + 1;
  const own = /(?:19|20)\d{2}/.exec(words)?.[0];
  if (told === 0) return day === null ? null : dayNear(year, month, day, spokenOn);
  const of = own === undefined ? yearNear(year, told, day, spokenOn) : Number(own);
  if (words.startsWith('end of ')) return new Date(Date.UTC(of, told, 0)).toISOString().slice(0, 10);
  return day === null ? `${of}-${two(told)}` : isoDate(of, told, day);
}

const PAST =
  /\b(?!need|indeed|hundred)(?:\w{2,}ed|sent|was|were|did|came|told|said|paid|got|had|gave|took|saw|spoke|met|left|made|went)\b/i;
/** He sent it on Monday: a weekday alone is the one just past where what was done on it is told. */
export const isTold = (before: string): boolean =>
  PAST.test(before) && !/(?:'ll|\bwill|\bgoing to)\b/i.test(before);

const BY_DAY: Readonly<Record<string, number>> = {
  'day before yesterday': -2,
  yesterday: -1,
  today: 0,
  tonight: 0,
  tomorrow: 1,
  'day after tomorrow': 2,
};
const two = (number: number): string => String(number).padStart(2, '0');

/** Friday alone is the one to come; next Friday that of the week to come, last Friday the one just past. */
function daysToWeekday(words: string, wanted: number, today: number): number {
  if (words.startsWith('next ')) return 7 + wanted - today;
  if (words.startsWith('last ')) return wanted < today ? wanted - today : wanted - today - 7;
  return words.startsWith('this ') ? wanted - today : (wanted - today + 7) % 7;
}

function ofPeriod([, part, which, unit]: RegExpExecArray, year: number, month: number): string | null {
  const away = which === 'next' ? 1 : which === 'last' ? -1 : 0;
  if (unit === 'year') return part === 'end' ? `${year + away}-12-31` : `${year + away}`;
  const first = new Date(Date.UTC(year, month - 1 + away, 1));
  if (part !== 'end') return first.toISOString().slice(0, 7);
  return new Date(Date.UTC(year, month + away, 0)).toISOString().slice(0, 10);
}

/** Of a day without its month: the one to come, this month or the next. */
function dayNear(year: number, month: number, day: number, spokenOn: string): string | null {
  const here = isoDate(year, month, day);
  if (here !== null && here >= spokenOn) return here;
  return month === 12 ? isoDate(year + 1, 1, day) : isoDate(year, month + 1, day);
}

/** The year in which a month is nearest to the day of speaking. */
function yearNear(year: number, month: number, day: number | null, spokenOn: string): number {
  const away = (of: number) => Math.abs(Date.UTC(of, month - 1, day ?? 15) - Date.parse(spokenOn));
  return [year, year - 1, year + 1].toSorted((one, other) => away(one) - away(other))[0] ?? year;
}
