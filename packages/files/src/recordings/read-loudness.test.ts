import { describe, expect, test } from 'vitest';
import { POINTS_MAX } from './loudness.ts';
import { readLoudness } from './read-loudness.ts';
import { makeWave, soundNamed, sourceOf, waveHead } from './testing/make-wave.ts';

const { signal } = new AbortController();
const listen = (content: Uint8Array, name: string, zeros = 0, reached: number[] = []) =>
  readLoudness(sourceOf(content, name, zeros), {
    signal,
    ffmpeg: null,
    onProgress: (ms) => void reached.push(ms),
  });
const SPOKEN = [
  { ms: 1000, amplitude: 0.4 },
  { ms: 800, amplitude: 0.001 },
  { ms: 1200, amplitude: 0.2 },
];

describe('the loudness of a recording', () => {
  test('peaks stand at their times, and the pause between two tones is a silence', async () => {
    const { peaks, stepMs, silences, durationMs, measuredBy } = await listen(
      makeWave(SPOKEN, 44_100, 2),
      'a.wav',
    );
    expect({ stepMs, durationMs, measuredBy }).toEqual({
      stepMs: 50,
      durationMs: 3000,
      measuredBy: 'samples',
    });
    expect(peaks).toHaveLength(60);
    expect(peaks[5]).toBeGreaterThan(95);
    expect(peaks[25]).toBeLessThan(3);
    expect(peaks[50]).toBeGreaterThan(45);
    expect(silences).toEqual([[1000, 1800]]);
  });

  test.each(['tones.mp3', 'plain.mp3', 'tones.opus', 'tones.webm', 'video.webm', 'tones.flac'])(
    'the silence of %s is found by its samples',
    async (name) => {
      const { silences, measuredBy } = await listen(await soundNamed(name), name);
      expect(measuredBy).toBe('samples');
      expect(silences).toHaveLength(1);
      const [[startMs, endMs] = [0, 0]] = silences;
      expect(Math.abs(startMs - 800)).toBeLessThan(120);
      expect(Math.abs(endMs - 1600)).toBeLessThan(120);
    },
  );

  test.each(['tones.m4a', 'tones.aac', 'video.mkv', 'uneven.mp4', 'tones.ogg'])(
    'sound that is not decoded here (%s) is guessed from the sizes of its packets, and said so',
    async (name) => {
      const { silences, peaks, measuredBy } = await listen(await soundNamed(name), name);
      expect(measuredBy).toBe('packet_sizes');
      expect(silences).toHaveLength(1);
      expect(silences[0]?.[0]).toBeGreaterThan(600);
      expect(silences[0]?.[1]).toBeLessThan(1700);
      expect(Math.max(...peaks)).toBeGreaterThan(200);
    },
  );

  test('ten hours of silence are one silence and few points', async () => {
    const seconds = 36_000;
    const reached: number[] = [];
    const data = seconds * 1000 * 2;
    const loudness = await listen(waveHead(data, 1000, 1), 'a.wav', data, reached);
    expect(loudness.durationMs).toBe(seconds * 1000);
    expect(loudness.silences).toEqual([[0, seconds * 1000]]);
    expect(loudness.peaks.length).toBeLessThanOrEqual(POINTS_MAX);
    expect(loudness.peaks.length).toBe((seconds * 1000) / loudness.stepMs);
    expect(reached.length).toBeGreaterThan(100);
    expect(reached).toEqual(reached.toSorted((a, b) => a - b));
  });

  test('192 kHz and 32 channels are heard', async () => {
    const { silences, durationMs } = await listen(makeWave(SPOKEN, 192_000, 32), 'a.wav');
    expect(durationMs).toBe(3000);
    expect(silences).toEqual([[1000, 1800]]);
  });

  test('a tone without a pause has no silence', async () => {
    expect((await listen(makeWave([{ ms: 3000, amplitude: 0.3 }]), 'a.wav')).silences).toEqual([]);
  });

  test('a recording that was cut off is heard up to there', async () => {
    const whole = await soundNamed('tones.mp3');
    const { durationMs } = await listen(whole.subarray(0, whole.length / 2), 'a.mp3');
    expect(durationMs).toBeGreaterThan(700);
    expect(durationMs).toBeLessThan(2000);
  });

  test('bytes that are broken in the middle break nothing else', async () => {
    for (const name of ['tones.mp3', 'tones.flac', 'tones.webm']) {
      const broken = await soundNamed(name);
      for (let at = broken.length >> 1; at < (broken.length >> 1) + 400; at += 1) broken[at] = (at * 7) & 255;
      expect((await listen(broken, name)).durationMs, name).toBeGreaterThan(700);
    }
  });

  test('an Ogg file whose pages of sound are broken has no sound left', async () => {
    const broken = await soundNamed('tones.opus');
    broken.fill(0xff, 100, 1200);
    await expect(listen(broken, 'a.opus')).rejects.toMatchObject({ code: 'recording_no_audio' });
  });

  test('one that is not wanted any more stops', async () => {
    const stop = new AbortController();
    const data = 3600 * 1000 * 2;
    const listening = readLoudness(sourceOf(waveHead(data, 1000, 1), 'a.wav', data), {
      signal: stop.signal,
      ffmpeg: null,
      onProgress: () => stop.abort(new Error('not wanted')),
    });
    await expect(listening).rejects.toThrow('not wanted');
  });
});
