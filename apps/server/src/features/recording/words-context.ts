import type { LibraryReader } from '../../engine/answering/index.ts';
import type { PrintedFileWriter } from '../../ports/printed-file-writer.ts';
import type { TranscriptReader } from '../../ports/transcript-reader.ts';
import type { RecordingContext } from './recording-context.ts';

/** What the words of recordings need besides: transcripts from elsewhere, and files of them. */
export interface WordsContext extends RecordingContext {
  transcriptReader: TranscriptReader;
  printer: PrintedFileWriter;
  /** The law library, with the own cases of whoever asks. */
  openLibrary(askedBy: string): Promise<LibraryReader>;
}
