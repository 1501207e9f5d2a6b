import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import * as schema from './schema/tables.ts';

/** The typed database; a transaction has the same type for verbs that take either. */
export type Database = NodePgDatabase<typeof schema>;
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
export type DatabaseOrTransaction = Database | Transaction;

/** What the database can do beyond plain PostgreSQL. */
export interface DatabaseCapabilities {
  /** BM25 in the index (pg_textsearch); without it a postings table in plain SQL serves. */
  textSearch: boolean;
  vectors: boolean;
  /** One process and one session (PGlite): no LISTEN/NOTIFY, no second connection inside a transaction. */
  embedded: boolean;
}

/** A server's URL, or the folder of the embedded database's socket. */
export type DatabaseAddress = { url: string } | { socketFolder: string };

export interface DatabaseConnection {
  /** Lets a thread of this process connect by itself. */
  address: DatabaseAddress;
  db: Database;
  pool: pg.Pool;
  capabilities: DatabaseCapabilities;
  close(): Promise<void>;
}

/** Connects to PostgreSQL at `address`: a URL, or the folder of the embedded database's socket. */
export async function connectDatabase(
  address: DatabaseAddress,
  options: { maxConnections?: number } = {},
): Promise<DatabaseConnection> {
  const embedded = 'socketFolder' in address;
  const pool = new pg.Pool({
    ...(embedded
      ? { host: address.socketFolder, user: 'postgres', database: 'postgres' }
      : { connectionString: address.url }),
    max: options.maxConnections ?? 10,
    idleTimeoutMillis: 0,
  });
  // A lost idle connection is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {});
  const found = await pool.query<{ extname: string }>('select extname from pg_extension');
  const extensions = new Set(found.rows.map((row) => row.extname));
  return {
    address,
    db: drizzle(pool, { schema }),
    pool,
    capabilities: {
      textSearch: extensions.has('pg_textsearch'),
      vectors: extensions.has('vector'),
      embedded,
    },
    close: () => pool.end(),
  };
}
