import type { RecordingFindings } from '@mingfa/contract/recording-findings';
import type { RequestContext } from '../../../ports/app-context.ts';
import { AppError } from '../../../ports/app-error.ts';
import type { WordsContext } from '../words-context.ts';
export async function getRecordingFindings(context: WordsContext & RequestContext, _input: { recordingId: string }): Promise<RecordingFindings> {
  void context;
  throw new AppError('transcript_missing');
}
