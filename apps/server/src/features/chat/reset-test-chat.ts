import type { RequestContext } from '../../ports/app-context.ts';
import { AppError } from '../../ports/app-error.ts';
import type { ChatContext } from './chat-context.ts';
import { clearMessages } from './delete-conversations.ts';
import { ownConversation } from './own-rows.ts';

/** Clears a test of the caller's clone; it goes on under the same id. @throws AppError `not_found`, also for what is no test */
export async function resetTestChat(
  context: ChatContext & RequestContext,
  input: { chatId: string },
): Promise<void> {
  const held = await ownConversation(context, input.chatId);
  if (held.cloneTest === null) throw new AppError('not_found');
  await clearMessages(context, held.id);
}
