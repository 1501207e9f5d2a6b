import type { ErrorCode } from '@mingfa/contract/errors';
import { RecordingFailure, type RecordingFailureCode } from '@mingfa/files/recordings/recording-failure';
import { AppError } from '../../../ports/app-error.ts';

/** What a person is told of what a reader of recordings found. */
const TOLD: Record<RecordingFailureCode, ErrorCode> = {
  empty_file: 'empty_file',
  file_damaged: 'recording_damaged',
  recording_playlist: 'recording_playlist',
  recording_no_audio: 'recording_no_audio',
  recording_encrypted: 'recording_encrypted',
  recording_unsupported: 'recording_undecodable',
  recording_empty_cut: 'recording_damaged',
  recording_cut_too_large: 'recording_undecodable',
  parser_timeout: 'parser_timeout',
  parser_memory: 'parser_memory',
};

/** Reads a recording; what cannot be read is an error of ours. */
export async function readRecording<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof RecordingFailure)) throw error;
    const { codec, container } = error.values;
    throw new AppError(TOLD[error.code], { codec: codec ?? container ?? '?' }, { cause: error });
  }
}
