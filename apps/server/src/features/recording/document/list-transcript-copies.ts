import type { TranscriptCopy } from '@mingfa/contract/recording-findings';
import { and, desc, eq, sql } from 'drizzle-orm';
import { document, knowledgeBase } from '../../../db/schema/document.ts';
import { custodyEntry } from '../../../db/schema/recording.ts';
import type { RequestContext } from '../../../ports/app-context.ts';
import { ownRecording } from '../own-recording.ts';
import type { RecordingContext } from '../recording-context.ts';

/**
 * Copies of a transcript in knowledge bases that are still there, the newest first. The custody log knows them: its last entry of a copy tells
 * what it was made of. Those of before it named copies are not among them.
 * @throws AppError `not_found`
 */
export async function listTranscriptCopies(
  context: RecordingContext & RequestContext,
  { recordingId }: { recordingId: string },
): Promise<{ items: TranscriptCopy[] }> {
  const row = await ownRecording(context.db, context.caller, recordingId);
  const copied = await context.db
    .select({
      fileId: document.id,
      konId: knowledgeBase.id,
      base: knowledgeBase.name,
      name: document.name,
      copiedAt: custodyEntry.at,
      revision: sql<number>`(${custodyEntry.detail} ->> 'revision')::int`,
    })
    .from(custodyEntry)
    .innerJoin(document, eq(document.id, sql`${custodyEntry.detail} ->> 'copyId'`))
    .innerJoin(knowledgeBase, eq(knowledgeBase.id, document.knowledgeBaseId))
    .where(
      and(
        eq(custodyEntry.recordingId, row.id),
        eq(custodyEntry.deed, 'copied_to_base'),
        eq(document.ownerId, context.caller.userId),
      ),
    )
    .orderBy(desc(custodyEntry.number));
  const last = new Map<string, TranscriptCopy>();
  for (const { copiedAt, ...copy } of copied)
    if (!last.has(copy.fileId))
      last.set(copy.fileId, {
        ...copy,
        copiedAt: copiedAt.toISOString(),
        isCurrent: copy.revision === row.revision,
      });
  return { items: [...last.values()] };
}
