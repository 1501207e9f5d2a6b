import type { DatasetTable } from '@mingfa/contract/dataset';
import { AGGREGATE_LABELS } from '@mingfa/contract/labels/table-labels';
import type { ColumnRef, TableQuery, UnderstoodPiece } from '@mingfa/contract/table-query';
import { currentLanguage } from '../../lib/i18n.ts';

/** A column of a dataset with where it is, as selects name it. */
export interface KnownColumn {
  key: string;
  ref: ColumnRef;
  label: string;
  kind: DatasetTable['columns'][number]['kind'];
  meaning: DatasetTable['columns'][number]['meaning'];
}

export const keyOf = ({ table, column }: ColumnRef): string => `${table}.${column}`;

/** Columns of the tables that a question asks; with their table's name where there are several. */
export function knownColumns(tables: readonly DatasetTable[], query?: TableQuery): KnownColumn[] {
  const names = query ? [query.from, ...query.joins.map(({ right }) => right.table)] : null;
  const asked = tables.filter(({ name }) => names === null || names.includes(name));
  return asked.flatMap(({ name, label: table, columns }) =>
    columns
      .filter(({ isSkipped }) => !isSkipped)
      .map((column) => {
        const ref = { table: name, column: column.name };
        const label = asked.length > 1 ? `${table} · ${column.label}` : column.label;
        return { key: keyOf(ref), ref, label, kind: column.kind, meaning: column.meaning };
      }),
  );
}

/** What a piece says of itself with another column in it. */
export function labelOfPiece(query: TableQuery, { kind, index }: UnderstoodPiece, column: string): string {
  const measure =
    (kind === 'measure' || kind === 'compare') && index !== null ? query.measures[index] : undefined;
  return measure ? `${column} ${AGGREGATE_LABELS[currentLanguage()][measure.aggregate]}` : column;
}
