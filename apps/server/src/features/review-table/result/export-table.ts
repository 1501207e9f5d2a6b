import type { EndpointInput } from '@mingfa/contract/endpoint';
import type * as contract from '@mingfa/contract/review-table-result';
import { EXPORT_MEDIA_TYPES, exportFileName } from '@mingfa/files/naming/export-file-name';
import { XLSX_MEDIA_TYPE } from '@mingfa/files/sheets/write-workbook';
import { recordAudit } from '../../../engine/audit/index.ts';
import type { RequestContext } from '../../../ports/app-context.ts';
import { writeSheets } from '../../dataset/index.ts';
import { labelOfFile } from '../../generated-label/index.ts';
import { ownTable } from '../own-table.ts';
import type { ReviewTableContext } from '../review-table-context.ts';
import { clausesOfDocuments } from './clauses-of-documents.ts';
import { coverReview } from './cover-review.ts';
import { generatedInTable } from './generated-in-table.ts';
import { writeMemo } from './get-memo.ts';
import { MEMO_WORDS } from './memo-words.ts';
import { readWholeTable } from './read-whole-table.ts';
import { tableFile } from './table-file.ts';
import { type ExportedTable, tableSheets } from './table-sheets.ts';

/** A table as a workbook or a Word file; numbers of persons are covered unless they are asked for. @throws AppError `not_found`, `print_too_large`, `parser_timeout`, `parser_memory` */
export async function exportReviewTable(
  context: ReviewTableContext & RequestContext,
  { tableId, format, language, cleanCopyId, withNumbers }: EndpointInput<typeof contract.exportReviewTable>,
): Promise<{ fileName: string; mediaType: string; content: Uint8Array }> {
  const { db, caller, signal, request } = context;
  // Where nobody said how the server is reached from elsewhere, links lead where it was reached now.
  const webAddress = context.webAddress ?? request.origin ?? null;
  const table = await ownTable(db, caller, tableId);
  const told = withNumbers ? <Told>(one: Told): Told => one : coverReview;
  const label = await labelOfFile(context, await generatedInTable(context, table), {
    ...{ kind: 'review_table', thingId: tableId, language, cleanCopyId },
  });
  const memo = told(await writeMemo(db, table, language));
  const whole = await readWholeTable(context, table, language);
  const exported: ExportedTable = {
    ...{ title: table.title, language, webAddress, label: label?.text ?? null },
    ...{ columns: whole.columns, rows: told(whole.rows) },
    sentences: memo.sentences,
    clauseOf: await clausesOfDocuments(
      db,
      whole.rows.flatMap(({ documentId }) => documentId ?? []),
    ),
  };
  const content =
    format === 'xlsx'
      ? await writeSheets(await tableSheets(exported), context.clock.now(), signal)
      : await context.printer.write(tableFile(exported, memo, label), 'docx', signal);
  await recordAudit(context, db, { kind: 'review_table', action: 'exported', id: tableId });
  return {
    fileName: exportFileName(table.title, ` ${MEMO_WORDS[language].suffix}.${format}`, 'review-table'),
    mediaType: format === 'xlsx' ? XLSX_MEDIA_TYPE : EXPORT_MEDIA_TYPES.docx,
    content,
  };
}
