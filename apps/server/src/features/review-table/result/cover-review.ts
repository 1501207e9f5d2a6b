import type { ReviewRow } from '@mingfa/contract/review-cell';
import { coverInText } from '@mingfa/legal/redaction/cover-in-text';

/** Under these stands what documents say, or what is told of it; ids, places and figures stay. */
const SAID = new Set(['text', 'quote', 'message', 'name', 'of', 'sentences', 'title']);

/** Rows, or a memo of them, without a whole number of identity, of a card or a telephone in their words. */
export function coverReview<Told>(told: Told): Told {
  return cover(told, false) as Told;
}

function cover(value: unknown, isSaid: boolean): unknown {
  if (typeof value === 'string') return isSaid ? coverInText(value) : value;
  if (Array.isArray(value)) return value.map((one) => cover(one, isSaid));
  if (value === null || typeof value !== 'object' || value instanceof Date) return value;
  const covered = Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, key === 'place' ? one : cover(one, SAID.has(key))]),
  );
  // A telephone in a column of numbers is read as a number, too.
  const isNumber = 'kind' in value && value.kind === 'number' && 'text' in value;
  return isNumber && covered.text !== value.text ? { ...covered, number: '' } : covered;
}

/** Columns, by id, in which {@link coverReview} covers something. */
export function coveredReviewColumns(before: readonly ReviewRow[], after: readonly ReviewRow[]): Set<string> {
  return new Set(
    before.flatMap(({ cells }, row) =>
      cells.flatMap((cell, place) =>
        JSON.stringify(cell) === JSON.stringify(after[row]?.cells[place]) ? [] : [cell.columnId],
      ),
    ),
  );
}
