import type { ProposedTable, TableColumn } from '@mingfa/contract/dataset-table';
import { readCell } from '@mingfa/tables/values/read-cell';

/** What was recognised of the rows of a table. */
export interface RecognisedRows {
  skipRows: number;
  headerRows: number;
  columns: TableColumn[];
  leaveTotalsOut: boolean;
  warnings: ProposedTable['warnings'];
}

/** Recognises head and columns of the first rows of a table. */
export function recogniseRows(rows: readonly (readonly string[])[], hasHead: boolean): RecognisedRows {
  const width = Math.max(1, ...rows.map((row) => row.length));
  const filled = (row: readonly string[] = []) => row.filter((cell) => cell.trim() !== '').length;
  const skipRows = hasHead ? 0 : Math.max(0, rows.findIndex((row) => filled(row) > width / 2));
  const head = rows[skipRows] ?? [];
  const below = rows.slice(skipRows + 1);
  const taken = new Set<string>();
  const columns = Array.from({ length: width }, (_, index): TableColumn => {
    const base = head[index]?.trim().slice(0, 190) || `列${index + 1}`;
    let label = base;
    for (let next = 2; taken.has(label.toLowerCase()); next += 1) label = `${base} ${next}`;
    taken.add(label.toLowerCase());
    const column = { name: `c${index + 1}`, label, meaning: 'plain', number: null, dateOrder: null, isSkipped: false } as const;
    const cells = below.map((row) => row[index] ?? '').filter((cell) => cell.trim() !== '');
    const kind = (['number', 'date', 'time'] as const).find(
      (candidate) =>
        cells.length > 0 &&
        cells.filter((cell) => readCell(cell, { kind: candidate, number: null, dateOrder: null }).isUnreadable).length <
          cells.length * 0.1,
    );
    return { ...column, kind: kind ?? 'text', number: kind === 'number' ? { factor: '1', unit: '' } : null };
  });
  return { skipRows, headerRows: 1, columns, leaveTotalsOut: true, warnings: [] };
}
