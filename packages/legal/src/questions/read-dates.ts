import { isIsoDate } from '../figures/calendar.ts';
import { parseNumeral } from '../figures/numerals.ts';
import { toFlatText } from '../words/flat-text.ts';

/** A date named in a question. `iso` is `YYYY-MM-DD`, `YYYY-MM` or `YYYY`, as exactly as it was said. */
export interface QuestionDate {
  iso: string;
  precision: 'day' | 'month' | 'year';
  raw: string;
  start: number;
  end: number;
}

const YEAR = '((?:19|20)\\d{2}|[一二][〇零一二三四五六七八九]{3})';
const SMALL = '(\\d{1,2}|[一二三四五六七八九十]{1,3})';
const CHINESE = new RegExp(`${YEAR} *年(?: *${SMALL} *月(?: *${SMALL} *[日号])?)?`, 'g');
const NUMERIC = /(?<!\d)((?:19|20)\d{2})[-/.](\d{1,2})(?:[-/.](\d{1,2}))?(?![\d.%])/g;
const WITHOUT_YEAR = new RegExp(`(?<!年 {0,3})(?<![\\d年])${SMALL} *月 *${SMALL} *[日号]`, 'g');
const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];
const MONTH_NAME = `(${MONTHS.map((name) => `${name.slice(0, 3)}(?:${name.slice(3)})?`).join('|')})\\.?`;
const ENGLISH = new RegExp(
  `\\b(?:(\\d{1,2})(?:st|nd|rd|th)? )?${MONTH_NAME}(?: (\\d{1,2})(?:st|nd|rd|th)?,?)?,? ((?:19|20)\\d{2})\\b`,
  'gi',
);

const two = (value: number) => String(value).padStart(2, '0');

/** Dates in a question, in order. A day without a year takes the year of the date before it; without one it is left out. */
export function readDates(text: string): QuestionDate[] {
  const flat = toFlatText(text);
  const found: QuestionDate[] = [];
  const add = (
    match: RegExpExecArray | RegExpMatchArray,
    year: number | null,
    month: number | null,
    day: number | null,
  ) => {
    const start = match.index ?? 0;
    const end = start + match[0].length;
    if (year === null || found.some((other) => start < other.end && end > other.start)) return;
    const parts = [String(year), ...(month ? [two(month)] : []), ...(month && day ? [two(day)] : [])];
    const iso = parts.join('-');
    const valid = isIsoDate(`${iso}${'-01'.repeat(3 - parts.length)}`);
    const precision = parts.length === 3 ? 'day' : parts.length === 2 ? 'month' : 'year';
    if (valid) found.push({ iso, precision, raw: match[0], start, end });
  };
  const number = (part: string | undefined) => (part ? parseNumeral(part) : null);
  for (const match of flat.matchAll(CHINESE))
    add(match, number(match[1]), number(match[2]), number(match[3]));
  for (const match of flat.matchAll(NUMERIC))
    add(match, number(match[1]), number(match[2]), number(match[3]));
  for (const match of flat.matchAll(ENGLISH)) {
    const month = MONTHS.findIndex((name) => name.startsWith((match[2] ?? '').slice(0, 3).toLowerCase())) + 1;
    add(match, number(match[4]), month, number(match[1] ?? match[3]));
  }
  for (const match of flat.matchAll(WITHOUT_YEAR)) {
    const before = found
      .filter((date) => date.end <= match.index)
      .sort((a, b) => a.start - b.start)
      .at(-1);
    if (before) add(match, Number(before.iso.slice(0, 4)), number(match[1]), number(match[2]));
  }
  return found.sort((a, b) => a.start - b.start);
}
