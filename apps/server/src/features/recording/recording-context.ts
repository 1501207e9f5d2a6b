import type { IngestionContext } from '../../engine/ingestion/index.ts';
import type { Secrets } from '../../ports/secrets.ts';

/** What others do once words of a recording were made or went. It must be safe to repeat; its failure is logged and keeps nothing back. */
export type TranscriptHook = (recordingId: string) => Promise<void>;

/** What recordings need besides documents, which their transcripts are. */
export interface RecordingContext extends IngestionContext {
  secrets: Secrets;
  /** Called in order after the transaction that wrote or removed a transcript. */
  onTranscript: TranscriptHook[];
}
