import { randomUUID } from 'node:crypto';
import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ParseFailure } from '@mingfa/files/reading/parse-failure';
import type { Loudness } from '@mingfa/files/recordings/loudness';
import { RECORDING_FAILURES, RecordingFailure } from '@mingfa/files/recordings/recording-failure';
import type { PlayableCopy } from '@mingfa/files/recordings/write-playable-copy';
import { AppError } from '../../ports/app-error.ts';
import type { RecordingFile, RecordingReader } from '../../ports/recording-reader.ts';
import type { ChildOutput, WorkFile } from './child-work.ts';
import type { ReadingProcesses } from './reading-processes.ts';
import type { RecordingTask } from './recording-messages.ts';

export interface RecordingReaderOptions {
  /** Where copies lie while they are written and used; what a killed server left there goes with the first one. */
  folder: string;
  /** Path of ffmpeg on this machine, if there is one. */
  ffmpeg: string | null;
}
type Told<Kind extends ChildOutput['kind']> = Extract<ChildOutput, { kind: Kind }>;

/** Reads recordings in child processes. */
export function processRecordingReader(
  processes: ReadingProcesses,
  { folder, ffmpeg }: RecordingReaderOptions,
): RecordingReader {
  let emptied: Promise<unknown> | undefined;

  async function* outputs(task: RecordingTask, file: RecordingFile, signal: AbortSignal) {
    try {
      yield* processes.work(task, asWorkFile(file), signal);
    } catch (error) {
      throw error instanceof ParseFailure ? asRecordingFailure(error) : error;
    }
  }

  /** What a child tells in the end; listening to the end keeps it for the next recording. */
  async function ask<Kind extends ChildOutput['kind']>(
    kind: Kind,
    task: RecordingTask,
    file: RecordingFile,
    signal: AbortSignal,
    onOther: (output: ChildOutput) => void | Promise<void> = () => {},
  ): Promise<Told<Kind>> {
    let told: Told<Kind> | undefined;
    for await (const output of outputs(task, file, signal)) {
      if (output.kind === kind) told = output as Told<Kind>;
      else await onOther(output);
    }
    if (!told) throw new RecordingFailure('file_damaged');
    return told;
  }

  return {
    hasFfmpeg: ffmpeg !== null,

    async probe(file, signal) {
      return (await ask('shape', { task: 'probe', hasFfmpeg: ffmpeg !== null }, file, signal)).shape;
    },

    async readLoudness(file, decodedBy, signal, onProgress) {
      const task: RecordingTask =
        decodedBy === 'ffmpeg' && ffmpeg ? { task: 'listen_ffmpeg', ffmpeg } : { task: 'listen' };
      const told = await ask('loudness', task, file, signal, (output) => {
        if (output.kind === 'progress') onProgress?.(output.done);
      });
      return unpackLoudness(told);
    },

    async cutPiece(file, { startMs, endMs }, bytesMax, signal) {
      const { kind: _, ...cut } = await ask(
        'cut',
        { task: 'cut', form: 'piece', startMs, endMs, bytesMax },
        file,
        signal,
      );
      return cut;
    },

    async cutPassage(file, { startMs, endMs }, bytesMax, signal) {
      const { kind: _, ...cut } = await ask(
        'cut',
        { task: 'cut', form: 'passage', startMs, endMs, bytesMax },
        file,
        signal,
      );
      return cut;
    },

    async withPlayableCopy(file, keepVideo, signal, use, onProgress) {
      emptied ??= rm(folder, { recursive: true, force: true });
      await emptied;
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const path = join(folder, randomUUID());
      try {
        const copy = await writeCopy(
          path,
          (onOther) => ask('copy', { task: 'play', keepVideo }, file, signal, onOther),
          onProgress,
        );
        return await use(path, copy);
      } finally {
        await rm(path, { force: true });
      }
    },
  };
}

const asWorkFile = (file: RecordingFile): WorkFile =>
  'path' in file ? file : { name: file.name, path: '', ranges: { bytes: file.bytes, read: file.read } };

async function writeCopy(
  path: string,
  listen: (onOther: (output: ChildOutput) => Promise<void>) => Promise<PlayableCopy>,
  onProgress: ((writtenBytes: number) => void) | undefined,
): Promise<PlayableCopy> {
  const target = await open(path, 'wx', 0o600);
  try {
    const { mediaType, extension } = await listen(async (output) => {
      if (output.kind === 'progress') onProgress?.(output.done);
      if (output.kind !== 'chunk') return;
      for (let at = 0; at < output.content.length; )
        at += (await target.write(output.content, at, output.content.length - at, output.position + at))
          .bytesWritten;
    });
    return { mediaType, extension };
  } catch (error) {
    const isFull = (error as NodeJS.ErrnoException).code === 'ENOSPC';
    throw isFull ? new AppError('disk_full', {}, { cause: error }) : error;
  } finally {
    await target.close();
  }
}

/** The child may have been taken over by what it read: what it counted is counted again. */
function unpackLoudness({ durationMs, stepMs, points, measuredBy, content }: Told<'loudness'>): Loudness {
  if (points > content.length || (content.length - points) % 8 !== 0)
    throw new RecordingFailure('file_damaged');
  const silences: [number, number][] = [];
  for (let at = points; at < content.length; at += 8)
    silences.push([content.readUInt32LE(at), content.readUInt32LE(at + 4)]);
  return { durationMs, stepMs, measuredBy, peaks: new Uint8Array(content.subarray(0, points)), silences };
}

function asRecordingFailure(failure: ParseFailure): RecordingFailure {
  const code = RECORDING_FAILURES.find((known) => known === failure.code) ?? 'file_damaged';
  return new RecordingFailure(code, failure.values, { cause: failure });
}
