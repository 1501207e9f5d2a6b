import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';
import { type BuiltRelations, readBuiltRelations } from './built-relations.ts';

/** What answers questions to one dataset. */
export interface Asker {
  connection: DuckDBConnection;
  /** All that may be read. */
  own: BuiltRelations;
}

/**
 * Opens what was built, read only, and locks the engine: no file, network, extension or setting can be reached from SQL any more. No spill folder, since
 * with one COPY could write there.
 */
export async function openAsker(path: string): Promise<Asker> {
  const instance = await DuckDBInstance.create(path, {
    access_mode: 'READ_ONLY',
    threads: '2',
    memory_limit: '640MB',
    autoinstall_known_extensions: 'false',
    autoload_known_extensions: 'false',
  });
  const connection = await instance.connect();
  const own = await readBuiltRelations(connection);
  for (const setting of [
    "temp_directory=''",
    'errors_as_json=true',
    'enable_external_access=false',
    "disabled_filesystems='LocalFileSystem'",
    'lock_configuration=true',
  ])
    await connection.run(`SET ${setting}`);
  return { connection, own };
}
