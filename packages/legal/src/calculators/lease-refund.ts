import { type Fen, formatYuan, multiply, ratio, yuanFromFen } from '../figures/money.ts';
import {
  type Bilingual,
  type CalculationLine,
  type Calculator,
  type LegalBasis,
  yuanLine,
} from './calculation.ts';
import { flagField, lengthField } from './calculator-fields.ts';
import { defineCalculator } from './define-calculator.ts';
import { LAWS } from './law-titles.ts';

const YUAN = { zh: '元', en: 'yuan' };
const MONTHS = { zh: '个月', en: 'months' };
const code = (article: string, paragraph?: number): LegalBasis => ({
  law: LAWS.civilCode,
  article,
  ...(paragraph ? { paragraph } : {}),
});
/** What is left of a lease that ended is given back; who broke it pays the loss, not what the other could have avoided. */
const ENDED: LegalBasis = code('566', 1);
const EMPTY: LegalBasis[] = [
  code('584'),
  code('591', 1),
  { law: LAWS.contractInterpretation, article: '61', paragraph: 1 },
];

const ASSUMED: Record<'sound' | 'wear' | 'penalty' | 'empty' | 'paid', Bilingual> = {
  sound: {
    zh: '房子没有弄坏，没有别的欠费，合同也没有另外约定可以扣',
    en: 'Nothing was broken, nothing else is owed, and the contract allows no other deduction',
  },
  wear: {
    zh: '只有正常使用的损耗（不用赔），没有别的欠费',
    en: 'There is only wear by ordinary use, which is not paid for, and nothing else is owed',
  },
  penalty: {
    zh: '是房东提前解约，合同这样约定；你也可以不同意、继续住到期',
    en: 'The landlord ends it early and the contract says so; you may also refuse and stay',
  },
  empty: {
    zh: '空置的这段时间是重新租出去的合理时间，合同没有约定别的违约金',
    en: 'The home stood empty for no longer than is reasonable, and no other penalty was agreed',
  },
  paid: { zh: '这部分租金已经付了、没有住', en: 'That rent was paid and the home not lived in' },
};

/** Deposit and rent when a lease ends: 民法典 §566, §584, §591; the time a home stood empty: 合同编通则解释 §61. */
export const leaseRefund: Calculator = defineCalculator({
  id: 'lease-refund',
  name: { zh: '退租时的押金和房租', en: 'Deposit and rent when a lease ends' },
  description: {
    zh: '押金、没住的租金，减去空置期租金和欠费',
    en: 'Deposit and rent not used, less rent of an empty home and what is owed',
  },
  fields: [
    {
      name: 'deposit',
      kind: 'money',
      required: false,
      label: { zh: '押金', en: 'Deposit' },
      unit: YUAN,
    },
    {
      name: 'monthlyRent',
      kind: 'money',
      required: false,
      label: { zh: '月租金', en: 'Monthly rent' },
      unit: YUAN,
    },
    {
      name: 'unusedMonths',
      kind: 'number',
      required: false,
      label: { zh: '已付租金但没住的月数', en: 'Months paid for and not lived in' },
      unit: MONTHS,
    },
    lengthField(
      'penaltyMonths',
      '房东提前解约，合同约定赔几个月租金',
      'Months of rent agreed where the landlord ends it early',
      'months',
    ),
    flagField('wear', '只有正常使用的损耗', 'There is only wear by ordinary use'),
    {
      name: 'emptyMonths',
      kind: 'number',
      required: false,
      label: {
        zh: '租客提前走后房子空置的月数',
        en: 'Months the home stood empty after the tenant left early',
      },
      unit: MONTHS,
    },
    {
      name: 'owed',
      kind: 'money',
      required: false,
      label: { zh: '欠的租金、水电费等', en: 'Rent and bills owed' },
      unit: YUAN,
    },
    {
      name: 'asLandlord',
      kind: 'boolean',
      required: false,
      label: { zh: '问的人是房东', en: 'The one who asks is the landlord' },
    },
  ],
  compute(read) {
    const deposit = read.money('deposit');
    const rent = read.money('monthlyRent');
    const unused = read.number('unusedMonths');
    const empty = read.number('emptyMonths');
    const owed = read.money('owed') ?? 0n;
    const penaltyMonths = read.number('penaltyMonths');
    const isWear = read.flag('wear') ?? false;
    const isRentMissing = rent === null && (unused !== null || empty !== null || penaltyMonths !== null);
    if (isRentMissing || (deposit === null && unused === null && empty === null))
      return {
        basis: [ENDED],
        missing: [
          {
            field: isRentMissing ? 'monthlyRent' : 'deposit',
            question: isRentMissing
              ? { zh: '每月租金是多少元？', en: 'How much is the monthly rent?' }
              : {
                  zh: '押金多少元，还有几个月付了租金没住？',
                  en: 'How much is the deposit, and how many months were paid for and not lived in?',
                },
            why: { zh: '退多少按付了没用的算', en: 'What was paid and not used is given back' },
          },
        ],
      };
    const lines: CalculationLine[] = [];
    const line = (label: Bilingual, formula: string, value: Fen) =>
      lines.push(yuanLine(label, formula, value));
    const unusedRent = multiply(rent ?? 0n, ratio(unused ?? 0));
    const emptyRent = multiply(rent ?? 0n, ratio(empty ?? 0));
    const perMonth = (months: number | null) => `${formatYuan(rent ?? 0n)} × ${months}`;
    if (unusedRent > 0n) line({ zh: '没住的租金', en: 'Rent not used' }, perMonth(unused), unusedRent);
    if (emptyRent > 0n) line({ zh: '空置期的租金', en: 'Rent while empty' }, perMonth(empty), emptyRent);
    const penalty = multiply(rent ?? 0n, ratio(penaltyMonths ?? 0));
    if (penalty > 0n) line({ zh: '约定的违约金', en: 'Penalty as agreed' }, perMonth(penaltyMonths), penalty);
    const [back, off] = [(deposit ?? 0n) + unusedRent + penalty, emptyRent + owed];
    const asLandlord = read.flag('asLandlord') ?? false;
    const due = asLandlord ? off - back : back - off;
    const sign = (parts: readonly Fen[]) => parts.filter((part) => part > 0n).map(formatYuan);
    const [plus, minus] = [sign([deposit ?? 0n, unusedRent, penalty]), sign([emptyRent, owed])];
    const [first, second] = asLandlord ? [minus, plus] : [plus, minus];
    const formula = [first.join(' + '), ...second].join(' − ');
    const basis = [
      ENDED,
      ...(emptyRent > 0n ? EMPTY : []),
      ...(penalty > 0n ? [code('585', 1)] : []),
      ...(isWear ? [code('710')] : []),
    ];
    const assumptions = [
      ...(emptyRent > 0n ? [ASSUMED.empty] : [isWear ? ASSUMED.wear : ASSUMED.sound]),
      ...(penalty > 0n ? [ASSUMED.penalty] : []),
      ...(unusedRent > 0n ? [ASSUMED.paid] : []),
    ];
    // What the one who asks would have to pay is not told as what they get.
    if (due <= 0n) return { lines, basis, assumptions };
    line(
      asLandlord
        ? { zh: '扣掉押金后还可以要', en: 'Still due beyond the deposit' }
        : { zh: '应当退还', en: 'To be given back' },
      formula.includes(' ') ? formula : `${formula} × 1`,
      due,
    );
    return { amount: yuanFromFen(due), lines, basis, assumptions };
  },
});
