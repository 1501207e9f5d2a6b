import { sql } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../../db/client.ts';
import { inScope, type SearchScope } from './searched-batches.ts';

/** A segment near the question in meaning. */
export interface MeaningHit {
  segmentId: string;
  /** Cosine of the angle between the two, −1 to 1. */
  score: number;
}

/** The vectors of one model and dimension. */
export interface VectorTable {
  name: string;
  dimension: number;
}

const PREFIX = 'segment_vector_';
/** pgvector's `vector` is indexed up to here; longer ones are kept in half the room as `halfvec`. */
const LONGEST_VECTOR = 2000;
/** Over this many segments signs are compared first: 30,000 × 1024 in 45 ms instead of 520, embedded. */
const SCANNED_WHOLE = 3000;
/** Of which this many for each hit wanted are compared exactly. */
const LOOKED_AT_FOR_EACH = 10;

export const vectorTableOf = (space: { key: string; dimension: number }): VectorTable => ({
  name: `${PREFIX}${space.key}_${space.dimension}`,
  dimension: space.dimension,
});

const typeOf = (table: VectorTable) =>
  sql.raw(`${table.dimension > LONGEST_VECTOR ? 'halfvec' : 'vector'}(${table.dimension})`);

/** Makes the table; safe to repeat. Rows of a document go with it. */
export async function ensureVectorTable(db: DatabaseOrTransaction, table: VectorTable): Promise<void> {
  if (await tableExists(db, table)) return;
  await db.execute(sql`
    create table if not exists ${sql.identifier(table.name)} (
      segment_id text primary key,
      document_id text not null references document (id) on delete cascade,
      signs bit(${sql.raw(String(table.dimension))}) not null,
      embedding ${typeOf(table)} not null
    )`);
  await db.execute(
    sql`create index if not exists ${sql.identifier(`${table.name}_document`)} on ${sql.identifier(table.name)} (document_id)`,
  );
}

export async function tableExists(db: DatabaseOrTransaction, table: VectorTable): Promise<boolean> {
  return (await listVectorTables(db)).includes(table.name);
}

/** Names of all tables of vectors there are. */
export async function listVectorTables(db: DatabaseOrTransaction): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select relname::text as name from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace and starts_with(relname::text, ${PREFIX})`);
  return rows.map((row) => row.name);
}

export async function dropVectorTable(db: DatabaseOrTransaction, name: string): Promise<void> {
  await db.execute(sql`drop table if exists ${sql.identifier(name)}`);
}

/** Keeps vectors. A segment that is gone meanwhile is passed over. */
export async function writeVectors(
  db: DatabaseOrTransaction,
  table: VectorTable,
  rows: readonly { segmentId: string; documentId: string; vector: Float32Array }[],
): Promise<void> {
  if (rows.length === 0) return;
  const values = rows.map(
    ({ segmentId, documentId, vector }) =>
      sql`(${segmentId}::text, ${documentId}::text, ${encodeVector(vector)}::vector)`,
  );
  await db.execute(sql`
    insert into ${sql.identifier(table.name)} (segment_id, document_id, signs, embedding)
    select segment_id, document_id, binary_quantize(embedding)::bit(${sql.raw(String(table.dimension))}), embedding::${typeOf(table)}
    from (values ${sql.join(values, sql`, `)}) as written (segment_id, document_id, embedding)
    where exists (
      select from document_segment
      where document_segment.id = segment_id and document_segment.document_id = written.document_id and enabled
    )
    on conflict (segment_id) do update set signs = excluded.signs, embedding = excluded.embedding`);
}

/** Forgets the vectors of segments whose words changed or that are gone, in every table. */
export async function forgetVectors(db: DatabaseOrTransaction, segmentIds: readonly string[]): Promise<void> {
  for (const name of await listVectorTables(db)) {
    await db.execute(
      sql`delete from ${sql.identifier(name)} where segment_id = any(${sql.param(segmentIds)}::text[])`,
    );
  }
}

/** Forgets the vectors of segments that a document has no more. */
export async function forgetOlderVectors(db: DatabaseOrTransaction, documentId: string): Promise<void> {
  for (const name of await listVectorTables(db)) {
    await db.execute(sql`
      delete from ${sql.identifier(name)} kept where kept.document_id = ${documentId} and not exists (
        select from document_segment segment where segment.id = kept.segment_id and segment.enabled)`);
  }
}

/** The segments nearest to a vector among those of the documents in the scope: exact, or nearly so where there are many. */
export async function rankByMeaning(
  db: DatabaseOrTransaction,
  table: VectorTable,
  scope: SearchScope,
  vector: Float32Array,
  options: { limit: number; segments: number },
): Promise<MeaningHit[]> {
  const question = sql`${encodeVector(vector)}::vector::${typeOf(table)}`;
  const bits = sql.raw(String(table.dimension));
  const candidates = sql`select kept.segment_id, kept.embedding
    from document join ${sql.identifier(table.name)} kept on kept.document_id = document.id
    where ${inScope(scope)}`;
  const near =
    options.segments > SCANNED_WHOLE
      ? sql`${candidates} order by kept.signs <~> binary_quantize(${question})::bit(${bits})
          limit ${options.limit * LOOKED_AT_FOR_EACH}`
      : candidates;
  const { rows } = await db.execute<{ segment_id: string; distance: number }>(sql`
    with near as materialized (${near})
    select segment_id, embedding <#> ${question} as distance from near order by 2 limit ${options.limit}`);
  return rows.map((row) => ({ segmentId: row.segment_id, score: -row.distance }));
}

/** pgvector's binary form: written as text a vector takes the database thirty times as long to read. */
function encodeVector(vector: Float32Array): Buffer {
  const bytes = Buffer.allocUnsafe(4 + vector.length * 4);
  bytes.writeUInt16BE(vector.length, 0);
  bytes.writeUInt16BE(0, 2);
  for (const [index, value] of vector.entries()) bytes.writeFloatBE(value, 4 + index * 4);
  return bytes;
}
