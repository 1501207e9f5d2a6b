import { addDays, addMonths } from '../../../../figures/calendar.ts';
import { paperDay } from '../../../courses/told-matter.ts';
import type { ToldWork } from '../../../labour-sums.ts';
import type { Telling } from '../../telling.ts';
import { type WageCut, wageCut } from '../../wage-cut.ts';
import { type MonthPaid, wageLedger } from '../../wage-ledger.ts';
import { endsInPart } from '../../work-told.ts';

/** A head of wages in words for a commission, behind 支付: what, and how it was reckoned. */
export interface WageHead {
  what: string;
  amount: number | null;
  how: string;
  start: number;
  end: number;
}

/** What is owed of the wages by the months that were told. */
export interface OwedByMonth {
  /** Whole months, each less what came of it; null where none is owed. */
  whole: WageHead | null;
  /** The month in which the job began or ended: its days nobody counted yet. */
  parts: WageHead[];
  /** What the wage was cut to, and what that came to (劳动合同法 35: only a paper of both changes it). */
  cut: WageHead | null;
  /** The wage before it was cut. */
  fullWage: number | null;
}

/**
 * The wages that are owed, month by month: of 6200 a month of which 1500 came, 4700; a month worked in part by the days of pay that somebody has to
 * count (劳动合同法 30; 21.75 days a month: 劳社部发〔2008〕3号).
 */
export function wagesByMonth(telling: Telling, { wage, from, until }: ToldWork): OwedByMonth {
  const cut = wageCut(telling);
  const full = cut?.from.value ?? wage;
  const during = wageLedger(telling).filter(
    ({ month, isYearSure }) =>
      (isYearSure || (from !== null && until !== null)) &&
      (from === null || month >= from.slice(0, 7)) &&
      (until === null || month <= until.slice(0, 7)),
  );
  const isCut = ({ paid }: MonthPaid) => cut !== null && paid === cut.to.value;
  const isOwed = ({ paid }: MonthPaid) => paid !== 'all' && (full === null || paid < full);
  const owed = during.filter((one) => isOwed(one) && !isCut(one));
  const whole = owed.filter(({ month }) => !daysWorked(month, from, until) && !isHalf(telling, month));
  const parts = owed.filter((one) => !whole.includes(one) && one.paid === 0);
  const cutMonths = during.filter(isCut);
  return {
    whole: wholeMonths(whole, full),
    parts: parts.map(({ month, start, end }) => ({
      what: `${daysWorked(month, from, until) ?? `${inYear(month)}实际出勤期间`}的工资`,
      amount: null,
      how: full === null ? '' : `月工资${full}元÷21.75天×实际计薪天数`,
      start,
      end,
    })),
    cut: cut && cutHead(cut, cutMonths),
    fullWage: cut?.from.value ?? null,
  };
}

function wholeMonths(owed: readonly MonthPaid[], wage: number | null): WageHead | null {
  const [first] = owed;
  if (!first) return null;
  const sum = wage === null ? null : owed.reduce((all, { paid }) => all + wage - Number(paid), 0);
  const of = owed.filter(({ paid }) => paid !== 0);
  const none = owed.filter(({ paid }) => paid === 0);
  const name = ({ month }: MonthPaid) => `${Number(month.slice(5))}月`;
  const how =
    wage === null
      ? ''
      : [
          ...of.map((one) => `${name(one)}应发${wage}元、实发${one.paid}元`),
          ...(none.length === 0
            ? []
            : of.length === 0
              ? [`每月${wage}元，共${none.length}个月`]
              : [`${none.map(name).join('、')}${none.length > 1 ? '每月' : ''}${wage}元`]),
        ].join('，');
  const place = { start: first.start, end: first.end };
  return { what: `拖欠的${monthsInYears(owed)}工资`, amount: sum, how, ...place };
}

const inYear = (month: string): string => `${Number(month.slice(0, 4))}年${Number(month.slice(5))}月`;
/** 2025年12月、2026年1月、2月. */
const monthsInYears = (owed: readonly MonthPaid[]): string =>
  owed
    .map(({ month }, at) =>
      owed[at - 1]?.month.slice(0, 4) === month.slice(0, 4) ? `${Number(month.slice(5))}月` : inYear(month),
    )
    .join('、');

/** 2026年10月1日至16日, of who left on that day; null of a month that was worked from its first day to its last. */
function daysWorked(month: string, from: string | null, until: string | null): string | null {
  const [first, last] = [from?.startsWith(month) ? from : null, until?.startsWith(month) ? until : null];
  const end = addDays(addMonths(`${month}-01`, 1), -1);
  const begins = first ?? `${month}-01`;
  const ends = last ?? end;
  if (begins === `${month}-01` && (ends === end || (last !== null && !endsInPart(inYear(month), until))))
    return null;
  return `${paperDay(begins)}至${Number(ends.slice(8))}日`;
}

/** 十月那半个月也没跟我算. */
const isHalf = ({ text, days }: Telling, month: string): boolean =>
  days.some(
    ({ iso, precision, end }) =>
      precision === 'month' &&
      iso === month &&
      /^(?:份)?(?:的)?(?:那|这)?半个月|^(?:份)?干了[^，。；]{1,4}天/.test(text.slice(end)),
  );

function cutHead({ from, to }: WageCut, months: readonly MonthPaid[]): WageHead {
  const less = from.value - to.value;
  const place = { start: from.start, end: to.end };
  if (months.length === 0)
    return {
      what: '被降低工资期间的工资差额',
      amount: null,
      how: `每月差额${less}元（${from.value}元减去${to.value}元）×＿＿个月`,
      ...place,
    };
  return {
    what: `${monthsInYears(months)}被降低的工资差额`,
    amount: less * months.length,
    how: `每月应发${from.value}元、实发${to.value}元，共${months.length}个月`,
    ...place,
  };
}
