import type * as contract from '@mingfa/contract/clone-analytics';
import type { EndpointInput, EndpointOutput } from '@mingfa/contract/endpoint';
import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../../db/client.ts';
import { conversation, message } from '../../../db/schema/chat.ts';
import { cloneUnanswered } from '../../../db/schema/clone.ts';
import type { RequestContext } from '../../../ports/app-context.ts';
import type { CloneContext } from '../clone-context.ts';
import { ownClone } from '../own-rows.ts';
import { isShared, isSharedQuestion, readSharedQuestions } from './shared-words.ts';

const open = (cloneId: string) =>
  and(eq(cloneUnanswered.cloneId, cloneId), isNull(cloneUnanswered.settledAt));

/**
 * Groups of questions that were answered 资料不足 since they were last settled, most often first. Each shows the newest of its
 * questions that may be read, masked.
 * @throws AppError `not_found`
 */
export async function listUnanswered(
  context: CloneContext & RequestContext,
  { appId, page, pageSize }: EndpointInput<typeof contract.listUnanswered>,
): Promise<EndpointOutput<typeof contract.listUnanswered>> {
  const { db } = context;
  await ownClone(context, appId);
  const [counted] = await db
    .select({ groups: sql<number>`count(distinct ${cloneUnanswered.groupId})::int` })
    .from(cloneUnanswered)
    .where(open(appId));
  const times = sql<number>`count(*)::int`;
  const lastAt = sql<string>`max(${cloneUnanswered.createdAt})`;
  const groups = await db
    .select({
      groupId: cloneUnanswered.groupId,
      // A group has one reason: its id is made of it.
      reason: sql<contract.InsufficientReason>`min(${cloneUnanswered.reason})`,
      times,
      lastAt,
    })
    .from(cloneUnanswered)
    .where(open(appId))
    .groupBy(cloneUnanswered.groupId)
    .orderBy(desc(times), desc(lastAt), cloneUnanswered.groupId)
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const questions = await readExamples(
    db,
    appId,
    groups.map(({ groupId }) => groupId),
  );
  return {
    items: groups.map((group) => ({
      ...group,
      question: questions.get(group.groupId) ?? null,
      lastAt: new Date(group.lastAt).toISOString(),
    })),
    total: counted?.groups ?? 0,
    page,
    pageSize,
  };
}

/** The newest question of each group that its user lets the maker read. */
async function readExamples(
  db: DatabaseOrTransaction,
  cloneId: string,
  groupIds: readonly string[],
): Promise<Map<string, string>> {
  if (groupIds.length === 0) return new Map();
  const answered = db
    .select({ questionId: message.parentId, groupId: cloneUnanswered.groupId })
    .from(cloneUnanswered)
    .innerJoin(message, eq(message.id, cloneUnanswered.messageId))
    .where(and(open(cloneId), inArray(cloneUnanswered.groupId, [...groupIds])))
    .as('answered');
  const newest = await db
    .selectDistinctOn([answered.groupId], {
      groupId: answered.groupId,
      messageId: message.id,
      conversationId: conversation.id,
    })
    .from(answered)
    .innerJoin(message, eq(message.id, answered.questionId))
    .innerJoin(conversation, eq(conversation.id, message.conversationId))
    .where(and(isShared(cloneId), isSharedQuestion()))
    .orderBy(answered.groupId, desc(message.serial));
  const conversationIds = [...new Set(newest.map(({ conversationId }) => conversationId))];
  const shared = await readSharedQuestions(db, cloneId, conversationIds);
  return new Map(
    newest.flatMap(({ groupId, messageId, conversationId }) => {
      const question = shared.get(conversationId)?.find((one) => one.messageId === messageId);
      return question ? [[groupId, question.text] as const] : [];
    }),
  );
}
