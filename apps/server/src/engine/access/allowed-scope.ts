import { and, eq, inArray, sql } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import type { DatabaseOrTransaction } from '../../db/client.ts';
import { clone, cloneVersion } from '../../db/schema/clone.ts';
import { document, knowledgeBase } from '../../db/schema/document.ts';
import { may } from './may.ts';

const allowed = Symbol('allowed');
const published = alias(cloneVersion, 'published');

interface Things {
  /** In the order they were asked for. */
  readonly documentIds: readonly string[];
  readonly knowledgeBaseIds: readonly string[];
}

/**
 * The documents and knowledge bases that may be searched to answer somebody, whoever owns them. Only `allowScope` makes one,
 * and a search takes nothing else: what is in it was decided, what is not in it is not found.
 */
export interface AllowedScope extends Things {
  readonly [allowed]: true;
}

/**
 * Why somebody may search things: because they are their own, or because a clone that they use knows them. What is shared with
 * somebody comes as `{ reason: 'share', shareId }`, with its way to be checked.
 */
export type Grant = OwnGrant | CloneGrant;

type OwnGrant = Partial<Things> & { reason: 'own'; userId: string };
/** `version` null: the draft, which is its maker's alone to ask. Whether the clone may be used at all is asked before. */
type CloneGrant = Partial<Pick<Things, 'knowledgeBaseIds'>> & {
  reason: 'clone';
  cloneId: string;
  version: number | null;
  userId: string;
};

async function checkOwn(
  db: DatabaseOrTransaction,
  { userId }: OwnGrant,
  { documentIds, knowledgeBaseIds }: Things,
): Promise<Things> {
  const asker = { userId };
  const documents = await db
    .select({ id: document.id })
    .from(document)
    .where(and(inArray(document.id, [...documentIds]), may(asker, 'read', document)));
  const bases = await db
    .select({ id: knowledgeBase.id })
    .from(knowledgeBase)
    .where(and(inArray(knowledgeBase.id, [...knowledgeBaseIds]), may(asker, 'read', knowledgeBase)));
  return {
    documentIds: documents.map(({ id }) => id),
    knowledgeBaseIds: bases.map(({ id }) => id),
  };
}

/**
 * The bases that the clone names and that its maker may read now: it never knows more than its maker. What its maker took out of
 * what is published counts for nobody any more, whatever version a conversation stays with.
 */
async function checkClone(
  db: DatabaseOrTransaction,
  { cloneId, version, userId }: CloneGrant,
  { knowledgeBaseIds }: Things,
): Promise<Things> {
  const nothing = { documentIds: [], knowledgeBaseIds: [] };
  if (knowledgeBaseIds.length === 0) return nothing;
  const [held] = await db
    .select({
      makerId: clone.ownerId,
      ofDraft: namedIn(clone.draft),
      ofVersion: namedIn(cloneVersion.content),
      ofPublished: namedIn(published.content),
    })
    .from(clone)
    .leftJoin(cloneVersion, and(eq(cloneVersion.cloneId, clone.id), eq(cloneVersion.version, version ?? 0)))
    .leftJoin(published, and(eq(published.cloneId, clone.id), eq(published.version, clone.publishedVersion)))
    .where(eq(clone.id, cloneId));
  if (!held || held.makerId === null || (version === null && held.makerId !== userId)) return nothing;
  const granted = held.ofPublished ?? [];
  const named =
    version === null ? (held.ofDraft ?? []) : (held.ofVersion ?? []).filter((id) => granted.includes(id));
  const bases = await db
    .select({ id: knowledgeBase.id })
    .from(knowledgeBase)
    .where(and(inArray(knowledgeBase.id, named), may({ userId: held.makerId }, 'read', knowledgeBase)));
  return { ...nothing, knowledgeBaseIds: bases.map(({ id }) => id) };
}

const namedIn = (content: PgColumn) => sql<string[] | null>`${content} -> 'knowledge' -> 'baseIds'`;

/** What may be searched of all that is wanted, each part by its own grant; the rest is passed over. */
export async function allowScope(db: DatabaseOrTransaction, ...grants: Grant[]): Promise<AllowedScope> {
  const parts = [];
  for (const grant of grants) {
    const wanted = {
      documentIds: grant.reason === 'own' ? (grant.documentIds ?? []) : [],
      knowledgeBaseIds: grant.knowledgeBaseIds ?? [],
    };
    const granted =
      grant.reason === 'own' ? await checkOwn(db, grant, wanted) : await checkClone(db, grant, wanted);
    parts.push(keep(wanted, granted));
  }
  return {
    [allowed]: true,
    documentIds: [...new Set(parts.flatMap(({ documentIds }) => documentIds))],
    knowledgeBaseIds: [...new Set(parts.flatMap(({ knowledgeBaseIds }) => knowledgeBaseIds))],
  };
}

/** A part of a scope: of what is named, that which was allowed. */
export function narrowScope(scope: AllowedScope, to: Partial<Things>): AllowedScope {
  return keep({ documentIds: to.documentIds ?? [], knowledgeBaseIds: to.knowledgeBaseIds ?? [] }, scope);
}

function keep(wanted: Things, granted: Things): AllowedScope {
  return {
    [allowed]: true,
    documentIds: wanted.documentIds.filter((id) => granted.documentIds.includes(id)),
    knowledgeBaseIds: wanted.knowledgeBaseIds.filter((id) => granted.knowledgeBaseIds.includes(id)),
  };
}
