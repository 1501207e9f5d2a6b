import { addDays, daysBetween } from '../figures/calendar.ts';
import {
  type Fen,
  fenFromYuan,
  formatYuan,
  multiply,
  percent,
  smallerFen,
  yuanFromFen,
} from '../figures/money.ts';
import type { IsoDate } from '../statute/statute.ts';
import type { CalculationLine, Calculator, CalculatorAsk, DatedAmount, LegalBasis } from './calculation.ts';
import { defineCalculator } from './define-calculator.ts';
import { LAWS } from './law-titles.ts';
import { InputProblem } from './read-inputs.ts';

const rule = (article: string, paragraph?: number): LegalBasis => ({
  law: LAWS.delayedPerformance,
  article,
  ...(paragraph ? { paragraph } : {}),
});

const BASIS = [{ law: LAWS.civilProcedure, article: '264' }, rule('1', 3), rule('2'), rule('3', 1)];

/** 0.0175 % a day: 日万分之一点七五 (法释〔2014〕8号 §1 ¶3). */
const DAILY = percent(0.0175);

/** The interpretation is in force since this day; earlier delay follows the earlier rules (§7 ¶1). */
const IN_FORCE_ON = '2014-08-01';

const ASKS = {
  debt: {
    field: 'debt',
    question: {
      zh: '尚未清偿的、生效法律文书确定的金钱债务是多少元？（不含一般债务利息）',
      en: 'How much of the adjudged money debt is unpaid, without ordinary interest?',
    },
    why: { zh: '加倍部分只以该债务为基数', en: 'The doubled part is on this debt only' },
  },
  dueOn: {
    field: 'dueOn',
    question: {
      zh: '法律文书确定的履行期间哪一天届满？（未确定履行期间的，文书哪一天生效）',
      en: 'On which day did the time for performance end? (or the document take effect, where it set none)',
    },
    why: { zh: '加倍部分自该日起计算', en: 'The doubled part runs from that day' },
  },
  paidOn: {
    field: 'paidOn',
    question: { zh: '计算到哪一天（履行完毕之日）？', en: 'Up to which day (of full performance)?' },
    why: { zh: '加倍部分计算至履行完毕之日', en: 'It runs to the day of full performance' },
  },
} satisfies Record<string, CalculatorAsk>;

/** A stretch without payment, and what is paid at its end. */
interface Stretch {
  days: number;
  paid: Fen;
  text: string | null;
}

/** Cuts the delay at each payment; delay before the interpretation came into force is left out. */
function stretchesBetween(dueOn: IsoDate, paidOn: IsoDate, payments: readonly DatedAmount[]): Stretch[] {
  const cutoff = addDays(IN_FORCE_ON, -1);
  let cursor = dueOn < IN_FORCE_ON ? cutoff : dueOn;
  return [...payments, { date: paidOn, amount: 0 }].map(({ date, amount }) => {
    const days = Math.max(0, daysBetween(cursor, date));
    const text = `${cursor} → ${date}`;
    if (days > 0) cursor = date;
    return { days, paid: fenFromYuan(amount), text };
  });
}

/** Days of stay are taken off the first stretches, where the debt is largest: in the debtor's favour. */
function accrue(
  debt: Fen,
  stretches: readonly Stretch[],
  stay: number,
): { total: Fen; lines: CalculationLine[] } {
  const lines: CalculationLine[] = [];
  let rest = debt;
  let total = 0n;
  let stayed = stay;
  for (const { days, paid, text } of stretches) {
    const counted = Math.max(0, days - stayed);
    stayed -= days - counted;
    if (days > 0) {
      const interest = multiply(rest, DAILY, { numerator: BigInt(counted), denominator: 1n });
      const formula = `${formatYuan(rest)} × 0.0175% × ${counted}`;
      const dates = text ? `（${text}）` : '';
      lines.push({
        label: {
          zh: `迟延 ${counted} 天${dates}`,
          en: `${counted} days of delay${text ? ` (${text})` : ''}`,
        },
        formula: { zh: formula, en: formula },
        value: yuanFromFen(interest),
        unit: 'yuan',
      });
      total += interest;
    }
    rest -= smallerFen(paid, rest);
  }
  return { total, lines };
}

/**
 * The doubled part of the interest for delayed performance of a money judgment.
 * Source: 民事诉讼法 §264; 法释〔2014〕8号 §1–4, which cites the article under its number of that day (§253).
 */
