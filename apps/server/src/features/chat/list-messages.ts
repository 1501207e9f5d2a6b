import type { Message } from '@mingfa/contract/chat';
import type { RequestContext } from '../../ports/app-context.ts';
import { readBranch } from './branch.ts';
import type { ChatContext } from './chat-context.ts';
import { describeMessages } from './describe-messages.ts';
import { ownBranch, ownMessage } from './own-rows.ts';

/** Messages of the shown branch: page 1 is the newest, within a page the oldest stands first. */
export async function listMessages(
  context: ChatContext & RequestContext,
  input: { conversationId: string; page: number; pageSize: number },
): Promise<{ items: Message[]; total: number; page: number; pageSize: number }> {
  const { page, pageSize } = input;
  const { leafMessageId, depth: total } = await ownBranch(context, input.conversationId);
  const to = total - (page - 1) * pageSize;
  const range = { from: Math.max(1, to - pageSize + 1), to };
  const rows = to < 1 ? [] : await readBranch(context.db, leafMessageId, range);
  return { items: await describeMessages(context.db, rows, context.language), total, page, pageSize };
}

/** One message with its sources and citation check. */
export async function getMessage(
  context: ChatContext & RequestContext,
  input: { messageId: string },
): Promise<Message> {
  const { message } = await ownMessage(context, input.messageId);
  const [described] = await describeMessages(context.db, [message], context.language);
  return described as Message;
}
