import { LAWS } from '@mingfa/legal/calculators/law-titles';
import { type Fen, multiply, ratio } from '@mingfa/legal/figures/money';
import type { Recipe, RecipeLine, RecipeOutcome, RecipeRow } from './recipe.ts';
import { yuanText } from './recipe-cells.ts';
import { amountColumn, optionalRole, role, textColumn, textIn } from './recipe-parts.ts';

const BASIS = [
  { law: LAWS.civilCode, article: '799', paragraph: 1 },
  { law: LAWS.constructionInterpretation1, article: '19' },
  { law: LAWS.constructionInterpretation1, article: '21' },
];

/** What was claimed and what was audited of each item of a settlement of building works, split into quantity and price. */
export const constructionSettlement: Recipe = {
  id: 'construction-settlement',
  name: { zh: '工程结算差异', en: 'Differences of a construction settlement' },
  description: {
    zh: '逐项比较送审和审定的工程量、单价和金额，把差额拆成量差和价差',
    en: 'Quantities, prices and sums claimed and audited, item by item, with the difference of each split into quantity and price',
  },
  formula: {
    zh: '差额 = 送审金额 − 审定金额；金额 = 工程量 × 单价；量差 =（送审量 − 审定量）× 审定单价；价差 =（送审单价 − 审定单价）× 送审量；量差 + 价差 = 差额',
    en: 'Difference = claimed − audited; sum = quantity × price; by quantity = (claimed − audited quantity) × audited price; by price = (claimed − audited price) × claimed quantity; both together are the difference',
  },
  basis: BASIS,
  roles: [
    role('item', '项目名称', 'Item', 'text'),
    role('claimedQuantity', '送审工程量', 'Quantity claimed'),
    role('claimedPrice', '送审单价', 'Price claimed'),
    role('auditedQuantity', '审定工程量', 'Quantity audited'),
    role('auditedPrice', '审定单价', 'Price audited'),
    optionalRole('reason', '差异原因', 'Reason', 'text'),
  ],
  settings: [],
  run,
};

const ONE_YUAN: Fen = 100n;
const numberOf = ({ cells }: RecipeRow, name: string): number | null => {
  const value = cells[name];
  return typeof value === 'string' && /^\d{1,12}(?:\.\d+)?$/.test(value) ? Number(value) : null;
};
const sumOf = (quantity: number, price: number): Fen => multiply(ONE_YUAN, ratio(quantity), ratio(price));

function run(rows: readonly RecipeRow[]): RecipeOutcome {
  const lines: RecipeLine[] = [];
  const leftOut: { row: number; reason: { zh: string; en: string } }[] = [];
  let [claimed, audited, byQuantity]: [Fen, Fen, Fen] = [0n, 0n, 0n];
  for (const row of rows) {
    const item = textIn(row, 'item');
    const values = ['claimedQuantity', 'claimedPrice', 'auditedQuantity', 'auditedPrice'].map((name) =>
      numberOf(row, name),
    );
    const [quantity, price, quantityThen, priceThen] = values;
    if (item === null || quantity == null || price == null || quantityThen == null || priceThen == null) {
      leftOut.push({
        row: row.row,
        reason: {
          zh: '缺项目名称、工程量或单价，或者有负数',
          en: 'The item, a quantity or a price is missing, or one is below nothing',
        },
      });
      continue;
    }
    const [before, after] = [sumOf(quantity, price), sumOf(quantityThen, priceThen)];
    // Rounded once; the rest is the price's, so that both are the difference to the cent.
    const ofQuantity = sumOf(quantity, priceThen) - after;
    claimed += before;
    audited += after;
    byQuantity += ofQuantity;
    lines.push({
      cells: [
        ...[item, yuanText(before), yuanText(after), yuanText(before - after)],
        ...[yuanText(ofQuantity), yuanText(before - after - ofQuantity), textIn(row, 'reason')],
      ],
      rows: [row.row],
    });
  }
  const difference = claimed - audited;
  return {
    status: 'result',
    columns: [
      textColumn('项目', 'Item'),
      amountColumn('送审金额', 'Claimed'),
      amountColumn('审定金额', 'Audited'),
      amountColumn('差额', 'Difference'),
      amountColumn('其中量差', 'By quantity'),
      amountColumn('其中价差', 'By price'),
      textColumn('差异原因', 'Reason'),
    ],
    lines,
    totals: [
      { label: { zh: '送审合计', en: 'Claimed' }, value: yuanText(claimed) },
      { label: { zh: '审定合计', en: 'Audited' }, value: yuanText(audited) },
      { label: { zh: '差额合计', en: 'Difference' }, value: yuanText(difference) },
      { label: { zh: '其中量差合计', en: 'By quantity' }, value: yuanText(byQuantity) },
      { label: { zh: '其中价差合计', en: 'By price' }, value: yuanText(difference - byQuantity) },
    ],
    basis: BASIS,
    notes: [
      {
        zh: '计价标准或方法有约定的按约定结算；固定价合同另看（建设工程解释（一）第十九条、第二十八条）',
        en: 'What was agreed on how works are priced decides; contracts at a fixed price stand apart (§19, §28)',
      },
      {
        zh: '税金、规费、措施费按表中所列计算，没有另加',
        en: 'Taxes and fees are counted as the table has them, and not added',
      },
    ],
    leftOut,
  };
}
