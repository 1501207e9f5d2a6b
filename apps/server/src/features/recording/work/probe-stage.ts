import { RECORDING_LIMITS, type RecordingProbe } from '@mingfa/contract/recording';
import type { RecordingShape } from '@mingfa/files/recordings/recording-shape';
import { eq } from 'drizzle-orm';
import { recordingFile } from '../../../db/schema/recording.ts';
import { AppError } from '../../../ports/app-error.ts';
import { writeCustody } from '../custody/write-custody.ts';
import { listRecordingFiles } from '../describe-recording.ts';
import type { RecordingRow } from '../own-recording.ts';
import type { RecordingContext } from '../recording-context.ts';
import { readRecording } from './read-recording.ts';
import { CAME_THROUGH, writeStep } from './write-step.ts';

/** Looks into the files: what they are, how long, and where each begins in the whole. */
export async function probeStage(
  context: RecordingContext,
  row: RecordingRow,
  signal: AbortSignal,
): Promise<void> {
  const files = await listRecordingFiles(context.db, row.id);
  await writeStep(context, row, { done: 0, total: files.length });
  let offsetMs = 0;
  for (const [index, file] of files.entries()) {
    signal.throwIfAborted();
    const shape = await readRecording(context, file, (source) =>
      context.recordingReader.probe(source, signal),
    );
    const at = offsetMs;
    offsetMs += Math.round(shape.durationMs);
    if (offsetMs > RECORDING_LIMITS.durationMs)
      throw new AppError('recording_too_long', { hours: RECORDING_LIMITS.durationMs / 3_600_000 });
    const isPlayable = shape.playback === 'as_it_is' || file.copyKey !== null;
    await writeStep(context, row, { done: index + 1 }, async (tx) => {
      await tx
        .update(recordingFile)
        .set({ probe: probeOf(shape), offsetMs: at, isPlayable })
        .where(eq(recordingFile.id, file.id));
    });
  }
  await writeStep(
    context,
    row,
    { ...CAME_THROUGH, stage: 'probed', durationMs: offsetMs, done: 0, total: offsetMs },
    (tx) =>
      writeCustody(context, tx, row.id, {
        ...{ by: null, deed: 'looked_into' },
        detail: { files: files.length, durationMs: offsetMs },
      }),
  );
}

function probeOf(shape: RecordingShape): RecordingProbe {
  const audio = shape.tracks[shape.audioTrack];
  const video = shape.tracks.find(({ kind }) => kind === 'video');
  return {
    container: shape.container,
    isMisnamed: !shape.isNamedRight,
    audio: {
      codec: audio?.codec ?? 'unknown',
      sampleRate: audio?.sampleRate ?? 0,
      channels: audio?.channels ?? 0,
      bitsPerSecond: audio?.bitrate == null ? null : Math.round(audio.bitrate),
    },
    video: video ? { codec: video.codec ?? 'unknown', width: null, height: null } : null,
    durationMs: Math.round(shape.durationMs),
    tags: Object.entries(shape.device).flatMap(([name, value]) =>
      value === null || value === '' ? [] : [{ name, value }],
    ),
  };
}
