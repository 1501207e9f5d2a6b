import type * as contract from '@mingfa/contract/dataset-question';
import type { EndpointOutput } from '@mingfa/contract/endpoint';
import type { ColumnMeaning, TableCellValue } from '@mingfa/contract/table-query';
import { redact } from '@mingfa/legal/redaction/redact';
import { maskCell } from '@mingfa/tables/values/mask-cell';
import type { RequestContext } from '../../../ports/app-context.ts';
import type { DatasetContext } from '../dataset-context.ts';
import { openTables } from './open-tables.ts';

/** Rows that examples are taken from, examples of a column, and their length. */
const ROWS_LOOKED_AT = 200;
const EXAMPLES = 3;
const EXAMPLE_CHARACTERS = 40;

/** What a model is shown of the tables: names of columns and masked examples. @throws AppError `not_found`, `dataset_not_ready` */
export async function getDatasetSamples(
  context: DatasetContext & RequestContext,
  { datasetId }: { datasetId: string },
): Promise<EndpointOutput<typeof contract.getDatasetSamples>> {
  const { key, tables } = await openTables(context, datasetId);
  const described = [];
  for (const { name, label, rows, columns } of tables) {
    const sql = `SELECT * EXCLUDE ("_row") FROM ${name} WHERE rowid < ${ROWS_LOOKED_AT}`;
    const question = { sql, rows: ROWS_LOOKED_AT, isWritten: false };
    const answer = await context.tableEngine.ask(key, question, context.signal);
    described.push({
      ...{ name, label, rows },
      columns: columns.map((column, index) => ({
        of: { table: name, column: column.name },
        label: column.label,
        kind: column.kind,
        meaning: column.meaning,
        examples: examplesOf(
          answer.rows.map((row) => row[index] ?? null),
          column.meaning,
        ),
      })),
    });
  }
  return { tables: described };
}

function examplesOf(cells: readonly TableCellValue[], meaning: ColumnMeaning): string[] {
  const different = [...new Set(cells.filter((cell) => cell !== null).map(String))].slice(0, EXAMPLES);
  const shown = different.map((text) => {
    const covered = maskCell(text, meaning);
    const short = covered.slice(0, EXAMPLE_CHARACTERS).toWellFormed();
    return meaning === 'amount' || meaning === 'date' || meaning === 'count' ? short : redact(short).text;
  });
  return [...new Set(shown)];
}
