import type { RecordingCut } from '@mingfa/files/recordings/cut-recording';
import type { Loudness } from '@mingfa/files/recordings/loudness';
import type { Listening, RecordingShape } from '@mingfa/files/recordings/recording-shape';
import type { PlayableCopy } from '@mingfa/files/recordings/write-playable-copy';

/**
 * A recording as a file of this machine, or read by ranges where it is kept (`end` exclusive): it may be longer than memory
 * and than the disk here. The name is only compared with what the bytes say.
 */
export type RecordingFile =
  | { name: string; path: string }
  | { name: string; bytes: number; read(start: number, end: number): Promise<Uint8Array> };

/** A part of a recording: milliseconds from its beginning. */
export interface RecordingRange {
  startMs: number;
  endMs: number;
}

/**
 * Knows sound: reads hostile recordings in processes of their own, with limits on time and memory. Playlists and addresses
 * within a file are never opened. Every method throws `RecordingFailure` (of `@mingfa/files/recordings/recording-failure`),
 * what reading the file's ranges threw, or the signal's reason, which ends the process at once.
 */
export interface RecordingReader {
  /** Whether sound that cannot be decoded here (AAC) is decoded by the ffmpeg of this machine; else its loudness is guessed from sizes of packets. */
  readonly hasFfmpeg: boolean;
  /** What the recording is by its bytes: container, tracks, duration, device, and how it can be heard. Seconds at most. */
  probe(file: RecordingFile, signal: AbortSignal): Promise<RecordingShape>;
  /**
   * Listens to all of it: peaks, silences and the true duration.
   * @param decodedBy what `probe` said
   * @param onProgress called with the milliseconds reached, now and then; it must not throw
   */
  readLoudness(
    file: RecordingFile,
    decodedBy: Listening,
    signal: AbortSignal,
    onProgress?: (reachedMs: number) => void,
  ): Promise<Loudness>;
  /** A piece for a recogniser of speech, at most `bytesMax` long: packets as they are, or WAV of 16 kHz with one channel. */
  cutPiece(
    file: RecordingFile,
    range: RecordingRange,
    bytesMax: number,
    signal: AbortSignal,
  ): Promise<RecordingCut>;
  /** A passage for people, at most `bytesMax` long, in the quality of the original where that is possible. */
  cutPassage(
    file: RecordingFile,
    range: RecordingRange,
    bytesMax: number,
    signal: AbortSignal,
  ): Promise<RecordingCut>;
  /**
   * Makes the copy that browsers play, where `probe` says `repacked` or `decoded`, and calls `use` with its path, which is
   * good until `use` settles. The original is not touched.
   * @param onProgress called with the bytes written
   * @throws AppError `disk_full`
   */
  withPlayableCopy<Result>(
    file: RecordingFile,
    keepVideo: boolean,
    signal: AbortSignal,
    use: (path: string, copy: PlayableCopy) => Promise<Result>,
    onProgress?: (writtenBytes: number) => void,
  ): Promise<Result>;
}
