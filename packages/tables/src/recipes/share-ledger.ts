import { LAWS } from '@mingfa/legal/calculators/law-titles';
import type { Fen } from '@mingfa/legal/figures/money';
import type { Recipe, RecipeLine, RecipeOutcome, RecipeRow } from './recipe.ts';
import { dayOf, fenOf, yuanText } from './recipe-cells.ts';
import { amountColumn, numberColumn, optionalRole, role, textColumn, textIn } from './recipe-parts.ts';

const BASIS = [
  { law: LAWS.companyLaw, article: '49', paragraph: 1 },
  { law: LAWS.companyLaw, article: '56' },
  { law: LAWS.companyLaw, article: '86' },
  { law: LAWS.companyLaw, article: '88' },
];

/** Who holds how much of a limited company after all capital that was subscribed, transferred and paid in. */
export const shareLedger: Recipe = {
  id: 'share-ledger',
  name: { zh: '股东出资台账', en: 'Share ledger' },
  description: {
    zh: '按日期逐笔登记认缴、转让和实缴，得出每个股东的出资额、比例和未缴部分',
    en: 'Capital subscribed, transferred and paid in by day: what each holds, its share, and what is not paid in',
  },
  formula: {
    zh: '出资额 = 认缴 + 受让 − 转出；比例 = 出资额 ÷ 全部出资额；未缴 = 出资额 − 实缴。有转出方的一笔是转让，没有的是认缴；转让时已缴部分按比例随之转移',
    en: 'Held = subscribed + taken over − given away; share = held ÷ all; not paid in = held − paid in. A row with a transferor is a transfer, one without a subscription; what was paid in goes along in proportion',
  },
  basis: BASIS,
  roles: [
    role('day', '日期', 'Day', 'date'),
    role('holder', '股东（受让方）', 'Holder (transferee)', 'text'),
    optionalRole('from', '转出方', 'Transferor', 'text'),
    role('amount', '认缴或转让的出资额', 'Capital subscribed or transferred'),
    optionalRole('paid', '实缴', 'Paid in'),
  ],
  settings: [],
  run,
};

interface Holding {
  subscribed: Fen;
  taken: Fen;
  given: Fen;
  paid: Fen;
  rows: number[];
}

function run(rows: readonly RecipeRow[]): RecipeOutcome {
  const leftOut: { row: number; reason: { zh: string; en: string } }[] = [];
  const holdings = new Map<string, Holding>();
  const holdingOf = (name: string): Holding => {
    const known = holdings.get(name) ?? { subscribed: 0n, taken: 0n, given: 0n, paid: 0n, rows: [] };
    holdings.set(name, known);
    return known;
  };
  const dated = rows.flatMap((row) => {
    const [day, holder] = [dayOf(row, 'day'), textIn(row, 'holder')];
    const [amount, paid] = [fenOf(row, 'amount') ?? 0n, fenOf(row, 'paid') ?? 0n];
    if (day !== null && holder !== null && amount + paid > 0n)
      return [{ day, holder, amount, paid, from: textIn(row, 'from'), row: row.row }];
    leftOut.push({
      row: row.row,
      reason: { zh: '没有日期、股东或金额', en: 'No day, holder or amount' },
    });
    return [];
  });
  for (const { holder, amount, paid, from, row } of dated.toSorted(
    (one, other) => one.day.localeCompare(other.day) || one.row - other.row,
  )) {
    const giver = from === null ? null : holdingOf(from);
    if (giver && heldOf(giver) < amount) {
      leftOut.push({
        row,
        reason: {
          zh: `${from}当时只有${yuanText(heldOf(giver))}元出资额，转不出这么多`,
          en: `${from} held only ${yuanText(heldOf(giver))} yuan then`,
        },
      });
      continue;
    }
    const taker = holdingOf(holder);
    if (giver && amount > 0n) {
      const along = (giver.paid * amount) / heldOf(giver);
      giver.paid -= along;
      taker.paid += along;
      giver.given += amount;
      taker.taken += amount;
      giver.rows.push(row);
    } else taker.subscribed += amount;
    taker.paid += paid;
    taker.rows.push(row);
  }
  const all = [...holdings.values()].reduce((sum, one) => sum + heldOf(one), 0n);
  const paidIn = [...holdings.values()].reduce((sum, one) => sum + one.paid, 0n);
  return {
    status: 'result',
    columns: [
      textColumn('股东', 'Holder', 'name'),
      amountColumn('认缴', 'Subscribed'),
      amountColumn('受让', 'Taken over'),
      amountColumn('转出', 'Given away'),
      amountColumn('现出资额', 'Held'),
      numberColumn('比例', 'Share', 'rate'),
      amountColumn('实缴', 'Paid in'),
      amountColumn('未缴', 'Not paid in'),
    ],
    lines: [...holdings].map(
      ([name, one]): RecipeLine => ({
        cells: [
          ...[
            name,
            yuanText(one.subscribed),
            yuanText(one.taken),
            yuanText(one.given),
            yuanText(heldOf(one)),
          ],
          ...[shareText(heldOf(one), all), yuanText(one.paid), yuanText(openOf(one))],
        ],
        rows: one.rows,
      }),
    ),
    totals: [
      { label: { zh: '全部出资额', en: 'All capital' }, value: yuanText(all) },
      { label: { zh: '实缴合计', en: 'Paid in' }, value: yuanText(paidIn) },
      {
        label: { zh: '未缴合计', en: 'Not paid in' },
        value: yuanText([...holdings.values()].reduce((sum, one) => sum + openOf(one), 0n)),
      },
    ],
    basis: BASIS,
    notes: [
      {
        zh: '受让人自记载于股东名册时起可以向公司主张行使股东权利（第八十六条第二款）；转让未届期出资的，受让人承担缴纳义务，转让人承担补充责任（第八十八条第一款）',
        en: 'A transferee may act as a shareholder from the entry in the register (§86 II); of capital not yet due the transferee has to pay, the transferor standing behind (§88 I)',
      },
      {
        zh: '适用于有限责任公司；增资、减资的一笔照认缴登记，减资须另行核对',
        en: 'For limited liability companies; an increase is entered as a subscription, a reduction has to be looked at apart',
      },
    ],
    leftOut,
  };
}

const heldOf = ({ subscribed, taken, given }: Holding): Fen => subscribed + taken - given;
const openOf = (one: Holding): Fen => (heldOf(one) > one.paid ? heldOf(one) - one.paid : 0n);

/** A share of one to six places: `0.333333`. */
function shareText(part: Fen, whole: Fen): string | null {
  if (whole === 0n) return null;
  const millionths = (2n * part * 1_000_000n + whole) / (2n * whole);
  const text = String(millionths).padStart(7, '0');
  return `${text.slice(0, -6)}.${text.slice(-6)}`.replace(/\.?0+$/, '');
}
