import type * as contract from '@mingfa/contract/clone-square';
import { and, eq, isNull } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../../db/client.ts';
import { conversation, message } from '../../../db/schema/chat.ts';
import { cloneRating } from '../../../db/schema/clone.ts';
import { run } from '../../../db/schema/run.ts';
import type { RequestContext } from '../../../ports/app-context.ts';
import { AppError } from '../../../ports/app-error.ts';
import type { CloneContext } from '../clone-context.ts';
import { describePublic } from '../describe-public.ts';
import { type CloneRow, readContent, requireVersion } from '../own-rows.ts';
import { spokenIn } from '../spoken-in.ts';
import { type CloneAddress, requireUsable } from '../usable-clone.ts';
import { describeListed } from './describe-listed.ts';

/** What anybody may know of a clone they may use. @throws AppError `not_found` */
export async function getClone(
  context: CloneContext & RequestContext,
  address: CloneAddress,
): Promise<contract.CloneDetail> {
  const { db, caller, language } = context;
  const row = await requireUsable(context, address);
  const version = await requireVersion(db, row.id, row.publishedVersion);
  const content = spokenIn(readContent(version.content), language);
  const listed = await describeOne(context, row.id);
  const [rated] = await db
    .select({ rating: cloneRating.rating })
    .from(cloneRating)
    .where(and(eq(cloneRating.cloneId, row.id), eq(cloneRating.userId, caller.userId)));
  return {
    ...describePublic(row.id, version.version, content),
    listed,
    notes: version.notes,
    libraryDate: version.fingerprint.libraryDate,
    knowledgeBases: content.knowledge.baseIds.length,
    ownRating: rated?.rating ?? null,
    mayRate: await mayRate(context, row),
  };
}

/** A clone's introduction with its face and numbers. @throws AppError `not_found` */
export async function getIntroduction(
  context: CloneContext & RequestContext,
  address: CloneAddress,
): Promise<contract.ListedClone> {
  return describeOne(context, (await requireUsable(context, address)).id);
}

async function describeOne(context: RequestContext, cloneId: string): Promise<contract.ListedClone> {
  const [listed] = await describeListed(context, [cloneId]);
  // It was withdrawn a moment ago.
  if (!listed) throw new AppError('not_found');
  return listed;
}

/** Whether the caller may rate a clone: a registered person whom it answered, and not its maker. */
export async function mayRate(
  context: RequestContext,
  row: CloneRow,
  db: DatabaseOrTransaction = context.db,
): Promise<boolean> {
  const { caller } = context;
  if (caller.role === 'guest' || row.ownerId === caller.userId) return false;
  const [answered] = await db
    .select({ id: run.id })
    .from(conversation)
    .innerJoin(message, eq(message.conversationId, conversation.id))
    .innerJoin(run, and(eq(run.subjectKind, 'answer'), eq(run.subjectId, message.id)))
    .where(
      and(
        eq(conversation.cloneId, row.id),
        eq(conversation.ownerId, caller.userId),
        isNull(conversation.cloneTest),
        eq(run.state, 'finished'),
      ),
    )
    .limit(1);
  return answered !== undefined;
}
