import { addDays, addMonths } from '../../figures/calendar.ts';
import { findDurations } from '../../figures/find-durations.ts';
import type { Sentence } from '../sentences.ts';
import type { Check, CheckResult } from './check.ts';
import { allSentences, spanIn } from './check-lines.ts';
import { dateRanges } from './date-ranges.ts';
import { isSaidAgain } from './said-again.ts';

/** 民法典 §705: the part above twenty years is void. */
const MOST_YEARS = 20;
const TERM = /租(?:赁)?期|租用期|租赁期限|租用期限|租期|承租期|出租期/;

/** A lease for more than twenty years. */
export const checkLeaseTerm: Check = (input) =>
  allSentences(input).flatMap((sentence) => {
    const at = TERM.exec(sentence.text);
    if (!at) return [];
    const period = findDurations(sentence.text).find(
      ({ unit, start }) =>
        (unit === 'year' || unit === 'month') && start >= at.index && start - at.index <= 24,
    );
    const years = period?.unit === 'month' ? period.count / 12 : (period?.count ?? 0);
    const byDates = fromDates(sentence, period && years > MOST_YEARS ? period : null);
    if (byDates) return [byDates];
    if (!period || years <= MOST_YEARS) return [];
    return [
      {
        spans: [spanIn(sentence, period.start, period.end)],
        clauseId: sentence.clause?.id ?? null,
        detail: { zh: `租赁期限约定为${period.raw}。`, en: `The term of the lease is ${period.raw}.` },
        ...(isSaidAgain(sentence.text, period.end) ? { action: 'comment' as const } : {}),
        suggestion: /\d/.test(period.raw) ? '20年' : '二十年',
      },
    ];
  });

/**
 * Where the days are given, too, another length alone would leave them standing: the wording says both. Days that contradict
 * the length, or end before they begin, must be settled first.
 */
function fromDates(
  sentence: Sentence & { clause: { id: string } | null },
  period: { raw: string; start: number; end: number } | null,
): CheckResult | null {
  const [range] = dateRanges(sentence.text);
  if (!range) return null;
  const last = addDays(addMonths(range.from.iso, MOST_YEARS * 12), -1);
  const isReversed = range.to.iso < range.from.iso;
  if (!period && (isReversed || range.to.iso <= addDays(last, 1))) return null;
  const clauseId = sentence.clause?.id ?? null;
  const spans = [
    period ? spanIn(sentence, period.start, period.end) : spanIn(sentence, range.from.start, range.to.end),
    ...(period ? [spanIn(sentence, range.from.start, range.to.end)] : []),
  ];
  const length = period?.raw ?? `${range.from.raw}至${range.to.raw}`;
  if (isReversed || (period && range.to.iso <= addDays(last, 1))) {
    return {
      spans,
      clauseId,
      detail: {
        zh: `租赁期限写作${length}，但起止日期为${range.from.raw}至${range.to.raw}，应当先核实起止日期，再确定不超过二十年的期限。`,
        en: `The term is given as ${length}, but its days are ${range.from.raw} to ${range.to.raw}; settle the days first, then a term of twenty years at most.`,
      },
    };
  }
  return {
    spans,
    clauseId,
    detail: { zh: `租赁期限约定为${length}。`, en: `The term of the lease is ${length}.` },
    action: 'comment',
    suggestion: `租赁期限为二十年，自${chinese(range.from.iso)}起至${chinese(last)}止`,
  };
}

const chinese = (iso: string) => {
  const [year, month, day] = iso.split('-').map(Number);
  return `${year}年${month}月${day}日`;
};
