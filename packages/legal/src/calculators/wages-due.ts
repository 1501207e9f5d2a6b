import { type Fen, formatYuan, multiply, percent, ratio, yuanFromFen } from '../figures/money.ts';
import { type CalculationLine, type Calculator, type LegalBasis, yuanLine } from './calculation.ts';
import { defineCalculator } from './define-calculator.ts';
import { LAWS } from './law-titles.ts';
import { InputProblem } from './read-inputs.ts';

const YUAN = { zh: '元', en: 'yuan' };
const PAID_IN_FULL: LegalBasis = { law: LAWS.labourContract, article: '30', paragraph: 1 };
/** All wages are paid at once when the work ends. */
const PAID_ON_LEAVING: LegalBasis = { law: LAWS.wagePayment, article: '9' };
const DEDUCTED: LegalBasis = { law: LAWS.wagePayment, article: '16' };

/** Wages kept back, by the month; and what may be taken off a month's wage at most for a loss: 劳动合同法 §30, 工资支付暂行规定 §16. */
export const wagesDue: Calculator = defineCalculator({
  id: 'wages-due',
  name: { zh: '拖欠、克扣的工资', en: 'Wages kept back' },
  description: {
    zh: '按月数算拖欠或者克扣的工资，以及每月最多能扣多少',
    en: 'Wages kept back by the month, and the most that may be taken off one',
  },
  fields: [
    {
      name: 'monthlySum',
      kind: 'money',
      required: false,
      label: { zh: '每月没有发的工资', en: 'Wage not paid each month' },
      unit: YUAN,
    },
    {
      name: 'months',
      kind: 'number',
      required: false,
      label: { zh: '月数', en: 'Months' },
      unit: { zh: '个月', en: 'months' },
    },
    {
      name: 'dailySum',
      kind: 'money',
      required: false,
      label: { zh: '每天的工钱（按天算时）', en: 'Pay for a day, where it goes by the day' },
      unit: YUAN,
    },
    {
      name: 'days',
      kind: 'count',
      required: false,
      label: { zh: '干了没发的天数', en: 'Days worked and not paid' },
      unit: { zh: '天', en: 'days' },
    },
    {
      name: 'workdays',
      kind: 'number',
      required: false,
      label: {
        zh: '没发的当月上了几个工作日（按月薪折算）',
        en: 'Working days of a month not paid, at a monthly wage',
      },
      unit: { zh: '天', en: 'days' },
    },
    {
      name: 'total',
      kind: 'money',
      required: false,
      label: { zh: '欠的总数（知道的话）', en: 'What is owed in all, where it is known' },
      unit: YUAN,
    },
    {
      name: 'paid',
      kind: 'money',
      required: false,
      label: { zh: '其中已经付的', en: 'Paid of it already' },
      unit: YUAN,
    },
    {
      name: 'wageDeductedFrom',
      kind: 'money',
      required: false,
      label: { zh: '被扣的当月工资（赔偿单位损失时）', en: 'Month’s wage a loss is taken from' },
      unit: YUAN,
    },
  ],
  compute(read) {
    const sum = read.money('monthlySum');
    const months = read.number('months');
    const wage = read.money('wageDeductedFrom');
    const daily = read.money('dailySum');
    const days = read.number('days');
    const lines: CalculationLine[] = [];
    if (wage !== null) {
      const most = multiply(wage, percent(20));
      const formula = `${formatYuan(wage)} × 20%`;
      lines.push({
        label: {
          zh: '每月最多能扣（赔偿单位损失）',
          en: 'Taken off a month at most (for a loss of the employer)',
        },
        formula: { zh: formula, en: formula },
        value: yuanFromFen(most),
        unit: 'yuan',
      });
      return {
        amount: yuanFromFen(most),
        amountOf: { zh: '每月最多能扣的', en: 'the most that may be taken off a month' },
        lines,
        basis: [DEDUCTED],
        assumptions: [
          {
            zh: '确是你造成的损失且合同约定了赔偿；扣完不得低于当地最低工资',
            en: 'You did cause the loss and the contract provides for it; the local minimum wage must remain',
          },
        ],
      };
    }
    const total = read.money('total');
    if (total !== null)
      return {
        amount: yuanFromFen(total),
        amountOf: { zh: '没有发的工资', en: 'the wages not paid' },
        lines: [yuanLine({ zh: '没有发的工资', en: 'Wages not paid' }, formatYuan(total), total)],
        basis: [PAID_IN_FULL],
        assumptions: [{ zh: '按你说的总数', en: 'By the total you told' }],
      };
    const workdays = read.number('workdays');
    if (sum !== null && workdays !== null) return wagesOfDays(sum, workdays);
    const [each, count] = daily !== null && days !== null ? [daily, days] : [sum, months];
    if (each === null || count === null)
      return {
        basis: [PAID_IN_FULL],
        missing: [
          {
            field: 'months',
            question: {
              zh: '欠了几个月，每个月欠多少元？',
              en: 'How many months are owed, and how much each month?',
            },
            why: { zh: '按月数乘每月没有发的数额', en: 'Months times what was not paid each month' },
          },
        ],
      };
    const whole = multiply(each, ratio(count));
    const paid = read.money('paid') ?? 0n;
    if (paid > whole)
      throw new InputProblem('paid', { zh: '已经付的比应付的多', en: 'More was paid than was due' });
    const due = whole - paid;
    const formula = `${formatYuan(each)} × ${count}${paid > 0n ? ` − ${formatYuan(paid)}` : ''}`;
    return {
      amount: yuanFromFen(due),
      amountOf: { zh: '没有发的工资', en: 'the wages not paid' },
      lines: [
        {
          label: { zh: '没有发的工资', en: 'Wages not paid' },
          formula: { zh: formula, en: formula },
          value: yuanFromFen(due),
          unit: 'yuan',
        },
      ],
      basis: [PAID_IN_FULL],
      assumptions: [
        paid > 0n
          ? {
              zh: '每月（每天）都是这么多，除了说到的没有再付过',
              en: 'So much each month (or day), and nothing was paid but what was told',
            }
          : {
              zh: '这段时间每月（每天）都没有发这么多，中间没有付过',
              en: 'So much was kept back each month (or day), and nothing was paid since',
            },
      ],
    };
  },
});

/** Part of a month: the monthly wage over 21.75 paid days, times the days worked. */
function wagesOfDays(
  monthly: Fen,
  workdays: number,
): ReturnType<Parameters<typeof defineCalculator>[0]['compute']> {
  const due = multiply(monthly, { numerator: 100n, denominator: 2175n }, ratio(workdays));
  return {
    amount: yuanFromFen(due),
    amountOf: { zh: '没有发的工资', en: 'the wages not paid' },
    lines: [
      yuanLine(
        { zh: '上班这些天的工资', en: 'Wages of the days worked' },
        `${formatYuan(monthly)} ÷ 21.75 × ${workdays}`,
        due,
      ),
    ],
    basis: [PAID_IN_FULL, PAID_ON_LEAVING],
    assumptions: [
      {
        zh: '上的都是工作日，月计薪天数21.75天；税和社保个人部分另扣',
        en: 'They were working days, at 21.75 a month; tax and the own share of insurance come off',
      },
    ],
  };
}
