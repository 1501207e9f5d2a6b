import { LAWS } from '@mingfa/legal/calculators/law-titles';
import { daysBetween, isIsoDate } from '@mingfa/legal/figures/calendar';
import { type Fen, multiply, percent, smallerFen } from '@mingfa/legal/figures/money';
import type { Recipe, RecipeLine, RecipeOutcome, RecipeRow, RecipeSettings } from './recipe.ts';
import { dayOf, fenOf, yuanText } from './recipe-cells.ts';
import { amountColumn, dayColumn, FILL_IN, numberColumn, optionalRole, role } from './recipe-parts.ts';

const BASIS = [
  { law: LAWS.civilCode, article: '579' },
  { law: LAWS.civilCode, article: '585', paragraph: 1 },
  { law: LAWS.civilCode, article: '634', paragraph: 1 },
];
/** Of the whole price, from which a seller may ask for all of it or rescind: 民法典 §634. */
const FIFTH = 5n;

/** Instalments that came late or not at all, with the penalty agreed for each day. */
export const instalments: Recipe = {
  id: 'instalments',
  name: { zh: '分期付款与逾期违约金', en: 'Instalments and penalties' },
  description: {
    zh: '逐期核对应付、实付、逾期天数，按约定日利率算违约金，并看欠付是否达到全部价款的五分之一',
    en: 'Each instalment due and paid, days late, the daily penalty agreed, and whether a fifth of the price is unpaid',
  },
  formula: {
    zh: '每期欠付 = 应付 − 实付；违约金 = 逾期付的部分 × 日利率 × 逾期天数 + 欠付 × 日利率 × 到核对日的天数；逾期天数从到期日的次日起算',
    en: 'Unpaid = due − paid; penalty = what came late × daily rate × days late + what is unpaid × daily rate × days to the day of checking; days count from the day after the due day',
  },
  basis: BASIS,
  roles: [
    role('due', '到期日', 'Due day', 'date'),
    role('amount', '应付金额', 'Amount due'),
    optionalRole('paidOn', '实际付款日', 'Paid on', 'date'),
    optionalRole('paid', '实付金额', 'Amount paid'),
  ],
  settings: [
    { name: 'checkOn', label: { zh: '核对日', en: 'Checked on' }, kind: 'date', required: true },
    {
      name: 'dailyRate',
      label: { zh: '约定日违约金比例（%）', en: 'Agreed penalty a day (%)' },
      kind: 'percent',
      required: true,
    },
  ],
  run,
};

function run(rows: readonly RecipeRow[], { checkOn, dailyRate }: RecipeSettings): RecipeOutcome {
  if (typeof checkOn !== 'string' || !isIsoDate(checkOn)) return needs('checkOn');
  if (typeof dailyRate !== 'number' || dailyRate < 0 || dailyRate > 100) return needs('dailyRate');
  const penaltyOf = (fen: Fen, days: number): Fen =>
    days > 0 ? multiply(fen, percent(dailyRate), { numerator: BigInt(days), denominator: 1n }) : 0n;
  const lines: RecipeLine[] = [];
  const leftOut: { row: number; reason: { zh: string; en: string } }[] = [];
  let [price, arrears, penalties]: [Fen, Fen, Fen] = [0n, 0n, 0n];
  for (const row of rows) {
    const [due, amount] = [dayOf(row, 'due'), fenOf(row, 'amount')];
    const paid = fenOf(row, 'paid') ?? 0n;
    const paidOn = dayOf(row, 'paidOn');
    if (due === null || amount === null || (paid > 0n && paidOn === null)) {
      leftOut.push({
        row: row.row,
        reason: {
          zh: '没有到期日或应付金额，或者付了款却没有付款日',
          en: 'No due day or amount, or a payment without its day',
        },
      });
      continue;
    }
    // A payment after the day of checking is none yet.
    const came = paidOn !== null && paidOn <= checkOn ? smallerFen(paid, amount) : 0n;
    const isDue = due < checkOn;
    const unpaid = isDue ? amount - came : 0n;
    const daysLate = paidOn !== null && came > 0n ? Math.max(0, daysBetween(due, paidOn)) : 0;
    const daysOpen = unpaid > 0n ? daysBetween(due, checkOn) : 0;
    const penalty = penaltyOf(came, daysLate) + penaltyOf(unpaid, daysOpen);
    price += amount;
    arrears += unpaid;
    penalties += penalty;
    lines.push({
      cells: [
        ...[due, yuanText(amount), yuanText(came), yuanText(unpaid)],
        ...[String(daysLate), String(daysOpen), yuanText(penalty)],
      ],
      rows: [row.row],
    });
  }
  const isFifth = price > 0n && arrears * FIFTH >= price;
  return {
    status: 'result',
    columns: [
      dayColumn('到期日', 'Due'),
      amountColumn('应付', 'Due'),
      amountColumn('已付', 'Paid'),
      amountColumn('到期欠付', 'Unpaid'),
      numberColumn('迟付天数', 'Days late'),
      numberColumn('欠付天数', 'Days unpaid'),
      amountColumn('违约金', 'Penalty'),
    ],
    lines,
    totals: [
      { label: { zh: '全部价款', en: 'Whole price' }, value: yuanText(price) },
      { label: { zh: '到期欠付合计', en: 'Unpaid' }, value: yuanText(arrears) },
      { label: { zh: '违约金合计', en: 'Penalties' }, value: yuanText(penalties) },
    ],
    basis: BASIS,
    notes: [
      isFifth
        ? {
            zh: '到期欠付已达到全部价款的五分之一：经催告后在合理期限内仍未支付的，出卖人可以请求支付全部价款或者解除合同（第六百三十四条，只适用于分期付款买卖）',
            en: 'A fifth of the price is unpaid: after a demand and a reasonable time the seller may ask for the whole price or rescind (§634, sales by instalments alone)',
          }
        : {
            zh: '到期欠付没有达到全部价款的五分之一',
            en: 'Less than a fifth of the price is unpaid',
          },
      {
        zh: '全部价款是表中各期应付之和；违约金过分高于损失的，对方可以请求减少（第五百八十五条第二款）',
        en: 'The whole price is the sum of the instalments in the table; a penalty far above the loss may be reduced on request (§585 II)',
      },
    ],
    leftOut,
  };
}

const needs = (field: string): RecipeOutcome => ({ status: 'needs', missing: [{ field, reason: FILL_IN }] });
