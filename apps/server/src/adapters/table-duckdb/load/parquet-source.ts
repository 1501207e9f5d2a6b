import { DATASET_LIMITS } from '@mingfa/contract/dataset-limits';
import { quoteName, quoteText } from '@mingfa/tables/sql/sql-text';
import { TableFailure } from '../table-failure.ts';
import type { Loader } from './open-loader.ts';
import { tooLarge } from './text-source.ts';

/** Loads a Parquet file into `raw.<table>` as texts; the first row has the names of its columns. @returns how many there are */
export async function loadParquet(loader: Loader, path: string, table: string): Promise<number> {
  const described = await loader
    .rows(`DESCRIBE SELECT * FROM read_parquet(${quoteText(path)})`)
    .catch((error: unknown) => {
      if (/memory/i.test(String(error))) throw error;
      throw new TableFailure('file_damaged');
    });
  const names = described.map(([name]) => String(name));
  if (names.length > DATASET_LIMITS.columns) throw tooLarge();
  const columns = names.map((_, index) => `r${index + 1}`);
  await loader.run(
    `CREATE OR REPLACE TABLE raw.${table}_rows (${columns.map((name) => `${name} VARCHAR`).join(', ')})`,
  );
  await loader.run(`INSERT INTO raw.${table}_rows VALUES (${names.map(quoteText).join(', ')})`);
  const values = names.map((name) => `nullif(${quoteName(name)}::VARCHAR, '')`);
  await loader.run(
    `INSERT INTO raw.${table}_rows SELECT ${values.join(', ')} FROM read_parquet(${quoteText(path)})`,
  );
  await loader.run(`CREATE OR REPLACE VIEW raw.${table} AS SELECT rowid + 1 AS _o, * FROM raw.${table}_rows`);
  return names.length;
}
