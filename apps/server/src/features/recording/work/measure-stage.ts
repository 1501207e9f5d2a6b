import { createReadStream } from 'node:fs';
import type { TimeRange } from '@mingfa/contract/evidence';
import type { Loudness } from '@mingfa/files/recordings/loudness';
import { eq } from 'drizzle-orm';
import { recordingFile } from '../../../db/schema/recording.ts';
import { holdObject } from '../../../engine/ingestion/index.ts';
import { AppError } from '../../../ports/app-error.ts';
import { listRecordingFiles, type RecordingFileRow } from '../describe-recording.ts';
import type { RecordingRow } from '../own-recording.ts';
import type { RecordingContext } from '../recording-context.ts';
import { joinPeaks } from './join-peaks.ts';
import { readRecording } from './read-recording.ts';
import { tellProgress } from './tell-progress.ts';
import { CAME_THROUGH, writeStep } from './write-step.ts';

/** Measures how loud the recording is, and makes a copy where no browser plays the original. */
export async function measureStage(
  context: RecordingContext,
  row: RecordingRow,
  signal: AbortSignal,
): Promise<void> {
  const files = await listRecordingFiles(context.db, row.id);
  const measured: { loudness: Loudness; offsetMs: number }[] = [];
  let durationMs = 0;
  for (const file of files) {
    signal.throwIfAborted();
    const offsetMs = durationMs;
    const { decodedBy, playback } = await readRecording(context, file, (source) =>
      context.recordingReader.probe(source, signal),
    );
    if (!file.isPlayable && playback !== 'none') await makeCopy(context, row, file, signal);
    const loudness = await tellProgress(context, row, signal, (ended, reached) =>
      readRecording(context, file, (source) =>
        context.recordingReader.readLoudness(source, decodedBy, ended, (reachedMs) =>
          reached(offsetMs + reachedMs),
        ),
      ),
    );
    // Heard to the end, where the head of the file may be wrong.
    durationMs += loudness.durationMs > 0 ? Math.round(loudness.durationMs) : (file.probe?.durationMs ?? 0);
    measured.push({ loudness, offsetMs });
  }
  const { peaks, peakMs } = joinPeaks(measured);
  const peaksKey = `${row.id}-peaks-${row.generation}`;
  await holdObject(context, context.db, peaksKey, row.id);
  await context.files.write(peaksKey, peaks);
  const silences = measured.flatMap(({ loudness, offsetMs }) =>
    loudness.silences.map(
      ([startMs, endMs]): TimeRange => ({
        startMs: Math.round(startMs + offsetMs),
        endMs: Math.round(endMs + offsetMs),
      }),
    ),
  );
  const isBySamples = measured.every(({ loudness }) => loudness.measuredBy !== 'packet_sizes');
  const progress = {
    ...CAME_THROUGH,
    ...{ stage: 'measured' as const, durationMs, peaksKey, peakMs, silences, done: 0, total: null },
    measuredBy: isBySamples ? ('samples' as const) : ('packet_sizes' as const),
    // Without a recogniser, or before anybody agreed to one, it rests here.
    ...(row.transcribeBy === null ? { state: 'ready' as const } : {}),
  };
  await writeStep(context, row, progress, async (tx) => {
    for (const [index, { id, probe }] of files.entries()) {
      const { offsetMs, loudness } = measured[index] ?? {};
      const heardMs = Math.round(loudness?.durationMs ?? 0);
      await tx
        .update(recordingFile)
        .set({ offsetMs, ...(probe && heardMs > 0 ? { probe: { ...probe, durationMs: heardMs } } : {}) })
        .where(eq(recordingFile.id, id));
    }
  });
}

/** What no browser plays in any form is left as it is: it can be transcribed and given away all the same. */
async function makeCopy(
  context: RecordingContext,
  row: RecordingRow,
  file: RecordingFileRow,
  signal: AbortSignal,
): Promise<void> {
  const key = `${file.id}-copy-${row.generation}`;
  const keepsVideo = file.probe?.video != null;
  const keep = async (path: string, { mediaType }: { mediaType: string }) => {
    await holdObject(context, context.db, key, row.id);
    const { bytes } = await context.files.write(key, createReadStream(path));
    await writeStep(context, row, {}, (tx) =>
      tx
        .update(recordingFile)
        .set({ copyKey: key, copyBytes: bytes, copyType: mediaType, isPlayable: true })
        .where(eq(recordingFile.id, file.id)),
    );
  };
  await readRecording(context, file, (source) =>
    context.recordingReader.withPlayableCopy(source, keepsVideo, signal, keep),
  ).catch((error: unknown) => {
    const isUnplayable = error instanceof AppError && error.code === 'recording_undecodable';
    if (!isUnplayable) throw error;
  });
}
