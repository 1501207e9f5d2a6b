import { loanAccount } from './loan-account.ts';
import type { Recipe, RecipeRow } from './recipe.ts';
import { amountProblem, fenOf } from './recipe-cells.ts';
import { role, textIn } from './recipe-parts.ts';

const LENT = /出借|借出|借款|放款|支用|提款|发放|lent|loan|drawdown|disburs/i;
const REPAID = /还|收回|偿|repa|paid back|return/i;

/** The loan account of a ledger that has one column of amounts, and one that says what each is. */
export const loanLedger: Recipe = {
  ...loanAccount,
  id: 'loan-ledger',
  name: { zh: '借款账目（类型和金额两列）', en: 'Loan account (type and amount)' },
  description: {
    zh: '流水只有一列金额、另一列写明是借款还是还款时用；计算与“借款账目”相同',
    en: 'For a ledger with one column of amounts and one that says whether each was lent or repaid; counted as the loan account',
  },
  roles: [
    role('day', '日期', 'Day', 'date'),
    role('type', '类型（借款、还款）', 'Type (lent, repaid)', 'text'),
    role('amount', '金额', 'Amount'),
  ],
  run(rows, settings, published) {
    const known = rows.map((row) => ({ row, side: sideOf(row) }));
    const told = known.flatMap(({ row, side }) => (side ? [asOfSide(row, side)] : []));
    const outcome = loanAccount.run(told, settings, published);
    if (outcome.status !== 'result') return outcome;
    const unknown = known
      .filter(({ side }) => side === null)
      .map(({ row }) => ({
        row: row.row,
        reason: {
          zh: '看不出是借款还是还款，或没有金额',
          en: 'It does not say whether it was lent or repaid, or has no amount',
        },
      }));
    return { ...outcome, leftOut: [...outcome.leftOut, ...unknown] };
  },
};

/** A row as the loan account reads it: its amount on the side its type says. */
function asOfSide({ row, cells, unreadable = {} }: RecipeRow, side: 'lent' | 'repaid'): RecipeRow {
  const { amount, day } = unreadable;
  return {
    row,
    cells: { day: cells.day ?? null, [side]: cells.amount ?? null },
    unreadable: {
      ...(day === undefined ? {} : { day }),
      ...(amount === undefined ? {} : { [side]: amount }),
    },
  };
}

/** `还借款` is a repayment: what says so comes first. */
function sideOf(row: RecipeRow): 'lent' | 'repaid' | null {
  const type = textIn(row, 'type');
  // What is no amount is told by the loan account, with its words.
  const isProblem = amountProblem(row, 'amount', { zh: '', en: '' }) !== null;
  if (type === null || (fenOf(row, 'amount') === null && !isProblem)) return null;
  if (REPAID.test(type)) return 'repaid';
  return LENT.test(type) ? 'lent' : null;
}
