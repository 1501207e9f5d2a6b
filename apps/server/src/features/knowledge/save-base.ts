import type { EndpointInput } from '@mingfa/contract/endpoint';
import type * as contract from '@mingfa/contract/knowledge';
import { and, eq } from 'drizzle-orm';
import { knowledgeBase } from '../../db/schema/document.ts';
import { may } from '../../engine/access/index.ts';
import type { MakingContext, RequestContext } from '../../ports/app-context.ts';
import { AppError } from '../../ports/app-error.ts';
import { takeRoom } from '../account/index.ts';
import { describeBase } from './describe-bases.ts';
import type { KnowledgeContext } from './knowledge-context.ts';

/** Makes a knowledge base. @throws AppError `limit_reached` */
export async function createBase(
  context: KnowledgeContext & MakingContext,
  input: EndpointInput<typeof contract.createKnowledgeBase>,
): Promise<contract.KnowledgeBase> {
  const now = context.clock.now();
  const row = {
    ...input,
    id: context.ids.make('knowledgeBase'),
    ownerId: context.caller.userId,
    enabled: true,
    createdAt: now,
    updatedAt: now,
  };
  return context.makeOnce(async (tx) => {
    await takeRoom(context, tx, 'knowledge_base');
    await tx.insert(knowledgeBase).values(row);
    return describeBase(tx, row);
  });
}

/** Changes a knowledge base: its name, description, settings, or whether answers use it. @throws AppError `not_found` */
export async function updateBase(
  context: KnowledgeContext & RequestContext,
  input: EndpointInput<typeof contract.updateKnowledgeBase> & { enabled?: boolean },
): Promise<contract.KnowledgeBase> {
  const { name, description, settings, enabled } = input;
  const [row] = await context.db
    .update(knowledgeBase)
    .set({
      updatedAt: context.clock.now(),
      ...(name === undefined ? {} : { name }),
      ...(description === undefined ? {} : { description }),
      ...(settings === undefined ? {} : { settings }),
      ...(enabled === undefined ? {} : { enabled }),
    })
    .where(and(eq(knowledgeBase.id, input.konId), may(context.caller, 'change', knowledgeBase)))
    .returning();
  if (!row) throw new AppError('not_found');
  return describeBase(context.db, row);
}
