import { type Fen, fenFromYuan, formatYuan, multiply, ratio, yuanFromFen } from '../figures/money.ts';
import {
  type Bilingual,
  type CalculationLine,
  type Calculator,
  type LegalBasis,
  yuanLine,
} from './calculation.ts';
import { defineCalculator } from './define-calculator.ts';
import { LAWS } from './law-titles.ts';

type Kind = 'fraud' | 'food';

/** 消费者权益保护法 §55 ¶1: three times, 500 at least; 食品安全法 §148 ¶2: ten times, 1,000 at least. */
const RULES: Record<
  Kind,
  { label: { zh: string; en: string }; times: bigint; least: number; basis: LegalBasis }
> = {
  fraud: {
    label: { zh: '经营者欺诈（价款三倍）', en: 'Fraud by the trader (three times the price)' },
    times: 3n,
    least: 500,
    basis: { law: LAWS.consumers, article: '55', paragraph: 1 },
  },
  food: {
    label: { zh: '不符合食品安全标准的食品（价款十倍）', en: 'Unsafe food (ten times the price)' },
    times: 10n,
    least: 1_000,
    basis: { law: LAWS.foodSafety, article: '148', paragraph: 2 },
  },
};

const PROMISED: LegalBasis = { law: LAWS.onlineConsumption, article: '10' };
/** Of a contract that is rescinded what was paid is given back. */
const RESCINDED: LegalBasis[] = [
  { law: LAWS.civilCode, article: '148' },
  { law: LAWS.civilCode, article: '157' },
];
const ASSUMED: Record<'seller' | 'intent' | 'unsafe' | 'promised' | 'private', Bilingual> = {
  seller: {
    zh: '卖家是经营者（车商、商家）；个人偶尔转让自己用的东西，没有这项赔偿，只能退款或者赔损失',
    en: 'The seller is a trader; a private person who passes on their own thing owes no such damages, only the price or the loss',
  },
  intent: {
    zh: '商家是故意骗你（明知不实还那样卖）；不是故意的，一般只能退货退款、赔损失',
    en: 'The trader deceived you on purpose; otherwise as a rule there is only the refund and the loss',
  },
  unsafe: {
    zh: '食品不符合食品安全标准；向销售者要的，它明知还卖（过期还卖的算明知）',
    en: 'The food is unsafe; of a seller, that it knew (selling it out of date counts as knowing)',
  },
  promised: {
    zh: '商品页面、聊天里确实写过这个倍数的承诺',
    en: 'The promise of that multiple stands on the page or in the chat',
  },
  private: {
    zh: '卖家是个人，不是经营者：没有退一赔三；查实它故意隐瞒、请求撤销合同的，退车（退货）并要回价款',
    en: 'The seller is a private person and no trader: no threefold damages; where it hid the truth and the contract is rescinded, the price is paid back',
  },
};

