import { describe, expect, test } from 'vitest';
import { cutPassage, cutPiece } from './cut-recording.ts';
import { probeRecording } from './probe-recording.ts';
import { readLoudness } from './read-loudness.ts';
import { makeWave, soundNamed, sourceOf } from './testing/make-wave.ts';

const { signal } = new AbortController();
const options = { signal, bytesMax: 1_000_000 };
const probe = (content: Uint8Array, name: string) =>
  probeRecording(sourceOf(content, name), { hasFfmpeg: false });

describe('a piece of a recording', () => {
  test.each([
    ['tones.mp3', 'mp3', 'mp3'],
    ['tones.m4a', 'm4a', 'aac'],
    ['tones.aac', 'm4a', 'aac'],
    ['tones.opus', 'ogg', 'opus'],
    ['tones.webm', 'ogg', 'opus'],
    ['tones.ogg', 'ogg', 'vorbis'],
    ['tones.flac', 'flac', 'flac'],
    ['video.mkv', 'm4a', 'aac'],
  ])('%s gives a file (%s) with its packets (%s) and its times', async (name, extension, codec) => {
    const cut = await cutPiece(
      sourceOf(await soundNamed(name), name),
      { startMs: 1000, endMs: 2000 },
      options,
    );
    expect(cut.extension).toBe(extension);
    expect(cut.startMs).toBeGreaterThanOrEqual(800);
    expect(cut.startMs).toBeLessThanOrEqual(1000);
    expect(cut.endMs).toBeGreaterThanOrEqual(1995);
    expect(cut.endMs).toBeLessThan(2150);
    const shape = await probe(Buffer.from(cut.content), `cut.${extension}`);
    expect(shape).toMatchObject({ isNamedRight: true, tracks: [{ codec }] });
    expect(Math.abs(shape.durationMs - (cut.endMs - cut.startMs))).toBeLessThan(150);
  });

  test.each(['tones.mp3', 'tones.opus', 'tones.webm'])(
    'the second tone of %s begins in the piece where its times say',
    async (name) => {
      const cut = await cutPiece(
        sourceOf(await soundNamed(name), name),
        { startMs: 1000, endMs: 2400 },
        options,
      );
      const { silences } = await readLoudness(sourceOf(cut.content, 'cut'), {
        signal,
        ffmpeg: null,
        onProgress() {},
      });
      expect(Math.abs((silences[0]?.[1] ?? 0) + cut.startMs - 1600)).toBeLessThan(120);
    },
  );

  test('plain samples come as one channel of 16 kHz, as long as they were', async () => {
    const wave = makeWave([{ ms: 2000, amplitude: 0.5 }], 44_100, 2);
    const cut = await cutPiece(sourceOf(wave, 'a.wav'), { startMs: 500, endMs: 1500 }, options);
    const shape = await probe(Buffer.from(cut.content), 'cut.wav');
    expect(shape.tracks[0]).toMatchObject({ codec: 'pcm-s16', sampleRate: 16_000, channels: 1 });
    expect(Math.abs(shape.durationMs - 1000)).toBeLessThan(10);
    const loudest = Math.max(...(await heard(cut.content)).peaks);
    expect(Math.abs(loudest - 127)).toBeLessThan(6);
  });

  test('sounds that 16 kHz cannot hold are not heard as others', async () => {
    const high = Buffer.from(makeWave([{ ms: 500, amplitude: 0 }], 48_000, 1));
    for (let frame = 0; frame < 24_000; frame += 1)
      high.writeInt16LE(
        Math.round(16_000 * Math.sin((2 * Math.PI * 12_000 * frame) / 48_000)),
        44 + frame * 2,
      );
    const cut = await cutPiece(sourceOf(high, 'a.wav'), { startMs: 100, endMs: 400 }, options);
    const { peaks } = await heard(cut.content);
    expect(Math.max(...peaks.slice(1, -1))).toBeLessThan(4);
  });

  test('one that would be too large is decoded to a smaller one, or refused', async () => {
    const wave = makeWave([{ ms: 3000, amplitude: 0.5 }]);
    const range = { startMs: 0, endMs: 3000 };
    await expect(
      cutPiece(sourceOf(wave, 'a.wav'), range, { signal, bytesMax: 50_000 }),
    ).rejects.toMatchObject({
      code: 'recording_cut_too_large',
    });
    const aac = sourceOf(await soundNamed('tones.m4a'), 'a.m4a');
    await expect(cutPiece(aac, range, { signal, bytesMax: 1000 })).rejects.toMatchObject({
      code: 'recording_cut_too_large',
    });
  });

  test('a time after the end is an empty cut', async () => {
    for (const name of ['tones.mp3', 'tones.opus'])
      await expect(
        cutPiece(sourceOf(await soundNamed(name), name), { startMs: 60_000, endMs: 61_000 }, options),
      ).rejects.toMatchObject({ code: 'recording_empty_cut' });
    const wave = sourceOf(makeWave([{ ms: 500, amplitude: 0.5 }]), 'a.wav');
    await expect(cutPiece(wave, { startMs: 900, endMs: 1000 }, options)).rejects.toMatchObject({
      code: 'recording_empty_cut',
    });
  });

  test('AMR of a phone comes as WAV', async () => {
    const frames = Buffer.concat(Array.from({ length: 100 }, () => Buffer.from([0x7c])));
    const amr = sourceOf(Buffer.concat([Buffer.from('#!AMR\n'), frames]), 'a.amr');
    const cut = await cutPiece(amr, { startMs: 500, endMs: 1500 }, options);
    expect(cut.extension).toBe('wav');
    expect(Math.abs(cut.endMs - cut.startMs - 1000)).toBeLessThan(10);
  });
});

test('a passage keeps the quality of plain samples', async () => {
  const wave = makeWave([{ ms: 2000, amplitude: 0.5 }], 44_100, 2);
  const cut = await cutPassage(sourceOf(wave, 'a.wav'), { startMs: 500, endMs: 1500 }, options);
  const shape = await probe(Buffer.from(cut.content), 'cut.wav');
  expect(shape.tracks[0]).toMatchObject({ sampleRate: 44_100, channels: 2 });
  expect(shape.durationMs).toBe(1000);
});

const heard = (content: Uint8Array) =>
  readLoudness(sourceOf(content, 'cut.wav'), { signal, ffmpeg: null, onProgress() {} });
