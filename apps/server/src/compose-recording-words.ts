import { loadLexicon } from '@mingfa/content/lexicon';
import { openLibraryReader } from './engine/answering/index.ts';
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
export async function composeRecordingWords(
  context: RecordingContext,
  parts: Pick<WordsContext, 'printer' | 'transcriptReader'>,
): Promise<{ routes: BoundRoute[]; resume(): Promise<void> }> {
  const lexicon = await loadLexicon();
  registerPublishing(context);
  context.onTranscript.push((recordingId) => queuePublishing(context, recordingId));
  return {
    routes: recordingTranscriptRoutes({
      ...context,
      ...parts,
      openLibrary: (askedBy) => openLibraryReader(context, lexicon, askedBy),
    }),
    resume: () => resumePublishing(context),
  };
}