export const delayedPerformanceInterest: Calculator = defineCalculator({
  id: 'delayed-performance-interest',
  name: { zh: '迟延履行期间的加倍利息', en: 'Doubled interest for delayed performance' },
  description: {
    zh: '生效裁判确定的金钱债务逾期履行的加倍部分债务利息',
    en: 'The doubled part on an adjudged money debt paid late',
  },
  fields: [
    {
      name: 'debt',
      kind: 'money',
      required: true,
      label: {
        zh: '未清偿的金钱债务（不含一般债务利息）',
        en: 'Unpaid money debt, without ordinary interest',
      },
      unit: { zh: '元', en: 'yuan' },
    },
    {
      name: 'dueOn',
      kind: 'date',
      required: false,
      label: { zh: '履行期间届满之日', en: 'End of the time for performance' },
    },
    {
      name: 'paidOn',
      kind: 'date',
      required: false,
      label: { zh: '履行完毕（计算截止）之日', en: 'Day of full performance' },
    },
    {
      name: 'days',
      kind: 'count',
      required: false,
      label: { zh: '迟延天数（不知道日期时）', en: 'Days of delay, when the dates are unknown' },
      unit: { zh: '天', en: 'days' },
    },
    {
      name: 'payments',
      kind: 'dated-amounts',
      required: false,
      label: {
        zh: '期间内的还款（冲抵该债务的部分）',
        en: 'Payments meanwhile, as far as they go to this debt',
      },
    },
    {
      name: 'suspendedDays',
      kind: 'count',
      required: false,
      label: { zh: '非因被执行人申请而中止、暂缓执行的天数', en: 'Days of stay not asked for by the debtor' },
    },
  ],
  compute(read) {
    read.assertOrder('dueOn', 'paidOn');
    const debt = read.money('debt');
    const dueOn = read.date('dueOn');
    const paidOn = read.date('paidOn');
    const days = read.number('days');
    const timed = dueOn !== null && paidOn !== null;
    if (debt === null || (!timed && days === null)) {
      const missing = [
        ...(debt === null ? [ASKS.debt] : []),
        ...(timed || days !== null ? [] : [...(dueOn ? [] : [ASKS.dueOn]), ...(paidOn ? [] : [ASKS.paidOn])]),
      ];
      return { missing, basis: BASIS };
    }
    const payments = timed ? read.datedAmounts('payments') : [];
    if (payments.some(({ date }) => !timed || date < dueOn || date > paidOn)) {
      throw new InputProblem('payments', {
        zh: '还款日期应在计算期间之内',
        en: 'Payments must lie within the time computed',
      });
    }
    const suspended = read.number('suspendedDays') ?? 0;
    const stretches = timed
      ? stretchesBetween(dueOn, paidOn, payments)
      : [{ days: days ?? 0, paid: 0n, text: null }];
    const { total, lines } = accrue(debt, stretches, suspended);
    return {
      amount: yuanFromFen(total),
      lines,
      basis: [
        ...BASIS,
        ...(payments.length > 0 ? [rule('4')] : []),
        ...(suspended > 0 ? [rule('3', 3)] : []),
      ],
      notes: [
        {
          zh: '这是加倍部分；裁判文书确定的一般债务利息另按文书确定的方法计算，不作为加倍部分的基数。',
          en: 'This is the doubled part only; ordinary interest follows the judgment and is not part of the base.',
        },
        {
          zh: '财产不足以清偿全部债务的，先清偿金钱债务，再清偿加倍部分（另有约定的除外）。',
          en: 'Where the assets do not suffice, the debt is paid before the doubled part, unless agreed otherwise.',
        },
        ...(timed && dueOn < IN_FORCE_ON
          ? [
              {
                zh: '2014年8月1日以前的迟延期间适用当时的规定，未计入本结果。',
                en: 'Delay before 1 August 2014 follows the earlier rules and is not included.',
              },
            ]
          : []),
      ],
      assumptions: [
        {
          zh: '届满之日当天不计入，履行之日计入',
          en: 'The day the time ended is not counted, the day of performance is',
        },
        ...(payments.length > 0
          ? [{ zh: '还款均冲抵该金钱债务', en: 'The payments all go to this debt' }]
          : []),
      ],
    };
  },
});
