import type { AskedTable } from '../sql/asked-tables.ts';
import { directionOf } from './directions.ts';
import type { ColumnValues } from './find-values.ts';
import { sidesOf } from './money-roles.ts';
import type { QuestionToken } from './question-token.ts';

/** Reads a word for what came in as one for what went out, and the other way round; null for other words, and where a table has one side only. */
export function sideTurner(
  table: AskedTable,
  dictionary: readonly ColumnValues[],
): (token: QuestionToken) => QuestionToken | null {
  const sides = sidesOf({ table });
  const direction = directionOf(table, dictionary);
  return (token) => {
    if (token.kind === 'column' && sides) {
      const isSide = token.candidates.some(({ column }) => column === sides.in || column === sides.out);
      const turned = token.candidates.map((candidate) => {
        const { column } = candidate;
        const other = column === sides.in ? sides.out : column === sides.out ? sides.in : column;
        return { ...candidate, column: other, of: { ...candidate.of, column: other.name } };
      });
      return isSide ? { ...token, candidates: turned } : null;
    }
    if (token.kind !== 'value' || !direction) return null;
    const isSide = token.candidates.every(({ of }) => of.column === direction.of.column);
    const turned = token.candidates.map((candidate) => ({
      ...candidate,
      value: candidate.value === direction.in ? direction.out : direction.in,
    }));
    return isSide ? { ...token, candidates: turned } : null;
  };
}
