import { formatYuan, yuanFromFen } from '../figures/money.ts';
import type { Bilingual, Calculator, LegalBasis } from './calculation.ts';
import { moneyField } from './calculator-fields.ts';
import { defineCalculator } from './define-calculator.ts';
import { LAWS } from './law-titles.ts';

interface FullSumKind {
  label: Bilingual;
  assumption: Bilingual;
  basis: LegalBasis[];
}

/** What is given back or got whole, and under which condition. */
export const FULL_SUMS = {
  legacy: {
    label: { zh: '按遗嘱可得', en: 'By the will' },
    assumption: {
      zh: '遗嘱有效，知道后60日内表示了接受，遗产还清债务后够给',
      en: 'The will is valid, you accept within 60 days of knowing, and debts leave that much',
    },
    basis: [
      { law: LAWS.civilCode, article: '1133', paragraph: 3 },
      { law: LAWS.civilCode, article: '1124', paragraph: 2 },
    ],
  },
  agency_fee: {
    label: { zh: '应退的中介费', en: 'Agency fee to be returned' },
    assumption: {
      zh: '能证明中介故意隐瞒重要事实或者提供虚假情况；因此受的其他损失另算',
      en: 'It can be proved that the agent hid what mattered or lied; other loss comes on top',
    },
    basis: [{ law: LAWS.civilCode, article: '962', paragraph: 2 }],
  },
  booking_money: {
    label: { zh: '应退的意向金、订金', en: 'Booking money to be returned' },
    assumption: {
      zh: '没有写明是定金或者不买就不退，合同也没有签',
      en: 'It was not agreed as earnest money or as lost, and no contract was signed',
    },
    basis: [{ law: LAWS.contractInterpretation, article: '67', paragraph: 1 }],
  },
  gift_of_spouse: {
    label: { zh: '可以要求对方返还', en: 'To be returned by the receiver' },
    assumption: {
      zh: '钱是夫妻共同财产，为婚外关系给的（赠与整个无效，不是只退一半）',
      en: 'It was joint property given for an affair (the whole gift is void, not half of it)',
    },
    basis: [
      { law: LAWS.marriageInterpretation2, article: '7', paragraph: 1 },
      { law: LAWS.civilCode, article: '157' },
    ],
  },
  repair: {
    label: { zh: '可以要求赔的修理费', en: 'Repair to be paid' },
    assumption: {
      zh: '有票据，损坏确实是对方造成的',
      en: 'There are receipts, and the other side caused it',
    },
    basis: [{ law: LAWS.civilCode, article: '1165', paragraph: 1 }],
  },
} as const satisfies Record<string, FullSumKind>;

/** One of {@link FULL_SUMS}. */
export type FullSum = keyof typeof FULL_SUMS;

/** A sum that is due whole, less what was returned: the law decides whether, not how much. */
export const fullSum: Calculator = defineCalculator({
  id: 'full-sum',
  name: { zh: '应退、应得的全额', en: 'A sum due whole' },
  description: { zh: '依法全额退还或者取得，减去已经退的', en: 'Due whole by law, less what was returned' },
  fields: [
    {
      name: 'kind',
      kind: 'choice',
      required: true,
      label: { zh: '哪一种', en: 'Which' },
      options: Object.entries(FULL_SUMS).map(([value, { label }]) => ({ value, label })),
    },
    moneyField('amount', '金额', 'Amount'),
    moneyField('returned', '已经退的', 'Returned already'),
  ],
  compute(read) {
    const kind = read.choice<FullSum>('kind');
    const amount = read.money('amount');
    if (kind === null || amount === null)
      return {
        basis: kind ? [...FULL_SUMS[kind].basis] : [],
        missing: [
          {
            field: kind ? 'amount' : 'kind',
            question: kind
              ? { zh: '金额是多少元？', en: 'How much is it?' }
              : { zh: '是哪一种钱？', en: 'Which kind of sum is it?' },
            why: { zh: '依法全额', en: 'It is due whole' },
          },
        ],
      };
    const { label, assumption, basis } = FULL_SUMS[kind];
    const returned = read.money('returned') ?? 0n;
    const due = amount - returned;
    if (due <= 0n) return { lines: [], basis: [...basis] };
    const less = `${formatYuan(amount)} − ${formatYuan(returned)}`;
    const formula = returned > 0n ? { zh: less, en: less } : { zh: '全额', en: 'in full' };
    return {
      amount: yuanFromFen(due),
      amountOf: label,
      lines: [{ label, formula, value: yuanFromFen(due), unit: 'yuan' }],
      basis: [...basis],
      assumptions: [assumption],
    };
  },
});
