import { entryAt, type FactSheet, type FactValue, offerFact, rowPath, rowsOf } from './fact-sheet.ts';
import { withoutDerived } from './without-derived.ts';

/** The two sides of a marriage, as the agreement calls them. */
export const SPOUSES = ['husband', 'wife'] as const;
/** The rule by whose name it is known where they came from. */
const SPOUSE_RULE = 'spouse_by_sex';
const FIELDS = ['name', 'gender', 'born_on', 'ethnicity', 'identity_number', 'domicile', 'phone'] as const;
/** The row that is offered; a row a person made keeps its place. */
const ROW = 's1';

/**
 * The sheet with 男方 and 女方 by the sexes of the two who divorce: one on each side, one of each sex. Offered anew where what they follow
 * from changed; what somebody typed stays.
 */
export function deriveSpouses(before: FactSheet, after: FactSheet): FactSheet {
  const told = spousesOf(after);
  const old = spousesOf(before);
  let sheet = after;
  for (const spouse of SPOUSES) {
    const row = rowsOf(after, spouse)[0] ?? ROW;
    for (const field of FIELDS) {
      const value = told?.[spouse][field];
      if (value === old?.[spouse][field]) continue;
      const path = rowPath(spouse, row, field);
      sheet = withoutDerived(sheet, path, SPOUSE_RULE);
      if (value !== undefined)
        sheet = offerFact(sheet, path, { value, source: { kind: 'rule', rule: SPOUSE_RULE } });
    }
  }
  return sheet;
}

type Spouse = Partial<Record<(typeof FIELDS)[number], FactValue>>;

function spousesOf(sheet: FactSheet): Record<(typeof SPOUSES)[number], Spouse> | null {
  const value = (path: string) => entryAt(sheet, path)?.chosen.value;
  const cause = value('cause');
  const isMarriage = value('married_on') !== undefined || (typeof cause === 'string' && /离婚/.test(cause));
  const [claimant, another] = rowsOf(sheet, 'claimants');
  const [defendant, other] = rowsOf(sheet, 'defendants');
  if (!isMarriage || !claimant || !defendant || another || other) return null;
  const spouse = (list: string, row: string): Spouse =>
    Object.fromEntries(
      FIELDS.flatMap((field) => {
        const held = value(rowPath(list, row, field));
        return held === undefined ? [] : [[field, held]];
      }),
    );
  const two = [spouse('claimants', claimant), spouse('defendants', defendant)];
  const husband = two.find(({ gender }) => gender === 'male');
  const wife = two.find(({ gender }) => gender === 'female');
  return husband && wife ? { husband, wife } : null;
}
