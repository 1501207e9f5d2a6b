import type { EndpointInput, EndpointOutput } from '@mingfa/contract/endpoint';
import type * as contract from '@mingfa/contract/knowledge';
import { and, eq, inArray } from 'drizzle-orm';
import { document } from '../../db/schema/document.ts';
import { allowScope } from '../../engine/access/index.ts';
import { searchSegments } from '../../engine/retrieval/index.ts';
import type { Caller } from '../../ports/app-context.ts';
import type { KnowledgeContext } from './knowledge-context.ts';
import { ownBase } from './own-rows.ts';
import { describeSegment } from './segments.ts';

/** Ranked segments of a knowledge base, switched on or not, for a question. @throws AppError `not_found` */
export async function testRetrieval(
  context: KnowledgeContext,
  caller: Caller,
  baseId: string,
  input: EndpointInput<typeof contract.testRetrieval>['body'],
  signal: AbortSignal,
): Promise<EndpointOutput<typeof contract.testRetrieval>> {
  const base = await ownBase(context.db, caller.userId, baseId);
  const begun = performance.now();
  const { hits, methods } = await searchSegments(context.segmentSearch, {
    ...input,
    scope: await allowScope(context.db, {
      reason: 'own',
      userId: caller.userId,
      knowledgeBaseIds: [base.id],
    }),
    signal,
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
