import { toFlatText } from '../words/flat-text.ts';
import { findAmounts } from './find-amounts.ts';
import { findDurations, type WrittenDuration } from './find-durations.ts';
import { findMeasures } from './find-measures.ts';

/** Units of time that are a fixed number of another: a month is no number of days. */
const TIMES: Record<WrittenDuration['unit'], [kind: string, each: number]> = {
  hour: ['hours', 1],
  day: ['days', 1],
  week: ['days', 7],
  workday: ['workdays', 1],
  month: ['months', 1],
  year: ['months', 12],
};
const NUMBER = '[\\d一二三四五六七八九十百千万两.,]{1,12}';
const UNIT = '(?:个工作日|工作日|个?小时|个月|周年|年|日|天|周|万元|元)';
/** 三至五年, 6-12个月: the first number has the unit of the second. */
const RANGE = new RegExp(`(${NUMBER}) ?(?:至|到|-) ?(${NUMBER}) ?(${UNIT})`, 'g');

/**
 * Whether a figure with its unit (`81,000元`, `3年`, `30%`) stands in a text, however the text writes it: 8.1万元, 三年, three
 * years, 36 months, a 30-day period. What is no figure is looked for by its letters.
 */
export function hasFigure(text: string, figure: string): boolean {
  const wanted = figuresOf(figure);
  if (wanted.size === 0) return looseWords(text).includes(looseWords(figure));
  const held = figuresOf(text);
  return [...wanted].every((one) => held.has(one));
}

function figuresOf(text: string): Set<string> {
  const plain = withUnits(text);
  const found = new Set<string>();
  const add = (kind: string, value: number) => found.add(`${kind} ${Math.round(value * 1e4) / 1e4}`);
  for (const { count, unit } of findDurations(plain)) {
    const [kind, each] = TIMES[unit];
    add(kind, count * each);
  }
  for (const { value, currency } of findAmounts(plain)) if (currency) add(currency, value);
  for (const { kind, value, counted } of findMeasures(plain)) {
    if (kind === 'share' || kind === 'multiple' || kind === 'age') add(kind, value);
    if (kind === 'number') add(counted, value);
  }
  return found;
}

/** One form of dashes, no marks of emphasis inside of figures, and each number with its unit. */
function withUnits(text: string): string {
  return toFlatText(text)
    .replaceAll('**', '')
    .replace(RANGE, '$1$3至$2$3')
    .replace(/(\d)-(?=(?:hour|day|week|month|year)s?\b)/gi, '$1 ');
}

const looseWords = (text: string) =>
  toFlatText(text)
    .replace(/(?<=\d),(?=\d{3})/g, '')
    .replace(/\s+/g, '')
    .toLowerCase();
