import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeWave, soundNamed, waveHead } from '@mingfa/files/recordings/testing/make-wave';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RecordingReader } from '../../ports/recording-reader.ts';
import { silentLogger } from '../../runtime/silent-logger.ts';
import { childProgram } from './child-program.ts';
import { findFfmpeg } from './find-ffmpeg.ts';
import { type Lane, PROCESS_LIMITS, type ProcessLimits } from './process-limits.ts';
import { processRecordingReader } from './process-recording-reader.ts';
import { ReadingProcesses } from './reading-processes.ts';

const { signal } = new AbortController();
let folder: string;
let shared: RecordingReader;
const open: ReadingProcesses[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mingfa-recordings-'));
  // A child for each kind of work is started once.
  shared = readerWith();
});
afterAll(async () => {
  for (const processes of open) await processes.close();
  await rm(folder, { recursive: true, force: true });
});

function readerWith(
  processLimits: Partial<Record<Lane, Partial<ProcessLimits>>> = {},
  ffmpeg: string | null = null,
): RecordingReader {
  const processes = new ReadingProcesses({
    workFolder: join(folder, `work-${open.length}`),
    logger: silentLogger,
    processLimits,
    fileBytesMax: 100,
  });
  open.push(processes);
  return processRecordingReader(processes, { folder: join(folder, 'copies'), ffmpeg });
}
async function fileOf(name: string, content?: Uint8Array) {
  const path = join(folder, crypto.randomUUID());
  await writeFile(path, content ?? (await soundNamed(name)));
  return { path, name };
}
const rangesOf = (name: string, content: Buffer, zeros = 0, read: number[] = []) => ({
  name,
  bytes: content.length + zeros,
  async read(start: number, end: number) {
    read.push(end - start);
    const part = Buffer.alloc(end - start);
    content.copy(part, 0, Math.min(start, content.length), Math.min(end, content.length));
    return part;
  },
});

