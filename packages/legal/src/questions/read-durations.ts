import { parseNumeral } from '../figures/numerals.ts';
import { toFlatText } from '../words/flat-text.ts';

/** A length of time named in a question; whole and half months are months, the rest days. */
export interface QuestionDuration {
  months: number | null;
  days: number | null;
  raw: string;
  start: number;
  end: number;
}

const NUMBER = '(\\d+(?:\\.\\d+)?|[一二两三四五六七八九十百]+)';
const LONG = new RegExp(
  `(?<![第\\d.一二三四五六七八九十])(?:${NUMBER} *年(半)?(?:零|又|余|多)? *(?:${NUMBER} *个月|半)?(?!级|纪|龄|薪|终|底|度|代|审|\\d|[一二三四五六七八九十]{1,2}月)|${NUMBER} *个(半)?月(半)?|(半)(年|个月))`,
  'g',
);
const DAYS = new RegExp(
  `(?<![第\\d.一二三四五六七八九十])${NUMBER} *(?:个?(?:工作)?日|天)(?!利率|期|常)`,
  'g',
);
const ENGLISH =
  /(\d+(?:\.\d+)?|one|two|three|four|five|six|seven|eight|nine|ten|twelve) (year|month|day|week)s?/gi;
const ENGLISH_NUMBERS: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
};

const A_MONTHLY_SUM = /^(?:的?(?:工资|薪水|收入)|才|只有?|是|给我?|发)? *[¥￥]? *[\d一二两三四五六七八九]/;

function value(text: string | undefined): number {
  if (!text) return 0;
  return /^\d/.test(text) ? Number(text) : (parseNumeral(text) ?? 0);
}

/** Lengths of time in a question: 三年, 3年半, 两年零三个月, 八个月, 半年, 30天, two years. A year such as 2015年 is none. */
export function readDurations(text: string): QuestionDuration[] {
  const flat = toFlatText(text);
  const found: QuestionDuration[] = [];
  const add = (match: RegExpMatchArray, months: number | null, days: number | null) => {
    const start = match.index ?? 0;
    const end = start + match[0].length;
    if (found.some((other) => start < other.end && end > other.start)) return;
    // 一个月5000 is a wage, not a time.
    if (/^[一1] *个月$/.test(match[0]) && A_MONTHLY_SUM.test(flat.slice(end))) return;
    found.push({ months, days, raw: match[0], start, end });
  };
  for (const match of flat.matchAll(LONG)) {
    const [, years, halfYear, extraMonths, months, halfBefore, halfAfter, half, halfUnit] = match;
    if (half) {
      if (halfUnit === '年') add(match, 6, null);
      else add(match, null, 15);
      continue;
    }
    if (value(years) >= 100) continue;
    const total =
      value(years) * 12 + (halfYear || /年(?:零|又|余|多)? *半/.test(match[0]) ? 6 : 0) + value(extraMonths);
    const plain = value(months) + (halfBefore || halfAfter ? 0.5 : 0);
    const sum = Math.round((total + plain) * 100) / 100;
    if (sum > 0 && sum <= 1200) add(match, sum, null);
  }
  for (const match of flat.matchAll(DAYS)) {
    const before = flat.slice(Math.max(0, match.index - 2), match.index);
    if (!/月 ?$/.test(before)) add(match, null, value(match[1]));
  }
  for (const match of flat.matchAll(ENGLISH)) {
    const count = ENGLISH_NUMBERS[(match[1] ?? '').toLowerCase()] ?? Number(match[1]);
    const unit = (match[2] ?? '').toLowerCase();
    if (unit === 'year') add(match, count * 12, null);
    else if (unit === 'month') add(match, count, null);
    else add(match, null, unit === 'week' ? count * 7 : count);
  }
  return found.sort((a, b) => a.start - b.start);
}
