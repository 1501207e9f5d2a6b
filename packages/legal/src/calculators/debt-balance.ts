import { type Fen, formatYuan, yuanFromFen } from '../figures/money.ts';
import { type Calculator, type LegalBasis, yuanLine } from './calculation.ts';
import { defineCalculator } from './define-calculator.ts';
import { LAWS } from './law-titles.ts';
import { InputProblem } from './read-inputs.ts';

const YUAN = { zh: '元', en: 'yuan' };
const TIMES = { zh: '期', en: 'instalments' };
const BASIS: LegalBasis[] = [{ law: LAWS.civilCode, article: '675' }];

const RECEIVED: LegalBasis = { law: LAWS.civilCode, article: '670' };
const AS_RECEIVED = {
  zh: '利息先扣了的，按实际收到的算本金；还过的都算还本金，没有别的约定利息',
  en: 'Interest was deducted first, so what was received is the principal; what was paid back went to it, and no other interest was agreed',
};

/** What of a debt is still owed, without interest: 民法典 §675. */
export const debtBalance: Calculator = defineCalculator({
  id: 'debt-balance',
  name: { zh: '还没还的本金', en: 'Principal still owed' },
  description: {
    zh: '借款或者分期款减去已经还的',
    en: 'A loan, or a price by instalments, less what was paid',
  },
  fields: [
    {
      name: 'principal',
      kind: 'money',
      required: true,
      label: { zh: '本金或者总价', en: 'Principal' },
      unit: YUAN,
    },
    {
      name: 'repaid',
      kind: 'money',
      required: false,
      label: { zh: '已经还的', en: 'Paid back' },
      unit: YUAN,
    },
    {
      name: 'instalment',
      kind: 'money',
      required: false,
      label: { zh: '每期应还', en: 'One instalment' },
      unit: YUAN,
    },
    {
      name: 'instalmentsPaid',
      kind: 'count',
      required: false,
      label: { zh: '还了几期', en: 'Instalments paid' },
      unit: TIMES,
    },
    {
      name: 'deducted',
      kind: 'boolean',
      required: false,
      label: {
        zh: '利息先扣了，本金按实收算',
        en: 'Interest was deducted; the principal is what was received',
      },
    },
    {
      name: 'recourse',
      kind: 'boolean',
      required: false,
      label: { zh: '已经替别人还掉了', en: 'It was paid for somebody else' },
    },
  ],
  compute(read) {
    const paidForOther = read.money('principal');
    if (read.flag('recourse') && paidForOther !== null) return recourse(paidForOther);
    const principal = read.money('principal');
    const instalment = read.money('instalment');
    const times = read.number('instalmentsPaid');
    const repaid = read.money('repaid') ?? 0n;
    if (principal === null)
      return {
        basis: BASIS,
        missing: [
          {
            field: 'principal',
            question: {
              zh: '一共借了（欠）多少，还了多少？',
              en: 'How much was lent, and how much was paid back?',
            },
            why: { zh: '能要的是还没还的部分', en: 'What was not paid back is owed' },
          },
        ],
      };
    const byTimes = instalment === null || times === null ? 0n : instalment * BigInt(times);
    const isDeducted = read.flag('deducted');
    const left = principal - repaid - byTimes;
    if (left < 0n)
      throw new InputProblem('repaid', { zh: '还的比欠的多', en: 'More was paid back than was owed' });
    const formula = [
      formatYuan(principal),
      ...(byTimes > 0n && instalment !== null ? [`${formatYuan(instalment)} × ${times}`] : []),
      ...(repaid > 0n ? [formatYuan(repaid)] : []),
    ].join(' − ');
    return {
      amount: yuanFromFen(left),
      amountOf: { zh: '还没还的本金', en: 'the principal still owed' },
      lines: [
        yuanLine(
          { zh: '还没还的本金（利息另算）', en: 'Principal still owed (interest apart)' },
          repaid + byTimes > 0n ? formula : `${formatYuan(principal)} × 100%`,
          left,
        ),
      ],
      basis: isDeducted ? [RECEIVED, ...BASIS] : BASIS,
      assumptions: [
        ...(isDeducted ? [AS_RECEIVED] : []),
        repaid + byTimes > 0n
          ? { zh: '除了说到的，没有再还过', en: 'Nothing was paid back besides what is told' }
          : { zh: '一分本金没还过', en: 'No principal was paid back' },
      ],
    };
  },
});

/** What was paid for another is claimed back from them: 民法典 §700; of a joint debt, what is above one's own part: §519. */
function recourse(paid: Fen) {
  return {
    amount: yuanFromFen(paid),
    amountOf: {
      zh: '已经替对方还掉、可以向对方追偿的',
      en: 'what was paid for the other and can be claimed back from them',
    },
    lines: [
      yuanLine(
        { zh: '已经替对方还掉、可以追偿的', en: 'Paid for the other, to be claimed back' },
        `${formatYuan(paid)} × 100%`,
        paid,
      ),
    ],
    basis: [
      { law: LAWS.civilCode, article: '700' },
      { law: LAWS.civilCode, article: '519', paragraph: 2 },
    ],
    assumptions: [
      {
        zh: '这笔债按约定或者判决都该对方还；是两个人共同的债的，只能追超过自己那份的部分',
        en: 'The debt is all the other’s by agreement or judgment; of a joint debt only what is above one’s own part',
      },
    ],
  };
}
