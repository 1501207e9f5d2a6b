import { CLONE_LIMITS } from '@mingfa/contract/clone-content';
import type * as contract from '@mingfa/contract/clone-golden';
import type { EndpointInput, EndpointOutput } from '@mingfa/contract/endpoint';
import { and, desc, eq, inArray } from 'drizzle-orm';
import { goldenQuestion, goldenRun } from '../../../db/schema/clone.ts';
import type { MakingContext, RequestContext } from '../../../ports/app-context.ts';
import { AppError } from '../../../ports/app-error.ts';
import type { CloneContext } from '../clone-context.ts';
import { holdClone, ownClone } from '../own-rows.ts';
import {
  describeResult,
  describeRun,
  type QuestionRow,
  readLastResults,
  readQuestions,
} from './golden-rows.ts';

/** Golden questions of a clone with how each came out on the draft as it is now. @throws AppError `not_found` */
export async function listGoldenQuestions(
  context: CloneContext & RequestContext,
  { appId }: EndpointInput<typeof contract.listGoldenQuestions>,
): Promise<EndpointOutput<typeof contract.listGoldenQuestions>> {
  const { db } = context;
  await ownClone(context, appId);
  const questions = await readQuestions(db, appId);
  const results = await readLastResults(db, appId);
  const [latest] = await db
    .select()
    .from(goldenRun)
    .where(eq(goldenRun.cloneId, appId))
    .orderBy(desc(goldenRun.startedAt))
    .limit(1);
  return {
    items: questions.map((row) => describeQuestion(row, results.get(row.id))),
    latestRun: latest ? await describeRun(db, latest) : null,
  };
}

/** Adds a golden question, or writes one anew. @throws AppError `not_found`, `limit_reached` */
export async function saveGoldenQuestion(
  context: CloneContext & MakingContext,
  input: EndpointInput<typeof contract.saveGoldenQuestion>,
): Promise<contract.GoldenQuestion> {
  const { appId, goldenId, question, expect, waivedBecause } = input;
  const draft = { question, expect, waivedBecause, changedAt: context.clock.now() };
  return context.makeOnce(async (tx) => {
    const held = await holdClone(context, tx, appId);
    if (goldenId !== undefined) {
      const [changed] = await tx
        .update(goldenQuestion)
        .set(draft)
        .where(and(eq(goldenQuestion.id, goldenId), eq(goldenQuestion.cloneId, held.id)))
        .returning();
      if (!changed) throw new AppError('not_found');
      return describeQuestion(changed, (await readLastResults(tx, held.id)).get(goldenId));
    }
    const limit = CLONE_LIMITS.goldenQuestions;
    if ((await tx.$count(goldenQuestion, eq(goldenQuestion.cloneId, held.id))) >= limit)
      throw new AppError('limit_reached', { limit });
    const [made] = await tx
      .insert(goldenQuestion)
      .values({ id: context.ids.make('goldenQuestion'), cloneId: held.id, ...draft })
      .returning();
    if (!made) throw new Error('A golden question was not stored.');
    return describeQuestion(made, undefined);
  });
}

/** Deletes golden questions; what came out of them stays with its runs. @throws AppError `not_found` where one is not there, and none goes */
export async function deleteGoldenQuestions(
  context: CloneContext & RequestContext,
  { appId, goldenIds }: EndpointInput<typeof contract.deleteGoldenQuestions>,
): Promise<void> {
  const ids = [...new Set(goldenIds)];
  await context.db.transaction(async (tx) => {
    const held = await holdClone(context, tx, appId);
    const gone = await tx
      .delete(goldenQuestion)
      .where(and(inArray(goldenQuestion.id, ids), eq(goldenQuestion.cloneId, held.id)))
      .returning({ id: goldenQuestion.id });
    if (gone.length < ids.length) throw new AppError('not_found');
  });
}

function describeQuestion(
  { id, question, expect, waivedBecause }: QuestionRow,
  last: Parameters<typeof describeResult>[0] | undefined,
): contract.GoldenQuestion {
  return { goldenId: id, question, expect, waivedBecause, last: last ? describeResult(last) : null };
}
