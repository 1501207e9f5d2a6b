import { type Fen, formatYuan, multiply, percent, type Ratio, ratio, yuanFromFen } from '../figures/money.ts';
import { type Bilingual, type Calculator, type LegalBasis, yuanLine } from './calculation.ts';
import { defineCalculator } from './define-calculator.ts';
import { LAWS } from './law-titles.ts';
import { InputProblem } from './read-inputs.ts';

const YUAN = { zh: '元', en: 'yuan' };
const TIMES = { zh: '次', en: 'times' };
const MONTHS = { zh: '个月', en: 'months' };
const prepaid = (article: string, paragraph?: number): LegalBasis => ({
  law: LAWS.prepaidConsumption,
  article,
  ...(paragraph ? { paragraph } : {}),
});
const REST: LegalBasis = prepaid('15', 1);
const AT_PRICE_PAID: LegalBasis = prepaid('18');

const SHOP: Bilingual = {
  zh: '不是你自己的原因（店关门、搬走、停课、换人不认等）；另外可以要利息',
  en: 'It is not your own doing (closed, moved, stopped, changed hands); interest comes on top',
};
const NO_BONUS: Bilingual = { zh: '余额里没有赠送的部分', en: 'The balance holds no bonus' };
const CANCELLED: Bilingual = {
  zh: '对方取消、停办，一点没有享受到',
  en: 'The other side cancelled, and nothing was used',
};

const COOLING_OFF: Bilingual = {
  zh: '付款之日起七日内提出，以前没有在这家或者别家接受过同样的服务',
  en: 'Asked for within seven days of paying, and the same service was not had before, here or elsewhere',
};
const RESCINDED: LegalBasis = { law: LAWS.civilCode, article: '566', paragraph: 1 };
const AGREED: LegalBasis = { law: LAWS.civilCode, article: '585', paragraph: 1 };

/** All that was paid, and what was agreed for the cancellation. */
function withPenalty(paid: Fen, rate: number) {
  const penalty = multiply(paid, percent(rate));
  return {
    amount: yuanFromFen(paid + penalty),
    lines: [
      yuanLine({ zh: '全部退还', en: 'All paid back' }, `${formatYuan(paid)} × 100%`, paid),
      yuanLine({ zh: '约定的违约金', en: 'The penalty agreed' }, `${formatYuan(paid)} × ${rate}%`, penalty),
      yuanLine(
        { zh: '合计', en: 'Together' },
        `${formatYuan(paid)} + ${formatYuan(penalty)}`,
        paid + penalty,
      ),
    ],
    basis: [RESCINDED, AGREED],
    assumptions: [CANCELLED],
  };
}

/** The share of what was paid that was not used, with how it is written. */
interface Unused {
  share: Ratio;
  formula: string;
  basis: LegalBasis[];
}

