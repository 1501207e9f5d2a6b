import type * as contract from '@mingfa/contract/dataset';
import type { DatasetDetail } from '@mingfa/contract/dataset';
import type { DocumentBlock } from '@mingfa/contract/document-content';
import type { EndpointInput } from '@mingfa/contract/endpoint';
import { type Sheet, writeWorkbook } from '@mingfa/files/sheets/write-workbook';
import type { document } from '../../db/schema/document.ts';
import { requireReadyDocument } from '../../engine/access/index.ts';
import { readBlocks, type StoredOriginal, storeOriginal } from '../../engine/ingestion/index.ts';
import type { MakingContext } from '../../ports/app-context.ts';
import { AppError } from '../../ports/app-error.ts';
import { createDatasetFromFile } from './create-from-file.ts';
import type { DatasetContext } from './dataset-context.ts';

type DocumentRow = typeof document.$inferSelect;

/** Rows and columns a table needs to be worth asking. */
const ROWS_MIN = 2;
const TABLES_MAX = 50;

/**
 * Takes tables out of a document that was read. Of a spreadsheet its file is taken as it is; of any other the tables are written as one.
 * @throws AppError `not_found`, `file_not_ready`, `dataset_no_tables`, `storage_exceeded`, `limit_reached`
 */
export async function createDatasetFromDocument(
  context: DatasetContext & MakingContext,
  { documentId, blockIds, title }: EndpointInput<typeof contract.createDatasetFromDocument>,
): Promise<DatasetDetail> {
  const row = await requireReadyDocument(context, documentId);
  const isSheets = (row.format === 'xlsx' || row.format === 'csv') && blockIds.length === 0;
  const stored = isSheets ? await copyOriginal(context, row) : await writeTables(context, row, blockIds);
  const name = isSheets ? row.name : `${row.name.replace(/\.[^.]{1,8}$/, '')}.xlsx`;
  return createDatasetFromFile(context, {
    ...{ title, origin: 'document', documentId },
    file: { name, ...stored },
  });
}

async function copyOriginal(context: DatasetContext, row: DocumentRow): Promise<StoredOriginal> {
  const content = await context.files.read(row.fileKey);
  if (!content) throw new AppError('store_unavailable');
  return storeOriginal(context, content);
}

async function writeTables(
  context: DatasetContext,
  row: DocumentRow,
  blockIds: readonly string[],
): Promise<StoredOriginal> {
  const sheets = sheetsOf(await readBlocks(context, row.id), blockIds);
  if (sheets.length === 0) throw new AppError('dataset_no_tables');
  return storeOriginal(context, await writeWorkbook(sheets, context.clock.now()));
}

/** The tables of a document, each called by the heading or paragraph above it. */
function sheetsOf(blocks: readonly DocumentBlock[], blockIds: readonly string[]): Sheet[] {
  const sheets: Sheet[] = [];
  const taken = new Set<string>();
  let above = '';
  for (const block of blocks) {
    const rows = block.kind === 'table' ? (block.rows ?? []) : [];
    if (rows.length === 0) above = block.text.trim() === '' ? above : block.text;
    const isWanted = blockIds.length === 0 ? rows.length >= ROWS_MIN : blockIds.includes(block.id);
    if (rows.length === 0 || !isWanted || sheets.length >= TABLES_MAX) continue;
    const [columns = [], ...below] = unfold(rows);
    sheets.push({ name: nameOf(above, taken), columns, rows: below });
  }
  return sheets;
}

/** Rows with a cell in every column: what reaches over several is written into the first of each row. */
function unfold(rows: NonNullable<DocumentBlock['rows']>): string[][] {
  const written: string[][] = rows.map(() => []);
  for (const [at, cells] of rows.entries()) {
    let column = 0;
    for (const { text, columnSpan, rowSpan } of cells) {
      while (written[at]?.[column] !== undefined) column += 1;
      for (let down = 0; down < Math.max(1, rowSpan); down += 1)
        for (let right = 0; right < Math.max(1, columnSpan); right += 1) {
          const line = written[at + down];
          if (line) line[column + right] = right === 0 || at === 0 ? text : '';
        }
      column += Math.max(1, columnSpan);
    }
  }
  const width = Math.max(...written.map((line) => line.length));
  return written.map((line) => Array.from({ length: width }, (_, index) => line[index] ?? ''));
}

function nameOf(above: string, taken: Set<string>): string {
  const base =
    above
      .replace(/[[\]:*?/\\\n\t']/g, ' ')
      .trim()
      .slice(0, 24) || '表';
  let name = base;
  for (let next = 2; taken.has(name.toLowerCase()); next += 1) name = `${base} ${next}`;
  taken.add(name.toLowerCase());
  return name;
}
