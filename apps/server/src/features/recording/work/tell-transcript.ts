import { errorForLog } from '../../../runtime/error-for-log.ts';
import type { RecordingContext } from '../recording-context.ts';

/** Tells everybody that the words of a recording are others now; after the transaction that wrote them. */
export async function tellTranscript(context: RecordingContext, recordingId: string): Promise<void> {
  for (const hook of context.onTranscript) {
    try {
      await hook(recordingId);
    } catch (error) {
      context.logger.error(
        { recordingId, error: errorForLog(error) },
        'what follows a transcript was not done',
      );
    }
  }
}
