import type { RecordingDetail } from '@mingfa/contract/recording';
import type { OpenPlayer } from '../hooks/use-player.ts';
import type { OpenTranscript } from '../hooks/use-transcript.ts';
import type { RecordingPlayer } from './player.ts';

/** An opened recording, as all parts of its screen use it. */
export interface RecordingDesk {
  recording: RecordingDetail;
  opened: OpenPlayer;
  player: RecordingPlayer;
  transcript: OpenTranscript;
  /** Plays from a moment and brings its words into sight. */
  hear: (momentMs: number) => void;
  /** The same, while the tools stay where they are: on a phone they lie above the words. */
  listen: (momentMs: number) => void;
  /** A file or a cut of this stretch is asked for. */
  takeOut: (fromMs: number, toMs: number) => void;
  /** Asks for what is known of the recording by whoever has it: its day among it. */
  openDetails: () => void;
}
