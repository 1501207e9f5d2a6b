import { type Fen, formatYuan, multiply, percent, ratio, smallerFen, yuanFromFen } from '../figures/money.ts';
import {
  type Bilingual,
  type CalculationLine,
  type Calculator,
  type LegalBasis,
  yuanLine,
} from './calculation.ts';
import { defineCalculator } from './define-calculator.ts';
import { LAWS } from './law-titles.ts';

const YUAN = { zh: '元', en: 'yuan' };
const PERCENT = { zh: '%', en: '%' };
const AGREED: LegalBasis = { law: LAWS.civilCode, article: '585', paragraph: 1 };
const REDUCED: LegalBasis[] = [
  { law: LAWS.civilCode, article: '585', paragraph: 2 },
  { law: LAWS.contractInterpretation, article: '65', paragraph: 2 },
];

/** A penalty as it was agreed, and what a court usually leaves of it beside the loss: 民法典 §585, 合同编通则解释 §65. */
export const agreedPenalty: Calculator = defineCalculator({
  id: 'agreed-penalty',
  name: { zh: '违约金', en: 'Agreed penalty' },
  description: {
    zh: '按约定算违约金，并看是否超过损失的30%',
    en: 'The penalty as agreed, and whether it is above the loss by more than 30%',
  },
  fields: [
    {
      name: 'agreedSum',
      kind: 'money',
      required: false,
      label: { zh: '约定的违约金', en: 'Sum agreed' },
      unit: YUAN,
    },
    {
      name: 'base',
      kind: 'money',
      required: false,
      label: { zh: '计算违约金的价款', en: 'Price it is a share of' },
      unit: YUAN,
    },
    {
      name: 'rate',
      kind: 'percent',
      required: false,
      label: { zh: '占价款的比例', en: 'Share of the price' },
      unit: PERCENT,
    },
    {
      name: 'dailyRate',
      kind: 'percent',
      required: false,
      label: { zh: '每日比例', en: 'Share a day' },
      unit: PERCENT,
    },
    {
      name: 'dailySum',
      kind: 'money',
      required: false,
      label: { zh: '每日金额', en: 'Sum a day' },
      unit: YUAN,
    },
    {
      name: 'days',
      kind: 'count',
      required: false,
      label: { zh: '逾期天数', en: 'Days late' },
      unit: { zh: '天', en: 'days' },
    },
    {
      name: 'monthsTaken',
      kind: 'boolean',
      required: false,
      label: { zh: '天数由月数折算', en: 'The days were taken from months' },
    },
    {
      name: 'loss',
      kind: 'money',
      required: false,
      label: { zh: '实际损失', en: 'The real loss' },
      unit: YUAN,
    },
  ],
  compute(read) {
    const base = read.money('base');
    const rate = read.number('rate');
    const dailyRate = read.number('dailyRate');
    const dailySum = read.money('dailySum');
    const days = read.number('days');
    const loss = read.money('loss');
    const isDaily = dailyRate !== null || dailySum !== null;
    const lines: CalculationLine[] = [];
    const line = (label: Bilingual, formula: string, value: Fen) =>
      lines.push(yuanLine(label, formula, value));
    const label = { zh: '约定的违约金', en: 'Penalty as agreed' };
    let agreed: Fen | null = null;
    if (dailySum !== null && days !== null) {
      agreed = multiply(dailySum, ratio(days));
      line(label, `${formatYuan(dailySum)} × ${days}`, agreed);
    } else if (dailyRate !== null && base !== null && days !== null) {
      agreed = multiply(base, percent(dailyRate), ratio(days));
      line(label, `${formatYuan(base)} × ${dailyRate}% × ${days}`, agreed);
    } else if (!isDaily && rate !== null && base !== null) {
      agreed = multiply(base, percent(rate));
      line(label, `${formatYuan(base)} × ${rate}%`, agreed);
    } else if (!isDaily) agreed = read.money('agreedSum');
    if (agreed === null) {
      const ask = (field: string, zh: string, en: string) => ({
        field,
        question: { zh, en },
        why: { zh: '违约金按约定计算', en: 'The penalty follows what was agreed' },
      });
      return {
        basis: [AGREED],
        missing: [
          ...(isDaily && days === null ? [ask('days', '逾期了多少天？', 'How many days late is it?')] : []),
          ...((dailyRate !== null || rate !== null) && base === null
            ? [
                ask(
                  'base',
                  '按哪一笔价款算，是多少元？',
                  'Of which price is it a share, and how much is that?',
                ),
              ]
            : []),
          ...(!isDaily && rate === null
            ? [
                ask(
                  'agreedSum',
                  '合同里怎么约定违约金（总额、比例或者每天多少）？',
                  'What penalty does the contract agree: a sum, a share, or so much a day?',
                ),
              ]
            : []),
        ],
      };
    }
    // A daily penalty above the price itself is never left as it is: without the loss nothing can be said.
    if (loss === null && base !== null && agreed > base)
      return {
        basis: [AGREED, ...REDUCED],
        missing: [
          {
            field: 'loss',
            question: {
              zh: '实际损失大约是多少元（按约定算已经超过价款，法院通常会应请求减少）？',
              en: 'How much is the real loss (the penalty as agreed is above the price, and courts usually reduce it on request)?',
            },
            why: {
              zh: '超过损失30%的一般认为过高',
              en: 'More than 30% above the loss is usually too high',
            },
          },
        ],
      };
    const most = loss === null ? null : multiply(loss, percent(130));
    const due = most === null ? agreed : smallerFen(agreed, most);
    if (most !== null && loss !== null)
      line(
        { zh: '不超过实际损失30%的界线', en: 'The loss and 30% of it' },
        `${formatYuan(loss)} × 130%`,
        most,
      );
    if (lines.length === 0) line(label, `${formatYuan(agreed)} × 1`, agreed);
    return {
      amount: yuanFromFen(due),
      lines,
      basis: [AGREED, ...REDUCED],
      notes: [
        {
          zh: '高于损失30%的，法院一般认为过高，可以应请求减少；恶意违约的一般不减。',
          en: 'More than 30% above the loss is usually too high and reduced on request; not for a party in bad faith.',
        },
      ],
      assumptions: [
        {
          zh: '这只是违约金；解除合同的，已付的价款另外退',
          en: 'This is the penalty alone; where the contract is rescinded the price paid is returned besides',
        },
        ...(read.flag('monthsTaken')
          ? [{ zh: '一个月按 30 天、一年按 365 天', en: 'A month is 30 days, a year 365' }]
          : []),
        most === null
          ? {
              zh: '违约金没有高出实际损失的30%（高出的，对方可以请求减少）',
              en: 'It is not above the real loss by more than 30% (else the other side may ask to reduce it)',
            }
          : {
              zh: '超过损失30%的部分对方可以请求减少；恶意违约的一般不减',
              en: 'Above that the other side may ask to reduce it, unless in bad faith',
            },
      ],
    };
  },
});
