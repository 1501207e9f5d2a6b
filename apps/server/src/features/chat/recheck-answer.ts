import { dataOf, readAnswerParts, textOf } from '@mingfa/contract/answer-part';
import type { Message } from '@mingfa/contract/chat';
import { eq } from 'drizzle-orm';
import { message } from '../../db/schema/chat.ts';
import type { RequestContext } from '../../ports/app-context.ts';
import type { ChatContext } from './chat-context.ts';
import { describeMessages } from './describe-messages.ts';
import { ownAnswer } from './own-rows.ts';

/** Checks a kept answer again, by the rules and the library of today; one that was never checked stays so. @throws AppError `not_found` */
export async function recheckAnswer(
  context: ChatContext & RequestContext,
  input: { messageId: string },
): Promise<Message> {
  const { message: row, conversation } = await ownAnswer(context, input.messageId);
  const parts = readAnswerParts(row.parts);
  const earlier = dataOf(parts, 'citation-check');
  if (earlier) {
    const check = await context.checkAnswer({
      text: textOf(parts),
      aside: earlier.aside,
      byProgram: earlier.byProgram,
      sources: dataOf(parts, 'evidence')?.sources ?? [],
      asOf: row.asOf,
      askedBy: conversation.ownerId,
      signal: context.signal,
    });
    const checked = parts.map((part) =>
      part.type === 'data-citation-check' ? { ...part, data: check } : part,
    );
    await context.db.update(message).set({ parts: checked }).where(eq(message.id, row.id));
    row.parts = checked;
  }
  const [described] = await describeMessages(context.db, [row], context.language);
  return described as Message;
}
