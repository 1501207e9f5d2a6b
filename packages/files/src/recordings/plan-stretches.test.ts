import { describe, expect, test } from 'vitest';
import { planStretches } from './plan-stretches.ts';
import { readSpeech } from './read-speech.ts';
import { makeWave, type Passage, soundNamed, sourceOf } from './testing/make-wave.ts';

const { signal } = new AbortController();
const speechOf = (content: Uint8Array, name: string, bytesMax = 64_000_000) =>
  readSpeech(sourceOf(content, name), { signal, ffmpeg: null, bytesMax });
async function stretchesOf(passages: readonly Passage[]) {
  const speech = new Uint8Array(await speechOf(makeWave(passages, 16_000), 'a.wav'));
  return planStretches(new Int16Array(speech.buffer, 0, speech.length >> 1));
}
const spoken = (ms: number) => ({ ms, amplitude: 0.3 });
const silent = (ms: number) => ({ ms, amplitude: 0 });

describe('what a recogniser on this machine hears of a piece', () => {
  test('silence at the ends is left out but for a breath', async () => {
    const [only, ...rest] = await stretchesOf([silent(2000), spoken(3000), silent(2000)]);
    expect(rest).toEqual([]);
    expect(Math.abs((only?.startMs ?? 0) - 1800)).toBeLessThan(40);
    expect(Math.abs((only?.endMs ?? 0) - 5200)).toBeLessThan(40);
  });

  test('nothing but silence is nothing to hear', async () => {
    expect(await stretchesOf([silent(30_000)])).toEqual([]);
  });

  test('a long piece is cut in its pauses, and no stretch is longer than a model hears', async () => {
    const talk = Array.from({ length: 8 }, () => [spoken(9000), silent(1000)]).flat();
    const stretches = await stretchesOf(talk);
    expect(stretches.length).toBeGreaterThan(3);
    for (const { startMs, endMs } of stretches) {
      expect(endMs - startMs).toBeLessThanOrEqual(25_000);
      // It begins and ends near a pause.
      expect(startMs % 10_000 < 300 || startMs % 10_000 > 8900).toBe(true);
    }
    const heardMs = stretches.reduce((sum, { startMs, endMs }) => sum + endMs - startMs, 0);
    expect(heardMs).toBeGreaterThan(72_000);
  });

  test('somebody who never pauses is cut hard, and nothing is heard twice', async () => {
    const stretches = await stretchesOf([spoken(60_000)]);
    expect(stretches.map(({ startMs, endMs }) => [startMs, endMs])).toEqual([
      [0, 25_000],
      [25_000, 50_000],
      [50_000, expect.closeTo(60_000, -2)],
    ]);
  });
});

describe('the sound of a piece', () => {
  test.each(['tones.mp3', 'tones.opus', 'tones.webm', 'tones.flac'])(
    'of %s is decoded to 16 kHz',
    async (name) => {
      const seconds = (await speechOf(await soundNamed(name), name)).length / 32_000;
      expect(Math.abs(seconds - 2.4)).toBeLessThan(0.15);
    },
  );

  test.each([
    ['tones.ogg', 'vorbis'],
    ['tones.m4a', 'aac'],
  ])('of %s is told as what nothing here decodes', async (name, codec) => {
    await expect(speechOf(await soundNamed(name), name)).rejects.toMatchObject({
      code: 'recording_unsupported',
      values: { codec },
    });
  });

  test('that is longer than a piece may be is refused', async () => {
    await expect(speechOf(makeWave([spoken(3000)], 16_000), 'a.wav', 40_000)).rejects.toMatchObject({
      code: 'recording_cut_too_large',
    });
  });
});
