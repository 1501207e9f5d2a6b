import { loanInterest } from '../calculators/loan-interest.ts';
import { fenFromYuan, yuanFromFen } from '../figures/money.ts';
import { checkFact } from './check-fact.ts';
import { entryAt, type FactSheet, offerFact } from './fact-sheet.ts';
import { withoutDerived } from './without-derived.ts';

/** The fact of what is left of a principal. */
export const LOAN_LEFT = 'loan_principal_left';
/** The rule by whose name it is known where it came from. */
const LOAN_ORDER_RULE = 'repayment_order';

const GIVEN = [
  ...['loan_principal', 'loan_rate', 'loan_overdue_rate', 'loan_on', 'loan_due_on'],
  ...['loan_repaid', 'loan_repaid_on', 'loan_repaid_as', 'loan_interest_paid', 'loan_interest_paid_until'],
];

/**
 * The sheet with what is left of a principal after one payment that no agreement counts for anything: it goes to the interest that had run
 * until its day, within the limit of 民间借贷司法解释 25, and what remains to the principal (民法典 561). Offered anew where a term changed;
 * left open where one is missing, and where costs are to be counted first only a person can say so.
 */
export function deriveLoanLeft(before: FactSheet, after: FactSheet): FactSheet {
  const value = (sheet: FactSheet, path: string) => entryAt(sheet, path)?.chosen.value;
  if (GIVEN.every((path) => value(before, path) === value(after, path))) return after;
  const sheet = withoutDerived(after, LOAN_LEFT, LOAN_ORDER_RULE);
  const left = loanLeft((path) => value(sheet, path));
  return left === null
    ? sheet
    : offerFact(sheet, LOAN_LEFT, { value: left, source: { kind: 'rule', rule: LOAN_ORDER_RULE } });
}

function loanLeft(held: (path: string) => unknown): number | null {
  const [principal, repaid, rate] = ['loan_principal', 'loan_repaid', 'loan_rate'].map(held);
  if (held('loan_repaid_as') !== 'by_law' || typeof held('loan_repaid_on') !== 'string') return null;
  if (typeof principal !== 'number' || typeof repaid !== 'number' || typeof rate !== 'number') return null;
  // Of interest paid apart nobody has said what it leaves for the payment to cover.
  if (held('loan_interest_paid') || held('loan_interest_paid_until')) return null;
  if (typeof held('loan_on') !== 'string' || ![principal, repaid].every(isSum)) return null;
  const outcome = loanInterest.calculate({
    principal,
    annualRate: rate,
    overdueRate: asInput(held('loan_overdue_rate')),
    startOn: asInput(held('loan_on')),
    dueOn: asInput(held('loan_due_on')),
    endOn: asInput(held('loan_repaid_on')),
  });
  // Where the limit is not known the interest is a range, and what is left stays open.
  if (outcome.status !== 'result' || typeof outcome.amount !== 'number') return null;
  const [owed, paid, interest] = [fenFromYuan(principal), fenFromYuan(repaid), fenFromYuan(outcome.amount)];
  const left = paid <= interest ? owed : owed - (paid - interest);
  return left < 0n ? null : yuanFromFen(left);
}

/** A sum that can be, in whole cents. */
const isSum = (value: number) =>
  checkFact({ id: 'sum', kind: 'money', label: { zh: '', en: '' } }, value, '') === null;

const asInput = (value: unknown) =>
  typeof value === 'number' || typeof value === 'string' ? value : undefined;
