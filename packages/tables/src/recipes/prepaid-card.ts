import { LAWS } from '@mingfa/legal/calculators/law-titles';
import { type Fen, multiply } from '@mingfa/legal/figures/money';
import type { Recipe, RecipeLine, RecipeOutcome, RecipeRow } from './recipe.ts';
import { fenOf, yuanText } from './recipe-cells.ts';
import { amountColumn, groupRows, optionalRole, role, textColumn } from './recipe-parts.ts';

const BASIS = [
  { law: LAWS.prepaidConsumption, article: '15', paragraph: 1 },
  { law: LAWS.prepaidConsumption, article: '18', paragraph: 1 },
  { law: LAWS.prepaidConsumption, article: '19', paragraph: 1 },
];

/**
 * What is left of prepaid cards, card by card: 预付式消费解释 §15; what was used counts by the bonus's ratio (§18) where the shop is the reason, at
 * its price before the discount (§19) where the customer is.
 */
export const prepaidCard: Recipe = {
  id: 'prepaid-card',
  name: { zh: '预付卡充值与退款', en: 'Payments and refunds of prepaid cards' },
  description: {
    zh: '按卡（或会员）汇总充值、赠送、消费和已退金额，算出还应退多少',
    en: 'Paid in, bonus, used and given back by card or member, and what is still to be refunded',
  },
  formula: {
    zh: '经营者原因：应退 = 实付 −（消费 × 实付 ÷（实付 + 赠送））− 已退；消费者原因：应退 = 实付 − 消费（按打折前价格）− 已退。消费栏填卡内扣减的金额',
    en: 'The shop is the reason: refund = paid − (used × paid ÷ (paid + bonus)) − refunded; the customer is: refund = paid − used (at the price before the discount) − refunded. “Used” is what was taken off the card',
  },
  basis: BASIS,
  roles: [
    optionalRole('card', '卡号或会员', 'Card or member', 'text'),
    role('paid', '充值实付', 'Paid in'),
    optionalRole('bonus', '赠送金额', 'Bonus'),
    role('used', '消费', 'Used'),
    optionalRole('refunded', '已退款', 'Refunded'),
  ],
  settings: [],
  run,
};

function run(rows: readonly RecipeRow[]): RecipeOutcome {
  const sumOf = (of: readonly RecipeRow[], name: string): Fen =>
    of.reduce((sum, row) => sum + (fenOf(row, name) ?? 0n), 0n);
  const lines: RecipeLine[] = [];
  const leftOut: { row: number; reason: { zh: string; en: string } }[] = [];
  let [byShop, byCustomer]: [Fen, Fen] = [0n, 0n];
  for (const [card, all] of groupRows(rows, 'card', '—')) {
    const own = all.filter((row) =>
      ['paid', 'bonus', 'used', 'refunded'].some((name) => fenOf(row, name) !== null),
    );
    for (const { row } of all.filter((row) => !own.includes(row)))
      leftOut.push({ row, reason: { zh: '没有金额，或金额为负', en: 'No amount, or one below nothing' } });
    if (own.length === 0) continue;
    const [paid, bonus, used, refunded] = ['paid', 'bonus', 'used', 'refunded'].map((name) =>
      sumOf(own, name),
    ) as [...[Fen, Fen, Fen, Fen]];
    const share = { numerator: paid, denominator: paid + bonus };
    const counted = share.denominator === 0n ? used : multiply(used, share);
    const left = (counts: Fen) => (paid - counts - refunded > 0n ? paid - counts - refunded : 0n);
    byShop += left(counted);
    byCustomer += left(used);
    lines.push({
      cells: [card, ...[paid, bonus, used, counted, refunded, left(counted), left(used)].map(yuanText)],
      rows: own.map(({ row }) => row),
    });
  }
  return {
    status: 'result',
    columns: [
      textColumn('卡号或会员', 'Card or member'),
      amountColumn('实付', 'Paid in'),
      amountColumn('赠送', 'Bonus'),
      amountColumn('消费', 'Used'),
      amountColumn('消费折合实付', 'Used, of what was paid'),
      amountColumn('已退', 'Refunded'),
      amountColumn('应退（经营者原因）', 'To refund (shop)'),
      amountColumn('应退（消费者原因）', 'To refund (customer)'),
    ],
    lines,
    totals: [
      {
        label: { zh: '应退合计（经营者原因）', en: 'To refund, the shop being the reason' },
        value: yuanText(byShop),
      },
      {
        label: { zh: '应退合计（消费者原因）', en: 'To refund, the customer being the reason' },
        value: yuanText(byCustomer),
      },
    ],
    basis: BASIS,
    notes: [
      {
        zh: '两个合计只适用其中一个，看退款是谁的原因；按打折前价格算超出预付款的，不用再补（第二十条）',
        en: 'Only one of both totals applies, by whose doing the refund is; what the price before the discount goes beyond the prepayment is not owed (§20)',
      },
      {
        zh: '利息另计：没有约定的，按第十六条、第十七条',
        en: 'Interest comes on top: where nothing was agreed, by §16 and §17',
      },
    ],
    leftOut,
  };
}
