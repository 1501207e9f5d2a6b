import type { Conversation } from '@mingfa/contract/chat';
import type { MakingContext } from '../../ports/app-context.ts';
import { AppError } from '../../ports/app-error.ts';
import { enterShare, findOpenShare, noteSeen, requireUnlocked } from './open-share.ts';
import type { SharingContext } from './sharing-context.ts';

/**
 * Copies a shared conversation or AI search into one of the caller's own, as it was shared.
 * @throws AppError `share_gone`, also for what is no conversation; `share_locked`, `limit_reached`
 */
export async function continueShare(
  context: SharingContext & MakingContext,
  { shareId }: { shareId: string },
): Promise<Conversation> {
  const held = await findOpenShare(context, shareId);
  requireUnlocked(context, held);
  const { type, title } = held.share;
  const made = await context.makeOnce(async (tx) => {
    const content = await enterShare(context, tx, held);
    if (content.kind !== 'messages') throw new AppError('share_gone');
    return context.goOnWith(context, tx, { title, isSearch: type === 'search', messages: content.messages });
  });
  noteSeen(context, held);
  return made;
}
