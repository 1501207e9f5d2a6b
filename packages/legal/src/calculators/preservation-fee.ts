import { fenFromYuan, formatYuan, smallerFen, yuanFromFen } from '../figures/money.ts';
import type { Calculator, LegalBasis } from './calculation.ts';
import { defineCalculator } from './define-calculator.ts';
import { applyFeeScale } from './fee-scale.ts';
import { LAWS } from './law-titles.ts';

const BASIS: LegalBasis[] = [{ law: LAWS.litigationFees, article: '14', item: 2 }];
const CAP = fenFromYuan(5_000);

/** Fee for preservation of property: 诉讼费用交纳办法 §14 (二), 30 yuan at least, 5,000 at most. */
export const preservationFee: Calculator = defineCalculator({
  id: 'preservation-fee',
  name: { zh: '财产保全申请费', en: 'Preservation fee' },
  description: {
    zh: '按实际保全的财产数额计算保全申请费',
    en: 'The fee for preserving property, by its value',
  },
  fields: [
    {
      name: 'value',
      kind: 'money',
      required: true,
      label: { zh: '保全的财产数额', en: 'Value of the property preserved' },
      help: { zh: '不涉及财产数额的填 0', en: '0 where no value is at stake' },
      unit: { zh: '元', en: 'yuan' },
    },
  ],
  compute(read) {
    const value = read.money('value');
    if (value === null) {
      return {
        basis: BASIS,
        missing: [
          {
            field: 'value',
            question: {
              zh: '要保全的财产数额是多少元？',
              en: 'What is the property to be preserved worth, in yuan?',
            },
            why: { zh: '申请费按实际保全的财产数额计算', en: 'The fee follows the value actually preserved' },
          },
        ],
      };
    }
    const { fee, lines } = applyFeeScale(value, 1_000, [
      { upTo: 100_000, rate: 1 },
      { upTo: null, rate: 0.5 },
    ]);
    const sum = fenFromYuan(30) + fee;
    const total = smallerFen(sum, CAP);
    return {
      amount: yuanFromFen(total),
      lines: [
        {
          label: { zh: '不超过1000元或者不涉及财产数额', en: 'Up to 1,000 yuan, or no value at stake' },
          formula: { zh: '每件 30 元', en: '30 yuan a case' },
          value: 30,
          unit: 'yuan',
        },
        ...lines,
        ...(sum > CAP
          ? [
              {
                label: { zh: '最高限额', en: 'Upper limit' },
                formula: {
                  zh: `${formatYuan(sum)} 超过上限 5,000`,
                  en: `${formatYuan(sum)} is above the limit of 5,000`,
                },
                value: 5_000,
                unit: 'yuan' as const,
              },
            ]
          : []),
      ],
      basis: BASIS,
      notes: [
        {
          zh: '申请费由申请人负担，提起诉讼的可以列入诉讼请求（《诉讼费用交纳办法》第三十八条第三款）；法院可能另行要求提供担保。',
          en: 'The applicant bears the fee and may claim it in the suit (article 38); the court may also ask for security.',
        },
      ],
    };
  },
});
