import { and, inArray } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../db/client.ts';
import { document, knowledgeBase } from '../../db/schema/document.ts';
import { may } from './may.ts';

const allowed = Symbol('allowed');

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
 * Why somebody may search things. Today because they are their own; what a clone knows and what was shared with somebody
 * come as `{ reason: 'clone', cloneId }` and `{ reason: 'share', shareId }`, each with its way to be checked.
 */
export type Grant = Partial<Things> & { reason: 'own'; userId: string };

const CHECKS: Record<
  Grant['reason'],
  (db: DatabaseOrTransaction, grant: Grant, wanted: Things) => Promise<Things>
> = {
  async own(db, { userId }, { documentIds, knowledgeBaseIds }) {
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
  },
};

/** What may be searched of all that is wanted; the rest is passed over. */
export async function allowScope(db: DatabaseOrTransaction, grant: Grant): Promise<AllowedScope> {
  const wanted = { documentIds: grant.documentIds ?? [], knowledgeBaseIds: grant.knowledgeBaseIds ?? [] };
  return keep(wanted, await CHECKS[grant.reason](db, grant, wanted));
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
