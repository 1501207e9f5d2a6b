import {
  queuePublishing,
  type RecordingContext,
  registerPublishing,
  resumePublishing,
  type WordsContext,
} from './features/recording/index.ts';
import type { BoundRoute } from './http/route.ts';
import { recordingTranscriptRoutes } from './http/routes/recording-transcript-routes.ts';

/** Composes what is done with the words of recordings, over what keeps recordings. Before the jobs start. */
export function composeRecordingWords(
  context: RecordingContext,
  parts: Pick<WordsContext, 'printer' | 'transcriptReader'>,
): { routes: BoundRoute[]; resume(): Promise<void> } {
  registerPublishing(context);
  context.onTranscript.push((recordingId) => queuePublishing(context, recordingId));
  return {
    routes: recordingTranscriptRoutes({ ...context, ...parts }),
    resume: () => resumePublishing(context),
  };
}
