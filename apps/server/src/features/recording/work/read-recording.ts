import type { ErrorCode } from '@mingfa/contract/errors';
import { UNKNOWN_CODEC } from '@mingfa/contract/recording';
import { RecordingFailure, type RecordingFailureCode } from '@mingfa/files/recordings/recording-failure';
import { AppError } from '../../../ports/app-error.ts';
import type { RecordingFile } from '../../../ports/recording-reader.ts';
import { withStoredRecording } from '../../../runtime/with-stored-recording.ts';
import type { RecordingFileRow } from '../describe-recording.ts';
import type { RecordingContext } from '../recording-context.ts';

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

/**
 * Reads a file as it was received, wherever the store keeps it; what cannot be read is an error of ours.
 * @throws AppError `original_deleted`, `store_unavailable`, and what {@link TOLD} names
 */
export async function readRecording<Result>(
  { files }: Pick<RecordingContext, 'files'>,
  { fileKey, name, bytes }: Pick<RecordingFileRow, 'fileKey' | 'name' | 'bytes'>,
  read: (file: RecordingFile) => Promise<Result>,
): Promise<Result> {
  if (fileKey === null) throw new AppError('original_deleted');
  const done = await withStoredRecording(files, { key: fileKey, name, bytes }, async (file) => ({
    result: await read(file),
  })).catch((error: unknown) => {
    throw error instanceof RecordingFailure ? told(error) : error;
  });
  if (!done) throw new AppError('store_unavailable');
  return done.result;
}

function told(failure: RecordingFailure): AppError {
  const { codec, container } = failure.values;
  // Nothing that any recording begins with: it is not that this machine lacks a decoder.
  const isNone = failure.code === 'recording_unsupported' && codec === undefined && container === undefined;
  if (isNone) return new AppError('not_a_recording', {}, { cause: failure });
  return new AppError(TOLD[failure.code], { codec: codec ?? container ?? UNKNOWN_CODEC }, { cause: failure });
}
