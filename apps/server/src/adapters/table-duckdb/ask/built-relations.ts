import type { DuckDBConnection } from '@duckdb/node-api';

/** What may be read: tables and views of the dataset by their folded names, each with its columns in order. */
export type BuiltRelations = ReadonlyMap<string, readonly string[]>;

/** The tables and views of the dataset that is open. */
export async function readBuiltRelations(connection: DuckDBConnection): Promise<BuiltRelations> {
  const reader = await connection.runAndReadAll(
    "SELECT table_name, list(column_name ORDER BY column_index) FROM duckdb_columns() WHERE NOT internal AND database_name = current_database() AND schema_name = 'main' GROUP BY table_name",
  );
  return new Map(
    reader.getRowsJS().map(([name, columns]) => [folded(String(name)), (columns as unknown[]).map(String)]),
  );
}

/** Names of SQL are the same whatever their case. */
export const folded = (name: string): string => name.normalize('NFC').toLowerCase();
