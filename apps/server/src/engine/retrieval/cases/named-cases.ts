import { CASE_NUMBER_PATTERN } from '@mingfa/legal/judgments/case-number';
import { toFlatText } from '@mingfa/legal/words/flat-text';
import type { Database } from '../../../db/client.ts';
import type { CaseIndex } from '../../cases/index.ts';
import { readSoughtNumber, rowsOfNumber, type SoughtNumber } from './find-case-number.ts';

/** More numbers in one question are not looked up. */
const MOST_NUMBERS = 10;
const OWN_NUMBER = /指导性?案例第?\d{1,4}号|检例第?\d{1,4}号|\d{4}-\d{1,2}-\d-\d{3}-\d{3}/g;

/** A number as a text writes it. */
export interface WrittenNumber {
  written: string;
  sought: SoughtNumber;
}

/** The case numbers in a text, in its order. */
export function readWrittenNumbers(text: string): WrittenNumber[] {
  const flat = toFlatText(text).slice(0, 5000);
  return [...flat.matchAll(CASE_NUMBER_PATTERN), ...flat.matchAll(OWN_NUMBER)]
    .sort((a, b) => a.index - b.index)
    .map(([number]) => number.trim())
    .slice(0, MOST_NUMBERS)
    .flatMap((written) => {
      const sought = readSoughtNumber(written);
      return sought ? [{ written, sought }] : [];
    });
}

/** The cases that a question names by their numbers, in its order. */
export async function namedCases(
  db: Database,
  index: CaseIndex,
  text: string,
): Promise<{ numbers: string[]; rows: number[] }> {
  const numbers: string[] = [];
  const rows: number[] = [];
  for (const { sought } of readWrittenNumbers(text)) {
    numbers.push(sought.kind === 'own' ? sought.number : sought.number.number);
    rows.push(...(await rowsOfNumber(db, index, sought)));
  }
  return { numbers: [...new Set(numbers)], rows: [...new Set(rows)] };
}
