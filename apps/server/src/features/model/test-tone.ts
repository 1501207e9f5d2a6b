import type { SoundPiece } from '../../ports/transcriber.ts';

const RATE = 16_000;
const HEADER_BYTES = 44;

/** A second of a soft tone as WAV: 16 bits, one channel, 16 kHz. */
export function testTone(): SoundPiece {
  const content = Buffer.alloc(HEADER_BYTES + RATE * 2);
  content.write('RIFF', 0, 'latin1');
  content.writeUInt32LE(content.length - 8, 4);
  content.write('WAVEfmt ', 8, 'latin1');
  content.writeUInt32LE(16, 16);
  content.writeUInt16LE(1, 20);
  content.writeUInt16LE(1, 22);
  content.writeUInt32LE(RATE, 24);
  content.writeUInt32LE(RATE * 2, 28);
  content.writeUInt16LE(2, 32);
  content.writeUInt16LE(16, 34);
  content.write('data', 36, 'latin1');
  content.writeUInt32LE(RATE * 2, 40);
  for (let at = 0; at < RATE; at += 1)
    content.writeInt16LE(Math.round(3000 * Math.sin((2 * Math.PI * 440 * at) / RATE)), HEADER_BYTES + at * 2);
  return { fileName: 'test.wav', mediaType: 'audio/wav', content, durationMs: 1000 };
}
