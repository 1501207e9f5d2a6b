import { fenFromYuan, yuanFromFen } from '../figures/money.ts';
import type { Calculator, LegalBasis } from './calculation.ts';
import { defineCalculator } from './define-calculator.ts';
import { applyFeeScale } from './fee-scale.ts';
import { LAWS } from './law-titles.ts';

const BASIS: LegalBasis[] = [{ law: LAWS.litigationFees, article: '14', item: 1 }];

/** Fee of execution: 诉讼费用交纳办法 §14 (一); borne by the debtor and paid after execution (§20, §38). */
export const executionFee: Calculator = defineCalculator({
  id: 'execution-fee',
  name: { zh: '申请执行费', en: 'Execution fee' },
  description: { zh: '按执行金额或者价额计算执行申请费', en: 'The fee of execution, by the amount executed' },
  fields: [
    {
      name: 'value',
      kind: 'money',
      required: false,
      label: { zh: '执行金额或者价额', en: 'Amount executed' },
      unit: { zh: '元', en: 'yuan' },
    },
    {
      name: 'noAmount',
      kind: 'boolean',
      required: false,
      label: { zh: '没有执行金额（如腾房、探望）', en: 'No amount (eviction, visits …)' },
    },
  ],
  compute(read) {
    const value = read.money('value');
    const notes = [
      {
        zh: '执行申请费不由申请人预交，执行后交纳（《诉讼费用交纳办法》第二十条第二款），由被执行人负担（《诉讼费用交纳办法》第三十八条第一款）。',
        en: 'It is not paid in advance but after execution (article 20), and the debtor bears it (article 38).',
      },
    ];
    if (read.flag('noAmount')) {
      return {
        amount: { min: 50, max: 500 },
        lines: [
          {
            label: { zh: '没有执行金额或者价额', en: 'No amount' },
            formula: { zh: '每件 50 元至 500 元', en: '50 to 500 yuan a case' },
            value: '50–500',
            unit: 'yuan',
          },
        ],
        basis: BASIS,
        notes,
      };
    }
    if (value === null) {
      return {
        basis: BASIS,
        notes,
        missing: [
          {
            field: 'value',
            question: { zh: '申请执行的金额是多少元？', en: 'How many yuan are to be executed?' },
            why: { zh: '执行申请费按执行金额分段累计', en: 'The fee is cumulative on the amount' },
          },
        ],
      };
    }
    const { fee, lines } = applyFeeScale(value, 10_000, [
      { upTo: 500_000, rate: 1.5 },
      { upTo: 5_000_000, rate: 1 },
      { upTo: 10_000_000, rate: 0.5 },
      { upTo: null, rate: 0.1 },
    ]);
    return {
      amount: yuanFromFen(fenFromYuan(50) + fee),
      lines: [
        {
          label: { zh: '不超过1万元的部分', en: 'Part up to 10,000 yuan' },
          formula: { zh: '每件 50 元', en: '50 yuan a case' },
          value: 50,
          unit: 'yuan',
        },
        ...lines,
      ],
      basis: BASIS,
      notes,
    };
  },
});
