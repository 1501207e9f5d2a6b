import {
  addDays,
  addMonths,
  daysBetween,
  nextWorkday,
  type Period,
  periodEnd,
  type WorkCalendar,
} from '../figures/calendar.ts';
import type { IsoDate } from '../statute/statute.ts';
import type { Bilingual, CalculationLine, LegalBasis } from './calculation.ts';

/** The day the three years of 民法总则 §188 came into force. */
export const THREE_YEARS_ON: IsoDate = '2017-10-01';

/** 法释〔2018〕12号 §1–4: which of the two laws measures a period that began before that day. */
const TRANSITION: LegalBasis = {
  law: '最高人民法院关于适用《中华人民共和国民法总则》诉讼时效制度若干问题的解释',
  article: '2',
  asOf: '2018-07-23',
  edition: {
    zh: '《最高人民法院关于适用〈中华人民共和国民法总则〉诉讼时效制度若干问题的解释》（法释〔2018〕12号）第一条至第四条',
    en: 'Interpretation of the Supreme People’s Court on limitation under the General Provisions of the Civil Law (Fa Shi [2018] No. 12), articles 1 to 4',
  },
};

const formerLaw = (article: string, zh: string, en: string): LegalBasis => ({
  law: '中华人民共和国民法通则',
  article,
  asOf: '1987-01-01',
  edition: {
    zh: `《中华人民共和国民法通则》（已废止）${zh}`,
    en: `General Principles of the Civil Law (repealed), ${en}`,
  },
});

/** What the earlier law gave a claim: two years, or one for four kinds (民法通则 §135, §136). */
export interface FormerPeriod {
  years: 1 | 2;
  basis: LegalBasis;
}

/** Ordinary claims of the earlier law. */
export const FORMER_TWO_YEARS: FormerPeriod = {
  years: 2,
  basis: formerLaw('135', '第一百三十五条', 'article 135'),
};
/** Bodily injury, undeclared substandard goods, rent unpaid or refused, deposited things lost or damaged. */
export const FORMER_ONE_YEAR: FormerPeriod = {
  years: 1,
  basis: formerLaw('136', '第一百三十六条', 'article 136'),
};

/** From the day an obstacle kept the claim from being pursued to the day it was gone. */
export interface Obstacle {
  from: IsoDate;
  to: IsoDate;
}

/** The end of a period after an obstacle, with the steps. */
export interface SuspendedPeriod {
  end: IsoDate;
  lines: CalculationLine[];
  notes: Bilingual[];
}

/** How a period that began before 2017-10-01 came through that day. */
export interface LimitationTransition {
  period: Period;
  /** False when it had run out before that day. */
  isStillRunning: boolean;
  /** Where the earlier law alone measures it: its end after the obstacle (民法通则 §139). */
  suspended: SuspendedPeriod | null;
  basis: LegalBasis[];
  note: Bilingual;
}

/**
 * The period that holds from a start: three years from 2017-10-01 on; for an earlier start also three, from the same
 * start, where the earlier period was still running on that day; else the earlier period stays (法释〔2018〕12号 §1–3).
 */
export function limitationFrom(
  start: IsoDate,
  former: FormerPeriod,
  calendar: WorkCalendar,
  obstacle: Obstacle | null,
): LimitationTransition {
  const three: Period = { unit: 'year', count: 3 };
  const earlier: Period = { unit: 'year', count: former.years };
  const suspended = holdUp(periodEnd(start, earlier), obstacle);
  const formerEnd = nextWorkday(suspended.end, calendar);
  const isStillRunning = formerEnd >= THREE_YEARS_ON;
  const years = former.years === 1 ? { zh: '一年', en: 'one year' } : { zh: '二年', en: 'two years' };
  return {
    period: isStillRunning ? three : earlier,
    isStillRunning,
    suspended: isStillRunning ? null : suspended,
    basis: [former.basis, TRANSITION],
    note: isStillRunning
      ? {
          zh: `起算于2017年10月1日以前：当时法律的${years.zh}到该日尚未届满，从同一起算日按三年计算（法释〔2018〕12号）。`,
          en: `It began before 1 October 2017: the ${years.en} of the law of the time had not run out on that day, so three years count from the same start (Fa Shi [2018] No. 12).`,
        }
      : {
          zh: `起算于2017年10月1日以前：当时法律的${years.zh}在该日以前（${formerEnd}）已经届满，不能改按三年计算（法释〔2018〕12号）。`,
          en: `It began before 1 October 2017: the ${years.en} of the law of the time ran out before that day (${formerEnd}), and the three years do not apply (Fa Shi [2018] No. 12).`,
        },
  };
}

/** An obstacle in the last six months stops the earlier period, which goes on when it is gone (民法通则 §139). */
function holdUp(end: IsoDate, obstacle: Obstacle | null): SuspendedPeriod {
  if (!obstacle) return { end, lines: [], notes: [] };
  const from = [obstacle.from, addMonths(end, -6)].sort()[1] ?? obstacle.from;
  if (from > end || obstacle.to <= from) return { end, lines: [], notes: [] };
  const later = addDays(end, daysBetween(from, obstacle.to));
  return {
    end: later,
    lines: [
      {
        label: {
          zh: '中止：原因消除后继续计算剩余期间',
          en: 'Suspended: the rest runs on when the obstacle is gone',
        },
        formula: {
          zh: `${end} 顺延 ${from} 至 ${obstacle.to}`,
          en: `${end}, later by ${from} to ${obstacle.to}`,
        },
        value: later,
        unit: 'date',
      },
    ],
    notes: [],
  };
}
