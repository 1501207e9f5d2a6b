import { formatYuan, multiply, yuanFromFen } from '../figures/money.ts';
import { type Calculator, type LegalBasis, yuanLine } from './calculation.ts';
import { defineCalculator } from './define-calculator.ts';
import { LAWS } from './law-titles.ts';

const BASIS: LegalBasis[] = [
  { law: LAWS.guaranty, article: '13' },
  { law: LAWS.civilCode, article: '700' },
];

/** What a guarantor who paid can ask of each other one, by equal parts: 担保制度解释 §13. */
export const guarantorShare: Calculator = defineCalculator({
  id: 'guarantor-share',
  name: { zh: '担保人之间的分担', en: 'Shares of several guarantors' },
  description: {
    zh: '还了钱的担保人向其他担保人要的部分',
    en: 'What a guarantor who paid can ask of the others',
  },
  fields: [
    {
      name: 'paid',
      kind: 'money',
      required: true,
      label: { zh: '替借款人还了（向他追不回的）', en: 'Paid for the debtor, and not recovered' },
      unit: { zh: '元', en: 'yuan' },
    },
    {
      name: 'guarantors',
      kind: 'count',
      required: true,
      label: { zh: '一共几个担保人', en: 'Guarantors in all' },
      unit: { zh: '人', en: 'people' },
    },
  ],
  compute(read) {
    const paid = read.money('paid');
    const guarantors = read.number('guarantors');
    if (paid === null || guarantors === null || guarantors < 2)
      return {
        basis: BASIS,
        missing: [
          {
            field: 'guarantors',
            question: {
              zh: '你替他还了多少，一共几个担保人？',
              en: 'How much did you pay, and how many guarantors are there?',
            },
            why: { zh: '追不回的部分按比例分担', en: 'What cannot be recovered is shared' },
          },
        ],
      };
    const share = multiply(paid, { numerator: 1n, denominator: BigInt(guarantors) });
    return {
      amount: yuanFromFen(share),
      amountOf: { zh: '可以向其他每个担保人要的', en: 'what each other guarantor can be asked for' },
      lines: [
        yuanLine(
          { zh: '其他每个担保人分担', en: 'Borne by each other guarantor' },
          `${formatYuan(paid)} × 1/${guarantors}`,
          share,
        ),
      ],
      basis: BASIS,
      assumptions: [
        {
          zh: '几个担保人在同一份借条（合同）上签字，没约定各担多少，按人数平分；只分担向借款人追不回来的部分',
          en: 'All signed the same paper and agreed no shares, so they bear equal parts; only what the debtor cannot be made to pay is shared',
        },
      ],
    };
  },
});
