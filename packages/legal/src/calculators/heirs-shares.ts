import { type Fen, formatYuan, multiply, yuanFromFen } from '../figures/money.ts';
import {
  type Bilingual,
  type CalculationLine,
  type Calculator,
  type CalculatorAsk,
  type LegalBasis,
  yuanLine,
} from './calculation.ts';
import { defineCalculator } from './define-calculator.ts';
import { LAWS } from './law-titles.ts';

const code = (article: string, paragraph?: number): LegalBasis => ({
  law: LAWS.civilCode,
  article,
  ...(paragraph ? { paragraph } : {}),
});
const PEOPLE = { zh: '人', en: 'people' };
const WHY = { zh: '同一顺序的继承人一般均等分', en: 'Heirs of one order share equally as a rule' };
const ask = (field: string, zh: string, en: string): CalculatorAsk => ({
  field,
  question: { zh, en },
  why: WHY,
});
const ASKS = {
  estate: ask(
    'estate',
    '遗产（还清债务后）一共值多少元？',
    'How much are the things left worth, debts paid?',
  ),
  spouse: ask('spouse', '去世的人有没有在世的配偶？', 'Is there a living husband or wife?'),
  children: ask('children', '去世的人有几个子女？', 'How many children are there?'),
  parents: ask('parents', '去世的人的父母还有几个在世？', 'How many parents of the deceased are alive?'),
};

const OF_SPOUSE: Bilingual = { zh: '配偶一共', en: 'the spouse in all' };
const OF_EACH: Bilingual = { zh: '每个继承人（按人头均分）', en: 'each heir, in equal shares' };
const OF_HALF: Bilingual = { zh: '先归配偶的一半', en: 'the spouse’s own half' };

const EQUAL: Bilingual = {
  zh: '没有遗嘱、没有债务，继承人都不放弃，各人均分',
  en: 'No will, no debts, no heir declines, equal shares',
};

