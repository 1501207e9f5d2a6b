import type { EndpointInput, EndpointOutput } from '@mingfa/contract/endpoint';
import type * as contract from '@mingfa/contract/knowledge';
import { and, eq, inArray } from 'drizzle-orm';
import { document } from '../../db/schema/document.ts';
import { allowScope, requireKnowledgeBase } from '../../engine/access/index.ts';
import { searchSegments } from '../../engine/retrieval/index.ts';
import type { RequestContext } from '../../ports/app-context.ts';
import type { KnowledgeContext } from './knowledge-context.ts';
import { describeSegment } from './segments.ts';

/** Ranked segments of a knowledge base, switched on or not, for a question. @throws AppError `not_found` */
export async function testRetrieval(
  context: KnowledgeContext & RequestContext,
  input: EndpointInput<typeof contract.testRetrieval>,
): Promise<EndpointOutput<typeof contract.testRetrieval>> {
  const base = await requireKnowledgeBase(context, 'read', input.konId);
  const begun = performance.now();
  const question = await context.readQuestion({ text: input.question, language: context.language });
  const { hits, methods } = await searchSegments(context.segmentSearch, question, {
    limit: input.limit,
    allowed: await allowScope(context.db, {
      reason: 'own',
      userId: context.caller.userId,
      knowledgeBaseIds: [base.id],
    }),
    signal: context.signal,
  });
  const tookMs = performance.now() - begun;
  const filesNotReady = await context.db.$count(
    document,
    and(eq(document.knowledgeBaseId, base.id), inArray(document.state, ['waiting', 'working'])),
  );
  return {
    items: hits.map((hit) => ({
      segment: describeSegment(hit.segment),
      fileName: hit.document.name,
      score: hit.score,
      methods: hit.methods,
    })),
    methods,
    filesNotReady,
    tookMs,
  };
}
