import type { PieceLimits } from '@mingfa/files/recordings/plan-pieces';
import type { IngestionContext } from '../../engine/ingestion/index.ts';
import type { RecordingReader } from '../../ports/recording-reader.ts';
import type { Secrets } from '../../ports/secrets.ts';
import type { Transcribers } from '../../ports/transcriber.ts';

/** What others do once words of a recording were made or went. It must be safe to repeat; its failure is logged and keeps nothing back. */
export type TranscriptHook = (recordingId: string) => Promise<void>;

/** What recordings need besides documents, which their transcripts are. */
export interface RecordingContext extends IngestionContext {
  secrets: Secrets;
  recordingReader: RecordingReader;
  transcribers: Transcribers;
  /** Called in order after the transaction that wrote or removed a transcript. */
  onTranscript: TranscriptHook[];
  /** Of what is sent to a recogniser at once. */
  pieceLimits: PieceLimits;
  /** For how many days backups keep what was deleted here; whoever deletes a recording is told. */
  backupDays: number;
}