/** Punitive damages of a consumer, besides the price paid back; of a private seller the price alone. */
export const consumerDamages: Calculator = defineCalculator({
  id: 'consumer-damages',
  name: { zh: '消费者惩罚性赔偿', en: 'Consumer damages' },
  description: {
    zh: '欺诈退一赔三、食品十倍赔偿',
    en: 'Three times the price for fraud, ten times for unsafe food',
  },
  fields: [
    {
      name: 'price',
      kind: 'money',
      required: true,
      label: { zh: '价款', en: 'Price paid' },
      unit: { zh: '元', en: 'yuan' },
    },
    {
      name: 'kind',
      kind: 'choice',
      required: false,
      label: { zh: '情形', en: 'Case' },
      options: [
        { value: 'fraud', label: RULES.fraud.label },
        { value: 'food', label: RULES.food.label },
      ],
    },
    {
      name: 'promisedTimes',
      kind: 'number',
      required: false,
      label: { zh: '商家承诺的倍数（假一赔十填10）', en: 'Multiple the shop promised' },
      unit: { zh: '倍', en: 'times' },
    },
    {
      name: 'seller',
      kind: 'choice',
      required: false,
      label: { zh: '卖家', en: 'Seller' },
      options: [
        { value: 'trader', label: { zh: '商家、车商等经营者', en: 'A trader' } },
        { value: 'private', label: { zh: '个人', en: 'A private person' } },
        { value: 'unclear', label: { zh: '说不清', en: 'Not clear' } },
      ],
    },
  ],
  compute(read) {
    const price = read.money('price');
    const given = read.choice<Kind>('kind');
    const kinds: Kind[] = given ? [given] : ['fraud', 'food'];
    const basis = kinds.map((kind) => RULES[kind].basis);
    if (price === null) {
      return {
        basis,
        missing: [
          {
            field: 'price',
            question: { zh: '购买商品或者服务的价款是多少元？', en: 'What was the price paid?' },
            why: { zh: '赔偿以价款的倍数计算', en: 'The damages are a multiple of it' },
          },
        ],
      };
    }
    const seller = read.choice<'trader' | 'private' | 'unclear'>('seller');
    if (seller === 'private') return backFromPrivate(price);
    const promised = read.number('promisedTimes');
    const isPromised = given === 'fraud' && promised !== null && promised > Number(RULES.fraud.times);
    const damages = (kind: Kind): Fen => {
      const least = fenFromYuan(RULES[kind].least);
      const multiple = isPromised ? multiply(price, ratio(promised)) : price * RULES[kind].times;
      return multiple < least ? least : multiple;
    };
    const lines = kinds.map((kind): CalculationLine => {
      const { label, times, least } = RULES[kind];
      const formula = isPromised
        ? `${formatYuan(price)} × ${promised}`
        : `max(${formatYuan(price)} × ${times}, ${least})`;
      return {
        label: isPromised ? { zh: `按承诺的${promised}倍`, en: `By the promise, ${promised} times` } : label,
        formula: { zh: formula, en: formula },
        value: yuanFromFen(damages(kind)),
        unit: 'yuan',
      };
    });
    if (given) {
      lines.push(
        yuanLine(
          { zh: '退还价款加赔偿，一共', en: 'The price back and the damages together' },
          `${formatYuan(price)} + ${formatYuan(damages(given))}`,
          price + damages(given),
        ),
      );
    }
    return {
      ...(given
        ? {
            amount: yuanFromFen(damages(given)),
            amountOf: {
              zh: `退还价款（${formatYuan(price)} 元）之外的赔偿${seller === 'unclear' ? '（卖家是经营者才有）' : ''}`,
              en: `damages besides the price paid back (${formatYuan(price)} yuan)${seller === 'unclear' ? ', if the seller is a trader,' : ''}`,
            },
          }
        : {}),
      lines,
      basis: isPromised ? [PROMISED, ...basis] : basis,
      assumptions: [
        ...(seller === 'unclear' ? [ASSUMED.seller] : []),
        ...(isPromised ? [ASSUMED.promised] : given ? [ASSUMED[given === 'food' ? 'unsafe' : 'intent']] : []),
      ],
      notes: [
        {
          zh: '这是退还价款、赔偿损失之外增加的赔偿；欺诈须经营者有隐瞒、虚假等欺诈行为，十倍赔偿须食品不符合食品安全标准，且销售者明知。',
          en: 'This is on top of the price and the loss. Fraud must be shown; for food, that it was unsafe, and that the seller knew.',
        },
        ...(kinds.includes('food')
          ? [
              {
                zh: '食品也可以请求损失三倍的赔偿金；标签、说明书有不影响食品安全且不会误导的瑕疵的除外。',
                en: 'For food three times the loss may be claimed instead; harmless defects of the label do not count.',
              },
            ]
          : []),
      ],
      asks: given
        ? []
        : [
            {
              field: 'kind',
              question: {
                zh: '是商家欺诈（如卖假货），还是食品不符合安全标准？',
                en: 'Was it fraud (such as fake goods), or unsafe food?',
              },
              why: { zh: '两种情形的倍数不同', en: 'The multiple differs' },
            },
          ],
    };
  },
});

/** Of a private seller there is no multiple: the price, where the contract is rescinded for fraud. */
function backFromPrivate(price: Fen) {
  return {
    amount: yuanFromFen(price),
    amountOf: {
      zh: '个人卖家没有三倍赔偿；因欺诈撤销合同的，可要回的价款',
      en: 'a private seller owes no threefold damages; rescinded for fraud, the price back',
    },
    lines: [
      yuanLine(
        { zh: '撤销合同：退还价款', en: 'Contract rescinded: the price back' },
        `${formatYuan(price)} × 100%`,
        price,
      ),
    ],
    basis: RESCINDED,
    assumptions: [ASSUMED.private],
  };
}
