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
import type { InputReader } from './read-inputs.ts';

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
  zh: '没有遗嘱、没有别的债务，继承人都不放弃，各人均分',
  en: 'No will, no other debts, no heir declines, equal shares',
};

const BEYOND: Bilingual = {
  zh: '只算遗嘱没有处分的部分，遗嘱给谁的不影响他再分；继承人都不放弃，各人均分',
  en: 'Only what the will does not speak of: whoever has something by the will shares in it too; no heir declines, equal shares',
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
      name: 'ownThings',
      kind: 'money',
      required: false,
      label: { zh: '另有死者婚前或者个人的财产', en: 'Besides, things of the deceased alone' },
      unit: { zh: '元', en: 'yuan' },
    },
    {
      name: 'debt',
      kind: 'money',
      required: false,
      label: { zh: '要先还的债', en: 'Debts to be paid first' },
      unit: { zh: '元', en: 'yuan' },
    },
    {
      name: 'unborn',
      kind: 'boolean',
      required: false,
      label: { zh: '子女里有一个还没出生', en: 'One of the children is not yet born' },
    },
    {
      name: 'sharers',
      kind: 'count',
      required: false,
      label: {
        zh: '已去世的那个子女的份额由几个人分',
        en: 'How many share the part of a child who died',
      },
      unit: PEOPLE,
    },
    {
      name: 'diedAfter',
      kind: 'boolean',
      required: false,
      label: {
        zh: '那个子女是在被继承人之后、分割之前去世的',
        en: 'That child died after the deceased and before the division',
      },
    },
    {
      name: 'beyondWill',
      kind: 'boolean',
      required: false,
      label: { zh: '只算遗嘱没有处分的部分', en: 'Only what the will does not speak of' },
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
    const told = readHeirs(read);
    const { estate, spouse } = told;
    const basis = [code('1127'), code('1130', 1)];
    const missing = missingOf(told);
    if (estate === null || spouse === null) return { missing, basis };
    const left = leftToShare(told, estate);
    const all = { ...left, basis: [...basis, ...left.basis, ...basisOf(told)] };
    const first = firstOrder(told);
    if (told.children !== null && told.parents === null && first > 0) return betweenHeads(told, all, missing);
    const heirs = first > 0 ? first : (told.siblings ?? 0);
    if (told.children === null || told.parents === null || heirs === 0) return halfAlone(told, all, missing);
    return sharesOf(told, all, heirs);
  },
});

/** Who is left and what, as it was given. */
interface ToldHeirs {
  estate: Fen | null;
  own: Fen;
  debt: Fen;
  spouse: boolean | null;
  joint: boolean | null;
  children: number | null;
  parents: number | null;
  siblings: number | null;
  sharers: number | null;
  diedAfter: boolean;
  unborn: boolean;
  beyondWill: boolean;
  asSpouse: boolean;
}

const readHeirs = (read: InputReader): ToldHeirs => ({
  estate: read.money('estate'),
  own: read.money('ownThings') ?? 0n,
  debt: read.money('debt') ?? 0n,
  spouse: read.flag('spouse'),
  joint: read.flag('joint'),
  children: read.number('children'),
  parents: read.number('parents'),
  siblings: read.number('siblings'),
  sharers: read.number('sharers'),
  diedAfter: read.flag('diedAfter') ?? false,
  unborn: read.flag('unborn') ?? false,
  beyondWill: read.flag('beyondWill') ?? false,
  asSpouse: (read.flag('asSpouse') ?? false) && (read.flag('spouse') ?? false),
});

const missingOf = ({ estate, spouse, children, parents }: ToldHeirs): CalculatorAsk[] => [
  ...(estate === null ? [ASKS.estate] : []),
  ...(spouse === null ? [ASKS.spouse] : []),
  ...(children === null ? [ASKS.children] : []),
  ...(parents === null ? [ASKS.parents] : []),
];

const firstOrder = ({ spouse, children, parents }: ToldHeirs): number =>
  (spouse ? 1 : 0) + (children ?? 0) + (parents ?? 0);

