import { type AnswerPart, textOf } from '@mingfa/contract/answer-part';
import type { Conversation } from '@mingfa/contract/chat';
import { USUAL_SCOPES } from '@mingfa/contract/search-choice';
import type { SharedMessage } from '@mingfa/contract/share-content';
import type { Transaction } from '../../../db/client.ts';
import { conversation, message } from '../../../db/schema/chat.ts';
import { copyRuns } from '../../../engine/runs/index.ts';
import type { RequestContext } from '../../../ports/app-context.ts';
import { todayInChina } from '../../../runtime/today-in-china.ts';
import { takeRoom } from '../../account/index.ts';
import { ANSWER } from '../answer-subject.ts';
import type { ChatContext } from '../chat-context.ts';
import { describeConversation } from '../describe-conversation.ts';
import { draftConversation } from '../draft-conversation.ts';

/**
 * Makes a conversation of the caller's own of messages that were shared, as they were shared; nothing is asked anew.
 * @throws AppError `limit_reached`
 */
export async function goOnWith(
  context: ChatContext & RequestContext,
  tx: Transaction,
  shared: { title: string; isSearch: boolean; messages: readonly SharedMessage[] },
): Promise<Conversation> {
  const { ids, clock } = context;
  await takeRoom(context, tx, 'conversation');
  const search = shared.isSearch ? { scopes: USUAL_SCOPES, depth: 'quick' as const } : null;
  const rows = shared.messages.map(({ role, parts, asOf, createdAt }, index) => ({
    id: ids.make('message'),
    parentId: null as string | null,
    depth: index + 1,
    role,
    asOf: asOf ?? todayInChina(clock),
    parts: parts as AnswerPart[],
    text: textOf(parts),
    search: role === 'user' ? search : null,
    createdAt: new Date(createdAt),
  }));
  for (const [index, row] of rows.entries()) row.parentId = rows[index - 1]?.id ?? null;
  const row = {
    ...draftConversation(context, { search }),
    title: shared.title,
    titleSource: 'person' as const,
    leafMessageId: rows.at(-1)?.id ?? null,
    messageCount: rows.length,
  };
  await tx.insert(conversation).values(row);
  if (rows.length > 0)
    await tx.insert(message).values(rows.map((one) => ({ ...one, conversationId: row.id })));
  const written = shared.messages.flatMap(({ model, createdAt }, index) => {
    const subjectId = rows[index]?.id;
    return model === null || subjectId === undefined
      ? []
      : [{ subjectId, model, writtenAt: new Date(createdAt) }];
  });
  await copyRuns(context, tx, ANSWER, written);
  return describeConversation(context, row, tx);
}
