import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';
import { quoteText } from '@mingfa/tables/sql/sql-text';

/** A database that is being made, in the folder of a child. What is as it was written is in `raw`. */
export interface Loader {
  connection: DuckDBConnection;
  /** Writes while the first reads. */
  writer: DuckDBConnection;
  run(sql: string): Promise<void>;
  /** All rows, for answers that are known to be few. */
  rows(sql: string): Promise<unknown[][]>;
  close(): void;
}

const SETTINGS = {
  threads: '2',
  memory_limit: '640MB',
  preserve_insertion_order: 'true',
  autoinstall_known_extensions: 'false',
  autoload_known_extensions: 'false',
} as const;

/** Opens a database that reads and writes the folder of its process and nothing else. */
export async function openLoader(path: string): Promise<Loader> {
  const folder = process.cwd();
  const instance = await DuckDBInstance.create(path, SETTINGS);
  const connection = await instance.connect();
  const writer = await instance.connect();
  const run = async (sql: string) => {
    await connection.run(sql);
  };
  await run(`SET temp_directory=${quoteText(`${folder}/spill`)}`);
  await run(`SET allowed_directories=[${quoteText(folder)}]`);
  await run('SET enable_external_access=false');
  await run('SET lock_configuration=true');
  await run("ATTACH ':memory:' AS raw");
  return {
    connection,
    writer,
    run,
    rows: async (sql) => (await connection.runAndReadAll(sql)).getRowsJson() as unknown[][],
    close() {
      writer.closeSync();
      connection.closeSync();
      instance.closeSync();
    },
  };
}
