import { fileURLToPath } from 'node:url';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { DatabaseConnection } from './client.ts';

export const MIGRATIONS_FOLDER = fileURLToPath(new URL('./migrations', import.meta.url));

/** Brings the schema up to date. On a server one process at a time does so, under an advisory lock. */
export async function migrateDatabase(connection: DatabaseConnection): Promise<void> {
  if (connection.capabilities.embedded) {
    await migrate(connection.db, { migrationsFolder: MIGRATIONS_FOLDER });
    return;
  }
  const client = await connection.pool.connect();
  try {
    await client.query("select pg_advisory_lock(hashtext('mingfa.migrate'))");
    await migrate(connection.db, { migrationsFolder: MIGRATIONS_FOLDER });
  } finally {
    await client.query("select pg_advisory_unlock(hashtext('mingfa.migrate'))");
    client.release();
  }
}
