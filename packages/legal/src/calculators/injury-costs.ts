import { type Fen, formatYuan, multiply, percent, ratio, yuanFromFen } from '../figures/money.ts';
import {
  type Bilingual,
  type CalculationLine,
  type Calculator,
  type LegalBasis,
  yuanLine,
} from './calculation.ts';
import { defineCalculator } from './define-calculator.ts';
import { LAWS } from './law-titles.ts';
import { MORAL_DAMAGES } from './personal-injury.ts';
import { shareOut } from './share-of-fault.ts';

const YUAN = { zh: '元', en: 'yuan' };
const DAYS = { zh: '天', en: 'days' };
const rule = (article: string): LegalBasis => ({ law: LAWS.personalInjury, article });

/** Days of a month where an income by the month is turned into one by the day. */
const DAYS_A_MONTH = 30;

const ASSUMED: Record<'income' | 'share' | 'motor', Bilingual> = {
  income: {
    zh: '误工期间收入全部没有了；按天算的，一个月按30天',
    en: 'No income at all in that time; a month is 30 days where it goes by the day',
  },
  share: {
    zh: '主要责任按70%、同等责任按50%、次要责任按30%（认定书和法院可能另定；行人、非机动车一方各地多有照顾）',
    en: 'Main fault 70%, equal 50%, minor 30% (the finding or the court may differ; pedestrians and cyclists are often favoured)',
  },
  motor: {
    zh: '对方的机动车有交强险（没买的由应当投保的人在限额内先赔），没有别的伤者分限额',
    en: 'The other motor vehicle has compulsory insurance (who failed to buy it pays within its limits), and no one else hurt shares them',
  },
};

type Item = 'medical' | 'property' | 'loss' | 'lost' | 'care';
const NAMES: Record<Item, Bilingual> = {
  medical: { zh: '医疗费', en: 'treatment' },
  lost: { zh: '误工费', en: 'lost income' },
  care: { zh: '护理费', en: 'care' },
  property: { zh: '财产损失', en: 'property' },
  loss: { zh: '说到的损失', en: 'the losses told' },
};
/** What another calculator counts. */
export const DISABILITY: Bilingual = {
  zh: '评上伤残的残疾赔偿金',
  en: 'compensation for a disability, if one is found',
};
const ALWAYS_BESIDE: Bilingual[] = [
  { zh: '交通、营养、住院伙食补助', en: 'travel, nutrition and meals in hospital' },
  DISABILITY,
  MORAL_DAMAGES,
];

/** What of a wound was counted and what was not; nothing where things alone were damaged, or the loss was told as a whole. */
function partOfLoss(
  amounts: Record<Item, Fen>,
  isShared: boolean,
): { amountOf?: Bilingual; leftOut?: Bilingual[] } {
  const told = (Object.keys(NAMES) as Item[]).filter((item) => amounts[item] > 0n);
  const bodily: Item[] = ['medical', 'lost', 'care'];
  if (!bodily.some((item) => told.includes(item))) return {};
  const list = told.map((item) => NAMES[item]);
  const zh = list.map((name) => name.zh).join('、');
  const en = list.map((name) => name.en).join(', ');
  const part = isShared ? { zh: '里对方该承担的', en: ', the other side’s part' } : { zh: '', en: '' };
  return {
    amountOf:
      told.length > 1
        ? { zh: `已知的几项（${zh}）合计${part.zh}`, en: `the items known (${en}) together${part.en}` }
        : { zh: `${zh}这一项${part.zh}`, en: `${en} alone${part.en}` },
    leftOut: [...bodily.filter((item) => !told.includes(item)).map((item) => NAMES[item]), ...ALWAYS_BESIDE],
  };
}

