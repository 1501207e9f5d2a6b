import type { IsoDate } from '../statute/statute.ts';
import { checkFact } from './check-fact.ts';
import { deriveClaimWords } from './derive-claim-words.ts';
import { deriveClaimsOfCause } from './derive-claims-of-cause.ts';
import { deriveLabourSums, LABOUR_SUMS } from './derive-labour-sums.ts';
import { deriveLetter } from './derive-letter.ts';
import { deriveLoanLeft, LOAN_LEFT } from './derive-loan-left.ts';
import { deriveSale, SALE_ROWS } from './derive-sale.ts';
import { deriveSpouses, SPOUSES } from './derive-spouses.ts';
import type { FactDictionary } from './fact-definition.ts';
import {
  entryAt,
  type FactSheet,
  type FactSource,
  type FactValue,
  offerFact,
  rowPath,
} from './fact-sheet.ts';
import { withoutDerived } from './without-derived.ts';

/** The rule whose name facts carry that follow from an identity number. */
const IDENTITY_RULE = 'identity_number';

const FOLLOWS = ['born_on', 'gender'] as const;
const SOURCE: FactSource = { kind: 'rule', rule: IDENTITY_RULE };

/**
 * The day of birth and the sex that an identity number tells: digits 7 to 14, and the 17th, odd for a man (GB 11643). Null for a number
 * that cannot be one.
 */
export function readIdentityNumber(
  number: string,
  today: IsoDate,
): { born_on: IsoDate; gender: 'male' | 'female' } | null {
  const written = number.trim().toUpperCase();
  const label = { zh: '', en: '' };
  if (checkFact({ id: 'identity_number', kind: 'identity_number', label }, written, today)) return null;
  return {
    born_on: `${written.slice(6, 10)}-${written.slice(10, 12)}-${written.slice(12, 14)}`,
    gender: Number(written[16]) % 2 === 1 ? 'male' : 'female',
  };
}

/**
 * The sheet with what follows from identity numbers, and from the terms of a loan, that came or changed: it is offered as any other source's word, so that what was told
 * otherwise stands beside it. What a number told that is gone goes with it. What a person settled is not asked again.
 * @param before the sheet before the change
 */
export function deriveFacts(
  { facts, records }: FactDictionary,
  before: FactSheet,
  after: FactSheet,
  today: IsoDate,
): FactSheet {
  let sheet = after;
  const lists = new Set([...Object.keys(before.rows), ...Object.keys(after.rows)]);
  for (const list of lists) {
    const fields = new Set(records.get(facts.get(list)?.record ?? '')?.fields.map(({ id }) => id));
    if (!fields.has(IDENTITY_RULE) || !FOLLOWS.every((field) => fields.has(field))) continue;
    for (const row of after.rows[list] ?? [])
      sheet = derivedRow(before, sheet, (field) => rowPath(list, row, field), today);
  }
  if (SPOUSES.every((list) => facts.has(list))) sheet = deriveSpouses(before, sheet);
  if (LABOUR_SUMS.every((fact) => facts.has(fact))) sheet = deriveLabourSums(before, sheet);
  if (facts.has('claims') && facts.has('cause')) sheet = deriveClaimsOfCause(before, sheet);
  if (facts.has('claims')) sheet = deriveClaimWords(before, sheet);
  if (SALE_ROWS.every((fact) => facts.has(fact))) sheet = deriveSale(before, sheet);
  if (facts.has(LOAN_LEFT)) sheet = deriveLoanLeft(before, sheet);
  return deriveLetter(before, sheet, (fact) => facts.has(fact));
}

const chosenAt = (sheet: FactSheet, path: string): FactValue | undefined =>
  entryAt(sheet, path)?.chosen.value;

function derivedRow(
  before: FactSheet,
  after: FactSheet,
  at: (field: string) => string,
  today: IsoDate,
): FactSheet {
  const number = chosenAt(after, at(IDENTITY_RULE));
  const isNew = number !== chosenAt(before, at(IDENTITY_RULE));
  const told = typeof number === 'string' ? readIdentityNumber(number, today) : null;
  let sheet = after;
  for (const field of FOLLOWS) {
    const path = at(field);
    if (isNew) sheet = withoutDerived(sheet, path, IDENTITY_RULE);
    const held = entryAt(sheet, path);
    const isChanged = held?.chosen.value !== chosenAt(before, path);
    // Somebody who chose among what sources say has seen what the number tells.
    const isSettled = held?.confirmed === true && held.chosen.source.kind !== 'typed';
    if (told && (isNew || (isChanged && !isSettled)))
      sheet = offerFact(sheet, path, { value: told[field], source: SOURCE });
  }
  return sheet;
}