/** Money paid in advance for what was not given: 预付式消费解释 §15, §18, §22; of a cancelled contract all of it, 民法典 §566. */
export const prepaidRefund: Calculator = defineCalculator({
  id: 'prepaid-refund',
  name: { zh: '没用完的预付款', en: 'Prepaid and not used' },
  description: {
    zh: '店方原因退款：按剩余次数、时间或者余额算',
    en: 'A refund for the shop’s doing: by visits, time or balance left',
  },
  fields: [
    { name: 'paid', kind: 'money', required: false, label: { zh: '实付', en: 'Paid' }, unit: YUAN },
    { name: 'bonus', kind: 'money', required: false, label: { zh: '赠送金额', en: 'Bonus' }, unit: YUAN },
    {
      name: 'spent',
      kind: 'money',
      required: false,
      label: { zh: '卡里已经用掉的', en: 'Spent from the card' },
      unit: YUAN,
    },
    { name: 'balance', kind: 'money', required: false, label: { zh: '卡里余额', en: 'Balance' }, unit: YUAN },
    {
      name: 'visits',
      kind: 'count',
      required: false,
      label: { zh: '总次数', en: 'Visits bought' },
      unit: TIMES,
    },
    {
      name: 'visitsUsed',
      kind: 'count',
      required: false,
      label: { zh: '用了几次', en: 'Visits used' },
      unit: TIMES,
    },
    {
      name: 'months',
      kind: 'number',
      required: false,
      label: { zh: '不限次的卡一共几个月', en: 'Months of an unlimited card' },
      unit: MONTHS,
    },
    {
      name: 'monthsUsed',
      kind: 'number',
      required: false,
      label: { zh: '已经过了几个月', en: 'Months used' },
      unit: MONTHS,
    },
    {
      name: 'cancelled',
      kind: 'boolean',
      required: false,
      label: { zh: '对方取消，一点没用', en: 'Cancelled by the other side, nothing used' },
    },
    {
      name: 'penaltyRate',
      kind: 'percent',
      required: false,
      label: { zh: '合同约定对方取消另赔的比例', en: 'Agreed penalty for the cancellation' },
      unit: { zh: '%', en: '%' },
    },
    {
      name: 'coolingOff',
      kind: 'boolean',
      required: false,
      label: { zh: '付款七日内反悔', en: 'Mind changed within seven days of paying' },
    },
  ],
  compute(read) {
    const paid = read.money('paid');
    const balance = read.money('balance');
    const bonus = read.money('bonus');
    const told = (amount: bigint, formula: string, basis: LegalBasis[], assumed: Bilingual[]) => ({
      amount: yuanFromFen(amount),
      lines: [
        {
          label: { zh: '应当退还', en: 'To be given back' },
          formula: { zh: formula, en: formula },
          value: yuanFromFen(amount),
          unit: 'yuan' as const,
        },
      ],
      basis,
      assumptions: assumed,
    });
    const penaltyRate = read.number('penaltyRate');
    if (read.flag('cancelled') && paid !== null)
      return penaltyRate === null
        ? told(paid, `${formatYuan(paid)} × 100%`, [RESCINDED], [CANCELLED])
        : withPenalty(paid, penaltyRate);
    if (read.flag('coolingOff') && paid !== null)
      return told(paid, `${formatYuan(paid)} × 100%`, [prepaid('14')], [COOLING_OFF]);
    const unused = paid === null ? null : unusedOf(read.number.bind(read));
    if (paid !== null && unused) {
      const { share, formula, basis } = unused;
      return told(multiply(paid, share), `${formatYuan(paid)} × ${formula}`, [REST, ...basis], [SHOP]);
    }
    const spent = read.money('spent');
    if (paid !== null && spent !== null) {
      const whole = paid + (bonus ?? 0n);
      if (spent > whole)
        throw new InputProblem('spent', { zh: '用掉的比卡里的多', en: 'More was spent than the card held' });
      const left = multiply(paid, { numerator: whole - spent, denominator: whole });
      const formula = `${formatYuan(paid)} × (${formatYuan(whole)} − ${formatYuan(spent)})/${formatYuan(whole)}`;
      return told(left, formula, [REST, AT_PRICE_PAID], [SHOP]);
    }
    if (balance !== null && bonus !== null && paid !== null) {
      const whole = paid + bonus;
      const left = multiply(balance, { numerator: paid, denominator: whole });
      const formula = `${formatYuan(balance)} × ${formatYuan(paid)}/${formatYuan(whole)}`;
      return told(left, formula, [REST, AT_PRICE_PAID], [SHOP]);
    }
    if (balance !== null) return told(balance, `${formatYuan(balance)} × 100%`, [REST], [SHOP, NO_BONUS]);
    return {
      basis: [REST],
      missing: [
        {
          field: 'paid',
          question: {
            zh: '付了多少、赠了多少、一共几次（或者几个月）、用了多少？',
            en: 'How much was paid, what bonus was given, how many visits or months, and how much was used?',
          },
          why: { zh: '退的是没用掉的部分', en: 'What was not used is given back' },
        },
      ],
    };
  },
});

/** By visits, else by time (§22, for cards without a limit of visits). */
function unusedOf(number: (name: string) => number | null): Unused | null {
  for (const [all, used, basis] of [
    ['visits', 'visitsUsed', [AT_PRICE_PAID]],
    ['months', 'monthsUsed', [prepaid('22', 1)]],
  ] as const) {
    const [total, gone] = [number(all), number(used)];
    if (total === null || gone === null || total === 0) continue;
    if (gone > total)
      throw new InputProblem(used, { zh: '用掉的比一共的多', en: 'More was used than there was' });
    const [left, whole] = [ratio(total - gone), ratio(total)];
    const share = {
      numerator: left.numerator * whole.denominator,
      denominator: left.denominator * whole.numerator,
    };
    return { share, formula: `${total - gone}/${total}`, basis: [...basis] };
  }
  return null;
}
