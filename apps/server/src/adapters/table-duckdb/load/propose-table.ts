import type { ProposedTable, TableColumn, TableShape } from '@mingfa/contract/dataset-table';
import { recogniseColumn } from '@mingfa/tables/shape/recognise-column';
import { recogniseTable } from '@mingfa/tables/shape/recognise-table';
import { noDataRow } from '@mingfa/tables/shape/total-rows';
import { cleanHead, uniqueLabels } from '@mingfa/tables/shape/unique-labels';
import { readCell } from '@mingfa/tables/values/read-cell';
import type { FoundTable } from './found-table.ts';

const SAMPLE_ROWS = 30;
const SAMPLE_CHARACTERS = 300;

/** A table as it is proposed: recognised, with its first rows as written and as read. */
export function proposeTable(
  found: FoundTable,
  { name, label, file }: { name: string; label: string; file: number },
): ProposedTable {
  const recognised = recogniseTable(found.rows, { name, label, ...found.place });
  const shape = { ...recognised.shape, file };
  // Keys are names of columns, whatever they look like.
  const known = found.hasHead ? { ...shape, ...headOf(found, 0, 1), leaveTotalsOut: false } : shape;
  const odd = recognised.warnings.filter((warning) => !found.hasHead || warning !== 'no_header');
  return { ...readSample(found, known), warnings: [...new Set([...found.warnings, ...odd])] };
}

/** A table whose head somebody corrected: its columns are recognised again below it. */
export function proposeBelow(found: FoundTable, shape: TableShape): ProposedTable {
  return readSample(found, {
    ...shape,
    ...found.place,
    ...headOf(found, shape.skipRows, shape.headerRows),
  });
}

function headOf({ rows }: FoundTable, skipRows: number, headerRows: number) {
  const head = rows.slice(skipRows, skipRows + headerRows);
  const below = rows.slice(skipRows + headerRows);
  const width = Math.max(1, ...[...head, ...below.slice(0, 200)].map((row) => row.length));
  const heads = Array.from({ length: width }, (_, index) =>
    [...new Set(head.map((row) => cleanHead(row[index] ?? '')))].filter(Boolean).join(' '),
  );
  const labels = uniqueLabels(heads);
  const data = below.filter((row) => noDataRow(row, heads) === null);
  const columns = heads.map((written, index): TableColumn => {
    const { kind, meaning, number, dateOrder } = recogniseColumn(
      written,
      data.map((row) => row[index] ?? ''),
      null,
    );
    const name = `c${index + 1}`;
    return { name, label: labels[index] ?? name, kind, meaning, number, dateOrder, isSkipped: false };
  });
  return { skipRows, headerRows, columns };
}

/** The first rows of a table, read with a shape. */
export function readSample(found: FoundTable, shape: TableShape): ProposedTable {
  const columns = shape.columns.map((column) => ({ column, at: Number(column.name.slice(1)) - 1 }));
  const below = found.rows.slice(shape.skipRows + shape.headerRows).filter((row) => !isLeftOut(row, shape));
  const unreadable = columns.map(() => 0);
  const read = below.map((row) =>
    columns.map(({ column, at }, index) => {
      const cell = readCell(row[at] ?? '', column);
      if (cell.isUnreadable) unreadable[index] = (unreadable[index] ?? 0) + 1;
      return cell.value;
    }),
  );
  return {
    shape,
    sample: below
      .slice(0, SAMPLE_ROWS)
      .map((row) => columns.map(({ at }) => (row[at] ?? '').slice(0, SAMPLE_CHARACTERS))),
    read: read.slice(0, SAMPLE_ROWS),
    unreadable,
    rowsLookedAt: below.length,
    warnings: found.warnings,
  };
}

/** Notes below a table are none of its rows; sums and repeated heads are where somebody wants to keep them. */
export function isLeftOut(row: readonly string[], { columns, leaveTotalsOut }: TableShape): boolean {
  const why = noDataRow(
    row,
    columns.map(({ label }) => label),
  );
  return why === 'note' || why === 'blank' || (leaveTotalsOut && why !== null);
}
