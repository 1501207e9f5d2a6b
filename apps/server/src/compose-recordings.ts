import type { PieceLimits } from '@mingfa/files/recordings/plan-pieces';
import type { IngestionContext } from './engine/ingestion/index.ts';
import {
  type RecordingContext,
  registerRecordings,
  resumeRecordings,
  sweepRecordings,
} from './features/recording/index.ts';
import type { BoundRoute } from './http/route.ts';
import { recordingRoutes } from './http/routes/recording-routes.ts';
import type { RecordingReader } from './ports/recording-reader.ts';
import type { Secrets } from './ports/secrets.ts';
import type { Transcribers } from './ports/transcriber.ts';

/** Short enough for a recogniser without a graphics card to answer in time, and so that little is lost where one fails for good. */
const PIECE_LIMITS: PieceLimits = { durationMs: 300_000, bytes: 24_000_000, overlapMs: 4000 };

/** Composes recordings over the way of every file. Before the jobs start. */
export function composeRecordings(
  ingestion: IngestionContext & { secrets: Secrets },
  parts: {
    recordingReader: RecordingReader;
    transcribers: Transcribers;
    backupDays: number;
    /** Tests send shorter pieces. */
    pieceLimits?: Partial<PieceLimits> | undefined;
  },
): {
  recordings: RecordingContext;
  routes: BoundRoute[];
  resume(): Promise<void>;
  keepHouse(): Promise<void>;
} {
  const recordings: RecordingContext = {
    ...ingestion,
    ...parts,
    pieceLimits: { ...PIECE_LIMITS, ...parts.pieceLimits },
    onTranscript: [],
  };
  registerRecordings(recordings);
  return {
    recordings,
    routes: recordingRoutes(recordings),
    resume: () => resumeRecordings(recordings),
    keepHouse: () => sweepRecordings(recordings),
  };
}
