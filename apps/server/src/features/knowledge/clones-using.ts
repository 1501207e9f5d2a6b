import { and, asc, eq, or, sql } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import { conversation } from '../../db/schema/chat.ts';
import { clone, cloneVersion } from '../../db/schema/clone.ts';
import type { RequestContext } from '../../ports/app-context.ts';

const older = alias(cloneVersion, 'older');

/**
 * Names of the caller's clones that answer by a base: in their draft, in what is published of them, or in an older version that a
 * conversation goes by.
 */
export async function clonesUsing({ db, caller }: RequestContext, konId: string): Promise<string[]> {
  const names = (content: PgColumn) =>
    sql`${content} -> 'knowledge' -> 'baseIds' @> to_jsonb(${konId}::text)`;
  // Conversations stay with the version they began with: it answers by the base as long as somebody talks to it.
  const inUse = sql`exists (select true from ${conversation} join ${cloneVersion} as ${sql.identifier('older')}
    on ${older.cloneId} = ${conversation.cloneId} and ${older.version} = ${conversation.cloneVersion}
    where ${conversation.cloneId} = ${clone.id} and ${names(older.content)})`;
  const using = await db
    .select({ name: clone.name })
    .from(clone)
    .leftJoin(
      cloneVersion,
      and(eq(cloneVersion.cloneId, clone.id), eq(cloneVersion.version, clone.publishedVersion)),
    )
    .where(and(eq(clone.ownerId, caller.userId), or(names(clone.draft), names(cloneVersion.content), inUse)))
    .orderBy(asc(clone.name));
  return using.map(({ name }) => name);
}
