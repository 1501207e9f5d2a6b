import { LAWS } from '@mingfa/legal/calculators/law-titles';
import type { Fen } from '@mingfa/legal/figures/money';
import { FLOW_ROLES, NEITHER_SIDE, readSides } from './flow-sides.ts';
import type { Recipe, RecipeLine, RecipeOutcome, RecipeRow } from './recipe.ts';
import { dayOf, yuanText } from './recipe-cells.ts';
import {
  amountColumn,
  groupRows,
  numberColumn,
  optionalRole,
  role,
  textColumn,
  textIn,
} from './recipe-parts.ts';

const BASIS = [{ law: LAWS.privateLending, article: '16' }];
/** How statements of banks call what is paid in or taken out at a counter or a machine. */
const CASH = /现金|现存|存现|取现|现支|现取|ATM|CRS|柜台(?:存|取)|cash/i;
/** From ten in the evening to six in the morning. */
const HAS_TIME = /\d:\d\d/;
const NIGHT = /(?:^|[T ])(?:2[23]|0?[0-5]):/;

/** What went in and out of an account by counterparty, and what of it was cash or at night. */
export const bankFlows: Recipe = {
  id: 'bank-flows',
  name: { zh: '对手方收支', en: 'In and out by counterparty' },
  description: {
    zh: '按对手方汇总流水的收入、支出和净额，另列现金和夜间交易',
    en: 'In, out and net of a bank statement by counterparty; cash and payments at night besides',
  },
  formula: {
    zh: '净额 = 收入 − 支出，冲正的负数从所在一栏减去；现金 = 摘要或对方户名中有现金、存现、取现、ATM 等字样；夜间 = 22:00 至次日 6:00（须有时刻）',
    en: 'Net = in − out, a reversal below nothing taken off its own side; cash where the remark or counterparty says so (现金, 取现, ATM …); night is from 22:00 to 6:00, where the column has times',
  },
  basis: BASIS,
  roles: [
    role('day', '交易日期或时间', 'Day or time', 'date'),
    ...FLOW_ROLES,
    role('counterparty', '对方户名', 'Counterparty', 'text'),
    optionalRole('time', '交易时刻或记账时间', 'Time of day', 'text'),
    optionalRole('remark', '摘要', 'Remark', 'text'),
  ],
  settings: [],
  run,
};

interface Flow {
  row: RecipeRow;
  out: Fen;
  in: Fen;
  isCash: boolean;
  /** Null where no time of day is told. */
  isNight: boolean | null;
}

function run(rows: readonly RecipeRow[]): RecipeOutcome {
  const read = readSides(rows);
  if ('status' in read) return read;
  const leftOut: { row: number; reason: { zh: string; en: string } }[] = [];
  const flows = rows.flatMap((row): Flow[] => {
    const sides = read.sidesOf(row);
    if (sides !== null && dayOf(row, 'day') !== null && (sides.out !== 0n || sides.in !== 0n))
      return [{ row, ...sides, ...lookOf(row) }];
    leftOut.push({
      row: row.row,
      reason: sides === null ? NEITHER_SIDE : { zh: '没有日期或金额', en: 'No day or amount' },
    });
    return [];
  });
  const byRow = new Map(flows.map((flow) => [flow.row, flow]));
  const groups = groupRows(
    flows.map(({ row }) => row),
    'counterparty',
    '（空）',
  );
  const lines = [...groups].map(([counterparty, own]): { line: RecipeLine; moved: Fen } => {
    const of = own.flatMap((row) => byRow.get(row) ?? []);
    const [back, out] = [totalOf(of, 'in'), totalOf(of, 'out')];
    const cells = [
      ...[counterparty, String(of.filter((flow) => flow.in !== 0n).length), yuanText(back)],
      ...[String(of.filter((flow) => flow.out !== 0n).length), yuanText(out), yuanText(back - out)],
      ...[String(of.filter(({ isCash }) => isCash).length), nightsOf(of)],
    ];
    return { line: { cells, rows: of.map(({ row }) => row.row) }, moved: back + out };
  });
  const cash = flows.filter(({ isCash }) => isCash);
  const night = flows.filter(({ isNight }) => isNight);
  const hasTimes = flows.some(({ isNight }) => isNight !== null);
  const total = (zh: string, en: string, value: Fen) => ({ label: { zh, en }, value: yuanText(value) });
  return {
    status: 'result',
    columns: [
      textColumn('对方户名', 'Counterparty', 'name'),
      numberColumn('收入笔数', 'Times in'),
      amountColumn('收入', 'In'),
      numberColumn('支出笔数', 'Times out'),
      amountColumn('支出', 'Out'),
      amountColumn('净额', 'Net'),
      numberColumn('其中现金笔数', 'Of them cash'),
      numberColumn('其中夜间笔数', 'Of them at night'),
    ],
    lines: lines.toSorted((one, other) => Number(other.moved - one.moved)).map(({ line }) => line),
    totals: [
      total('收入合计', 'In', totalOf(flows, 'in')),
      total('支出合计', 'Out', totalOf(flows, 'out')),
      total('净额合计', 'Net', totalOf(flows, 'in') - totalOf(flows, 'out')),
      total('现金收入', 'Cash in', totalOf(cash, 'in')),
      total('现金支出', 'Cash out', totalOf(cash, 'out')),
      ...(hasTimes
        ? [
            total('夜间收入', 'In at night', totalOf(night, 'in')),
            total('夜间支出', 'Out at night', totalOf(night, 'out')),
          ]
        : []),
    ],
    basis: BASIS,
    notes: [
      ...(hasTimes ? [] : [NO_TIMES]),
      ...read.notes,
      {
        zh: '借方、贷方从银行一侧记：一般借方是账户支出，贷方是账户收入，请与表头核对',
        en: 'Debit and credit are the bank’s: debit is usually what left the account; compare the head of the statement',
      },
      {
        zh: '转账凭证只证明付款；是不是借款，看民间借贷规定第十六条的举证责任',
        en: 'A transfer proves a payment; whether it was a loan is a matter of proof (§16)',
      },
    ],
    leftOut,
  };
}

const NO_TIMES = {
  zh: '没有时刻，夜间交易没有统计：流水另有时间一列的，请选它',
  en: 'No times of day, so nights are not counted: choose the column of times, where there is one',
};

/** How many at night; null where no row says when. */
function nightsOf(flows: readonly Flow[]): string | null {
  const told = flows.filter(({ isNight }) => isNight !== null);
  return told.length > 0 ? String(told.filter(({ isNight }) => isNight).length) : null;
}

const totalOf = (flows: readonly Flow[], side: 'in' | 'out'): Fen =>
  flows.reduce((sum, flow) => sum + flow[side], 0n);

function lookOf(row: RecipeRow): Pick<Flow, 'isCash' | 'isNight'> {
  const words = [textIn(row, 'remark'), textIn(row, 'counterparty')].join(' ');
  const time = textIn(row, 'time') ?? textIn(row, 'day') ?? '';
  return { isCash: CASH.test(words), isNight: HAS_TIME.test(time) ? NIGHT.test(time) : null };
}
