import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { withRecording } from '../open-recording.ts';
import { soundNamed, sourceOf } from '../testing/make-wave.ts';
import { flacDecoder } from './decode-flac.ts';
import { readBatches } from './read-sound.ts';

async function framesOf(content: Uint8Array) {
  return withRecording(sourceOf(content, 'a.flac'), async (recording) => {
    if (recording.kind !== 'media') throw new Error('No media.');
    const packets: Uint8Array[] = [];
    for await (const batch of readBatches(recording, 0)) packets.push(...batch.map(({ data }) => data));
    return { packets, head: Buffer.from(recording.config.description as Uint8Array) };
  });
}
/** MD5 of the samples, as the encoder wrote it into the head of the stream. */
const ofStream = (content: Buffer) => content.subarray(8 + 18, 8 + 34).toString('hex');

test('all samples of a stream are those that its encoder took the checksum of', async () => {
  const content = Buffer.from(await soundNamed('tones.flac'));
  const { packets, head } = await framesOf(content);
  const { channels, sampleRate } = flacDecoder(head)(packets);
  const samples = Buffer.alloc((channels[0]?.length ?? 0) * channels.length * 2);
  channels.forEach((channel, number) => {
    channel.forEach((sample, at) => {
      samples.writeInt16LE(Math.round(sample * 32_768), (at * channels.length + number) * 2);
    });
  });
  expect(createHash('md5').update(samples).digest('hex')).toBe(ofStream(content));
  expect((channels[0]?.length ?? 0) / sampleRate).toBeCloseTo(2.4, 1);
});

test('a damaged frame is a silence of its length, and nothing but damaged ones is an error', async () => {
  const { packets, head } = await framesOf(await soundNamed('tones.flac'));
  const decode = flacDecoder(head);
  const whole = decode(packets).channels[0] ?? new Float32Array();
  const [first = new Uint8Array(), second = new Uint8Array(), ...others] = packets;
  const size = decode([first]).channels[0]?.length ?? 0;
  const broken = Uint8Array.from(second, (byte, at) => (at === 20 ? byte ^ 0x40 : byte));
  const heard = decode([first, broken, ...others]).channels[0] ?? new Float32Array();
  expect(heard).toHaveLength(whole.length);
  expect(heard.subarray(size, 2 * size).every((sample) => sample === 0)).toBe(true);
  expect(heard.subarray(2 * size)).toEqual(whole.subarray(2 * size));
  for (const bad of [broken, second.subarray(0, 30), new Uint8Array(), new Uint8Array(5000).fill(255)])
    expect(() => decode([bad])).toThrow();
});

test.each([
  ['left and side', 8],
  ['side and right', 9],
  ['middle and side', 10],
] as const)('two channels kept as %s come apart', (_, assignment) => {
  // Verbatim subframes of 16 samples of 8 bits; the side has one bit more.
  const left = Array.from({ length: 16 }, (_, at) => at * 5 - 40);
  const right = left.map((sample, at) => Math.max(-128, sample - at * at));
  const side = left.map((sample, at) => sample - (right[at] ?? 0));
  const middle = left.map((sample, at) => (sample + (right[at] ?? 0)) >> 1);
  const kept = { 8: [left, side], 9: [side, right], 10: [middle, side] }[assignment];
  const isSide = (channel: number) => (assignment === 9 ? channel === 0 : channel === 1);
  let bits = `11111111111110000110${'0000'}${assignment.toString(2).padStart(4, '0')}0010`;
  bits += '00000000' + '00001111' + '00000000';
  kept.forEach((samples, channel) => {
    const width = isSide(channel) ? 9 : 8;
    bits += '00000010';
    for (const sample of samples) bits += (sample & (2 ** width - 1)).toString(2).padStart(width, '0');
  });
  const bytes = (bits.padEnd(Math.ceil(bits.length / 8) * 8, '0').match(/.{8}/g) ?? []).map((byte) =>
    Number.parseInt(byte, 2),
  );
  const frame = Buffer.from([...bytes, 0, 0]);
  frame.writeUInt16BE(crcOf(bytes), bytes.length);
  const head = Buffer.concat([Buffer.from('fLaC'), Buffer.alloc(4), Buffer.alloc(34)]);
  head.writeUIntBE(8000 << 4, 8 + 10, 3);
  const { channels, sampleRate } = flacDecoder(head)([frame]);
  expect(sampleRate).toBe(8000);
  expect(channels.map((samples) => [...samples].map((sample) => Math.round(sample * 128)))).toEqual([
    left,
    right,
  ]);
});

/** CRC-16 by its definition: x^16 + x^15 + x^2 + 1. */
function crcOf(bytes: readonly number[]): number {
  let value = 0;
  for (const byte of bytes)
    for (let bit = 7; bit >= 0; bit -= 1) {
      const isSet = ((value >> 15) ^ (byte >> bit)) & 1;
      value = ((value << 1) & 0xffff) ^ (isSet ? 0x8005 : 0);
    }
  return value;
}
