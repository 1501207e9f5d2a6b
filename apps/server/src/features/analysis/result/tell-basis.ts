import type { ColumnRef, ResultBasis, TableMeasure, TableQuery } from '@mingfa/contract/table-query';
import type { Language } from '@mingfa/contract/values';
import type { BuiltTable } from '../../../ports/table-engine.ts';
import { ANALYSIS_WORDS } from './analysis-words.ts';

/** What the basis of an answer is told from. */
export interface ToldBasis {
  basis: ResultBasis;
  /** Null: of SQL, nobody knows what its measures are. */
  query: TableQuery | null;
  tables: readonly BuiltTable[];
  /** All that the answer has. */
  totalRows: number;
}

/** What an answer rests on, as the screen says it: rows read and used, filters, and what became of cells without a value. */
export function tellBasis({ basis, query, tables, totalRows }: ToldBasis, language: Language): string[] {
  const words = ANALYSIS_WORDS[language];
  const labelOf = ({ table: name, column }: ColumnRef) => {
    const table = tables.find((one) => one.name === name);
    const label = table?.columns.find((one) => one.name === column)?.label ?? column;
    return table && tables.length > 1 ? `${table.label} · ${label}` : label;
  };
  const measured = query ? measuredColumns(query) : [];
  const groups = (query?.dimensions ?? []).map(({ of }) => of);
  const tell = ({ of, empty, unreadable }: ResultBasis['leftOut'][number]) => {
    const without = empty + unreadable;
    if (has(measured, of) && without > 0) return words.leftOut(labelOf(of), empty, unreadable);
    // Rows of a group without a name are counted, in a group of their own.
    if (has(groups, of) && without > 0) return words.grouped(labelOf(of), without);
    return unreadable > 0 ? words.unseen(labelOf(of), unreadable) : '';
  };
  return [
    words.basis(basis.rowsRead, basis.rowsUsed),
    basis.filters.length > 0 ? words.filters(basis.filters) : '',
    query && query.limit !== null && totalRows > query.limit ? words.tied(query.limit, totalRows) : '',
    ...basis.leftOut.map(tell),
  ].filter((part) => part !== '');
}

/** The stored columns that figures, and what the rows are ordered by, are reckoned of. */
const measuredColumns = ({ measures, order }: TableQuery): ColumnRef[] => [
  ...measures.flatMap(({ of, against }: TableMeasure) => [of, against?.of].flatMap(columnsIn)),
  ...order.flatMap(({ by }) => ('of' in by && by.of.by ? columnsIn(by.of) : [])),
];

const columnsIn = (ref: ColumnRef | null | undefined): ColumnRef[] =>
  ref ? [ref, ...(ref.by ? [{ table: ref.table, column: ref.by.column }] : [])] : [];

const has = (refs: readonly ColumnRef[], { table, column }: ColumnRef): boolean =>
  refs.some((ref) => ref.table === table && ref.column === column);
