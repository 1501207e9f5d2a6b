import { addDays, addMonths, daysBetween } from '../../figures/calendar.ts';
import { findDurations, type WrittenDuration } from '../../figures/find-durations.ts';
import { readDocumentDates } from '../read-document-dates.ts';
import type { Sentence } from '../sentences.ts';
import type { Check } from './check.ts';
import { allLines, allSentences, spanIn, spanOn } from './check-lines.ts';
import { type DateRange, dateRanges } from './date-ranges.ts';

/** Days that do not exist: 2024年2月30日. */
export const checkImpossibleDates: Check = (input) =>
  allLines(input).flatMap(({ line, clause }) =>
    readDocumentDates(line.text)
      .filter(({ iso }) => iso === null)
      .map((date) => ({
        spans: [spanOn(line, date.start, date.end)],
        clauseId: clause?.id ?? null,
        detail: { zh: `“${date.raw}”不是存在的日期。`, en: `“${date.raw}” is no day of the calendar.` },
      })),
  );

/** A term that ends before it begins. */
export const checkDateOrder: Check = (input) =>
  allSentences(input).flatMap((sentence) =>
    dateRanges(sentence.text)
      .filter(({ from, to }) => to.iso < from.iso)
      .map(({ from, to }) => ({
        spans: [spanIn(sentence, from.start, to.end)],
        clauseId: sentence.clause?.id ?? null,
        detail: {
          zh: `终止日${to.raw}早于起始日${from.raw}。`,
          en: `The last day ${to.raw} lies before the first, ${from.raw}.`,
        },
      })),
  );

const TERM = /期限|租期|租赁期|租用期|服务期|有效期|合作期|借款期|合同期|保质期|质保期|为期|共计?/;

/** A term whose length in years or months is not that of its days: 期限2年，自2024年1月1日至2025年6月30日. */
export const checkTermLength: Check = (input) =>
  allSentences(input).flatMap((sentence) => {
    const [range, second] = dateRanges(sentence.text);
    if (!range || second || range.to.iso < range.from.iso || !TERM.test(sentence.text)) return [];
    const period = periodOf(sentence, range);
    if (!period || fits(range, period)) return [];
    return [
      {
        spans: [spanIn(sentence, period.start, period.end), spanIn(sentence, range.from.start, range.to.end)],
        clauseId: sentence.clause?.id ?? null,
        detail: {
          zh: `期限写作“${period.raw}”，但${range.from.raw}至${range.to.raw}并非这一长度。`,
          en: `The term is given as “${period.raw}”, but ${range.from.raw} to ${range.to.raw} is of another length.`,
        },
      },
    ];
  });

/** The one length in months or years beside the days; none where the sentence speaks of several. */
function periodOf({ text }: Sentence, { from, to }: DateRange): WrittenDuration | null {
  const periods = findDurations(text).filter(
    ({ unit, start }) => (unit === 'month' || unit === 'year') && (start < from.start || start >= to.end),
  );
  const [period] = periods;
  if (!period || periods.length > 1) return null;
  const before = text.slice(Math.max(0, period.start - 14), period.start);
  const isTerm =
    period.start < from.start
      ? TERM.test(before)
      : /^[\s，,、（(]*(?:期限|租期|共计?|为期|合计|总计|计)?[\s为是:：（(]*$/.test(
          text.slice(to.end, period.start).replace(/^[日止]+/, ''),
        );
  return isTerm ? period : null;
}

/** One day more or less is how people count. */
function fits({ from, to }: DateRange, { count, unit }: WrittenDuration): boolean {
  const months = unit === 'year' ? count * 12 : count;
  const end = addMonths(from.iso, Math.floor(months));
  const exact = addDays(end, Math.round((months % 1) * 30));
  const [first, last] = exact < to.iso ? [exact, to.iso] : [to.iso, exact];
  return daysBetween(first, last) <= 2;
}