const basisOf = ({ sharers, diedAfter, unborn, beyondWill }: ToldHeirs): LegalBasis[] => [
  ...(sharers === null ? [] : [diedAfter ? code('1152') : code('1128', 1)]),
  ...(unborn ? [code('1155')] : []),
  ...(beyondWill ? [code('1154')] : []),
];

/** The spouse's half, and what is then shared. */
interface LeftToShare {
  half: Fen;
  left: Fen;
  lines: CalculationLine[];
  basis: LegalBasis[];
  assumptions: Bilingual[];
}

function leftToShare({ spouse, joint, own, debt }: ToldHeirs, estate: Fen): LeftToShare {
  const half = spouse && joint !== false ? multiply(estate, { numerator: 1n, denominator: 2n }) : 0n;
  const net = estate - half + own - debt;
  const left = net > 0n ? net : 0n;
  const lines: CalculationLine[] = [];
  if (half > 0n)
    lines.push(
      yuanLine(
        { zh: '先归配偶的一半', en: 'The spouse’s own half first' },
        `${formatYuan(estate)} × 1/2`,
        half,
      ),
    );
  if (own > 0n || debt > 0n)
    lines.push(
      yuanLine(
        { zh: '遗产', en: 'What is shared' },
        [
          formatYuan(estate - half),
          ...(own > 0n ? [`+ ${formatYuan(own)}`] : []),
          ...(debt > 0n ? [`− ${formatYuan(debt)}`] : []),
        ].join(' '),
        left,
      ),
    );
  const isPresumed = spouse && joint === null;
  return {
    half,
    left,
    lines,
    basis: [...(half > 0n ? [code('1153', 1)] : []), ...(debt > 0n ? [code('1159')] : [])],
    assumptions: isPresumed
      ? [
          {
            zh: '留下的是夫妻共同财产（是死者婚前或者个人财产的，不先分一半）',
            en: 'It was joint property (of what was the deceased’s own, no half is taken first)',
          },
        ]
      : [],
  };
}

/** Nothing is said of the parents: between both dead and both alive. */
function betweenHeads(
  told: ToldHeirs,
  { half, left, lines, basis, assumptions }: LeftToShare,
  asks: CalculatorAsk[],
) {
  const first = firstOrder(told);
  const shareOf = (heads: number) => multiply(left, { numerator: 1n, denominator: BigInt(heads) });
  const sum = (share: Fen) => yuanFromFen(told.asSpouse ? half + share : share);
  const line = (zh: string, en: string, heads: number) =>
    yuanLine({ zh, en }, `${formatYuan(left)} × 1/${heads}`, shareOf(heads));
  return {
    amount: { min: sum(shareOf(first + 2)), max: sum(shareOf(first)) },
    amountOf: told.asSpouse ? OF_SPOUSE : OF_EACH,
    asks,
    lines: [
      ...lines,
      line(
        `每个继承人（死者父母都不在，共 ${first} 人）`,
        `Each heir (parents of the deceased dead, ${first} in all)`,
        first,
      ),
      line(
        `每个继承人（死者父母都在，共 ${first + 2} 人）`,
        `Each heir (both parents alive, ${first + 2} in all)`,
        first + 2,
      ),
    ],
    basis,
    assumptions: [...assumptions, told.beyondWill ? BEYOND : EQUAL],
  };
}

/** Who shares is not known: what the spouse has at least. */
function halfAlone(
  { children, parents }: ToldHeirs,
  { half, lines, basis, assumptions }: LeftToShare,
  missing: CalculatorAsk[],
) {
  const atLeast = {
    zh: '这是配偶至少有的，另外再与子女、在世的父母均分另一半',
    en: 'This is what the spouse has at least; the other half is shared with the children and living parents',
  };
  return {
    ...(half > 0n ? { amount: yuanFromFen(half), amountOf: OF_HALF, asks: missing } : { missing }),
    lines,
    basis,
    assumptions: [...assumptions, ...(children === null || parents === null ? [atLeast] : [])],
  };
}

