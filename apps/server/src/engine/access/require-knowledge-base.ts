import { and, eq } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../db/client.ts';
import { knowledgeBase } from '../../db/schema/document.ts';
import type { RequestContext } from '../../ports/app-context.ts';
import { AppError } from '../../ports/app-error.ts';
import { type Deed, may } from './may.ts';

type BaseRow = typeof knowledgeBase.$inferSelect;

/** A knowledge base that the caller may read or change. @throws AppError `not_found`, also for somebody else's */
export async function requireKnowledgeBase(
  context: Pick<RequestContext, 'db' | 'caller'>,
  deed: Deed,
  baseId: string,
  tx: DatabaseOrTransaction = context.db,
): Promise<BaseRow> {
  const [row] = await tx
    .select()
    .from(knowledgeBase)
    .where(and(eq(knowledgeBase.id, baseId), may(context.caller, deed, knowledgeBase)));
  if (!row) throw new AppError('not_found');
  return row;
}
