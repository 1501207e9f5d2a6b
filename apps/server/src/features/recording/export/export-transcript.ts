import type { EndpointInput } from '@mingfa/contract/endpoint';
import type * as contract from '@mingfa/contract/recording-findings';
import { EXPORT_MEDIA_TYPES, exportFileName } from '@mingfa/files/naming/export-file-name';
import type { PrintedFile } from '@mingfa/files/printed/printed-file';
import type { RequestContext } from '../../../ports/app-context.ts';
import { AppError } from '../../../ports/app-error.ts';
import { todayInChina } from '../../../runtime/today-in-china.ts';
import { ownRecording } from '../own-recording.ts';
import type { WordsContext } from '../words-context.ts';
import { interviewFile } from './interview-file.ts';
import { PLAIN_MEDIA_TYPES, writePlainTranscript } from './plain-transcript.ts';
import { readSpoken, type Spoken } from './read-spoken.ts';
import { recordExported } from './record-exported.ts';
import { transcriptFile } from './transcript-file.ts';

interface ExportedFile {
  fileName: string;
  mediaType: string;
  content: Uint8Array;
}
type TranscriptRequest = EndpointInput<typeof contract.exportTranscript>;

/**
 * The transcript as a file, or a record of questions and answers made of it.
 * @throws AppError `not_found`, `transcript_missing`, `print_too_large`, `transcript_times_guessed`; `invalid_input` for a record as a text
 */
export async function exportTranscript(
  context: WordsContext & RequestContext,
  input: TranscriptRequest,
): Promise<ExportedFile> {
  const { format, form } = input;
  const row = await ownRecording(context.db, context.caller, input.recordingId);
  const spoken = await readSpoken(context.db, row, input);
  const today = todayInChina(context.clock);
  const fileName = exportFileName(row.title, `.${format}`, 'transcript');
  if (format === 'docx' || format === 'pdf' || format === 'html') {
    const file = fileOf(spoken, input, context, today);
    const content = await context.printer.write(file, format, context.signal);
    await recordExported(context, row.id, 'exported', { format, form });
    return { fileName, mediaType: EXPORT_MEDIA_TYPES[format], content };
  }
  if (form !== 'transcript')
    throw new AppError('invalid_input', {}, { details: [{ path: 'format', message: 'docx, pdf, html' }] });
  const text = writePlainTranscript(spoken, format, context.language, today);
  await recordExported(context, row.id, 'exported', { format, form });
  return { fileName, mediaType: PLAIN_MEDIA_TYPES[format], content: Buffer.from(text) };
}

const fileOf = (
  spoken: Spoken,
  input: TranscriptRequest,
  { language }: RequestContext,
  today: string,
): PrintedFile =>
  input.form === 'transcript'
    ? transcriptFile(spoken, language, today)
    : interviewFile(spoken, input, input.form);
