import { parseNumeral } from '../figures/numerals.ts';
import { toFlatText } from '../words/flat-text.ts';

/** A length of time in a document: 30日, 5个工作日, 两年半, 24 months. */
export interface DocumentPeriod {
  count: number;
  unit: 'hour' | 'day' | 'workday' | 'week' | 'month' | 'year';
  raw: string;
  start: number;
  end: number;
}

const NUMBER = '(\\d{1,4}(?:\\.\\d)?|[一二两三四五六七八九十百壹贰叁肆伍陆柒捌玖拾]{1,5}|半)';
const CHINESE = new RegExp(
  `(?<![第\\d.年月〇零一二三四五六七八九十百] {0,2})${NUMBER} ?(?:\\(\\d{1,4}\\) ?)?(个?工作日|个?自然日|个?日历日|个?日历天|个月|周年|小时|星期|年|周|日|天)(半)?(?![利率均薪])`,
  'g',
);
const ENGLISH =
  /\b(\d{1,4}|one|two|three|four|five|six|seven|ten|twelve|fifteen|thirty|sixty|ninety)(?: ?\(\d{1,4}\))? ?(business days?|working days?|calendar days?|days?|weeks?|months?|years?|hours?)\b/gi;
const WORDS: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  ten: 10,
  twelve: 12,
  fifteen: 15,
  thirty: 30,
  sixty: 60,
  ninety: 90,
};
const CAPITALS = '壹贰叁肆伍陆柒捌玖拾';
const PLAIN = '一二三四五六七八九十';

/** Lengths of time in a text, in order; a year such as 2015年 and a date's 3月 are none. */
export function readPeriods(text: string): DocumentPeriod[] {
  const flat = toFlatText(text);
  const found: DocumentPeriod[] = [];
  for (const match of flat.matchAll(CHINESE)) {
    const [raw, number = '', unit = '', half] = match;
    if (unit === '年' && /^(?:19|20)\d{2}$/.test(number)) continue;
    if (
      /[年月]$/.test(unit) &&
      /^ ?[\d一二三四五六七八九十]{1,3} ?[月日]/.test(flat.slice(match.index + raw.length)) &&
      !unit.startsWith('个')
    )
      continue;
    const count = numberOf(number) + (half ? 0.5 : 0);
    if (count > 0)
      found.push({
        count,
        unit: unitOf(unit),
        raw: text.slice(match.index, match.index + raw.length),
        start: match.index,
        end: match.index + raw.length,
      });
  }
  for (const match of flat.matchAll(ENGLISH)) {
    const number = (match[1] ?? '').toLowerCase();
    const count = WORDS[number] ?? Number(number);
    const unit = (match[2] ?? '').toLowerCase();
    found.push({
      count,
      unit: englishUnit(unit),
      raw: text.slice(match.index, match.index + match[0].length),
      start: match.index,
      end: match.index + match[0].length,
    });
  }
  return found.sort((a, b) => a.start - b.start);
}

/** Months of a period, with 30 days for one; null for what is shorter than a week. */
export function monthsOf(period: DocumentPeriod): number | null {
  if (period.unit === 'year') return period.count * 12;
  if (period.unit === 'month') return period.count;
  if (period.unit === 'week') return period.count / 4.345;
  return period.unit === 'hour' ? null : period.count / 30;
}

/** `P30D`, `P5BD` for working days, `P18M`. */
export function isoPeriod(period: DocumentPeriod): string {
  const units = { hour: 'H', day: 'D', workday: 'BD', week: 'W', month: 'M', year: 'Y' } as const;
  return `P${period.unit === 'hour' ? 'T' : ''}${period.count}${units[period.unit]}`;
}

function numberOf(text: string): number {
  if (text === '半') return 0.5;
  if (/^\d/.test(text)) return Number(text);
  const plain = [...text].map((character) => PLAIN[CAPITALS.indexOf(character)] ?? character).join('');
  return parseNumeral(plain) ?? 0;
}

function unitOf(unit: string): DocumentPeriod['unit'] {
  if (unit.includes('工作日')) return 'workday';
  if (unit === '小时') return 'hour';
  if (unit === '周' || unit === '星期') return 'week';
  if (unit === '个月') return 'month';
  return unit.endsWith('年') ? 'year' : 'day';
}

function englishUnit(unit: string): DocumentPeriod['unit'] {
  if (/^(?:business|working)/.test(unit)) return 'workday';
  if (unit.includes('day')) return 'day';
  return (['week', 'month', 'year', 'hour'] as const).find((name) => unit.startsWith(name)) ?? 'day';
}
