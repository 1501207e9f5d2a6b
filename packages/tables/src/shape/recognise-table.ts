import type { ProposedTable, TableColumn, TableShape } from '@mingfa/contract/dataset-table';
import { readCell } from '../values/read-cell.ts';
import { recogniseColumn } from './recognise-column.ts';
import { recogniseHead } from './recognise-head.ts';
import { noDataRow } from './total-rows.ts';
import { cleanHead, uniqueLabels } from './unique-labels.ts';

/** Rows that are shown of what was recognised. */
const SHOWN = 20;

/** Where the rows of a sample come from. */
export type TableSource = Pick<TableShape, 'name' | 'label' | 'encoding' | 'delimiter' | 'sheet' | 'range'>;

/** Proposes how a table is taken out of the rows of a sample, from its first row on: head, columns, units, totals, and what is odd. */
export function recogniseTable(rows: readonly (readonly string[])[], source: TableSource): ProposedTable {
  const { skipRows, headerRows, heads, unitAbove } = recogniseHead(rows);
  const below = rows.slice(skipRows + headerRows);
  const kinds = below.map((row) => noDataRow(row, heads));
  const data = below.filter((_, index) => kinds[index] === null);
  const labels = uniqueLabels(heads);
  const recognised = heads.map((head, index) =>
    recogniseColumn(
      head,
      data.map((row) => row[index] ?? ''),
      unitAbove,
    ),
  );
  const columns = recognised.map(
    ({ kind, meaning, number, dateOrder }, index): TableColumn => ({
      name: `c${index + 1}`,
      label: labels[index] ?? '',
      kind,
      meaning,
      number,
      dateOrder,
      isSkipped: heads[index] === '' && data.every((row) => (row[index] ?? '').trim() === ''),
    }),
  );
  const hasTotals = kinds.some((kind) => kind === 'total' || kind === 'head');
  const plainHeads = heads.map(cleanHead).filter((head) => head !== '');
  const named = columns.filter(({ isSkipped }) => !isSkipped);
  const warnings: [ProposedTable['warnings'][number], boolean][] = [
    ['duplicate_headers', new Set(plainHeads.map((head) => head.toLowerCase())).size < plainHeads.length],
    ['empty_headers', headerRows > 0 && named.some(({ name }) => heads[Number(name.slice(1)) - 1] === '')],
    ['totals_inside', hasTotals],
    ['ragged_rows', data.some((row) => row.slice(heads.length).some((cell) => cell.trim() !== ''))],
    ['mixed_units', recognised.some(({ hasMixedUnits }) => hasMixedUnits)],
    ['ambiguous_dates', recognised.some(({ hasAmbiguousDates }) => hasAmbiguousDates)],
    ['no_header', headerRows === 0],
    ['odd_characters', rows.some((row) => row.some((cell) => cell.includes('\ufffd')))],
  ];
  return {
    // Totals stand at the end of a file, where nobody has looked yet; each row that is left out is counted and told.
    shape: { ...source, file: 0, skipRows, headerRows, columns, leaveTotalsOut: true, isSkipped: false },
    sample: data.slice(0, SHOWN).map((row) => heads.map((_, index) => row[index] ?? '')),
    read: data
      .slice(0, SHOWN)
      .map((row) => columns.map((column, index) => readCell(row[index] ?? '', column).value)),
    unreadable: columns.map(
      (column, index) => data.filter((row) => readCell(row[index] ?? '', column).isUnreadable).length,
    ),
    rowsLookedAt: data.length,
    warnings: warnings.flatMap(([warning, holds]) => (holds ? [warning] : [])),
  };
}