/** Losses of an injury or a crash that a story names, and the other side's part of them: 人身损害赔偿解释 §6–8, 民法典 §1173, §1213. */
export const injuryCosts: Calculator = defineCalculator({
  id: 'injury-costs',
  name: { zh: '医疗费、误工费、护理费和责任比例', en: 'Treatment, lost income, care and share of fault' },
  description: {
    zh: '按票据、误工和护理时间算损失，再按交强险和责任比例分担',
    en: 'Losses by bills and time, then compulsory insurance and the share of fault',
  },
  fields: [
    {
      name: 'medical',
      kind: 'money',
      required: false,
      label: { zh: '医疗费', en: 'Medical costs' },
      unit: YUAN,
    },
    {
      name: 'monthlyIncome',
      kind: 'money',
      required: false,
      label: { zh: '误工前的月收入', en: 'Monthly income before' },
      unit: YUAN,
    },
    {
      name: 'dailyIncome',
      kind: 'money',
      required: false,
      label: { zh: '误工前的日收入', en: 'Daily income before' },
      unit: YUAN,
    },
    {
      name: 'monthsLost',
      kind: 'number',
      required: false,
      label: { zh: '误工月数', en: 'Months without work' },
      unit: { zh: '个月', en: 'months' },
    },
    {
      name: 'daysLost',
      kind: 'count',
      required: false,
      label: { zh: '误工天数', en: 'Days without work' },
      unit: DAYS,
    },
    {
      name: 'lostIncome',
      kind: 'money',
      required: false,
      label: { zh: '误工费（已经知道总数的）', en: 'Lost income, where the whole is known' },
      unit: YUAN,
    },
    {
      name: 'otherLosses',
      kind: 'money',
      required: false,
      label: { zh: '对方的损失（互殴等双方都受伤的）', en: 'The other side’s losses, where both were hurt' },
      unit: YUAN,
    },
    {
      name: 'carePerDay',
      kind: 'money',
      required: false,
      label: { zh: '护理费每天', en: 'Care a day' },
      unit: YUAN,
    },
    {
      name: 'careDays',
      kind: 'count',
      required: false,
      label: { zh: '护理天数', en: 'Days of care' },
      unit: DAYS,
    },
    {
      name: 'property',
      kind: 'money',
      required: false,
      label: { zh: '修车等财产损失', en: 'Repairs and other property' },
      unit: YUAN,
    },
    {
      name: 'loss',
      kind: 'money',
      required: false,
      label: { zh: '其他损失或者损失总额', en: 'Other losses, or all of them' },
      unit: YUAN,
    },
    {
      name: 'otherShare',
      kind: 'percent',
      required: false,
      label: { zh: '对方的责任比例', en: 'Share of fault of the other side' },
      unit: { zh: '%', en: '%' },
    },
    {
      name: 'shareAssumed',
      kind: 'boolean',
      required: false,
      label: { zh: '比例按主次责任推定', en: 'The share is taken from the rank of fault' },
    },
    {
      name: 'motor',
      kind: 'boolean',
      required: false,
      label: { zh: '对方是机动车', en: 'The other side drove a motor vehicle' },
    },
  ],
  compute(read) {
    const income = read.money('monthlyIncome');
    const daily = read.money('dailyIncome');
    const months = read.number('monthsLost');
    const days = read.number('daysLost');
    const medical = read.money('medical') ?? 0n;
    const property = read.money('property') ?? 0n;
    const loss = read.money('loss') ?? 0n;
    const perDay = read.money('carePerDay');
    const careDays = read.number('careDays');
    const lines: CalculationLine[] = [];
    const line = (label: Bilingual, formula: string, value: Fen) =>
      lines.push(yuanLine(label, formula, value));
    let lost = read.money('lostIncome') ?? 0n;
    if (lost > 0n) line({ zh: '误工费', en: 'Lost income' }, `${formatYuan(lost)} × 100%`, lost);
    else if (daily !== null && days !== null) {
      lost = multiply(daily, ratio(days));
      line({ zh: '误工费', en: 'Lost income' }, `${formatYuan(daily)} × ${days}`, lost);
    } else if (income !== null && months !== null) {
      lost = multiply(income, ratio(months));
      line({ zh: '误工费', en: 'Lost income' }, `${formatYuan(income)} × ${months}`, lost);
    } else if (income !== null && days !== null) {
      lost = multiply(income, ratio(days), { numerator: 1n, denominator: BigInt(DAYS_A_MONTH) });
      line({ zh: '误工费', en: 'Lost income' }, `${formatYuan(income)} ÷ ${DAYS_A_MONTH} × ${days}`, lost);
    }
    let care = 0n;
    if (perDay !== null && careDays !== null) {
      care = multiply(perDay, ratio(careDays));
      line({ zh: '护理费', en: 'Care' }, `${formatYuan(perDay)} × ${careDays}`, care);
    }
    const whole = medical + property + loss + lost + care;
    const basis = [
      ...(medical > 0n ? [rule('6')] : []),
      ...(lost > 0n ? [rule('7')] : []),
      ...(care > 0n ? [rule('8')] : []),
    ];
    if (whole === 0n) {
      return {
        basis: [rule('6'), rule('7'), rule('8')],
        missing: [
          {
            field: 'medical',
            question: {
              zh: '医疗费、误工时间和月收入、护理天数、修理费各是多少？',
              en: 'What were the bills, the time without work and the income, the days of care, the repairs?',
            },
            why: { zh: '损失按票据和时间计算', en: 'Losses go by bills and time' },
          },
        ],
      };
    }
    const parts = [medical, property, loss, lost, care].filter((part) => part > 0n);
    if (parts.length > 1)
      line({ zh: '损失合计', en: 'Losses together' }, parts.map(formatYuan).join(' + '), whole);
    const share = read.number('otherShare') ?? 100;
    const isMotor = read.flag('motor') ?? false;
    const bodily = lost + care + loss;
    const shared = share < 100 ? shareOut({ medical, bodily, property }, share, isMotor) : null;
    if (shared) lines.push(...shared.lines);
    const theirs = read.money('otherLosses');
    const setOff = theirs === null || share === 100 ? null : multiply(theirs, percent(100 - share));
    const gross = shared?.amount ?? whole;
    if (setOff !== null && theirs !== null && setOff <= gross) {
      line({ zh: '你赔对方的', en: 'Due from you' }, `${formatYuan(theirs)} × ${100 - share}%`, setOff);
      line(
        { zh: '抵销后对方还要给你', en: 'Set off, still due to you' },
        `${formatYuan(gross)} − ${formatYuan(setOff)}`,
        gross - setOff,
      );
    }
    const due = setOff !== null && setOff <= gross ? gross - setOff : gross;
    if (lines.length === 0)
      line({ zh: '对方应赔', en: 'Due from the other side' }, `${formatYuan(whole)} × 100%`, whole);
    return {
      amount: yuanFromFen(due),
      ...partOfLoss({ medical, property, loss, lost, care }, shared !== null),
      lines,
      basis: [
        ...basis,
        ...(shared ? [{ law: LAWS.civilCode, article: '1173' }] : []),
        ...(setOff === null ? [] : [{ law: LAWS.civilCode, article: '568' }]),
        ...(shared && isMotor
          ? [
              { law: LAWS.civilCode, article: '1213' },
              { law: LAWS.trafficSafety, article: '76', paragraph: 1 },
            ]
          : []),
      ],
      notes: [
        {
          zh: '交通费、住院伙食补助费、营养费、残疾赔偿金、精神损害抚慰金等另算。',
          en: 'Travel, meals in hospital, nutrition, disability and moral damages come on top.',
        },
      ],
      assumptions: [
        ...(lost > 0n ? [ASSUMED.income] : []),
        ...(shared && read.flag('shareAssumed') ? [ASSUMED.share] : []),
        ...(shared && isMotor ? [ASSUMED.motor] : []),
        ...(!shared && !read.has('otherShare')
          ? [{ zh: '对方负全部责任', en: 'The other side is wholly at fault' }]
          : []),
      ],
    };
  },
});
