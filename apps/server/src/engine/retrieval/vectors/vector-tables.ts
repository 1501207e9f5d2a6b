import { sql } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../../db/client.ts';

/** The vectors of one model and dimension, made when the model first answers. */
export interface VectorTable {
  name: string;
  dimension: number;
}

/** What has vectors: each kind has tables of its own. */
export type VectorKind = 'segment' | 'article';

/** pgvector's `vector` is indexed up to here; longer ones are kept in half the room as `halfvec`. */
const LONGEST_VECTOR = 2000;

const prefixOf = (kind: VectorKind): string => `${kind}_vector_`;

export const vectorTableOf = (kind: VectorKind, space: { key: string; dimension: number }): VectorTable => ({
  name: `${prefixOf(kind)}${space.key}_${space.dimension}`,
  dimension: space.dimension,
});

/** The type of the vectors in a table. */
export const vectorTypeOf = (table: VectorTable) =>
  sql.raw(`${table.dimension > LONGEST_VECTOR ? 'halfvec' : 'vector'}(${table.dimension})`);

/** The type of their signs, a bit for each number: compared first where there are many. */
export const signsTypeOf = (table: VectorTable) => sql.raw(`bit(${table.dimension})`);

export async function tableExists(db: DatabaseOrTransaction, name: string): Promise<boolean> {
  const { rows } = await db.execute(
    sql`select from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and relname = ${name}`,
  );
  return rows.length > 0;
}

/** Names of all tables of vectors of a kind. */
export async function listVectorTables(db: DatabaseOrTransaction, kind: VectorKind): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select relname::text as name from pg_class where relkind = 'r'
      and relnamespace = 'public'::regnamespace and starts_with(relname::text, ${prefixOf(kind)})`);
  return rows.map((row) => row.name);
}

/** Removes the tables of a kind but the one to keep. */
export async function dropOtherVectorTables(
  db: DatabaseOrTransaction,
  kind: VectorKind,
  kept: VectorTable | null,
): Promise<void> {
  for (const name of await listVectorTables(db, kind)) {
    if (name !== kept?.name) await db.execute(sql`drop table if exists ${sql.identifier(name)}`);
  }
}

/** pgvector's binary form: written as text a vector takes the database thirty times as long to read. */
export function encodeVector(vector: Float32Array): Buffer {
  const bytes = Buffer.allocUnsafe(4 + vector.length * 4);
  bytes.writeUInt16BE(vector.length, 0);
  bytes.writeUInt16BE(0, 2);
  for (const [index, value] of vector.entries()) bytes.writeFloatBE(value, 4 + index * 4);
  return bytes;
}
