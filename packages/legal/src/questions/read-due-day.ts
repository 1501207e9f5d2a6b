import { addDays, addMonths } from '../figures/calendar.ts';
import { feastAfter, lanternFestivalOf, midAutumnAfter, springFestivalAfter } from '../figures/feasts.ts';
import { parseNumeral } from '../figures/numerals.ts';
import type { IsoDate } from '../statute/statute.ts';
import { type QuestionDate, spanOf } from './read-dates.ts';

/** When money was to be paid, as the words say it that were used when it was lent: 年底还, 过完年还, 半年内还. */
export interface DueDay {
  /** The first and the last day it may mean. */
  first: IsoDate;
  last: IsoDate;
  said: string;
}

type Span = readonly [IsoDate, IsoDate] | null;
type DueReader = (lent: { first: IsoDate; last: IsoDate }, match: RegExpExecArray) => Span;

/** Money was handed over, or a note of it written. */
const LENT =
  /借|拿了?[^，。]{0,4}(?:\d|万|千|块|钱)|周转|转(?:给|了|他|她|账)|打[了过]?[张个]?[欠借]?条|补(?:了|的|写|打)[^，。]{0,2}(?:张|条)|写[了过的下]?[^，。]{0,4}(?:保证书?|承诺书?|还款计划|协议)|出具|[欠赊]|赊|\b(?:lent|borrowed|loan)/i;
/** The day, then why the other was short of money, then that he borrowed: all of one sentence. */
const ASKED_FOR_IT =
  /^(?![^。！？!?;；\n]{0,40}(?:认识|后来|[以之过]后|没多久|再后))[^。！？!?;；\n]{2,30}[，,\s](?:[^。！？!?;；，,\n]{0,6})(?:(?:跟|向|找|问)我(?:们|家)?借[了去走]?|我[^，,。]{0,4}借(?:给|了)[他她])/;
const LENGTH = '(半年|(?<!\\d)(?:\\d{1,2}|[一两二三四五六七八九十]{1,2})(?:个月|年(?![底末])半?))';
/** It is paid back: 还, 付清, 给我. */
const PAID = '[^，。！？；,!?;\\d没不未了过]{0,6}(?:还(?!是|有|没|要|在|能|款日|了|过)|付清|给清|结清|给我)';
const QUOTED = /(?:条|原话|写|约定|讲好|说好)[^。！？]{0,30}$/;

const one = (day: IsoDate): Span => [day, day];
const dayBefore = (feast: IsoDate | null): Span => (feast ? one(addDays(feast, -1)) : null);
const around = (day: IsoDate | null, after: (day: IsoDate) => IsoDate): Span =>
  day ? [day, after(day)] : null;
const sameMonth = (day: IsoDate, months: number): Span => {
  const first = addMonths(`${day.slice(0, 7)}-01`, months);
  return [first, addDays(addMonths(first, 1), -1)];
};

function monthsOf(words: string): number | null {
  if (words === '半年') return 6;
  const count = parseNumeral(words.replace(/个月|年半?$/, ''));
  if (count === null) return null;
  if (words.endsWith('个月')) return count;
  return count * 12 + (words.endsWith('半') ? 6 : 0);
}

const lengthFrom: DueReader = ({ first, last }, [, words = '']) => {
  const months = monthsOf(words);
  return months === null ? null : [addMonths(first, months), addMonths(last, months)];
};

const isOneYear = ({ first, last }: { first: IsoDate; last: IsoDate }): boolean =>
  first.slice(0, 7) === last.slice(0, 7);

