import { isIsoDate } from '../figures/calendar.ts';
import { parseNumeral } from '../figures/numerals.ts';
import { toFlatText } from '../words/flat-text.ts';

/** A date in a document. */
export interface DocumentDate {
  /** `2026-01-31`, `2026-01`, `2026`; null for a day that does not exist (2月30日). */
  iso: string | null;
  precision: 'day' | 'month' | 'year';
  raw: string;
  start: number;
  end: number;
}

const DIGIT_YEAR = '(?:19|20|21)\\d{2}';
const HAN_YEAR = '[一二][〇○零０Ｏ一二三四五六七八九]{3}';
const SMALL = '(?:\\d{1,2}|[一二三四五六七八九十]{1,3})';
const CHINESE = new RegExp(
  `(?<!\\d)(${DIGIT_YEAR}|${HAN_YEAR}) ?年(?: ?(${SMALL}) ?月(?: ?(${SMALL}) ?[日号])?)?(?!期|限|度|版|产|级|利|[息龄])`,
  'g',
);
const NUMERIC = /(?<![\d.])((?:19|20|21)\d{2})[-/.](\d{1,2})[-/.](\d{1,2})(?![\d.%])/g;
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
const NAME = `(${MONTHS.map((name) => `${name.slice(0, 3)}(?:${name.slice(3)})?`).join('|')})\\.?`;
const ENGLISH = new RegExp(
  `\\b(?:${NAME} (\\d{1,2})(?:st|nd|rd|th)?,? (${DIGIT_YEAR})|(\\d{1,2})(?:st|nd|rd|th)? (?:day of )?${NAME},? (${DIGIT_YEAR}))\\b`,
  'gi',
);

/** Dates in a text, in order, impossible ones among them. */
export function readDocumentDates(text: string): DocumentDate[] {
  const flat = toFlatText(text);
  const found: DocumentDate[] = [];
  const add = (match: RegExpMatchArray, year: number | null, month: number | null, day: number | null) => {
    if (year === null) return;
    const start = match.index ?? 0;
    const end = start + match[0].length;
    if (found.some((other) => start < other.end && end > other.start)) return;
    const precision = day !== null ? 'day' : month !== null ? 'month' : 'year';
    const two = (value: number | null) => String(value ?? 1).padStart(2, '0');
    const full = `${year}-${two(month)}-${two(day)}`;
    const iso = isIsoDate(full) ? full.slice(0, { day: 10, month: 7, year: 4 }[precision]) : null;
    found.push({ iso, precision, raw: text.slice(start, end), start, end });
  };
  const number = (part: string | undefined) =>
    part === undefined ? null : parseNumeral(part.replace(/[○０Ｏ]/g, '〇'));
  const month = (name: string | undefined) =>
    MONTHS.findIndex((full) => full.startsWith((name ?? '').slice(0, 3).toLowerCase())) + 1;
  for (const match of flat.matchAll(CHINESE))
    add(match, number(match[1]), number(match[2]), number(match[3]));
  for (const match of flat.matchAll(NUMERIC))
    add(match, number(match[1]), number(match[2]), number(match[3]));
  for (const match of flat.matchAll(ENGLISH)) {
    if (match[1]) add(match, number(match[3]), month(match[1]), number(match[2]));
    else add(match, number(match[6]), month(match[5]), number(match[4]));
  }
  return found.sort((a, b) => a.start - b.start);
}
