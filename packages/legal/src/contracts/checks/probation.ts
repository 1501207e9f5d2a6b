import { addDays, addMonths, monthsBetween } from '../../figures/calendar.ts';
import { findDurations, monthsOf, type WrittenDuration } from '../../figures/find-durations.ts';
import { formatChineseNumeral } from '../../figures/numerals.ts';
import { readDocumentDates } from '../read-document-dates.ts';
import type { Check, CheckInput, CheckResult } from './check.ts';
import { allSentences, spanIn } from './check-lines.ts';
import { dateRanges } from './date-ranges.ts';
import { isSaidAgain } from './said-again.ts';

/** 劳动合同法 §19: months of probation by the months of the contract. */
function mostProbation(termMonths: number): number {
  if (termMonths < 3) return 0;
  if (termMonths < 12) return 1;
  return termMonths < 36 ? 2 : 6;
}

/** A probation longer than the contract's term allows. */
export const checkProbation: Check = (input) => {
  const term = termOf(input);
  const most = term === null ? 6 : mostProbation(term);
  return allSentences(input).flatMap((sentence) => {
    const at = sentence.text.indexOf('试用期');
    if (at === -1 || /不得超过|不超过/.test(sentence.text)) return [];
    const period = findDurations(sentence.text).find(({ start }) => start > at && start - at <= 12);
    const months = period ? monthsOf(period) : null;
    if (!period || months === null || months <= most + 0.05) return [];
    return [
      {
        spans: [spanIn(sentence, period.start, period.end)],
        clauseId: sentence.clause?.id ?? null,
        detail: {
          zh: `${term === null ? '' : `劳动合同期限${lengthOf(term).zh}，`}试用期最长${most}个月，约定为${period.raw}。`,
          en: `${term === null ? '' : `For a contract of ${lengthOf(term).en} `}probation may last ${most} months at most; ${period.raw} is agreed.`,
        },
        ...(most > 0 ? shorter(sentence.text, period, most) : {}),
      },
    ];
  });
};

/** Where the days of the probation stand behind its length, another length alone would leave its last day standing: both are said. */
function shorter(
  text: string,
  period: WrittenDuration,
  most: number,
): Pick<CheckResult, 'action' | 'suggestion'> {
  const length = /\d/.test(period.raw) ? `${most}个月` : `${formatChineseNumeral(most)}个月`;
  const range = dateRanges(text).find(({ from }) => from.start >= period.end);
  if (!range)
    return isSaidAgain(text, period.end) ? { action: 'comment', suggestion: length } : { suggestion: length };
  const last = addDays(addMonths(range.from.iso, most), -1);
  return {
    action: 'comment',
    suggestion: `试用期为${length}，自${inChinese(range.from.iso)}起至${inChinese(last)}止`,
  };
}

/** A term short of a whole month is not rounded up to it: on that month hangs what is allowed. */
function lengthOf(months: number): { zh: string; en: string } {
  const whole = Math.floor(months);
  return whole === months
    ? { zh: `为${whole}个月`, en: `${whole} months` }
    : { zh: `不满${whole + 1}个月`, en: `less than ${whole + 1} months` };
}

const inChinese = (iso: string) => {
  const [year, month, day] = iso.split('-').map(Number);
  return `${year}年${month}月${day}日`;
};

/** Months of the contract: from its days, else from the length beside 期限. */
function termOf(input: CheckInput): number | null {
  for (const { text } of allSentences(input)) {
    if (!/合同期限?|固定期限|聘用期|合同期/.test(text)) continue;
    const [from, to] = readDocumentDates(text.split('试用')[0] ?? '');
    if (from?.iso?.length === 10 && to?.iso?.length === 10 && to.iso > from.iso) {
      // The last day belongs to the term: 3月1日 to 28 February of the next year is a whole year.
      const { months, days } = monthsBetween(from.iso, addDays(to.iso, 1));
      return months + days / 31;
    }
    const period = termPeriod(text.split('试用')[0] ?? '');
    const months = period ? monthsOf(period) : null;
    if (months !== null && months >= 1) return months;
  }
  return null;
}

const termPeriod = (text: string): WrittenDuration | undefined =>
  findDurations(text).find(
    ({ unit, start }) =>
      (unit === 'year' || unit === 'month') && /期限?[^，。；]{0,12}$/.test(text.slice(0, start)),
  );
