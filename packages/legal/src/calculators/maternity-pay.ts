import { formatYuan, multiply, yuanFromFen } from '../figures/money.ts';
import { type CalculationLine, type Calculator, type LegalBasis, yuanLine } from './calculation.ts';
import { defineCalculator } from './define-calculator.ts';
import { LAWS } from './law-titles.ts';
import type { InputReader } from './read-inputs.ts';

const BASIS: LegalBasis[] = [
  { law: LAWS.womenWorkers, article: '7' },
  { law: LAWS.womenWorkers, article: '8', paragraph: 1 },
];
type Leave = 'birth' | 'early_miscarriage' | 'late_miscarriage';

/** Days of leave by the law of the State: 女职工劳动保护特别规定 §7. */
const DAYS: Record<Leave, number> = { birth: 98, early_miscarriage: 15, late_miscarriage: 42 };
const MORE_DAYS = 15;

/** Pay during maternity leave where no insurance pays it: the wage before the leave, 女职工劳动保护特别规定 §7–8. */
export const maternityPay: Calculator = defineCalculator({
  id: 'maternity-pay',
  name: { zh: '产假工资（没有生育保险时）', en: 'Pay during maternity leave without insurance' },
  description: {
    zh: '生育或者流产的产假天数，以及没参保时单位按产前工资付的钱',
    en: 'Days of leave after birth or miscarriage, and what an employer without insurance pays',
  },
  fields: [
    {
      name: 'leave',
      kind: 'choice',
      required: false,
      label: { zh: '情形', en: 'What happened' },
      options: [
        { value: 'birth', label: { zh: '生育', en: 'Birth' } },
        {
          value: 'early_miscarriage',
          label: { zh: '怀孕不满4个月流产', en: 'Miscarriage before four months' },
        },
        {
          value: 'late_miscarriage',
          label: { zh: '怀孕满4个月流产', en: 'Miscarriage from four months' },
        },
      ],
    },
    { name: 'difficult', kind: 'boolean', required: false, label: { zh: '难产', en: 'Difficult birth' } },
    {
      name: 'children',
      kind: 'count',
      required: false,
      label: { zh: '一次生了几个', en: 'Children born at once' },
    },
    {
      name: 'days',
      kind: 'count',
      required: false,
      label: { zh: '产假天数（当地更多时）', en: 'Days of leave, where the province gives more' },
      unit: { zh: '天', en: 'days' },
    },
    {
      name: 'monthlyWage',
      kind: 'money',
      required: true,
      label: { zh: '产假前月工资', en: 'Monthly wage before the leave' },
      unit: { zh: '元', en: 'yuan' },
    },
  ],
  compute(read) {
    const wage = read.money('monthlyWage');
    const days = daysOf(read);
    const lines: CalculationLine[] =
      days === null
        ? []
        : [
            {
              label: { zh: '产假', en: 'Leave' },
              formula: { zh: '国家规定的天数', en: 'Days by the law of the State' },
              value: days,
              unit: 'day',
            },
          ];
    if (wage === null || days === null)
      return {
        basis: BASIS,
        lines,
        missing: [
          {
            field: 'monthlyWage',
            question: {
              zh: '产假前月工资多少元，是生育还是流产（怀孕几个月）？',
              en: 'What was the wage before the leave, and was it a birth or a miscarriage (at how many months)?',
            },
            why: { zh: '天数和标准随之不同', en: 'Days and pay follow it' },
          },
        ],
      };
    const due = multiply(wage, { numerator: BigInt(days), denominator: 30n });
    return {
      amount: yuanFromFen(due),
      amountOf: { zh: '产假期间的工资', en: 'the pay during the leave' },
      lines: [
        ...lines,
        yuanLine({ zh: '产假工资', en: 'Pay during the leave' }, `${formatYuan(wage)} ÷ 30 × ${days}`, due),
      ],
      basis: BASIS,
      assumptions: [
        {
          zh: '单位没参加生育保险，由单位按产前工资付（参加了的由基金按单位上年度职工月平均工资发）',
          en: 'The employer has no maternity insurance and pays the wage before the leave (with insurance the fund pays by the employer’s average wage)',
        },
        {
          zh: '每月按30天折算；各省另加的奖励产假另算',
          en: 'A month is 30 days; days the province adds come on top',
        },
      ],
    };
  },
});

function daysOf(read: InputReader): number | null {
  const told = read.number('days');
  if (told !== null) return told;
  const leave = read.choice<Leave>('leave');
  if (leave === null) return null;
  if (leave !== 'birth') return DAYS[leave];
  const more = Math.max(0, (read.number('children') ?? 1) - 1);
  return DAYS.birth + (read.flag('difficult') === true ? MORE_DAYS : 0) + more * MORE_DAYS;
}
