import { formatYuan, smallerFen, yuanFromFen } from '../figures/money.ts';
import { type Calculator, yuanLine } from './calculation.ts';
import { moneyField } from './calculator-fields.ts';
import { defineCalculator } from './define-calculator.ts';
import { LAWS } from './law-titles.ts';

const BASIS = [{ law: LAWS.companyLaw, article: '54' }];

/** What a shareholder may have to pay in for a company that cannot pay: no more than is not yet paid of the capital (公司法 §54). */
export const unpaidCapital: Calculator = defineCalculator({
  id: 'unpaid-capital',
  name: { zh: '股东没有缴的出资', en: 'Capital not yet paid in' },
  description: {
    zh: '认缴减去实缴，是股东最多要补的',
    en: 'Subscribed less paid is the most a shareholder owes',
  },
  fields: [
    moneyField('subscribed', '认缴的出资', 'Capital subscribed'),
    moneyField('paid', '已经实缴的', 'Paid in already'),
    moneyField('debt', '公司还不上的债', 'Debt the company cannot pay'),
  ],
  compute(read) {
    const [subscribed, paid, debt] = [read.money('subscribed'), read.money('paid') ?? 0n, read.money('debt')];
    if (subscribed === null)
      return {
        basis: BASIS,
        missing: [
          {
            field: 'subscribed',
            question: {
              zh: '认缴多少元，实缴了多少元？',
              en: 'How much was subscribed, and how much paid in?',
            },
            why: { zh: '只在没有缴的数额以内', en: 'It is limited to what is not yet paid' },
          },
        ],
      };
    const unpaid = subscribed - paid;
    if (unpaid <= 0n) return { lines: [], basis: BASIS };
    const most = debt === null ? unpaid : smallerFen(unpaid, debt);
    return {
      amount: yuanFromFen(most),
      amountOf: { zh: '股东最多要补', en: 'What the shareholder pays in at most' },
      lines: [
        yuanLine(
          { zh: '还没有缴的出资', en: 'Not yet paid in' },
          paid > 0n ? `${formatYuan(subscribed)} − ${formatYuan(paid)}` : `${formatYuan(subscribed)} × 1`,
          unpaid,
        ),
        ...(most === unpaid
          ? []
          : [
              yuanLine(
                { zh: '不超过公司还不上的债', en: 'No more than the debt' },
                `${formatYuan(most)} × 1`,
                most,
              ),
            ]),
      ],
      basis: BASIS,
      assumptions: [
        {
          zh: '公司还不上到期的债，你现在还是股东，没有担保、抽逃出资，公司和个人的钱没有混同',
          en: 'The company cannot pay debts that are due, you are still a shareholder, gave no guarantee, took nothing out, and its money was kept apart',
        },
      ],
    };
  },
});
