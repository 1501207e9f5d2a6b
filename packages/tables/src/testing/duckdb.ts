import { DuckDBInstance } from '@duckdb/node-api';
import type { TableColumn } from '@mingfa/contract/dataset-table';
import type { ColumnKind, ColumnMeaning, TableCellValue } from '@mingfa/contract/table-query';
import type { AskedTable } from '../sql/asked-tables.ts';
import { quoteName, quoteText } from '../sql/sql-text.ts';

const TYPES: Record<ColumnKind, string> = {
  text: 'VARCHAR',
  number: 'DECIMAL(38, 10)',
  date: 'DATE',
  time: 'TIMESTAMP',
  yes_no: 'BOOLEAN',
};

/** A column for tests. */
export function columnFor(
  name: string,
  label: string,
  kind: ColumnKind,
  meaning: ColumnMeaning = 'plain',
): TableColumn {
  return { name, label, kind, meaning, number: null, dateOrder: null, isSkipped: false };
}

/** A table for tests: `['日期:date:date', '金额:number:amount']`. */
export function tableFor(name: string, label: string, columns: readonly string[]): AskedTable {
  return {
    name,
    label,
    columns: columns.map((written, index) => {
      const [head = '', kind = 'text', meaning = 'plain'] = written.split(':');
      return columnFor(`c${index + 1}`, head, kind as ColumnKind, meaning as ColumnMeaning);
    }),
  };
}

/** An empty database in memory with tables as they are stored; `ask` answers rows as texts. */
export async function openTables(
  tables: readonly (AskedTable & {
    rows: readonly (readonly TableCellValue[])[];
    unreadable?: readonly (readonly [row: number, column: string, text: string])[];
  })[],
): Promise<{ ask(sql: string): Promise<(string | null)[][]> }> {
  const connection = await (await DuckDBInstance.create(':memory:')).connect();
  for (const { name, columns, rows, unreadable = [] } of tables) {
    const types = columns.map(({ label, kind }) => `${quoteName(label)} ${TYPES[kind]}`);
    await connection.run(`CREATE TABLE ${name} ("_row" BIGINT, ${types.join(', ')})`);
    await connection.run(`CREATE TABLE ${name}_unreadable ("_row" BIGINT, "column" VARCHAR, "text" VARCHAR)`);
    for (const [index, row] of rows.entries()) {
      const values = columns.map((_, at) =>
        row[at] === null || row[at] === undefined ? 'NULL' : quoteText(String(row[at])),
      );
      await connection.run(`INSERT INTO ${name} VALUES (${[index + 1, ...values].join(', ')})`);
    }
    for (const [row, column, text] of unreadable)
      await connection.run(
        `INSERT INTO ${name}_unreadable VALUES (${row}, ${quoteText(column)}, ${quoteText(text)})`,
      );
  }
  return {
    async ask(sql) {
      const reader = await connection.runAndReadAll(sql);
      return reader.getRows().map((row) => row.map((value) => (value === null ? null : tidy(String(value)))));
    },
  };
}

/** `100.0000000000` as `100`. */
const tidy = (text: string) => (/^-?\d+\.\d*?0+$/.test(text) ? text.replace(/\.?0+$/, '') : text);
