import type { RequestContext } from '../../../ports/app-context.ts';
import { AppError } from '../../../ports/app-error.ts';
import type { WordsContext } from '../words-context.ts';
export async function cutPassage(context: WordsContext & RequestContext, _input: { recordingId: string }): Promise<{fileName: string; mediaType: string; content: Uint8Array}> {
  void context;
  throw new AppError('recording_not_ready');
}
