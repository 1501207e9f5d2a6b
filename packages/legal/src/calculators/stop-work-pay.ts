import { formatYuan, multiply, ratio, yuanFromFen } from '../figures/money.ts';
import { type Bilingual, type Calculator, type LegalBasis, yuanLine } from './calculation.ts';
import { defineCalculator } from './define-calculator.ts';
import { LAWS } from './law-titles.ts';

/** What a sum of a work injury leaves out where it was not told. */
export const WAGES_WHILE_TREATED: Bilingual = { zh: '停工留薪期工资', en: 'wages while off work' };

const BASIS: LegalBasis[] = [{ law: LAWS.workInjury, article: '33' }];
/** 12 months, and at most 12 more where the authority agrees (工伤保险条例 §33 ¶2). */
const MOST_MONTHS = 24;

/** The wage that runs on while a work injury is treated: 工伤保险条例 §33 ¶1. */
export const stopWorkPay: Calculator = defineCalculator({
  id: 'stop-work-pay',
  name: { zh: '停工留薪期工资', en: 'Wages while a work injury is treated' },
  description: {
    zh: '工伤停工治疗期间由单位照发的原工资',
    en: 'The former wage, paid on by the employer while a work injury is treated',
  },
  fields: [
    {
      name: 'monthlyWage',
      kind: 'money',
      required: true,
      label: { zh: '受伤前月工资', en: 'Monthly wage before the injury' },
      unit: { zh: '元', en: 'yuan' },
    },
    {
      name: 'months',
      kind: 'number',
      required: false,
      label: { zh: '停工治疗的月数', en: 'Months off work' },
      unit: { zh: '个月', en: 'months' },
    },
    {
      name: 'paidMonthly',
      kind: 'money',
      required: false,
      label: { zh: '停工期间每月已经发的', en: 'What was paid each month' },
      unit: { zh: '元', en: 'yuan' },
    },
  ],
  compute(read) {
    const wage = read.money('monthlyWage');
    if (wage === null)
      return {
        basis: BASIS,
        missing: [
          {
            field: 'monthlyWage',
            question: { zh: '受伤前每月工资是多少元？', en: 'What was the monthly wage before the injury?' },
            why: { zh: '停工期间原工资不变', en: 'It runs on unchanged' },
          },
        ],
      };
    const told = read.number('months');
    const months = told === null ? 1 : Math.min(told, MOST_MONTHS);
    const paid = read.money('paidMonthly') ?? 0n;
    const isPartPaid = paid > 0n && paid < wage;
    const due = multiply(isPartPaid ? wage - paid : wage, ratio(months));
    return {
      amount: yuanFromFen(due),
      amountOf:
        told === null
          ? { zh: '停工留薪期每月的工资', en: 'the wage of each month while treated' }
          : isPartPaid
            ? { zh: '还差的停工留薪期工资', en: 'the wages while treated still due' }
            : { zh: '停工留薪期工资', en: 'the wages while treated' },
      lines: [
        yuanLine(
          told === null
            ? { zh: '停工留薪期每月工资', en: 'Wage of each month while treated' }
            : { zh: '停工留薪期工资', en: 'Wages while treated' },
          isPartPaid
            ? `(${formatYuan(wage)} − ${formatYuan(paid)}) × ${months}`
            : `${formatYuan(wage)} × ${months}`,
          due,
        ),
      ],
      basis: BASIS,
      assumptions: [
        {
          zh: '认定为工伤，停工时间有医嘱或者经确认；一般不超过12个月',
          en: 'It is recognised as a work injury and the time off is ordered by a doctor or confirmed; as a rule 12 months at most',
        },
      ],
    };
  },
});
