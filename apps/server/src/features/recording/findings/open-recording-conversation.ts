import { and, eq } from 'drizzle-orm';
import { document } from '../../../db/schema/document.ts';
import { recording } from '../../../db/schema/recording.ts';
import type { RequestContext } from '../../../ports/app-context.ts';
import { AppError } from '../../../ports/app-error.ts';
import { openConversationAbout } from '../../chat/index.ts';
import { publishTranscript } from '../document/publish-transcript.ts';
import { ownRecording } from '../own-recording.ts';
import type { RecordingContext } from '../recording-context.ts';

/**
 * The conversation about a recording, made when there is none: it is about the document of its transcript.
 * @throws AppError `not_found`, `transcript_missing`, `limit_reached`
 */
export async function openRecordingConversation(
  context: RecordingContext & RequestContext,
  input: { recordingId: string },
): Promise<{ conversationId: string }> {
  const row = await ownRecording(context.db, context.caller, input.recordingId);
  if (row.segments === 0) throw new AppError('transcript_missing');
  // Words that were just written have no document yet.
  if (row.documentId === null) await publishTranscript(context, row.id, context.signal);
  return context.db.transaction(async (tx) => {
    const [held] = await tx
      .select({ documentId: document.id, name: document.name })
      .from(document)
      .innerJoin(recording, eq(recording.documentId, document.id))
      .where(and(eq(recording.id, row.id), eq(document.ownerId, context.caller.userId)))
      .for('update', { of: document });
    if (!held) throw new AppError('transcript_missing');
    return openConversationAbout(context, tx, held);
  });
}
