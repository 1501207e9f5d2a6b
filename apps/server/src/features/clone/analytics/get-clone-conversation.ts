import type * as contract from '@mingfa/contract/clone-chat';
import type { EndpointOutput } from '@mingfa/contract/endpoint';
import { and, eq } from 'drizzle-orm';
import { user } from '../../../db/schema/account.ts';
import { conversation } from '../../../db/schema/chat.ts';
import { clone } from '../../../db/schema/clone.ts';
import type { RequestContext } from '../../../ports/app-context.ts';
import { AppError } from '../../../ports/app-error.ts';
import { readBranch } from '../../chat/index.ts';
import type { CloneContext } from '../clone-context.ts';
import { isShared, maskTexts } from './shared-words.ts';

/**
 * What may be read of a conversation with a clone of the caller: its shown branch since its user's yes, masked. An answer to a
 * question of before stays hidden, since it tells what was asked.
 * @throws AppError `not_found` without a yes, and for everybody but the clone's maker
 */
export async function getCloneConversation(
  { db, caller }: CloneContext & RequestContext,
  { conversationId }: { conversationId: string },
): Promise<EndpointOutput<typeof contract.getCloneConversation>> {
  const [held] = await db
    .select({ conversation, nickname: user.nickname, mobile: user.mobile })
    .from(conversation)
    .innerJoin(clone, eq(clone.id, conversation.cloneId))
    .innerJoin(user, eq(user.id, conversation.ownerId))
    .where(and(eq(conversation.id, conversationId), eq(clone.ownerId, caller.userId), isShared()));
  const { cloneVersion: version, sharedSince, leafMessageId } = held?.conversation ?? {};
  if (!held || !sharedSince || version == null) throw new AppError('not_found');
  const branch = await readBranch(db, leafMessageId ?? null);
  const asked = new Set(
    branch.filter(({ role, createdAt }) => role === 'user' && createdAt >= sharedSince).map(({ id }) => id),
  );
  const shown = branch.filter(({ id, parentId }) => asked.has(id) || asked.has(parentId ?? ''));
  const texts = await maskTexts(
    shown.map(({ text }) => text),
    held,
  );
  return {
    conversationId,
    version,
    hidden: branch.length - shown.length,
    messages: shown.map(({ id, role, vote, createdAt }, index) => ({
      messageId: id,
      role,
      text: texts[index] ?? '',
      vote,
      createdAt: createdAt.toISOString(),
    })),
  };
}