/** 配偶、2 个子女、1 个父母: who was counted. */
function countedHeirs({ spouse, children, parents, unborn }: ToldHeirs): Bilingual {
  const born = (children ?? 0) - (unborn ? 1 : 0);
  const parts: [boolean, string, string][] = [
    [spouse ?? false, '配偶', 'the spouse'],
    [born > 0, `${born} 个子女`, `${born} ${born === 1 ? 'child' : 'children'}`],
    [unborn, '胎儿', 'the unborn child'],
    [(parents ?? 0) > 0, `死者的父母 ${parents} 人`, `${parents} of the parents`],
  ];
  const counted = parts.filter(([is]) => is);
  return { zh: counted.map(([, zh]) => zh).join('、'), en: counted.map(([, , en]) => en).join(', ') };
}

function sharesOf(told: ToldHeirs, { half, left, lines, basis, assumptions }: LeftToShare, heirs: number) {
  const isFirst = firstOrder(told) > 0;
  const share = multiply(left, { numerator: 1n, denominator: BigInt(heirs) });
  const who = isFirst ? countedHeirs(told) : { zh: '第二顺序', en: 'second order' };
  const each = yuanLine(
    { zh: `每个继承人（共 ${heirs} 人：${who.zh}）`, en: `Each heir (${heirs} in all: ${who.en})` },
    `${formatYuan(left)} × 1/${heirs}`,
    share,
  );
  const spouses = yuanLine(
    { zh: '配偶合计', en: 'The spouse in all' },
    `${formatYuan(half)} + ${formatYuan(share)}`,
    half + share,
  );
  const { sharers, diedAfter } = told;
  const part = sharers ? multiply(share, { numerator: 1n, denominator: BigInt(sharers) }) : null;
  const ofPart: Bilingual = diedAfter
    ? { zh: '已去世子女那一份，由他（她）的继承人每人分得', en: 'each heir of the child who died' }
    : { zh: '代已去世的父（母）继承的，每人分得', en: 'each who stands in for the parent who died' };
  return {
    amount: yuanFromFen(part ?? (told.asSpouse ? half + share : share)),
    amountOf: part !== null ? ofPart : told.asSpouse ? OF_SPOUSE : OF_EACH,
    lines: [
      ...lines,
      each,
      ...(half > 0n ? [spouses] : []),
      ...(part === null ? [] : [yuanLine(ofPart, `${formatYuan(share)} × 1/${sharers}`, part)]),
    ],
    basis: isFirst ? basis : [...basis, code('1127', 2)],
    notes: [
      {
        zh: '有遗嘱的先按遗嘱；对被继承人尽了主要扶养义务的可以多分，生活特别困难又没有劳动能力的应当照顾；先还债。',
        en: 'A will comes first; who cared most may get more, the needy are provided for; debts are paid first.',
      },
    ],
    assumptions: [...assumptions, ...assumptionsOf(told)],
  };
}

const assumptionsOf = (told: ToldHeirs): Bilingual[] => [
  told.beyondWill ? BEYOND : EQUAL,
  ...(told.unborn
    ? [
        {
          zh: '给胎儿留一份，出生时是死体的，这一份再按法定继承分',
          en: 'One share is kept for the unborn child; if it is stillborn the others share it',
        },
      ]
    : []),
  ...(told.diedAfter
    ? [{ zh: '那个子女没有放弃继承，也没有另立遗嘱', en: 'That child did not decline and left no will' }]
    : []),
  ...(told.spouse ? [] : [{ zh: '去世时没有配偶', en: 'There was no husband or wife at the death' }]),
  ...(told.parents === 0
    ? [{ zh: '去世的人的父母都已不在', en: 'The parents of the deceased are dead' }]
    : told.parents === 1
      ? [{ zh: '去世的人的父母只有一位在世', en: 'One parent of the deceased is alive' }]
      : []),
];
