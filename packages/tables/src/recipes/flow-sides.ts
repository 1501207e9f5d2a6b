import type { Bilingual } from '@mingfa/legal/calculators/calculation';
import type { Fen } from '@mingfa/legal/figures/money';
import type { RecipeOutcome, RecipeRole, RecipeRow } from './recipe.ts';
import { signedFenOf } from './recipe-cells.ts';
import { optionalRole, textIn } from './recipe-parts.ts';

/** What went out and what came in: two columns, or one amount with a column that says which, or with its sign. */
export const FLOW_ROLES: readonly RecipeRole[] = [
  optionalRole('out', '支出（借方）', 'Out (debit)'),
  optionalRole('in', '收入（贷方）', 'In (credit)'),
  optionalRole('amount', '交易金额（收支同栏）', 'Amount (one column)'),
  optionalRole('direction', '收/支、收支类型、借贷标志', 'In or out, Direction', 'text'),
];

/** Both sides of one row. */
interface Sides {
  out: Fen;
  in: Fen;
}

/** How the rows of a statement tell their sides; or which columns are still to be chosen. */
export type FlowSides =
  | { sidesOf: (row: RecipeRow) => Sides | null; notes: Bilingual[] }
  | Extract<RecipeOutcome, { status: 'needs' }>;

/** 借 is what left the account, 贷 what came in, as the bank writes them. */
const GOES_OUT = /^(?:支|借|出|付|取|转出|汇出|流出|消费|debit|dr\b|d$|out|withdraw|-$)/i;
const ENDS_IN = /(?:(?<in>收款|收入|回款|到账|入账|进账)|付款|支出|打款)$/;
const COMES_IN = /^(?:收|贷|入|进|存|转入|汇入|流入|credit|cr\b|c$|in|deposit|\+$)/i;

/** Reads the sides by the columns that were chosen. */
export function readSides(rows: readonly RecipeRow[]): FlowSides {
  const has = (role: string) => rows.some(({ cells }) => cells[role] !== undefined);
  const [hasOut, hasIn] = [has('out'), has('in')];
  if ((hasOut && hasIn) || rows.length === 0)
    return {
      sidesOf: (row) => ({ out: signedFenOf(row, 'out') ?? 0n, in: signedFenOf(row, 'in') ?? 0n }),
      notes: [],
    };
  if (!has('amount')) return needs(hasOut ? ['in'] : hasIn ? ['out'] : ['out', 'in', 'amount'], CHOOSE);
  if (has('direction')) return { sidesOf: byFlag(rows), notes: [] };
  if (!rows.some((row) => (signedFenOf(row, 'amount') ?? 0n) < 0n)) return needs(['direction'], NO_SIGNS);
  return {
    sidesOf: (row) => {
      const fen = signedFenOf(row, 'amount') ?? 0n;
      return fen < 0n ? { out: -fen, in: 0n } : { out: 0n, in: fen };
    },
    notes: [BY_SIGN],
  };
}

/** Where all that goes out stands below nothing, the sign says what the flag says; else an amount below nothing is a reversal. */
function byFlag(rows: readonly RecipeRow[]): (row: RecipeRow) => Sides | null {
  const sideOf = (row: RecipeRow) => {
    const words = textIn(row, 'direction') ?? '';
    // 支付宝收款 and 出售收入 end in what they are.
    const end = ENDS_IN.exec(words);
    if (end) return end.groups?.in ? 'in' : 'out';
    if (GOES_OUT.test(words)) return 'out';
    return COMES_IN.test(words) ? 'in' : null;
  };
  const outs = rows.filter((row) => sideOf(row) === 'out').map((row) => signedFenOf(row, 'amount') ?? 0n);
  const isSigned = outs.some((fen) => fen < 0n) && outs.every((fen) => fen <= 0n);
  return (row) => {
    const side = sideOf(row);
    if (side === null) return null;
    const fen = signedFenOf(row, 'amount') ?? 0n;
    return side === 'in' ? { out: 0n, in: fen } : { out: isSigned ? -fen : fen, in: 0n };
  };
}

const needs = (fields: readonly string[], reason: Bilingual): FlowSides => ({
  status: 'needs',
  missing: fields.map((field) => ({ field, reason })),
});

const CHOOSE: Bilingual = {
  zh: '请选支出和收入两栏，或者只选一栏交易金额',
  en: 'Choose the columns of what went out and came in, or the one column of amounts',
};
const NO_SIGNS: Bilingual = {
  zh: '金额没有负数，分不清收支：请选写明收支的一栏',
  en: 'No amount is below nothing, so in and out cannot be told: choose the column that says which',
};
const BY_SIGN: Bilingual = {
  zh: '按正负号分收支：负数计入支出，正数计入收入；冲正、退款因此计入另一边，请核对；信用卡账单常以正数记消费，正好相反，请先加一列写明收支',
  en: 'Told by sign: below nothing went out, above came in; reversals and refunds are counted on the other side, so look; a credit card has it the other way round, and needs a column that says which',
};
/** Why a row is left out whose flag says neither. */
export const NEITHER_SIDE: Bilingual = {
  zh: '没有写明收支',
  en: 'Not said whether in or out',
};
