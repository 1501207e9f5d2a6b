import { type Fen, fenFromYuan, formatYuan, yuanFromFen } from '../figures/money.ts';
import type { CalculationLine, Calculator, LegalBasis } from './calculation.ts';
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

/** Punitive damages of a consumer, besides the price paid back. */
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
    const damages = (kind: Kind): Fen => {
      const least = fenFromYuan(RULES[kind].least);
      const multiple = price * RULES[kind].times;
      return multiple < least ? least : multiple;
    };
    const lines = kinds.map((kind): CalculationLine => {
      const { label, times, least } = RULES[kind];
      const formula = `max(${formatYuan(price)} × ${times}, ${least})`;
      return {
        label,
        formula: { zh: formula, en: formula },
        value: yuanFromFen(damages(kind)),
        unit: 'yuan',
      };
    });
    return {
      ...(given
        ? {
            amount: yuanFromFen(damages(given)),
            amountOf: { zh: '退还价款之外的赔偿', en: 'damages besides the price paid back' },
          }
        : {}),
      lines,
      basis,
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
