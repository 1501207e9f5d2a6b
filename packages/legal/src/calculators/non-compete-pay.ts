import { formatYuan, multiply, percent, ratio } from '../figures/money.ts';
import { type CalculationLine, type Calculator, type LegalBasis, yuanLine } from './calculation.ts';
import { defineCalculator } from './define-calculator.ts';
import { LAWS } from './law-titles.ts';

const interpretation = (article: string): LegalBasis => ({
  law: LAWS.labourDisputeInterpretation1,
  article,
});
const PAID_MONTHLY: LegalBasis = { law: LAWS.labourContract, article: '23', paragraph: 2 };
const YUAN = { zh: '元', en: 'yuan' };

/** What the employer owes besides when it ends a non-compete early: 劳动争议解释（一）§39 ¶2. */
const MONTHS_ON_RELEASE = 3;

/** Pay for keeping a non-compete: as agreed, else 30 % of the average wage (解释（一）§36); three months more on early release (§39). */
export const nonCompetePay: Calculator = defineCalculator({
  id: 'non-compete-pay',
  name: { zh: '竞业限制补偿', en: 'Pay for a non-compete' },
  description: {
    zh: '竞业限制期间每月的补偿，以及单位提前解除时额外的三个月',
    en: 'The monthly pay of a non-compete, and three months more when the employer ends it early',
  },
  fields: [
    {
      name: 'agreedMonthly',
      kind: 'money',
      required: false,
      label: { zh: '约定的每月补偿', en: 'Monthly pay agreed' },
      unit: YUAN,
    },
    {
      name: 'averageWage',
      kind: 'money',
      required: false,
      label: {
        zh: '离职前十二个月的平均工资（没约定补偿时）',
        en: 'Average wage of the last twelve months, where nothing was agreed',
      },
      unit: YUAN,
    },
    {
      name: 'months',
      kind: 'number',
      required: false,
      label: { zh: '守约而没有付的月数', en: 'Months kept and not paid' },
      unit: { zh: '个月', en: 'months' },
    },
    {
      name: 'released',
      kind: 'boolean',
      required: false,
      label: { zh: '单位在期限内提前解除', en: 'The employer ends it early' },
    },
    {
      name: 'localMinimumWage',
      kind: 'money',
      required: false,
      label: { zh: '合同履行地最低工资', en: 'Minimum wage of the place of work' },
      unit: YUAN,
    },
  ],
  compute(read) {
    const agreed = read.money('agreedMonthly');
    const average = read.money('averageWage');
    const months = read.number('months');
    const least = read.money('localMinimumWage');
    const basis = [PAID_MONTHLY, interpretation('36')];
    if (agreed === null && average === null)
      return {
        basis,
        lines: [
          {
            label: { zh: '没约定数额时每月的补偿', en: 'Monthly pay where no sum was agreed' },
            formula: {
              zh: '离职前十二个月平均工资的30%，不低于最低工资',
              en: '30% of the average wage of twelve months, not below the minimum wage',
            },
            value: 30,
            unit: 'percent',
          },
        ],
        missing: [
          {
            field: 'averageWage',
            question: {
              zh: '离职前十二个月平均工资是多少元（或者约定每月补偿多少）？',
              en: 'What was the average wage of the last twelve months (or the monthly pay agreed)?',
            },
            why: { zh: '补偿以此为标准', en: 'The pay follows it' },
          },
        ],
      };
    const share = average === null ? 0n : multiply(average, percent(30));
    const monthly = agreed ?? (least !== null && least > share ? least : share);
    const lines: CalculationLine[] = [
      yuanLine(
        { zh: '每月补偿', en: 'Monthly pay' },
        agreed === null && average !== null && monthly === share
          ? `${formatYuan(average)} × 30%`
          : formatYuan(monthly),
        monthly,
      ),
    ];
    const owed = months === null ? null : multiply(monthly, ratio(months));
    if (owed !== null && months !== null)
      lines.push(
        yuanLine({ zh: '没有付的补偿', en: 'Pay not made' }, `${formatYuan(monthly)} × ${months}`, owed),
      );
    const isReleased = read.flag('released') === true;
    const more = monthly * BigInt(MONTHS_ON_RELEASE);
    if (isReleased)
      lines.push(
        yuanLine(
          { zh: '提前解除另付的三个月补偿', en: 'Three months more on early release' },
          `${formatYuan(monthly)} × ${MONTHS_ON_RELEASE}`,
          more,
        ),
      );
    const total = isReleased ? more + (owed ?? 0n) : (owed ?? monthly);
    return {
      amount: Number(total) / 100,
      amountOf: isReleased
        ? { zh: '解除竞业限制可另要的三个月补偿', en: 'three months’ pay on release from the non-compete' }
        : owed === null
          ? { zh: '竞业限制每月的补偿', en: 'the monthly pay of the non-compete' }
          : { zh: '没有付的竞业限制补偿', en: 'the non-compete pay not made' },
      lines,
      basis: [
        PAID_MONTHLY,
        ...(agreed === null ? [interpretation('36')] : []),
        ...(owed !== null && agreed !== null ? [interpretation('37')] : []),
        ...(isReleased ? [interpretation('39')] : []),
      ],
      notes: [
        {
          zh: '单位原因三个月没付的，可以请求解除竞业限制（《最高人民法院关于审理劳动争议案件适用法律问题的解释（一）》第三十八条）。',
          en: 'After three months unpaid by the employer’s doing, release may be asked for (interpretation I, article 38).',
        },
      ],
      assumptions: [
        {
          zh: '你属于竞业限制的人员，并且一直守约没去同行',
          en: 'You are one whom a non-compete may bind, and you kept it',
        },
        ...(agreed === null && least === null
          ? [{ zh: '30%不低于当地最低工资', en: '30% is not below the local minimum wage' }]
          : []),
      ],
    };
  },
});