/** Ways of saying a due day, the special before the general. */
const WAYS: readonly [RegExp, DueReader][] = [
  [
    new RegExp(`(?<![今去前明\\d])年(?:底|末)(?:之?前|就)?${PAID}`),
    ({ first }) => one(`${first.slice(0, 4)}-12-31`),
  ],
  [
    new RegExp(`(?:过年|春节)(?:之|以)?前${PAID}|(?<![\\d一二三四五六七八九十半多])年前${PAID}`),
    (lent) => {
      const feast = isOneYear(lent) ? springFestivalAfter(lent.last) : null;
      return feast ? one(addDays(feast, -1)) : null;
    },
  ],
  [
    new RegExp(`(?:过[完了]?年|春节(?:之|以)?后|过[完了]春节|年后|开春)${PAID}`),
    (lent) => around(isOneYear(lent) ? springFestivalAfter(lent.last) : null, lanternFestivalOf),
  ],
  [
    new RegExp(`(?<!明年|今年)(五一|六一|国庆|十一|元旦)节?(?:之|以)?前${PAID}`),
    (lent, [, name = '']) => {
      const feast = isOneYear(lent) ? feastAfter(name, lent.last) : null;
      return feast ? one(addDays(feast, -1)) : null;
    },
  ],
  [
    new RegExp(`明年(五一|六一|国庆|十一|元旦)节?(?:之|以)?前${PAID}`),
    ({ first }, [, name = '']) => {
      const feast = feastAfter(name, `${first.slice(0, 4)}-12-31`);
      return feast ? one(addDays(feast, -1)) : null;
    },
  ],
  [
    new RegExp(`(?<!明年|今年|去年|前年)中秋节?(?:之|以)?前${PAID}`),
    (lent) => dayBefore(isOneYear(lent) ? midAutumnAfter(lent.last) : null),
  ],
  [
    new RegExp(`明年中秋节?(?:之|以)?前${PAID}`),
    ({ first }) => dayBefore(midAutumnAfter(`${first.slice(0, 4)}-12-31`)),
  ],
  [
    new RegExp(`明年年?(?:底|末)(?:之?前)?${PAID}`),
    ({ first }) => one(`${Number(first.slice(0, 4)) + 1}-12-31`),
  ],
  [
    new RegExp(`明年(\\d{1,2})月(?:底|份|(\\d{1,2})[号日])?(?:之?前)?${PAID}`),
    ({ first }, [, month = '', day]) => {
      const begin = `${Number(first.slice(0, 4)) + 1}-${month.padStart(2, '0')}`;
      return day ? one(`${begin}-${day.padStart(2, '0')}`) : sameMonth(`${begin}-01`, 0);
    },
  ],
  [
    new RegExp(`下个?月(?:(\\d{1,2})[号日]|(底))?(?:之?前)?(?:发了?工资|开了?工资|发薪)?[^，。]{0,2}${PAID}`),
    (lent, [, day, end]) => {
      if (!isOneYear(lent)) return null;
      const span = sameMonth(lent.first, 1);
      if (!span) return null;
      if (day) return one(`${span[0].slice(0, 8)}${day.padStart(2, '0')}`);
      return end ? one(span[1]) : span;
    },
  ],
  [
    new RegExp(`(?<![\\d一二三四五六七八九十下上年])(?:这个?|本|当)?月底(?:之?前)?${PAID}`),
    (lent) => (isOneYear(lent) ? one(sameMonth(lent.first, 0)?.[1] ?? lent.last) : null),
  ],
  [
    new RegExp(`(?:[打收割卖][^，。]{0,3}麦|麦收)[^，。]{0,8}${PAID}`),
    ({ first }) => [`${first.slice(0, 4)}-06-01`, `${first.slice(0, 4)}-07-31`],
  ],
  [
    new RegExp(`(?:[打收割卖][^，。]{0,3}(?:粮|稻|谷|玉米|苞米|庄稼)|秋收|秋后)[^，。]{0,8}${PAID}`),
    ({ first }) => [`${first.slice(0, 4)}-09-01`, `${first.slice(0, 4)}-12-31`],
  ],
  [new RegExp(`${LENGTH}(?:之|以)?(?:内|后)?(?:到期|期满)?${PAID}`), lengthFrom],
  [
    new RegExp(
      `(?:借款?期限?|(?:说好|讲好|约定|只|先|就)借|借[给他她它我]{1,2}用?|借用)(?:是|为|定)?${LENGTH}(?!多?(?:前|了|来|没|还没))`,
    ),
    lengthFrom,
  ],
];

/** 2024年春节前还: the year is said. */
const NAMED_YEAR = new RegExp(
  `(20\\d{2}|\\d{2})年(春节|过年|五一|六一|国庆|十一|元旦)节?(?:之|以)?前${PAID}`,
);

function dayBeforeFeast([, year = '', name = '']: RegExpExecArray): IsoDate | null {
  const eve = `${Number(year.slice(-2)) + 1999}-12-31`;
  const feast = /春节|过年/.test(name) ? springFestivalAfter(eve) : feastAfter(name, eve);
  return feast ? addDays(feast, -1) : null;
}

/** The clause around a date; where the date stands at its end, the next one with it. */
function wordsAround(text: string, { start, end }: { start: number; end: number }): string {
  const before = text.slice(Math.max(0, start - 12), start).replace(/^.*[，。！？；,!?;\n]/s, '');
  const after = text.slice(end, end + 24).replace(/^[，,]/, '');
  return `${before}${after.replace(/[，。！？；,!?;\n].*$/s, '')}`;
}

/**
 * The due day of a loan that its story tells as seen from the day it was lent; null where it does not, or where the words may be meant
 * from today.
 */
export function readDueDay(text: string, dates: readonly QuestionDate[]): DueDay | null {
  const named = NAMED_YEAR.exec(text);
  const before = named && dayBeforeFeast(named);
  if (before) return { first: before, last: before, said: named[0] };
  const lent =
    dates.find((date) => LENT.test(wordsAround(text, date))) ??
    dates.find((date, at) => ASKED_FOR_IT.test(text.slice(date.end, dates[at + 1]?.start ?? date.end + 50)));
  if (!lent) return null;
  for (const [pattern, read] of WAYS) {
    const match = pattern.exec(text.slice(lent.end));
    if (!match) continue;
    // 明年 is the year after the note where the note is quoted; else the teller may mean the year to come.
    if (match[0].startsWith('明年') && !QUOTED.test(text.slice(0, lent.end + match.index))) continue;
    const span = read(spanOf(lent), match);
    if (span && span[0] >= spanOf(lent).first) return { first: span[0], last: span[1], said: match[0] };
  }
  return null;
}