describe('recordings read in child processes', () => {
  test('one is probed, listened to, cut and copied, whatever its length beside a document', async () => {
    const reader = shared;
    const file = await fileOf('video.mkv');
    const shape = await reader.probe(file, signal);
    expect(shape).toMatchObject({ container: 'matroska', playback: 'repacked' });
    const loudness = await reader.readLoudness(file, shape.decodedBy, signal);
    expect(loudness.measuredBy).toBe('packet_sizes');
    expect(loudness.peaks).toHaveLength(Math.ceil(loudness.durationMs / 50));
    expect(loudness.silences).toHaveLength(1);
    const piece = await reader.cutPiece(file, { startMs: 0, endMs: 1000 }, 25_000_000, signal);
    expect(piece).toMatchObject({ extension: 'm4a', startMs: 0 });
    expect(piece.content.length).toBeGreaterThan(500);
    const original = await readFile(file.path);
    const copied = await reader.withPlayableCopy(file, true, signal, async (path, copy) => ({
      ...copy,
      path,
      shape: await reader.probe({ path, name: `a.${copy.extension}` }, signal),
    }));
    expect(copied).toMatchObject({
      mediaType: 'video/mp4',
      shape: { container: 'mp4', playback: 'as_it_is' },
    });
    await expect(stat(copied.path)).rejects.toMatchObject({ code: 'ENOENT' });
    expect((await readFile(file.path)).equals(original)).toBe(true);
  });

  test('one that lies nowhere on disk is read by ranges, never whole', async () => {
    const reader = shared;
    const zeros = 1200 * 8000 * 2;
    const read: number[] = [];
    const file = rangesOf('long.wav', waveHead(zeros, 8000, 1), zeros, read);
    expect(await reader.probe(file, signal)).toMatchObject({ container: 'wav', durationMs: 1_200_000 });
    const before = read.length;
    const reached: number[] = [];
    const loudness = await reader.readLoudness(file, 'samples', signal, (ms) => reached.push(ms));
    expect(loudness.silences).toEqual([[0, 1_200_000]]);
    expect(reached.length).toBeGreaterThan(10);
    expect(read.length).toBeGreaterThan(before + 1);
    expect(Math.max(...read)).toBeLessThan(file.bytes);
    const small = rangesOf('a.mp3', await soundNamed('tones.mp3'));
    expect((await reader.cutPassage(small, { startMs: 0, endMs: 500 }, 1_000_000, signal)).extension).toBe(
      'mp3',
    );
  });

  test('a store that fails while it is read says so itself, and the next recording is read', async () => {
    const reader = shared;
    const gone = new Error('the store is gone');
    const file = { name: 'a.mp3', bytes: 5000, read: () => Promise.reject(gone) };
    await expect(reader.probe(file, signal)).rejects.toBe(gone);
    expect((await reader.probe(await fileOf('tones.mp3'), signal)).container).toBe('mp3');
  });

  test('what is no recording is refused with its reason, and the child stays', async () => {
    const reader = shared;
    const refusal = async (name: string, content?: Uint8Array) =>
      reader.probe(await fileOf(name, content), signal).then(
        () => null,
        (error: { name: string; code: string }) => `${error.name} ${error.code}`,
      );
    const playlist = Buffer.from('#EXTM3U\nhttp://127.0.0.1:9/secret.mp3\n');
    expect(await refusal('a.mp3', playlist)).toBe('RecordingFailure recording_playlist');
    expect(await refusal('a.mp3', Buffer.alloc(0))).toBe('RecordingFailure empty_file');
    expect(await refusal('locked.mp4')).toBe('RecordingFailure recording_encrypted');
    expect(await refusal('silent.mp4')).toBe('RecordingFailure recording_no_audio');
    expect(await refusal('a.m4a', Buffer.from('no recording'))).toBe(
      'RecordingFailure recording_unsupported',
    );
  });

  test('one that takes too long or too much is stopped', async () => {
    const slow = readerWith({ listen: { totalMs: 1 } });
    const file = await fileOf('a.wav', makeWave([{ ms: 60_000, amplitude: 0.3 }], 48_000));
    await expect(slow.readLoudness(file, 'samples', signal)).rejects.toMatchObject({
      name: 'RecordingFailure',
      code: 'parser_timeout',
    });
    const greedy = readerWith({ listen: { residentMegabytes: 1 } });
    const zeros = 3600 * 8000 * 2;
    const long = rangesOf('long.wav', waveHead(zeros, 8000, 1), zeros);
    await expect(greedy.readLoudness(long, 'samples', signal)).rejects.toMatchObject({
      code: 'parser_memory',
    });
  });

  test('one that is not wanted any more ends at once, with the reason it was given', async () => {
    const stop = new AbortController();
    const reason = new Error('not wanted');
    const zeros = 36_000 * 8000 * 2;
    const long = rangesOf('long.wav', waveHead(zeros, 8000, 1), zeros);
    const listening = shared.readLoudness(long, 'samples', stop.signal, () => stop.abort(reason));
    await expect(listening).rejects.toBe(reason);
  });

  test('a copy that nobody wants any more leaves nothing behind', async () => {
    const reader = shared;
    const file = await fileOf('video.mkv');
    await expect(
      reader.withPlayableCopy(file, true, signal, () => Promise.reject(new Error('not kept'))),
    ).rejects.toThrow('not kept');
    expect(await readdir(join(folder, 'copies'))).toEqual([]);
  });

  test('an ffmpeg that does not work is done without', async () => {
    const reader = readerWith({}, '/bin/false');
    const file = await fileOf('tones.m4a');
    const { decodedBy } = await reader.probe(file, signal);
    expect(decodedBy).toBe('ffmpeg');
    expect((await reader.readLoudness(file, decodedBy, signal)).measuredBy).toBe('packet_sizes');
  });

  test.skipIf(findFfmpeg(undefined) === null)('ffmpeg decodes AAC where it is installed', async () => {
    const reader = readerWith({}, findFfmpeg(undefined));
    const file = await fileOf('tones.m4a');
    const { measuredBy, silences } = await reader.readLoudness(file, 'ffmpeg', signal);
    expect(measuredBy).toBe('ffmpeg');
    expect(silences).toHaveLength(1);
    expect(Math.abs((silences[0]?.[0] ?? 0) - 800)).toBeLessThan(60);
  });

  test('only the child that hands sound to ffmpeg may start a program', () => {
    for (const lane of ['probe', 'listen', 'cut', 'play'] as const)
      expect(childProgram(lane, PROCESS_LIMITS[lane], '/x').args.join(' ')).not.toMatch(
        /--allow-(?:child-process|fs-write|addons|worker)/,
      );
    expect(childProgram('listen_ffmpeg', PROCESS_LIMITS.listen_ffmpeg, '/x').args).toContain(
      '--allow-child-process',
    );
    expect(findFfmpeg('none')).toBeNull();
    expect(findFfmpeg('/nowhere/ffmpeg')).toBeNull();
  });
});
