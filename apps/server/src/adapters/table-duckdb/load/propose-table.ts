import type { ProposedTable, TableShape } from '@mingfa/contract/dataset-table';
import { readCell } from '@mingfa/tables/values/read-cell';
import { recogniseRows } from './recognise-rows.ts';
import type { FoundTable } from './sources.ts';

const SAMPLE_ROWS = 30;
const SAMPLE_CHARACTERS = 300;

/** A table as it is proposed: recognised, with its first rows as written and as read. */
export function proposeTable(
  found: FoundTable,
  { name, label, file }: { name: string; label: string; file: number },
): ProposedTable {
  const { warnings, ...recognised } = recogniseRows(found.rows, found.hasHead);
  const shape: TableShape = { name, label, file, ...found.place, ...recognised, isSkipped: false };
  return { ...readSample(found, shape), warnings: [...new Set([...found.warnings, ...warnings])] };
}

/** The first rows of a table, read with a shape. */
export function readSample(found: FoundTable, shape: TableShape): ProposedTable {
  const below = found.rows.slice(shape.skipRows + shape.headerRows);
  const columns = shape.columns.map((column) => ({ column, at: Number(column.name.slice(1)) - 1 }));
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
    sample: below.slice(0, SAMPLE_ROWS).map((row) => columns.map(({ at }) => (row[at] ?? '').slice(0, SAMPLE_CHARACTERS))),
    read: read.slice(0, SAMPLE_ROWS),
    unreadable,
    rowsLookedAt: below.length,
    warnings: found.warnings,
  };
}
