import { addDays, monthsBetween } from '../figures/calendar.ts';
import type { Bilingual } from './calculation.ts';
import type { InputReader } from './read-inputs.ts';

/** The day the Labour Contract Law came into force (劳动合同法 §98). */
const IN_FORCE_ON = '2008-01-01';

/** A time of service turned into wage: two half months a full year. */
export interface Service {
  halfMonths: number;
  text: Bilingual;
  label: Bilingual;
}

/** How long somebody worked, cut where the law changed. */
export interface ServiceTime {
  /** From the first day of work: for 2N (实施条例 §25). */
  whole: Service;
  /** From 2008-01-01 at the earliest: for N (劳动合同法 §97 ¶3). */
  since2008: Service;
  /** True when the work began before 2008. */
  older: boolean;
  /** False when only the length is known. */
  dated: boolean;
}

/**
 * A month for a full year, a month for six months or more of the rest, half a month for less (劳动合同法 §47 ¶1).
 * Six months exactly count as a year: 以上 includes the number (民法典 §1259).
 */
export function halfMonthsFor(months: number, days: number): number {
  const years = Math.floor(months / 12);
  const rest = months - years * 12;
  if (rest === 0 && days === 0) return years * 2;
  return years * 2 + (rest >= 6 ? 2 : 1);
}

function service(months: number, days: number, label: Bilingual): Service {
  const years = Math.floor(months / 12);
  const rest = months % 12;
  const zh =
    [years ? `${years}年` : '', rest ? `${rest}个月` : '', days ? `${days}天` : ''].join('') || '0天';
  const en =
    [years ? `${years}y` : '', rest ? `${rest}m` : '', days ? `${days}d` : ''].filter(Boolean).join(' ') ||
    '0d';
  return { halfMonths: halfMonthsFor(months, days), text: { zh, en }, label };
}

/** The time of service from its two days (the last one worked is counted), or from its months; null when unknown. */
export function readService(read: InputReader): ServiceTime | null {
  read.assertOrder('startOn', 'endOn');
  const startOn = read.date('startOn');
  const endOn = read.date('endOn');
  const plain = { zh: '', en: '' };
  if (startOn && endOn) {
    const after = addDays(endOn, 1);
    const older = startOn < IN_FORCE_ON;
    const all = monthsBetween(startOn, after);
    const since = monthsBetween(older ? IN_FORCE_ON : startOn, after);
    return {
      whole: service(
        all.months,
        all.days,
        older ? { zh: '（自用工之日起）', en: ' (from the first day of work)' } : plain,
      ),
      since2008: service(
        since.months,
        since.days,
        older ? { zh: '（自2008年1月1日起）', en: ' (from 1 January 2008)' } : plain,
      ),
      older,
      dated: true,
    };
  }
  const months = read.number('serviceMonths');
  if (months === null || months === 0) return null;
  const whole = service(months, 0, plain);
  return { whole, since2008: whole, older: false, dated: false };
}
