import { entryAt, type FactSheet, offerFact } from './fact-sheet.ts';
import { sumOfWork, type ToldWork, type WorkSum } from './labour-sums.ts';
import { withoutDerived } from './without-derived.ts';

/** The sums that follow from an employment, by the fact that holds them (劳动合同法 §§47, 82, 87). */
const SUMS: readonly [string, WorkSum][] = [
  ['unlawful_end_pay', 'unlawful'],
  ['severance_pay', 'severance'],
  ['double_wage_pay', 'double'],
];
/** Facts that tell that the sheet knows of them at all. */
export const LABOUR_SUMS = SUMS.map(([fact]) => fact);
const RULE = 'labour_sums';
const GIVEN = [
  'monthly_wage',
  'worked_from',
  'worked_until',
  'has_labour_contract',
  'ended_how',
  'labour_contract_late',
];

/** The sheet with the sums that wage and days make; offered anew where one of them changed, open where one is missing. */
export function deriveLabourSums(before: FactSheet, after: FactSheet): FactSheet {
  const value = (sheet: FactSheet, path: string) => entryAt(sheet, path)?.chosen.value;
  if (GIVEN.every((path) => value(before, path) === value(after, path))) return after;
  const work = workOf((path) => value(after, path));
  let sheet = after;
  for (const [fact, kind] of SUMS) {
    sheet = withoutDerived(sheet, fact, RULE);
    const sum = sumOfWork(kind, work);
    if (sum) sheet = offerFact(sheet, fact, { value: sum.amount, source: { kind: 'rule', rule: RULE } });
  }
  return sheet;
}

function workOf(held: (path: string) => unknown): ToldWork {
  const text = (path: string) => {
    const value = held(path);
    return typeof value === 'string' ? value : null;
  };
  const wage = held('monthly_wage');
  const ended = text('ended_how');
  return {
    wage: typeof wage === 'number' ? wage : null,
    from: text('worked_from'),
    until: text('worked_until'),
    hasNoContract: held('has_labour_contract') === false,
    unpaid: null,
    isLeftUnpaid: false,
    isDismissed: ended === 'dismissed' || ended === 'wages_not_paid',
  };
}
