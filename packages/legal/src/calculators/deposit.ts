import { type Fen, formatYuan, multiply, percent, smallerFen, yuanFromFen } from '../figures/money.ts';
import { type CalculationLine, type Calculator, type LegalBasis, yuanLine } from './calculation.ts';
import { flagField, moneyField } from './calculator-fields.ts';
import { defineCalculator } from './define-calculator.ts';
import { LAWS } from './law-titles.ts';

const YUAN = { zh: '元', en: 'yuan' };
const MOST_PERCENT = 20;

/** How much of a price may be earnest money: 民法典 §586 (2). */
function limitOf(price: Fen, paid: Fen | null) {
  const limit = multiply(price, percent(MOST_PERCENT));
  const label = { zh: '最多能产生定金效力的', en: 'effective as earnest money at most' };
  return {
    amount: yuanFromFen(limit),
    amountOf: label,
    lines: [
      yuanLine(label, `${formatYuan(price)} × ${MOST_PERCENT}%`, limit),
      ...(paid !== null && paid > limit
        ? [
            yuanLine(
              { zh: '超过的部分不产生定金的效力', en: 'No earnest money: what is above it' },
              `${formatYuan(paid)} − ${formatYuan(limit)}`,
              paid - limit,
            ),
          ]
        : []),
    ],
    basis: [{ law: LAWS.civilCode, article: '586', paragraph: 2 }],
  };
}

/** Earnest money (定金): lost by the payer in breach, returned double by the receiver; at most 20 % of the price. 民法典 §586–588. */
export const deposit: Calculator = defineCalculator({
  id: 'deposit',
  name: { zh: '定金罚则', en: 'Earnest money' },
  description: { zh: '违约时定金的没收或者双倍返还', en: 'Forfeiture or double return of earnest money' },
  fields: [
    {
      name: 'deposit',
      kind: 'money',
      required: true,
      label: { zh: '实际交付的定金', en: 'Earnest money paid' },
      unit: YUAN,
    },
    {
      name: 'contractPrice',
      kind: 'money',
      required: false,
      label: { zh: '主合同标的额', en: 'Price of the contract' },
      unit: YUAN,
    },
    flagField('limitAsked', '只问最多多少算定金', 'Only how much counts at most is asked'),
    moneyField('loss', '违约造成的损失（如房价差价）', 'Loss by the breach (such as a higher price)'),
    {
      name: 'breachBy',
      kind: 'choice',
      required: false,
      label: { zh: '违约方', en: 'Who is in breach' },
      options: [
        { value: 'payer', label: { zh: '给付定金的一方', en: 'The one who paid it' } },
        { value: 'receiver', label: { zh: '收受定金的一方', en: 'The one who received it' } },
      ],
    },
  ],
  compute(read) {
    const paid = read.money('deposit');
    const price = read.money('contractPrice');
    const basis: LegalBasis[] = [
      { law: LAWS.civilCode, article: '587' },
      { law: LAWS.civilCode, article: '586', paragraph: 2 },
    ];
    if (price !== null && read.flag('limitAsked')) return limitOf(price, paid);
    if (paid === null) {
      return {
        basis,
        missing: [
          {
            field: 'deposit',
            question: { zh: '实际交付的定金是多少元？', en: 'How much earnest money was paid?' },
            why: { zh: '以实际交付的数额为准', en: 'What was really paid counts' },
          },
        ],
      };
    }
    const limit = price === null ? null : multiply(price, percent(MOST_PERCENT));
    const effective = limit === null ? paid : smallerFen(paid, limit);
    const excess = paid - effective;
    const by = read.choice<'payer' | 'receiver'>('breachBy');
    const back: Fen = paid + effective;
    const line = (zh: string, en: string, formula: string, value: Fen): CalculationLine => ({
      label: { zh, en },
      formula: { zh: formula, en: formula },
      value: yuanFromFen(value),
      unit: 'yuan',
    });
    const lines: CalculationLine[] = [];
    if (limit !== null && excess > 0n) {
      lines.push(
        line(
          '产生定金效力的部分（不超过标的额的20%）',
          'Effective as earnest money (20% of the price at most)',
          `${formatYuan(price ?? 0n)} × 20%`,
          effective,
        ),
      );
    }
    const sum =
      excess > 0n ? `${formatYuan(effective)} × 2 + ${formatYuan(excess)}` : `${formatYuan(effective)} × 2`;
    if (by !== 'payer')
      lines.push(line('收受方违约：应当返还', 'Receiver in breach: to be returned', sum, back));
    if (by !== 'receiver')
      lines.push(
        line(
          '给付方违约：可以请求返还',
          'Payer in breach: may be claimed back',
          `${formatYuan(paid)} − ${formatYuan(effective)}`,
          excess,
        ),
      );
    const loss = read.money('loss') ?? 0n;
    const above = by === 'receiver' && loss > effective ? loss - effective : 0n;
    if (above > 0n) {
      basis.push({ law: LAWS.civilCode, article: '588', paragraph: 2 });
      lines.push(
        line(
          '超过定金的损失，可以另外要',
          'Loss above the earnest money',
          `${formatYuan(loss)} − ${formatYuan(effective)}`,
          above,
        ),
        line('合计', 'Together', `${formatYuan(back)} + ${formatYuan(above)}`, back + above),
      );
    }
    return {
      ...(by ? { amount: yuanFromFen(by === 'receiver' ? back + above : excess) } : {}),
      lines,
      basis,
      notes: [
        {
          zh: '须违约致使不能实现合同目的；约定为“订金”“押金”而没有约定定金性质的，一般不适用定金罚则。',
          en: 'The breach must defeat the purpose of the contract; a payment called otherwise and not agreed as earnest money does not fall under it.',
        },
        {
          zh: '既有违约金又有定金的，可以选择适用其一；定金不足以弥补损失的，可以请求超过部分（《民法典》第五百八十八条）。',
          en: 'Where a penalty is agreed too, one may choose; a loss above the earnest money may be claimed.',
        },
      ],
      assumptions: [
        ...(price === null
          ? [{ zh: '定金没有超过主合同标的额的20%', en: 'It is not above 20% of the contract price' }]
          : []),
        ...(above > 0n
          ? [{ zh: '损失有评估、成交价等证据', en: 'The loss is proved by a valuation or prices paid' }]
          : []),
      ],
      asks: [
        ...(by
          ? []
          : [
              {
                field: 'breachBy',
                question: {
                  zh: '是给定金的一方违约，还是收定金的一方违约？',
                  en: 'Is the payer or the receiver in breach?',
                },
                why: {
                  zh: '前者无权要回，后者双倍返还',
                  en: 'The one loses it, the other returns it double',
                },
              },
            ]),
        ...(price === null
          ? [
              {
                field: 'contractPrice',
                question: { zh: '合同总价（标的额）是多少元？', en: 'What is the price of the contract?' },
                why: {
                  zh: '定金超过标的额20%的部分不产生定金效力',
                  en: 'Above 20% of it there is no such effect',
                },
              },
            ]
          : []),
      ],
    };
  },
});
