import { describe, expect, test } from 'vitest';
import { probeRecording } from './probe-recording.ts';
import { makeWave, soundNamed, sourceOf } from './testing/make-wave.ts';

const probe = (content: Uint8Array | string, name: string, hasFfmpeg = false) =>
  probeRecording(sourceOf(content, name), { hasFfmpeg });
const tone = makeWave([{ ms: 500, amplitude: 0.3 }]);

describe('what a recording is', () => {
  test.each([
    ['tones.mp3', 'mp3', 'mp3', 'as_it_is', 'samples'],
    ['plain.mp3', 'mp3', 'mp3', 'as_it_is', 'samples'],
    ['tones.m4a', 'mp4', 'aac', 'as_it_is', 'packet_sizes'],
    ['tones.aac', 'adts', 'aac', 'repacked', 'packet_sizes'],
    ['tones.opus', 'ogg', 'opus', 'as_it_is', 'samples'],
    ['tones.ogg', 'ogg', 'vorbis', 'as_it_is', 'packet_sizes'],
    ['tones.webm', 'webm', 'opus', 'as_it_is', 'samples'],
    ['tones.flac', 'flac', 'flac', 'as_it_is', 'samples'],
    ['tones.mkv', 'matroska', 'ac3', 'none', 'packet_sizes'],
    ['video.mkv', 'matroska', 'aac', 'repacked', 'packet_sizes'],
    ['video.webm', 'webm', 'opus', 'as_it_is', 'samples'],
    ['uneven.mp4', 'mp4', 'aac', 'as_it_is', 'packet_sizes'],
  ])('%s is %s with %s, played %s', async (name, container, codec, playback, decodedBy) => {
    const shape = await probe(await soundNamed(name), name);
    expect(shape).toMatchObject({ container, playback, decodedBy, isNamedRight: true });
    expect(shape.tracks[shape.audioTrack]).toMatchObject({ kind: 'audio', codec, channels: 1 });
    expect(shape.durationMs).toBeGreaterThan(2300);
    expect(shape.durationMs).toBeLessThan(2600);
    expect(shape.pieceBytesPerSecond).toBeGreaterThan(1000);
  });

  test('what the device wrote is told', async () => {
    const { device } = await probe(await soundNamed('tones.m4a'), 'tones.m4a');
    expect(device).toMatchObject({ make: 'Acme', model: 'Pocket 3', createdAt: '2026-03-01T09:30:00Z' });
  });

  test('AAC is decoded by ffmpeg where the machine has it', async () => {
    expect((await probe(await soundNamed('tones.m4a'), 'a.m4a', true)).decodedBy).toBe('ffmpeg');
  });

  test('a wrong extension is told, and does not mislead', async () => {
    expect(await probe(tone, '录音.mp3')).toMatchObject({
      container: 'wav',
      extension: 'wav',
      isNamedRight: false,
    });
    expect((await probe(await soundNamed('plain.mp3'), 'a.m4a')).container).toBe('mp3');
  });

  test('192 kHz and 32 channels are read; too many channels for a browser are played decoded', async () => {
    const wide = await probe(makeWave([{ ms: 50, amplitude: 0.3 }], 192_000, 32), 'a.wav');
    expect(wide.tracks[0]).toMatchObject({ sampleRate: 192_000, channels: 32 });
    expect(wide).toMatchObject({ durationMs: 50, playback: 'decoded', decodedBy: 'samples' });
  });

  test('frames of a phone in AMR are counted', async () => {
    const frames = Buffer.concat(Array.from({ length: 100 }, () => Buffer.from([0x7c])));
    const shape = await probe(Buffer.concat([Buffer.from('#!AMR\n'), frames]), 'a.amr');
    expect(shape).toMatchObject({
      container: 'amr',
      durationMs: 2000,
      playback: 'decoded',
      isNamedRight: true,
    });
  });
});

