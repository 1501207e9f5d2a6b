import type { EndpointInput } from '@mingfa/contract/endpoint';
import type * as contract from '@mingfa/contract/review';
import type { Review } from '@mingfa/contract/review';
import { eq } from 'drizzle-orm';
import { document } from '../../db/schema/document.ts';
import { review } from '../../db/schema/review.ts';
import { requireReadyDocument } from '../../engine/access/index.ts';
import { readStoredParts } from '../../engine/documents/index.ts';
import type { MakingContext } from '../../ports/app-context.ts';
import { AppError } from '../../ports/app-error.ts';
import { todayInChina } from '../../runtime/today-in-china.ts';
import { takeRoom } from '../account/index.ts';
import { describeReview } from './describe-review.ts';
import type { ReviewRow } from './own-rows.ts';
import { playbookFor } from './playbooks.ts';
import type { ReviewContext } from './review-context.ts';
import { queueReview } from './review-queue.ts';
import { runReviewThread } from './thread/run-review-thread.ts';

/**
 * Begins the review of a contract; the work goes on by itself.
 * @throws AppError `not_found`, `file_not_ready`, `quota_exceeded`, `limit_reached`, `parser_timeout`
 */
export async function createReview(
  context: ReviewContext & MakingContext,
  input: EndpointInput<typeof contract.createReview>,
): Promise<Review> {
  const held = await requireReadyDocument(context, input.documentId);
  const playbook = await playbookFor(context, input.playbookId, input.language);
  const { kind } = await runReviewThread(
    { task: 'detect', parts: await readStoredParts(context, held.id) },
    context.signal,
  );
  const useModel = input.useModel && (await isModelConfigured(context));
  const begun = await context.makeOnce(async (tx) => {
    // The document stays until this is written; it may have been deleted meanwhile.
    const [locked] = await tx
      .select({ id: document.id })
      .from(document)
      .where(eq(document.id, held.id))
      .for('key share');
    if (!locked) throw new AppError('not_found');
    await takeRoom(context, tx, 'review');
    if (useModel) await context.takeQuota(tx, context.caller, 'question');
    const [written] = await tx
      .insert(review)
      .values({
        id: context.ids.make('review'),
        ownerId: context.caller.userId,
        documentId: held.id,
        side: input.side,
        contractKind: input.contractKind ?? kind,
        detectedKind: kind,
        playbookId: input.playbookId,
        playbookName: playbook.name,
        rules: playbook.rules,
        useModel,
        language: input.language,
        state: 'waiting',
        asOf: todayInChina(context.clock),
        createdAt: context.clock.now(),
      })
      .returning();
    return describeReview(tx, { review: written as ReviewRow, document: held }, input.language);
  });
  await queueReview(context, begun.reviewId);
  return begun;
}

async function isModelConfigured(context: ReviewContext): Promise<boolean> {
  const [first] = await context.models.resolve(null);
  return first !== undefined && !first.builtIn;
}
