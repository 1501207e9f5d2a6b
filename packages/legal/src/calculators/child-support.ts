import { formatYuan, multiply, percent, ratio, yuanFromFen } from '../figures/money.ts';
import type { CalculationLine, Calculator, LegalBasis } from './calculation.ts';
import { defineCalculator } from './define-calculator.ts';
import { LAWS } from './law-titles.ts';

const BASIS: LegalBasis[] = [
  { law: LAWS.civilCode, article: '1085', paragraph: 1 },
  { law: LAWS.marriageInterpretation, article: '49' },
];

/** Usual child support of a parent with a fixed income: 婚姻家庭编解释（一） §49, 20–30 %, at most 50 % for several children. */
export const childSupport: Calculator = defineCalculator({
  id: 'child-support',
  name: { zh: '抚养费', en: 'Child support' },
  description: {
    zh: '有固定收入一方每月抚养费的一般幅度',
    en: 'The usual range for a parent with a fixed income',
  },
  fields: [
    {
      name: 'monthlyIncome',
      kind: 'money',
      required: true,
      label: { zh: '支付方月总收入', en: 'Total monthly income of the paying parent' },
      unit: { zh: '元', en: 'yuan' },
    },
    {
      name: 'agreedMonthly',
      kind: 'money',
      required: false,
      label: { zh: '判决或者约定的每月抚养费', en: 'Monthly support ordered or agreed' },
      unit: { zh: '元', en: 'yuan' },
    },
    {
      name: 'monthsUnpaid',
      kind: 'count',
      required: false,
      label: { zh: '没有付的月数', en: 'Months not paid' },
      unit: { zh: '个月', en: 'months' },
    },
    {
      name: 'children',
      kind: 'count',
      required: false,
      label: { zh: '需负担的子女人数', en: 'Children to support' },
      unit: { zh: '人', en: 'children' },
    },
  ],
  compute(read) {
    const income = read.money('monthlyIncome');
    const agreed = read.money('agreedMonthly');
    const unpaid = read.number('monthsUnpaid');
    if (agreed !== null && unpaid !== null) {
      const due = multiply(agreed, ratio(unpaid));
      const formula = `${formatYuan(agreed)} × ${unpaid}`;
      return {
        amount: yuanFromFen(due),
        lines: [
          {
            label: { zh: '没有付的抚养费', en: 'Support not paid' },
            formula: { zh: formula, en: formula },
            value: yuanFromFen(due),
            unit: 'yuan',
          },
        ],
        basis: BASIS,
        assumptions: [
          {
            zh: '这些月份一分没付，不算迟延履行的利息',
            en: 'Nothing was paid for these months; interest for delay is not counted',
          },
        ],
      };
    }
    const several = (read.number('children') ?? 1) >= 2;
    const notes = [
      {
        zh: '还要考虑子女的实际需要、父母的负担能力和当地生活水平；没有固定收入的，按当年总收入或者同行业平均收入参照上述比例；有特殊情况的可以提高或者降低。',
        en: 'The child’s needs, the means of the parents and local living costs count too; without fixed income, the year’s income or the average of the trade is taken; special circumstances change the share.',
      },
      { zh: '抚养费一般给付至子女十八周岁。', en: 'It is usually paid until the child is eighteen.' },
    ];
    const share = (label: { zh: string; en: string }, rate: number): CalculationLine => {
      const formula = income === null ? `${rate}%` : `${formatYuan(income)} × ${rate}%`;
      return {
        label,
        formula: { zh: formula, en: formula },
        value: income === null ? rate : yuanFromFen(multiply(income, percent(rate))),
        unit: income === null ? 'percent' : 'yuan',
      };
    };
    const low = several
      ? null
      : share({ zh: '一般下限（月总收入）', en: 'Usual lower end (of monthly income)' }, 20);
    const high = several
      ? share({ zh: '两个以上子女，一般最高', en: 'Two or more children, usually at most' }, 50)
      : share({ zh: '一般上限（月总收入）', en: 'Usual upper end (of monthly income)' }, 30);
    const lines = low
      ? [low, high]
      : [
          share({ zh: '一个子女的一般下限', en: 'Usual lower end for one child' }, 20),
          share({ zh: '一个子女的一般上限', en: 'Usual upper end for one child' }, 30),
          high,
        ];
    if (income === null) {
      return {
        basis: BASIS,
        lines,
        notes,
        missing: [
          {
            field: 'monthlyIncome',
            question: {
              zh: '支付抚养费一方的月总收入是多少元？',
              en: 'What is the total monthly income of the paying parent?',
            },
            why: { zh: '一般按月总收入的比例给付', en: 'It is a share of that income' },
          },
        ],
      };
    }
    return {
      ...(several
        ? {
            amount: Number(high.value),
            amountOf: {
              zh: '几个孩子合计每月一般最高（20%–30%是一个孩子的，两个以上可以提高）',
              en: 'the usual most a month for all the children together (20–30% is for one; for two or more it may be raised)',
            },
          }
        : { amount: { min: Number(lines[0]?.value), max: Number(high.value) } }),
      lines,
      basis: BASIS,
      notes,
      assumptions: [
        several
          ? { zh: '负担两个以上子女的抚养费，金额为合计', en: 'Two or more children, all together' }
          : {
              zh: '支付方有固定收入，负担一个子女的抚养费',
              en: 'The parent has a fixed income and supports one child',
            },
      ],
    };
  },
});
