import type { TableCellValue } from '@mingfa/contract/table-query';
import type { AskRequest, AskResults } from '../messages.ts';
import { TableFailure } from '../table-failure.ts';
import { cellOf, kindOf } from './cell-of.ts';
import { withMeanings } from './column-meanings.ts';
import type { Asker } from './open-asker.ts';
import { prepareSelect } from './prepare-select.ts';
import { RefusedSql, readSqlProblem } from './sql-problem.ts';

/** Columns of an answer. */
const COLUMNS_MAX = 2100;

/** Answers one question: its first rows, and how many there are. */
export async function answerQuestion(
  asker: Asker,
  { sql, rows: rowsMax, bytesMax, meanings }: Extract<AskRequest, { task: 'ask' }>,
): Promise<AskResults['ask']> {
  try {
    const { statement, tree } = await prepareSelect(asker, sql);
    try {
      const result = await statement.stream();
      const named = result
        .columnNames()
        .map((name, index) => ({ name, kind: kindOf(result.columnType(index)) }));
      const columns = meanings ? withMeanings(named, { tree, meanings, own: asker.own }) : named;
      if (columns.length > COLUMNS_MAX) throw new TableFailure('query_too_large');
      const rows: TableCellValue[][] = [];
      let totalRows = 0;
      let bytes = 0;
      for (
        // Of no rows the columns alone are asked: nothing is worked out.
        let chunk = rowsMax > 0 ? await result.fetchChunk() : null;
        chunk && chunk.rowCount > 0;
        chunk = await result.fetchChunk()
      ) {
        totalRows += chunk.rowCount;
        const wanted = Math.min(chunk.rowCount, rowsMax - rows.length);
        if (wanted <= 0) continue;
        const vectors = columns.map((_, index) => chunk?.getColumnVector(index));
        for (let row = 0; row < wanted; row += 1) {
          const cells = columns.map(({ kind }, index) => cellOf(vectors[index]?.getItem(row) ?? null, kind));
          for (const cell of cells) bytes += typeof cell === 'string' ? cell.length * 3 + 3 : 5;
          if (bytes > bytesMax) throw new TableFailure('query_too_large');
          rows.push(cells);
        }
      }
      return { columns, rows, totalRows };
    } finally {
      statement.destroySync();
    }
  } catch (error) {
    throw asFailure(error, sql);
  }
}

/** Prepares SQL without asking anything of the rows. */
export async function checkQuestion(
  asker: Asker,
  { sql }: Extract<AskRequest, { task: 'check' }>,
): Promise<AskResults['check']> {
  try {
    const { statement: prepared } = await prepareSelect(asker, sql);
    const columns = Array.from({ length: Math.min(prepared.columnCount, COLUMNS_MAX) }, (_, index) => ({
      name: prepared.columnName(index),
      kind: kindOf(prepared.columnType(index)),
    }));
    prepared.destroySync();
    return { columns, problem: null };
  } catch (error) {
    if (error instanceof RefusedSql) return { columns: [], problem: error.problem };
    throw asFailure(error, sql);
  }
}

/** What went wrong, as people are told it. */
export function asFailure(error: unknown, sql: string): unknown {
  if (error instanceof TableFailure) return error;
  const problem = error instanceof RefusedSql ? error.problem : readSqlProblem(error, sql);
  if (problem === 'memory') return new TableFailure('query_memory');
  return problem ? new TableFailure(problem.code, { problem: problem.words }) : error;
}