describe('what is no recording', () => {
  const refusal = (content: Uint8Array | string, name: string) =>
    probe(content, name).then(
      () => 'nothing',
      (error: { code?: string }) => error.code,
    );

  test.each([
    ['m3u8', '#EXTM3U\n#EXT-X-VERSION:3\nhttp://192.168.1.1/a.ts\n'],
    ['m3u', '\uFEFF#EXTM3U\r\n/etc/passwd\r\n'],
    ['list of addresses', 'http://example.test/a.mp3\n'],
    ['pls', '[playlist]\nFile1=http://example.test/a.mp3\n'],
    ['cue', 'REM GENRE Speech\nPERFORMER "x"\nFILE "/etc/passwd" WAVE\n'],
    ['bare cue', 'FILE "a.wav" WAVE\n'],
    ['asx', '<ASX version="3.0"><ENTRY><REF HREF="http://example.test/"/></ENTRY></ASX>'],
    ['xspf', '<?xml version="1.0"?>\n<!-- a -->\n<playlist version="1"><trackList/></playlist>'],
    ['dash', '<?xml version="1.0"?><MPD xmlns="urn:mpeg:dash:schema:mpd:2011"/>'],
    ['smil', '<smil><body><audio src="file:///etc/passwd"/></body></smil>'],
    ['concat', "ffconcat version 1.0\nfile '/etc/passwd'\n"],
    ['concat without a head', "# comment\nfile '/etc/passwd'\n"],
  ])('a playlist (%s) is refused and never opened, whatever its name', async (_, content) => {
    expect(await refusal(content, 'meeting.mp3')).toBe('recording_playlist');
  });

  test('0 bytes, text, pictures without sound and locked files are each called what they are', async () => {
    expect(await refusal('', 'a.mp3')).toBe('empty_file');
    expect(await refusal('本院认为，', 'a.mp3')).toBe('recording_unsupported');
    expect(await refusal(await soundNamed('silent.mp4'), 'a.mp4')).toBe('recording_no_audio');
    expect(await refusal(await soundNamed('locked.mp4'), 'a.mp4')).toBe('recording_encrypted');
  });

  test('a file that was cut off before its index, or whose head is spoilt, is damaged: neither silent nor text', async () => {
    const mp4 = await soundNamed('tones.m4a');
    const moov = mp4.indexOf('moov');
    expect(await refusal(Buffer.concat([mp4.subarray(0, 32), Buffer.alloc(4000, 7)]), 'a.m4a')).toBe(
      'file_damaged',
    );
    expect(moov).toBeGreaterThan(0);
    expect(await refusal(mp4.subarray(0, moov + 40), 'a.m4a')).toBe('file_damaged');
    const spoilt = Buffer.from(Array.from({ length: 9000 }, (_, at) => (at * 37) % 256));
    expect(await refusal(spoilt, 'a.wav')).toBe('file_damaged');
    expect(await refusal(spoilt, 'a.bin')).toBe('recording_unsupported');
    expect(await refusal(Buffer.concat([Buffer.from('%PDF-1.7'), spoilt]), 'a.mp3')).toBe(
      'recording_unsupported',
    );
  });

  test('a container that is known but not read is named', async () => {
    await expect(probe('RIFF\0\0\0\0AVI LIST', 'a.avi')).rejects.toMatchObject({
      code: 'recording_unsupported',
      values: { container: 'avi' },
    });
  });

  test.each(['tones.m4a', 'tones.flac', 'tones.ogg', 'tones.opus', 'tones.webm', 'video.mkv'])(
    'a broken header of %s is a damaged file or one without sound, never another failure',
    async (name) => {
      const whole = await soundNamed(name);
      for (let bytes = 8; bytes < Math.min(whole.length, 1600); bytes += 61) {
        const code = await refusal(whole.subarray(0, bytes), name);
        expect(code, `${bytes} bytes`).toMatch(
          /^(?:nothing|file_damaged|recording_(?:no_audio|unsupported))$/,
        );
        const broken = Buffer.from(whole);
        broken.fill(0xff, bytes, bytes + 16);
        expect(await refusal(broken, name), `broken at ${bytes}`).toMatch(
          /^(?:nothing|file_damaged|recording_(?:no_audio|unsupported|encrypted))$/,
        );
      }
    },
  );
});
