import type { DatasetDetail, DatasetProgress, DatasetSummary } from '@mingfa/contract/dataset';
import type { ErrorCode } from '@mingfa/contract/errors';
import type { Language } from '@mingfa/contract/values';
import { eq, inArray, sql } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../db/client.ts';
import { datasetFile, datasetStep, datasetTable } from '../../db/schema/dataset.ts';
import { AppError } from '../../ports/app-error.ts';
import { toErrorAnswer } from '../../runtime/error-answer.ts';
import { type DatasetRow, listDatasetFiles, listDatasetTables } from './own-dataset.ts';

/** A dataset with all but its rows. */
export async function describeDataset(
  db: DatabaseOrTransaction,
  row: DatasetRow,
  language: Language,
): Promise<DatasetDetail> {
  const files = await listDatasetFiles(db, row.id);
  const tables = await listDatasetTables(db, row.id);
  const steps = await db
    .select({ table: datasetStep.table, count: sql<number>`count(*)::int` })
    .from(datasetStep)
    .where(eq(datasetStep.datasetId, row.id))
    .groupBy(datasetStep.table);
  const stepsOf = new Map(steps.map(({ table, count }) => [table, count]));
  const built = tables.filter((table) => table.built !== null);
  return {
    ...summaryOf(row, { tables: built.length, bytes: files.reduce((sum, { bytes }) => sum + bytes, 0) }),
    progress: describeDatasetProgress(row, language),
    fileList: files.map(({ name, bytes, sha256 }) => ({ name, bytes, sha256 })),
    tableList: built.flatMap((table) =>
      table.built
        ? [
            {
              ...table.built,
              revision: table.revision,
              shape: table.shape,
              steps: stepsOf.get(table.name) ?? 0,
            },
          ]
        : [],
    ),
  };
}

/** Datasets as a list shows them, in the order of the rows. */
export async function describeDatasets(
  db: DatabaseOrTransaction,
  rows: readonly DatasetRow[],
): Promise<DatasetSummary[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const sizes = await db
    .select({ id: datasetFile.datasetId, bytes: sql<number>`sum(${datasetFile.bytes})::float8` })
    .from(datasetFile)
    .where(inArray(datasetFile.datasetId, ids))
    .groupBy(datasetFile.datasetId);
  const tables = await db
    .select({ id: datasetTable.datasetId, tables: sql<number>`count(${datasetTable.built})::int` })
    .from(datasetTable)
    .where(inArray(datasetTable.datasetId, ids))
    .groupBy(datasetTable.datasetId);
  const bytesOf = new Map(sizes.map(({ id, bytes }) => [id, bytes]));
  const tablesOf = new Map(tables.map(({ id, tables: count }) => [id, count]));
  return rows.map((row) =>
    summaryOf(row, { tables: tablesOf.get(row.id) ?? 0, bytes: bytesOf.get(row.id) ?? 0 }),
  );
}

/** How far a dataset is, with its failure in the reader's language. */
export function describeDatasetProgress(row: DatasetRow, language: Language): DatasetProgress {
  return {
    state: row.state,
    stage: row.stage,
    done: row.done,
    total: row.total,
    attempts: row.attempts,
    retryAt: row.retryAt?.toISOString() ?? null,
    errorCode: row.errorCode,
    errorMessage: row.errorCode && wordsOf(row.errorCode, row.errorValues, language),
  };
}

const summaryOf = (
  row: DatasetRow,
  { tables, bytes }: { tables: number; bytes: number },
): DatasetSummary => ({
  datasetId: row.id,
  title: row.title,
  state: row.state,
  stage: row.stage,
  origin: row.origin,
  documentId: row.documentId,
  tables,
  rows: row.rows,
  bytes: bytes + row.builtBytes,
  createdAt: row.createdAt.toISOString(),
});

/** A stored failure in words. */
function wordsOf(code: string, values: DatasetRow['errorValues'], language: Language): string {
  return toErrorAnswer(new AppError(code as ErrorCode, values), { language, requestId: '' }).body
    .errorMessage;
}
