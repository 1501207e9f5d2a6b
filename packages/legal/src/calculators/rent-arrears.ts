import { formatYuan, multiply, ratio, yuanFromFen } from '../figures/money.ts';
import { type Calculator, yuanLine } from './calculation.ts';
import { lengthField, moneyField } from './calculator-fields.ts';
import { defineCalculator } from './define-calculator.ts';
import { LAWS } from './law-titles.ts';

const BASIS = [
  { law: LAWS.civilCode, article: '721' },
  { law: LAWS.civilCode, article: '722' },
];

/** Rent a tenant did not pay, by months: 民法典 §721, §722. */
export const rentArrears: Calculator = defineCalculator({
  id: 'rent-arrears',
  name: { zh: '拖欠的租金', en: 'Rent not paid' },
  description: { zh: '每月租金乘没付的月数', en: 'The rent of a month by the months not paid' },
  fields: [
    moneyField('monthly', '每月租金', 'Rent a month'),
    lengthField('months', '没付的月数', 'Months not paid', 'months'),
  ],
  compute(read) {
    const [monthly, months] = [read.money('monthly'), read.number('months')];
    if (monthly === null || months === null)
      return {
        basis: BASIS,
        missing: [
          {
            field: 'monthly',
            question: {
              zh: '每月租金多少元，一共几个月没付？',
              en: 'How much is the rent a month, and how many months were not paid?',
            },
            why: { zh: '按月数算', en: 'It is counted by months' },
          },
        ],
      };
    const due = multiply(monthly, ratio(months));
    const label = { zh: '欠的租金', en: 'Rent owed' };
    return {
      amount: yuanFromFen(due),
      amountOf: label,
      lines: [yuanLine(label, `${formatYuan(monthly)} × ${months}`, due)],
      basis: BASIS,
      assumptions: [
        {
          zh: '这几个月的租金一分没付；约定的违约金、押金抵扣另算',
          en: 'Nothing was paid for these months; an agreed penalty and the deposit are counted apart',
        },
      ],
    };
  },
});
