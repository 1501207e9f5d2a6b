import type { ColumnKind } from '@mingfa/contract/table-query';
import type { RequestContext } from '../../../ports/app-context.ts';
import { AppError } from '../../../ports/app-error.ts';
import type { BuiltKey } from '../../../ports/table-engine.ts';
import { toErrorAnswer } from '../../../runtime/error-answer.ts';
import type { DatasetContext } from '../dataset-context.ts';

/** Whether SQL would run. */
export interface TriedSql {
  columns: { name: string; kind: ColumnKind }[];
  /** For the reader, and for the model, which is told nothing that stands in a row; null: it runs. */
  problem: { shown: string; told: string } | null;
}

/** What the engine's words may hold a cell in: the model is told these instead. */
const FAILED_ON_ROWS = '在数据上运行时出错：某一列的值不能这样转换或计算（可用 TRY_CAST）。';
const TOO_MUCH = '运行所需的时间或内存超过上限，请先汇总，少连接表。';

/** Tries SQL in the locked engine: its form first, then for one row, which nobody sees. @throws the signal's reason, and what is no fault of the SQL */
export async function trySql(
  { tableEngine, language, signal }: DatasetContext & RequestContext,
  key: BuiltKey,
  sql: string,
): Promise<TriedSql> {
  const { columns, problem } = await tableEngine.check(key, sql, signal);
  const words = (error: unknown) => toErrorAnswer(error, { language, requestId: '' }).body.errorMessage;
  if (problem) {
    const error = new AppError(problem.code, { problem: problem.words });
    return { columns: [], problem: { shown: words(error), told: problem.original || words(error) } };
  }
  try {
    await tableEngine.ask(
      key,
      { sql: `SELECT * FROM (${sql}\n) AS "_tried" LIMIT 1`, rows: 1, isWritten: true },
      signal,
    );
    return { columns, problem: null };
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof AppError)) throw error;
    if (error.code === 'query_timeout' || error.code === 'query_memory' || error.code === 'query_too_large')
      return { columns: [], problem: { shown: words(error), told: TOO_MUCH } };
    if (error.code === 'sql_wrong')
      return { columns: [], problem: { shown: words(error), told: FAILED_ON_ROWS } };
    throw error;
  }
}
