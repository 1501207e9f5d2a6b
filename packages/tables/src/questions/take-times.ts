import type { TableFilter } from '@mingfa/contract/table-query';
import { periodsOf } from './periods.ts';
import type { QuestionReading } from './question-reading.ts';
import type { QuestionToken } from './question-token.ts';
import type { TimeRange } from './read-time.ts';
import { isBesideTime, type ResolvedColumn, resolveDate } from './resolve-columns.ts';

/** Words of time in a question. */
export type TimeToken = Extract<QuestionToken, { kind: 'time' }>;

/** Words of time that nothing has taken yet. */
export const unusedTimes = (reading: QuestionReading): TimeToken[] =>
  reading.unused.filter((token): token is TimeToken => token.kind === 'time');

/** The date that is meant; in doubt nothing is understood. */
export function requireDate(reading: QuestionReading, place: QuestionToken): ResolvedColumn {
  const date = resolveDate(reading);
  if (!date) reading.fail(place);
  // 签订日期在2024年 is said of the time; a date apart from it may be listed.
  reading.use(...date.tokens.filter((token) => isBesideTime(reading, token)));
  return date.resolved;
}

/** 和去年比, 比上月多: this year, this month are meant beside. */
export function withPresent(reading: QuestionReading, times: TimeToken[], word: QuestionToken): TimeToken[] {
  const [only] = times;
  if (!reading.has('versus') || !only || times.length !== 1) {
    if (reading.has('versus') && times.length === 0) reading.fail(word);
    return times;
  }
  const { part, from } = only.range;
  const { today } = reading;
  if (part !== 'year' || from === null) reading.fail(word);
  const year = Number(today.slice(0, 4));
  if (Number(from.slice(0, 4)) !== year - 1) reading.fail(word);
  return [
    ...times,
    { ...only, start: only.end, range: { from: `${year}-01-01`, to: `${year}-12-31`, part } },
  ];
}

/** Takes the filters by time: one stretch, or several years, quarters or months, which are shown apart where it is said. */
export function takeTimes(reading: QuestionReading): void {
  takeWeekends(reading);
  const times = unusedTimes(reading);
  const [first] = times;
  if (!first) return;
  const date = requireDate(reading, first);
  reading.use(...times);
  if (times.length === 1) {
    reading.addFilter(timeFilter(date, first.range), first, date.others);
    return;
  }
  const { part } = first.range;
  const last = times.at(-1) ?? first;
  if (part === null || part === 'week' || times.some(({ range }) => range.part !== part))
    reading.fail(...times);
  const values = times.flatMap(({ range }) => periodsOf(range, part) ?? []);
  reading.addFilter(
    { of: date.of, operator: 'in', values, part },
    { start: first.start, end: last.end },
    date.others,
  );
  const [apart] = reading.words('separately');
  if (apart) {
    reading.use(apart);
    reading.addDimension({ of: date.of, part, step: null }, apart, date.others);
  }
}

/** 周末的支出: of Saturdays and Sundays, whatever was worked on them. */
function takeWeekends(reading: QuestionReading): void {
  const [weekend, ...more] = reading.words('weekend');
  if (!weekend) return;
  const date = requireDate(reading, weekend);
  if (more.length > 0) reading.fail(weekend);
  reading.use(weekend);
  reading.addFilter(
    { of: date.of, operator: 'in', values: ['6', '7'], part: 'weekday' },
    weekend,
    date.others,
  );
}

/** Days from the first to the last, both counted. */
export function timeFilter({ of }: ResolvedColumn, { from, to }: TimeRange): TableFilter {
  if (from !== null && to !== null && from !== to)
    return { of, operator: 'between', values: [from, to], part: null };
  if (from !== null && to !== null) return { of, operator: 'equals', values: [from], part: null };
  return { of, operator: from === null ? 'at_most' : 'at_least', values: [from ?? to ?? ''], part: null };
}
