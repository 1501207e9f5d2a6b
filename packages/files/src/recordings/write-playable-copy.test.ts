import { expect, test } from 'vitest';
import { probeRecording } from './probe-recording.ts';
import { makeWave, soundNamed, sourceOf } from './testing/make-wave.ts';
import { writePlayableCopy } from './write-playable-copy.ts';

async function copyOf(content: Uint8Array, name: string, keepVideo: boolean) {
  let file = Buffer.alloc(0);
  const copy = await writePlayableCopy(sourceOf(content, name), {
    signal: new AbortController().signal,
    keepVideo,
    onProgress() {},
    async write(bytes, position) {
      if (position + bytes.length > file.length)
        file = Buffer.concat([file, Buffer.alloc(position + bytes.length - file.length)]);
      file.set(bytes, position);
    },
  });
  return {
    ...copy,
    shape: await probeRecording(sourceOf(file, `a.${copy.extension}`), { hasFfmpeg: false }),
  };
}

test.each([
  ['video.mkv', true, 'video/mp4', ['aac', 'avc']],
  ['video.mkv', false, 'audio/mp4', ['aac']],
  ['tones.aac', true, 'audio/mp4', ['aac']],
])('%s (pictures kept: %s) is packed anew as %s', async (name, keepVideo, mediaType, codecs) => {
  const copy = await copyOf(await soundNamed(name), name, keepVideo);
  expect(copy.mediaType).toBe(mediaType);
  expect(copy.shape.tracks.map(({ codec }) => codec)).toEqual(codecs);
  expect(copy.shape).toMatchObject({ playback: 'as_it_is', isNamedRight: true });
  expect(Math.abs(copy.shape.durationMs - 2400)).toBeLessThan(120);
});

test('what browsers do not decode is decoded to WAV: 32 channels, AMR', async () => {
  const wide = await copyOf(makeWave([{ ms: 500, amplitude: 0.5 }], 48_000, 32), 'a.wav', true);
  expect(wide.shape).toMatchObject({ container: 'wav', playback: 'as_it_is' });
  expect(Math.abs(wide.shape.durationMs - 500)).toBeLessThan(10);
  const frames = Buffer.concat(Array.from({ length: 50 }, () => Buffer.from([0x7c])));
  const phone = await copyOf(Buffer.concat([Buffer.from('#!AMR\n'), frames]), 'a.amr', false);
  expect(phone.shape.container).toBe('wav');
});

test('what cannot be played in any way is said to be so', async () => {
  await expect(copyOf(await soundNamed('tones.mkv'), 'a.mkv', true)).rejects.toMatchObject({
    code: 'recording_unsupported',
    values: { codec: 'ac3' },
  });
});
