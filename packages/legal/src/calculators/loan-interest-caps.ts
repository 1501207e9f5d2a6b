import { addDays, daysBetween, monthsBetween } from '../figures/calendar.ts';
import type { IsoDate } from '../statute/statute.ts';
import type { Bilingual, LegalBasis } from './calculation.ts';
import { LAWS } from './law-titles.ts';

/** The day the cap of four times the LPR came into force (民间借贷司法解释 §31 ¶2). */
export const NEW_RULE_ON = '2020-08-20';
/** The first day a one-year LPR in today's sense was published (民间借贷司法解释 §25 ¶2). */
export const FIRST_LPR_ON = '2019-08-20';
/** The rate courts enforced before 2020-08-20: 法释〔2015〕18号 §26 ¶1, §29 and §30. */
export const OLD_PROTECTED_RATE = 24;
/** Above it an agreement on interest was void: 法释〔2015〕18号 §26 ¶2. */
export const OLD_VOID_RATE = 36;

/** A stretch of time under one cap. `years` is exact: days over 365, or months over 12. */
export interface InterestSpan {
  /** Null when only the length is known. */
  from: IsoDate | null;
  to: IsoDate | null;
  numerator: number;
  denominator: number;
  phase: 'term' | 'overdue';
  cap: CapRule;
}

/** Which cap on interest holds, by the days of contract and filing. */
export type CapRule = 'lpr-at-contract' | 'lpr-at-filing' | 'old-24';

/** Each cap in words. */
export const CAP_TEXT: Record<CapRule, Bilingual> = {
  'lpr-at-contract': {
    zh: '合同成立时一年期LPR的四倍',
    en: 'four times the one-year LPR at the making of the contract',
  },
  'lpr-at-filing': {
    zh: '起诉时一年期LPR的四倍',
    en: 'four times the one-year LPR at the filing of the suit',
  },
  'old-24': { zh: '当时的司法解释的年利率上限', en: 'the yearly rate of the rule of the time' },
};

/** The article each cap rests on. */
export const CAP_BASIS: Record<CapRule, LegalBasis[]> = {
  'lpr-at-contract': [{ law: LAWS.privateLending, article: '25', paragraph: 1 }],
  'lpr-at-filing': [{ law: LAWS.privateLending, article: '31', paragraph: 2 }],
  'old-24': [
    { law: LAWS.privateLending, article: '31', paragraph: 2 },
    {
      law: LAWS.privateLending,
      article: '26',
      asOf: '2015-09-01',
      edition: {
        zh: '法释〔2015〕18号（2015年9月1日至2020年8月19日施行的文本）',
        en: 'Fa Shi [2015] No. 18 (the text in force from 1 September 2015 to 19 August 2020)',
      },
    },
  ],
};

/**
 * Which cap a day stands under (民间借贷司法解释 §25, §31). A contract made before 2020-08-20: the time before
 * that day follows the rule of the time when a party asks for it, the time after it the standard at the filing.
 */
function capOf(signedOn: IsoDate | null, afterNewRule: boolean, oldRule: boolean): CapRule {
  if (signedOn === null || signedOn >= NEW_RULE_ON) return 'lpr-at-contract';
  if (afterNewRule) return 'lpr-at-filing';
  if (oldRule) return 'old-24';
  return signedOn >= FIRST_LPR_ON ? 'lpr-at-contract' : 'lpr-at-filing';
}

/**
 * Cuts the time from `startOn` to `endOn` at the due day and at 2020-08-20; empty stretches are left out.
 * @param byMonths whether stretches of whole months count as such, as people reckon them
 */
export function interestSpans(
  dates: { startOn: IsoDate; dueOn: IsoDate | null; endOn: IsoDate },
  signedOn: IsoDate | null,
  oldRule: boolean,
  byMonths = false,
): InterestSpan[] {
  const { startOn, dueOn, endOn } = dates;
  const cuts = [startOn, endOn];
  if (dueOn && dueOn > startOn && dueOn < endOn) cuts.push(dueOn);
  const old = signedOn !== null && signedOn < NEW_RULE_ON;
  if (old && NEW_RULE_ON > startOn && NEW_RULE_ON < endOn) cuts.push(NEW_RULE_ON);
  cuts.sort();
  return cuts.slice(1).flatMap((to, index): InterestSpan[] => {
    const from = cuts[index] ?? startOn;
    if (from === to) return [];
    const phase = dueOn && from >= dueOn ? 'overdue' : 'term';
    const cap = capOf(signedOn, from >= NEW_RULE_ON, oldRule);
    const months = byMonths ? wholeMonths(from, to) : null;
    return months === null
      ? [{ from, to, numerator: daysBetween(from, to), denominator: 365, phase, cap }]
      : [{ from, to, numerator: months, denominator: 12, phase, cap }];
  });
}

/** The months between two days where they are whole, also where the last day counts: 2月20日 to 8月19日 are six. */
function wholeMonths(from: IsoDate, to: IsoDate): number | null {
  const [between, through] = [monthsBetween(from, to), monthsBetween(from, addDays(to, 1))];
  if (between.days === 0) return between.months;
  return through.days === 0 ? through.months : null;
}

/** The one stretch of a loan of which only the length is known: then it is taken to be made under the new rule. */
export function monthsSpan(months: number): InterestSpan {
  return { from: null, to: null, numerator: months, denominator: 12, phase: 'term', cap: 'lpr-at-contract' };
}
