import { allDataOf } from '@mingfa/contract/answer-part';
import type * as contract from '@mingfa/contract/clone-golden';
import { goldenExpectation } from '@mingfa/contract/clone-golden';
import type { EndpointInput, EndpointOutput } from '@mingfa/contract/endpoint';
import type { RequestContext } from '../../../ports/app-context.ts';
import { AppError } from '../../../ports/app-error.ts';
import type { HelpContext } from '../help/help-context.ts';
import { contentOf, ownClone } from '../own-rows.ts';
import { askContent } from './ask-content.ts';
import { judgeAnswer } from './judge-answer.ts';

const ANSWER_MS = 120_000;
const NOTHING_EXPECTED = goldenExpectation.parse({});

/**
 * Asks the caller's draft or a version one question, so that two of them can be held side by side.
 * @throws AppError `not_found`, `quota_exceeded`, or of a model that does not answer
 */
export async function askCloneContent(
  context: HelpContext & RequestContext,
  { appId, question, version }: EndpointInput<typeof contract.askCloneContent>,
): Promise<EndpointOutput<typeof contract.askCloneContent>> {
  const row = await ownClone(context, appId);
  const content = await contentOf(context.db, row, version ?? 'draft');
  await context.db.transaction((tx) => context.takeQuota(tx, context.caller, 'question'));
  const late = AbortSignal.timeout(ANSWER_MS);
  const signal = AbortSignal.any([context.signal, late]);
  const asked = { content, makerId: row.ownerId, question };
  const parts = await askContent(context, asked, signal).catch((error: unknown) => {
    throw late.aborted && !context.signal.aborted ? new AppError('model_timeout') : error;
  });
  const { text, cited } = judgeAnswer(parts, NOTHING_EXPECTED);
  return { answer: text, cited, insufficient: allDataOf(parts, 'insufficient').length > 0 };
}
