import { formatTime } from '@mingfa/contract/labels/time-labels';
import { exportFileName } from '@mingfa/files/naming/export-file-name';
import type { RequestContext } from '../../../ports/app-context.ts';
import { AppError } from '../../../ports/app-error.ts';
import { listRecordingFiles } from '../describe-recording.ts';
import { ownRecording } from '../own-recording.ts';
import type { WordsContext } from '../words-context.ts';
import { readRecording } from '../work/read-recording.ts';
import { recordExported } from './record-exported.ts';

/** Longest passage: it is in memory when it is given. */
const PASSAGE_MINUTES = 30;
const PASSAGE_BYTES = 128 * 1024 * 1024;

/**
 * The sound of a passage, of the file in which it begins, with its times in its name.
 * @throws AppError `not_found`, `recording_not_ready`, `passage_too_long`, `passage_across_files`, `original_deleted`
 */
export async function cutPassage(
  context: WordsContext & RequestContext,
  input: { recordingId: string; startMs: number; endMs: number },
): Promise<{ fileName: string; mediaType: string; content: Uint8Array }> {
  const row = await ownRecording(context.db, context.caller, input.recordingId);
  const { startMs, endMs } = input;
  if (endMs <= startMs)
    throw new AppError('invalid_input', {}, { details: [{ path: 'endMs', message: `> ${startMs}` }] });
  if (endMs - startMs > PASSAGE_MINUTES * 60_000)
    throw new AppError('passage_too_long', { minutes: PASSAGE_MINUTES });
  const files = await listRecordingFiles(context.db, row.id);
  const file = files.findLast(({ offsetMs }) => offsetMs !== null && offsetMs <= startMs);
  if (!file?.probe || file.offsetMs === null) throw new AppError('recording_not_ready');
  const { offsetMs } = file;
  const next = files.find((one) => one.offsetMs !== null && one.offsetMs > startMs);
  if (next?.offsetMs && endMs > next.offsetMs)
    throw new AppError('passage_across_files', { at: formatTime(next.offsetMs), next: next.name });
  const range = { startMs: startMs - offsetMs, endMs: endMs - offsetMs };
  const cut = await readRecording(context, file, (source) =>
    context.recordingReader.cutPassage(source, range, PASSAGE_BYTES, context.signal),
  );
  const [from, to] = [cut.startMs + offsetMs, cut.endMs + offsetMs];
  const detail = { file: file.name, startMs: from, endMs: to };
  await recordExported(context, row.id, 'passage_cut', detail);
  const times = [from, to].map((time) => formatTime(time).replaceAll(':', '.')).join('-');
  return {
    fileName: exportFileName(`${row.title} ${times}`, `.${cut.extension}`, 'passage'),
    mediaType: cut.mediaType,
    content: cut.content,
  };
}
