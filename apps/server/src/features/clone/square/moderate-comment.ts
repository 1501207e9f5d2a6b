import type * as contract from '@mingfa/contract/clone-square';
import type { EndpointInput } from '@mingfa/contract/endpoint';
import { recordAudit } from '../../../engine/audit/index.ts';
import type { RequestContext } from '../../../ports/app-context.ts';
import { AppError } from '../../../ports/app-error.ts';
import type { CloneContext } from '../clone-context.ts';
import { plainWords } from '../plain-content.ts';
import {
  addToComments,
  type CommentRow,
  changeComment,
  findComment,
  holdComment,
  ownerOf,
} from './comment-rows.ts';
import { describeComment, mayModerate } from './describe-comments.ts';

/**
 * Hides a comment with a reason, or shows it again: for the clone's maker and for administrators. What an administrator hid only an
 * administrator shows again. @throws AppError `not_found`
 */
export async function moderateComment(
  context: CloneContext & RequestContext,
  input: EndpointInput<typeof contract.moderateComment>,
): Promise<contract.CloneComment> {
  const { caller } = context;
  const row = await ownerOf(context, await findComment(context, input.commentId));
  if (!mayModerate(caller, row)) throw new AppError('not_found');
  const by = row.ownerId === caller.userId ? 'maker' : 'administrator';
  const changed = await context.db.transaction(async (tx) => {
    const held = await holdComment(tx, input.commentId);
    if (!input.hidden && held.hiddenBy === 'administrator' && caller.role !== 'admin')
      throw new AppError('not_found');
    const change: Partial<CommentRow> = input.hidden
      ? {
          state: 'hidden',
          reason: plainWords(input.reason, context.language),
          hiddenBy: held.hiddenBy === 'administrator' ? held.hiddenBy : by,
        }
      : { state: 'shown', reason: '', hiddenBy: null };
    if (held.reportState) change.reportState = input.hidden ? 'hidden' : 'kept';
    const moderated = await changeComment(tx, held, change);
    const wasShown = held.state === 'shown';
    if (wasShown === input.hidden) await addToComments(tx, held, wasShown ? -1 : 1);
    const action = input.hidden ? 'comment_hidden' : 'comment_shown';
    await recordAudit(context, tx, { kind: 'clone', action, id: held.cloneId });
    return moderated;
  });
  return describeComment(context, row, changed);
}
