import { LAWS } from '@mingfa/legal/calculators/law-titles';
import { type Fen, multiply, percent } from '@mingfa/legal/figures/money';
import type { Recipe, RecipeLine, RecipeOutcome, RecipeRow, RecipeSettings } from './recipe.ts';
import { fenOf, yuanText } from './recipe-cells.ts';
import {
  amountColumn,
  FILL_IN,
  groupRows,
  numberColumn,
  optionalRole,
  role,
  textColumn,
  textIn,
} from './recipe-parts.ts';

const BASIS = [
  { law: LAWS.civilCode, article: '1173' },
  { law: LAWS.civilCode, article: '1179' },
  { law: LAWS.civilCode, article: '1183', paragraph: 1 },
];
/** Its amount is found by fault already (精神损害赔偿解释 §5), so that the share of fault is not applied to it again. */
const OF_MIND = /精神/;

/** A list of damages by item, what of it the other side bears, and what was paid already. */
export const damagesList: Recipe = {
  id: 'damages-list',
  name: { zh: '损失清单', en: 'List of damages' },
  description: {
    zh: '按项目汇总医疗费、误工费等损失，乘以对方责任比例，减去已付，并列出没有票据的部分',
    en: 'Damages by item, times the other side’s share of fault, less what was paid, with what has no receipt',
  },
  formula: {
    zh: '应赔 =（各项损失之和 − 精神损害抚慰金）× 责任比例 + 精神损害抚慰金 − 已付',
    en: 'To be paid = (all damages − those for mental distress) × share of fault + those for mental distress − paid',
  },
  basis: BASIS,
  roles: [
    role('item', '损失项目', 'Item', 'text'),
    role('amount', '金额', 'Amount'),
    optionalRole('proof', '票据或证据', 'Receipt or proof', 'text'),
    optionalRole('paid', '对方已付', 'Paid by the other side'),
  ],
  settings: [
    {
      name: 'share',
      label: { zh: '对方责任比例（%）', en: 'Share of fault (%)' },
      kind: 'percent',
      required: true,
    },
  ],
  run,
};

function run(rows: readonly RecipeRow[], { share }: RecipeSettings): RecipeOutcome {
  if (typeof share !== 'number' || share < 0 || share > 100)
    return { status: 'needs', missing: [{ field: 'share', reason: FILL_IN }] };
  const leftOut: { row: number; reason: { zh: string; en: string } }[] = [];
  const usable = rows.filter((row) => {
    const isUsable = textIn(row, 'item') !== null && fenOf(row, 'amount') !== null;
    if (!isUsable)
      leftOut.push({
        row: row.row,
        reason: { zh: '没有项目或金额，或金额为负', en: 'No item or amount, or one below nothing' },
      });
    return isUsable;
  });
  const sumOf = (of: readonly RecipeRow[], name: string): Fen =>
    of.reduce((sum, row) => sum + (fenOf(row, name) ?? 0n), 0n);
  const lines: RecipeLine[] = [];
  let [borne, unproved]: [Fen, Fen] = [0n, 0n];
  for (const [item, own] of groupRows(usable, 'item', '')) {
    const amount = sumOf(own, 'amount');
    const without = sumOf(
      own.filter((row) => textIn(row, 'proof') === null),
      'amount',
    );
    const bears = OF_MIND.test(item) ? amount : multiply(amount, percent(share));
    borne += bears;
    unproved += without;
    lines.push({
      cells: [item, String(own.length), yuanText(amount), yuanText(bears), yuanText(without)],
      rows: own.map(({ row }) => row),
    });
  }
  const paid = sumOf(usable, 'paid');
  const left = borne > paid ? borne - paid : 0n;
  return {
    status: 'result',
    columns: [
      textColumn('项目', 'Item'),
      numberColumn('笔数', 'Rows'),
      amountColumn('损失', 'Damage'),
      amountColumn('对方应承担', 'Borne by the other side'),
      amountColumn('没有票据的', 'Without a receipt'),
    ],
    lines,
    totals: [
      { label: { zh: '损失合计', en: 'Damages' }, value: yuanText(sumOf(usable, 'amount')) },
      { label: { zh: '对方应承担', en: 'Borne by the other side' }, value: yuanText(borne) },
      { label: { zh: '对方已付', en: 'Paid' }, value: yuanText(paid) },
      { label: { zh: '还应赔', en: 'Still to be paid' }, value: yuanText(left) },
      { label: { zh: '其中没有票据的损失', en: 'Damages without a receipt' }, value: yuanText(unproved) },
    ],
    basis: BASIS,
    notes: [
      {
        zh: '精神损害抚慰金按过错程度定额，没有再乘比例；法院也有一并按比例的做法',
        en: 'Damages for mental distress are found by fault and not cut again; some courts cut them, too',
      },
      {
        zh: '交通事故先由交强险在限额内赔付，不按责任比例；本表没有拆分',
        en: 'After a traffic accident compulsory insurance pays first, whatever the fault; this list does not split it',
      },
    ],
    leftOut,
  };
}
