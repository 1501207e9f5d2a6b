import type { EndpointInput, EndpointOutput } from '@mingfa/contract/endpoint';
import type * as contract from '@mingfa/contract/knowledge';
import { and, desc, eq, or } from 'drizzle-orm';
import { knowledgeBase } from '../../db/schema/document.ts';
import { requireKnowledgeBase } from '../../engine/access/index.ts';
import type { RequestContext } from '../../ports/app-context.ts';
import { clonesUsing } from './clones-using.ts';
import { containsWords } from './contains-words.ts';
import { describeBase, describeBases } from './describe-bases.ts';
import type { KnowledgeContext } from './knowledge-context.ts';

/** Knowledge bases of the caller, changed last first. */
export async function listBases(
  context: KnowledgeContext & RequestContext,
  input: EndpointInput<typeof contract.listKnowledgeBases>,
): Promise<EndpointOutput<typeof contract.listKnowledgeBases>> {
  const { page, pageSize, q } = input;
  const condition = and(
    eq(knowledgeBase.ownerId, context.caller.userId),
    or(and(...containsWords(knowledgeBase.name, q)), and(...containsWords(knowledgeBase.description, q))),
  );
  const total = await context.db.$count(knowledgeBase, condition);
  const rows = await context.db
    .select()
    .from(knowledgeBase)
    .where(condition)
    .orderBy(desc(knowledgeBase.updatedAt), desc(knowledgeBase.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { items: await describeBases(context.db, rows), total, page, pageSize };
}

/** One knowledge base, with the clones that answer by it. @throws AppError `not_found` */
export async function getBase(
  context: KnowledgeContext & RequestContext,
  input: { konId: string },
): Promise<EndpointOutput<typeof contract.getKnowledgeBase>> {
  const row = await requireKnowledgeBase(context, 'read', input.konId);
  return { ...(await describeBase(context.db, row)), clones: await clonesUsing(context, row.id) };
}