/** Shares without a will: the spouse's half first, then equal shares in the order that has heirs: 民法典 §1127, §1130, §1153. */
export const heirsShares: Calculator = defineCalculator({
  id: 'heirs-shares',
  name: { zh: '法定继承的份额', en: 'Shares without a will' },
  description: {
    zh: '先分出配偶的一半，再由同一顺序的继承人均分',
    en: 'The spouse’s half first, then equal shares',
  },
  fields: [
    {
      name: 'estate',
      kind: 'money',
      required: true,
      label: { zh: '留下的财产', en: 'What was left' },
      unit: { zh: '元', en: 'yuan' },
    },
    {
      name: 'joint',
      kind: 'boolean',
      required: false,
      label: { zh: '是夫妻共同财产', en: 'It was joint property' },
    },
    {
      name: 'asSpouse',
      kind: 'boolean',
      required: false,
      label: { zh: '问的人就是配偶', en: 'The one who asks is the spouse' },
    },
    {
      name: 'spouse',
      kind: 'boolean',
      required: false,
      label: { zh: '配偶在世', en: 'The spouse is alive' },
    },
    {
      name: 'children',
      kind: 'count',
      required: false,
      label: {
        zh: '子女（先去世而有后代的也算）',
        en: 'Children (with those who died before and left issue)',
      },
      unit: PEOPLE,
    },
    {
      name: 'parents',
      kind: 'count',
      required: false,
      label: { zh: '在世的父母', en: 'Parents alive' },
      unit: PEOPLE,
    },
    {
      name: 'siblings',
      kind: 'count',
      required: false,
      label: {
        zh: '第二顺序继承人（兄弟姐妹、祖父母、外祖父母）',
        en: 'Heirs of the second order (siblings, grandparents)',
      },
      unit: PEOPLE,
    },
  ],
  compute(read) {
    const estate = read.money('estate');
    const spouse = read.flag('spouse');
    const children = read.number('children');
    const parents = read.number('parents');
    const siblings = read.number('siblings');
    const joint = read.flag('joint');
    const basis = [code('1127'), code('1130', 1)];
    const missing = [
      ...(estate === null ? [ASKS.estate] : []),
      ...(spouse === null ? [ASKS.spouse] : []),
      ...(children === null ? [ASKS.children] : []),
      ...(parents === null ? [ASKS.parents] : []),
    ];
    if (estate === null || spouse === null) return { missing, basis };
    const lines: CalculationLine[] = [];
    const line = (label: Bilingual, formula: string, value: Fen) =>
      lines.push(yuanLine(label, formula, value));
    const half = spouse && joint !== false ? multiply(estate, { numerator: 1n, denominator: 2n }) : 0n;
    if (half > 0n) {
      line({ zh: '先归配偶的一半', en: 'The spouse’s own half first' }, `${formatYuan(estate)} × 1/2`, half);
      basis.push(code('1153', 1));
    }
    const assumptions: Bilingual[] = [];
    if (spouse && joint === null)
      assumptions.push({
        zh: '留下的是夫妻共同财产（是死者婚前或者个人财产的，不先分一半）',
        en: 'It was joint property (of what was the deceased’s own, no half is taken first)',
      });
    const left = estate - half;
    const first = (spouse ? 1 : 0) + (children ?? 0) + (parents ?? 0);
    const asSpouse = (read.flag('asSpouse') ?? false) && spouse;
    const isKnown = children !== null && parents !== null;
    const heirs = first > 0 ? first : (siblings ?? 0);
    if (estate !== null && children !== null && parents === null && first > 0) {
      const shareOf = (heads: number) => multiply(left, { numerator: 1n, denominator: BigInt(heads) });
      const [most, least] = [shareOf(first), shareOf(first + 2)];
      const sum = (share: Fen) => yuanFromFen(asSpouse ? half + share : share);
      const formula = (heads: number) => `${formatYuan(left)} × 1/${heads}`;
      line(
        {
          zh: `每个继承人（死者父母都不在，共 ${first} 人）`,
          en: `Each heir (parents of the deceased dead, ${first} in all)`,
        },
        formula(first),
        most,
      );
      line(
        {
          zh: `每个继承人（死者父母都在，共 ${first + 2} 人）`,
          en: `Each heir (both parents alive, ${first + 2} in all)`,
        },
        formula(first + 2),
        least,
      );
      return {
        amount: { min: sum(least), max: sum(most) },
        amountOf: asSpouse ? OF_SPOUSE : OF_EACH,
        asks: missing,
        lines,
        basis,
        assumptions: [...assumptions, EQUAL],
      };
    }
    if (!isKnown || heirs === 0) {
      return {
        ...(half > 0n ? { amount: yuanFromFen(half), amountOf: OF_HALF } : {}),
        ...(half > 0n ? { asks: missing } : { missing }),
        lines,
        basis,
        assumptions: [
          ...assumptions,
          ...(isKnown
            ? []
            : [
                {
                  zh: '这是配偶至少有的，另外再与子女、在世的父母均分另一半',
                  en: 'This is what the spouse has at least; the other half is shared with the children and living parents',
                },
              ]),
        ],
      };
    }
    const share = multiply(left, { numerator: 1n, denominator: BigInt(heirs) });
    line(
      { zh: `每个继承人（共 ${heirs} 人）`, en: `Each heir (${heirs} in all)` },
      `${formatYuan(left)} × 1/${heirs}`,
      share,
    );
    if (half > 0n)
      line(
        { zh: '配偶合计', en: 'The spouse in all' },
        `${formatYuan(half)} + ${formatYuan(share)}`,
        half + share,
      );
    return {
      amount: yuanFromFen(asSpouse ? half + share : share),
      amountOf: asSpouse ? OF_SPOUSE : OF_EACH,
      lines,
      basis: first > 0 ? basis : [...basis, code('1127', 2)],
      notes: [
        {
          zh: '有遗嘱的先按遗嘱；对被继承人尽了主要扶养义务的可以多分，生活特别困难又没有劳动能力的应当照顾；先还债。',
          en: 'A will comes first; who cared most may get more, the needy are provided for; debts are paid first.',
        },
      ],
      assumptions: [
        ...assumptions,
        EQUAL,
        ...(spouse ? [] : [{ zh: '去世时没有配偶', en: 'There was no husband or wife at the death' }]),
        ...(parents === 0 && read.has('parents')
          ? [{ zh: '去世的人的父母都已不在', en: 'The parents of the deceased are dead' }]
          : []),
      ],
    };
  },
});
