import type { KnowledgeBase } from '@mingfa/contract/knowledge';
import { count, inArray, sql } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../db/client.ts';
import { document, type knowledgeBase } from '../../db/schema/document.ts';

type BaseRow = typeof knowledgeBase.$inferSelect;

/** Knowledge bases with what is in them, counted by one statement. */
export async function describeBases(
  db: DatabaseOrTransaction,
  rows: readonly BaseRow[],
): Promise<KnowledgeBase[]> {
  if (rows.length === 0) return [];
  const inState = (...states: string[]) =>
    sql<number>`(count(*) filter (where ${inArray(document.state, states as never[])}))::int`;
  const total = (column: typeof document.bytes | typeof document.segments) =>
    sql<number>`coalesce(sum(${column}), 0)::float8`;
  const counted = await db
    .select({
      baseId: document.knowledgeBaseId,
      files: count(),
      // One in which no text was found is not among those that can be searched.
      filesReady: sql<number>`(count(*) filter (where ${document.state} = 'ready' and ${document.segments} > 0))::int`,
      filesWorking: inState('waiting', 'working'),
      filesFailed: inState('failed', 'cancelled'),
      segments: total(document.segments),
      bytes: total(document.bytes),
    })
    .from(document)
    .where(
      inArray(
        document.knowledgeBaseId,
        rows.map((row) => row.id),
      ),
    )
    .groupBy(document.knowledgeBaseId);
  const ofBase = new Map(counted.map(({ baseId, ...counts }) => [baseId, counts]));
  const nothing = { files: 0, filesReady: 0, filesWorking: 0, filesFailed: 0, segments: 0, bytes: 0 };
  return rows.map((row) => ({
    konId: row.id,
    name: row.name,
    description: row.description,
    enabled: row.enabled,
    settings: row.settings,
    ...(ofBase.get(row.id) ?? nothing),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }));
}

export async function describeBase(db: DatabaseOrTransaction, row: BaseRow): Promise<KnowledgeBase> {
  const [described] = await describeBases(db, [row]);
  if (!described) throw new Error('A knowledge base was not described.');
  return described;
}
