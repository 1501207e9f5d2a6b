import { formatYuan, multiply, ratio, yuanFromFen } from '../figures/money.ts';
import { type Calculator, type LegalBasis, yuanLine } from './calculation.ts';
import { defineCalculator } from './define-calculator.ts';
import { LAWS } from './law-titles.ts';
import { InputProblem } from './read-inputs.ts';

const BASIS: LegalBasis[] = [
  { law: LAWS.labourLaw, article: '48' },
  { law: LAWS.labourContract, article: '85' },
];
const YUAN = { zh: '元', en: 'yuan' };

/** What is missing to the local minimum wage: 劳动法 §48 ¶2, 劳动合同法 §85. */
export const minimumWageGap: Calculator = defineCalculator({
  id: 'minimum-wage-gap',
  name: { zh: '低于最低工资的差额', en: 'Shortfall to the minimum wage' },
  description: {
    zh: '工资低于当地最低工资时应补的差额',
    en: 'What is owed where pay is below the minimum wage',
  },
  fields: [
    {
      name: 'paidMonthly',
      kind: 'money',
      required: true,
      label: { zh: '每月实发（扣社保前）', en: 'Paid each month, before social insurance' },
      unit: YUAN,
    },
    {
      name: 'localMinimumWage',
      kind: 'money',
      required: true,
      label: { zh: '当地月最低工资标准', en: 'Local monthly minimum wage' },
      unit: YUAN,
    },
    {
      name: 'months',
      kind: 'number',
      required: false,
      label: { zh: '月数', en: 'Months' },
      unit: { zh: '个月', en: 'months' },
    },
  ],
  compute(read) {
    const paid = read.money('paidMonthly');
    const least = read.money('localMinimumWage');
    if (paid === null || least === null)
      return {
        basis: BASIS,
        missing: [
          {
            field: 'localMinimumWage',
            question: {
              zh: '每月发多少元，当地月最低工资是多少元？',
              en: 'What is paid each month, and what is the local minimum wage?',
            },
            why: { zh: '差额按月补', en: 'The shortfall is made up month by month' },
          },
        ],
      };
    if (paid >= least)
      throw new InputProblem('paidMonthly', {
        zh: '每月发的不低于最低工资',
        en: 'The pay is not below the minimum wage',
      });
    const months = read.number('months') ?? 1;
    const due = multiply(least - paid, ratio(months));
    const formula = `(${formatYuan(least)} − ${formatYuan(paid)}) × ${months}`;
    return {
      amount: yuanFromFen(due),
      amountOf: { zh: '低于最低工资应补的差额', en: 'the shortfall to the minimum wage' },
      lines: [yuanLine({ zh: '应补差额', en: 'Shortfall' }, formula, due)],
      basis: BASIS,
      assumptions: [
        {
          zh: '每月正常出勤，每月都发这么多；加班费、高温等津贴不算在最低工资里',
          en: 'Full attendance and the same pay each month; overtime and such allowances do not count towards the minimum wage',
        },
      ],
    };
  },
});
