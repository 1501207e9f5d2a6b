import { readPeriods } from '../read-periods.ts';
import type { Check } from './check.ts';
import { allSentences, spanIn } from './check-lines.ts';

/** 民法典 §705: the part above twenty years is void. */
const MOST_YEARS = 20;
const TERM = /租(?:赁)?期|租用期|租赁期限|租用期限|租期|承租期|出租期/;

/** A lease for more than twenty years. */
export const checkLeaseTerm: Check = (input) =>
  allSentences(input).flatMap((sentence) => {
    const at = TERM.exec(sentence.text);
    if (!at) return [];
    const period = readPeriods(sentence.text).find(
      ({ unit, start }) =>
        (unit === 'year' || unit === 'month') && start >= at.index && start - at.index <= 24,
    );
    const years = period?.unit === 'month' ? period.count / 12 : (period?.count ?? 0);
    if (!period || years <= MOST_YEARS) return [];
    return [
      {
        spans: [spanIn(sentence, period.start, period.end)],
        clauseId: sentence.clause?.id ?? null,
        detail: { zh: `租赁期限约定为${period.raw}。`, en: `The term of the lease is ${period.raw}.` },
        suggestion: /\d/.test(period.raw) ? '20年' : '二十年',
      },
    ];
  });
