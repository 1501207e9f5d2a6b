import type * as contract from '@mingfa/contract/comment-report';
import type { EndpointInput } from '@mingfa/contract/endpoint';
import { recordAudit } from '../../../engine/audit/index.ts';
import type { RequestContext } from '../../../ports/app-context.ts';
import { AppError } from '../../../ports/app-error.ts';
import type { CloneContext } from '../clone-context.ts';
import { plainWords } from '../plain-content.ts';
import { addToComments, type CommentRow, changeComment, holdComment } from './comment-rows.ts';

/**
 * Hides a reported comment, or keeps it: a hidden one is shown again. What an administrator decided its maker does not undo.
 * @throws AppError `not_found`, also for a comment that nobody reported
 */
export async function decideOnReport(
  context: CloneContext & RequestContext,
  input: EndpointInput<typeof contract.decideOnReport>,
): Promise<void> {
  const reason = plainWords(input.reason, context.language);
  const hides = input.decision === 'hide';
  await context.db.transaction(async (tx) => {
    const held = await holdComment(tx, input.commentId);
    if (held.reportState === null) throw new AppError('not_found');
    const change: Partial<CommentRow> = hides
      ? { state: 'hidden', reason, hiddenBy: 'administrator', reportState: 'hidden', reportDecision: '' }
      : { state: 'shown', reason: '', hiddenBy: null, reportState: 'kept', reportDecision: reason };
    await changeComment(tx, held, change);
    const wasShown = held.state === 'shown';
    if (wasShown === hides) await addToComments(tx, held, wasShown ? -1 : 1);
    const action = hides ? 'comment_hidden' : 'comment_kept';
    await recordAudit(context, tx, { kind: 'clone', action, id: held.cloneId });
  });
}
