import type { AnswerData } from '@mingfa/contract/answer-data';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { document, knowledgeBase } from '../../db/schema/document.ts';
import { may } from '../../engine/access/index.ts';
import type { RequestContext } from '../../ports/app-context.ts';
import { AppError } from '../../ports/app-error.ts';

type Notice = AnswerData['notice'];

/** Makes sure that the caller may read all of them. @throws AppError `not_found` */
export async function checkKnowledgeBases(
  { db, caller }: RequestContext,
  ids: readonly string[],
): Promise<string[]> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return [];
  const readable = and(inArray(knowledgeBase.id, wanted), may(caller, 'read', knowledgeBase));
  if ((await db.$count(knowledgeBase, readable)) !== wanted.length) throw new AppError('not_found');
  return wanted;
}

/**
 * Of the knowledge bases chosen for a conversation those that can be searched now, and what is to be said of the others:
 * gone, switched off, empty, or still being indexed.
 */
export async function chooseKnowledgeBases(
  db: Database,
  userId: string,
  ids: readonly string[],
): Promise<{ searched: string[]; notices: Notice[] }> {
  if (ids.length === 0) return { searched: [], notices: [] };
  const count = (condition: SQL) => sql<number>`(count(${document.id}) filter (where ${condition}))::integer`;
  const rows = await db
    .select({
      id: knowledgeBase.id,
      name: knowledgeBase.name,
      enabled: knowledgeBase.enabled,
      // Where no text was found there is nothing to search.
      ready: count(sql`${document.state} = 'ready' and ${document.segments} > 0`),
      unfinished: count(sql`${document.state} in ('waiting', 'working')`),
    })
    .from(knowledgeBase)
    .leftJoin(document, eq(document.knowledgeBaseId, knowledgeBase.id))
    .where(and(inArray(knowledgeBase.id, [...ids]), may({ userId }, 'read', knowledgeBase)))
    .groupBy(knowledgeBase.id);
  const notices: Notice[] = [];
  const unavailable = (name: string, reason: 'gone' | 'off' | 'empty') =>
    notices.push({ kind: 'knowledge_unavailable', values: { name, reason } });
  for (const id of ids) if (!rows.some((row) => row.id === id)) unavailable('', 'gone');
  for (const row of rows) {
    if (!row.enabled) unavailable(row.name, 'off');
    else if (row.ready + row.unfinished === 0) unavailable(row.name, 'empty');
  }
  const on = rows.filter((row) => row.enabled);
  const files = on.reduce((sum, row) => sum + row.unfinished, 0);
  if (files > 0) notices.push({ kind: 'knowledge_indexing', values: { files } });
  return { searched: on.filter((row) => row.ready > 0).map((row) => row.id), notices };
}
