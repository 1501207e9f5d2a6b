import type { ProposedTable, TableShape } from '@mingfa/contract/dataset-table';

/** How a table is found in its file: the part of its shape that says where its cells are. */
export type TablePlace = Pick<TableShape, 'encoding' | 'delimiter' | 'sheet' | 'range'>;

/** A table that was found in a file, with its first rows as they are written. */
export interface FoundTable {
  place: TablePlace;
  /** Name of the sheet; empty where the file is the table. */
  label: string;
  rows: string[][];
  /** Its first row is certain to name the columns. */
  hasHead: boolean;
  warnings: ProposedTable['warnings'];
}
