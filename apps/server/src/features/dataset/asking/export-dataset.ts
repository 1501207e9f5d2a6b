import type { Readable } from 'node:stream';
import type * as contract from '@mingfa/contract/dataset-question';
import type { EndpointInput } from '@mingfa/contract/endpoint';
import { type ResultColumn, tableQuery } from '@mingfa/contract/table-query';
import { exportFileName } from '@mingfa/files/naming/export-file-name';
import { XLSX_MEDIA_TYPE } from '@mingfa/files/sheets/write-workbook';
import { compileQuery } from '@mingfa/tables/sql/compile-query';
import { recordAudit } from '../../../engine/audit/index.ts';
import type { RequestContext } from '../../../ports/app-context.ts';
import type { DatasetContext } from '../dataset-context.ts';
import { type OpenTables, openTables, tableOf } from './open-tables.ts';
import { answerSql } from './query-dataset.ts';
import { compiled } from './query-problem-words.ts';

type ExportInput = EndpointInput<typeof contract.exportDataset>;

/** A table, or an answer, as a file, all rows of it; numbers of persons are covered as on the screen unless they are asked for. @throws AppError `not_found`, `dataset_not_ready`, `export_too_large`, those of SQL */
export async function exportDataset(
  context: DatasetContext & RequestContext,
  { datasetId, format, of, withNumbers }: ExportInput,
): Promise<{ fileName: string; mediaType: string; content: Readable; bytes: number }> {
  const { db, tableEngine, signal } = context;
  const open = await openTables(context, datasetId);
  const { sql, columns } = await answerOf(context, open, of);
  const sheetName = of.kind === 'table' ? tableOf(open, of.table).label : open.row.title;
  const asked = {
    ...{ sql, format, sheetName },
    columns: columns.map(({ label }) => label),
    covers: withNumbers ? null : columns,
  };
  const written = await tableEngine.export(open.key, asked, signal);
  await db.transaction((tx) =>
    recordAudit(context, tx, { kind: 'dataset', action: 'exported', id: datasetId }),
  );
  return {
    fileName: exportFileName(open.row.title, `.${format}`, 'data'),
    mediaType: format === 'csv' ? 'text/csv; charset=utf-8' : XLSX_MEDIA_TYPE,
    ...written,
  };
}

/** The SQL of a file with its columns; it is run once, when the file is written. */
async function answerOf(
  context: DatasetContext & RequestContext,
  open: OpenTables,
  of: ExportInput['of'],
): Promise<{ sql: string; columns: readonly ResultColumn[] }> {
  if (of.kind === 'sql') return { sql: of.sql, columns: (await answerSql(context, open, of.sql, 0)).columns };
  const query =
    of.kind === 'query'
      ? of.query
      : tableQuery.parse({ from: tableOf(open, of.table).name, filters: of.filters });
  return compiled(() => compileQuery(query, open.tables, context.language));
}
