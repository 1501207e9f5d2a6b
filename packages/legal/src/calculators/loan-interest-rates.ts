import { lastMonthOf, loanPrimeRateOn } from '../figures/loan-prime-rate.ts';
import type { IsoDate } from '../statute/statute.ts';
import type { Bilingual } from './calculation.ts';
import type { InputReader } from './read-inputs.ts';

type Moment = 'atContract' | 'atFiling' | 'whenOverdue';

/** The one-year LPRs a loan is measured by, in percent; null where neither given nor in the table. */
export interface LoanLprs extends Record<Moment, number | null> {
  /** Which were looked up, with day and announcement. */
  lookedUp: Partial<Record<Moment, Bilingual>>;
  /** Where the table ends, when a day lies beyond it. */
  notes: Bilingual[];
}

/** Takes each LPR as it was given, else from the published table by its day; a day outside the table stays open. */
export function readLoanLprs(read: InputReader): LoanLprs {
  const rates = read.published.loanPrimeRates;
  const found: LoanLprs = { atContract: null, atFiling: null, whenOverdue: null, lookedUp: {}, notes: [] };
  const look = (moment: Moment, field: string, day: IsoDate | null, when: Bilingual): void => {
    found[moment] = read.number(field);
    if (found[moment] !== null || day === null) return;
    const rate = loanPrimeRateOn(day, rates);
    if (rate?.isKnown) {
      found[moment] = rate.oneYear;
      found.lookedUp[moment] = {
        zh: `${when.zh}（${day}）一年期LPR为${rate.oneYear}%：${rate.source}`,
        en: `The one-year LPR ${when.en} (${day}) was ${rate.oneYear}%, as published on ${rate.from}`,
      };
    } else if (rate) {
      found.notes.push({
        zh: `LPR表到${lastMonthOf(rates)}为止，${day}的LPR请自行填写（全国银行间同业拆借中心公布）。`,
        en: `The table of the LPR ends with ${lastMonthOf(rates)}: enter the LPR of ${day}, as published by the National Interbank Funding Center.`,
      });
    }
  };
  const signedOn = read.date('signedOn') ?? read.date('startOn');
  look('atContract', 'lprAtContract', signedOn, { zh: '合同成立时', en: 'at the making of the contract' });
  look('atFiling', 'lprAtFiling', read.date('filedOn'), { zh: '起诉时', en: 'at the filing of the suit' });
  look('whenOverdue', 'lprWhenOverdue', read.date('dueOn'), { zh: '逾期之日', en: 'when it fell due' });
  return found;
}
