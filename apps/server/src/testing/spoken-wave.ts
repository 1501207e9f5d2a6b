const RATE = 8000;
const HEADER_BYTES = 44;

/** WAV of one channel, 8 bits, 8 kHz: a tone, then a silence, again and again, as somebody who speaks and pauses. */
export function spokenWave(seconds: number, { every = 10, pause = 2 } = {}): Buffer {
  const samples = Math.round(seconds * RATE);
  const wave = Buffer.alloc(HEADER_BYTES + samples, 128);
  wave.write('RIFF', 0, 'latin1');
  wave.writeUInt32LE(wave.length - 8, 4);
  wave.write('WAVEfmt ', 8, 'latin1');
  wave.writeUInt32LE(16, 16);
  wave.writeUInt16LE(1, 20);
  wave.writeUInt16LE(1, 22);
  wave.writeUInt32LE(RATE, 24);
  wave.writeUInt32LE(RATE, 28);
  wave.writeUInt16LE(1, 32);
  wave.writeUInt16LE(8, 34);
  wave.write('data', 36, 'latin1');
  wave.writeUInt32LE(samples, 40);
  for (let at = 0; at < samples; at += 1) {
    const isPause = (at / RATE) % every >= every - pause;
    if (!isPause) wave[HEADER_BYTES + at] = 128 + Math.round(60 * Math.sin((2 * Math.PI * 300 * at) / RATE));
  }
  return wave;
}
