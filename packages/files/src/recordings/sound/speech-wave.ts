import type { SoundBlock } from './read-sound.ts';

/** What speech is recognised from: 16 kHz, one channel, 16 bits. */
export const WAVE_RATE = 16_000;
const HEADER_BYTES = 44;
/** Zero crossings of the filter to each side, and places between two samples for which it is known. */
const CROSSINGS = 12;
const PHASES = 256;
/** Of the lower of both rates: what is above would be heard as something else. */
const PASSED = 0.92;

/** The head of a WAV file. A length of null is that of a stream whose end nobody knows. */
export function waveHeader(sampleRate: number, channels: number, dataBytes: number | null): Buffer {
  const header = Buffer.alloc(HEADER_BYTES);
  header.write('RIFF', 0, 'latin1');
  header.writeUInt32LE(dataBytes === null ? 0xffffffff : Math.min(0xffffffff, dataBytes + 36), 4);
  header.write('WAVEfmt ', 8, 'latin1');
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(channels, 22);
  header.writeUInt32LE(sampleRate, 24);
  header.writeUInt32LE(sampleRate * channels * 2, 28);
  header.writeUInt16LE(channels * 2, 32);
  header.writeUInt16LE(16, 34);
  header.write('data', 36, 'latin1');
  header.writeUInt32LE(dataBytes === null ? 0xffffffff : Math.min(0xffffffff, dataBytes), 40);
  return header;
}

/** Mixes blocks down to one channel of 16 kHz, holding no more than a block. Holes between blocks stay as long as they are. */
export async function* toSpeech(blocks: AsyncIterable<SoundBlock>, startMs: number): AsyncGenerator<Buffer> {
  let filter: Resampler | null = null;
  let written = 0;
  for await (const { channels, sampleRate, atMs } of blocks) {
    const missing = Math.round(((atMs - startMs) * WAVE_RATE) / 1000) - written;
    if (missing > WAVE_RATE / 4)
      for (let left = missing; left > 0; left -= WAVE_RATE) {
        const silent = Math.min(left, WAVE_RATE);
        written += silent;
        yield Buffer.alloc(silent * 2);
      }
    if (filter?.rate !== sampleRate) filter = new Resampler(sampleRate);
    const speech = filter.push(mixDown(channels));
    written += speech.length / 2;
    if (speech.length > 0) yield speech;
  }
}

function mixDown(channels: readonly Float32Array[]): Float32Array {
  const [first = new Float32Array()] = channels;
  if (channels.length === 1) return first;
  const mixed = new Float32Array(first.length);
  for (const samples of channels)
    for (let at = 0; at < mixed.length; at += 1) mixed[at] = (mixed[at] ?? 0) + (samples[at] ?? 0);
  for (let at = 0; at < mixed.length; at += 1) mixed[at] = (mixed[at] ?? 0) / channels.length;
  return mixed;
}

/** A windowed sinc. Its delay is that of half the filter, less than a millisecond of speech. */
class Resampler {
  readonly rate: number;
  readonly #step: number;
  readonly #taps: number;
  readonly #filters: Float32Array[];
  #held = new Float32Array();
  #place = 0;

  constructor(rate: number) {
    this.rate = rate;
    this.#step = rate / WAVE_RATE;
    const cutoff = Math.min(1, 1 / this.#step) * PASSED;
    const half = Math.ceil(CROSSINGS / cutoff);
    this.#taps = half * 2;
    this.#filters = Array.from({ length: PHASES }, (_, phase) => makeFilter(half, cutoff, phase / PHASES));
  }

  push(samples: Float32Array): Buffer {
    const input = new Float32Array(this.#held.length + samples.length);
    input.set(this.#held);
    input.set(samples, this.#held.length);
    const count = Math.max(0, Math.ceil((input.length - this.#taps - this.#place) / this.#step));
    const output = Buffer.alloc(count * 2);
    for (let index = 0; index < count; index += 1) {
      const whole = Math.floor(this.#place);
      const filter = this.#filters[Math.floor((this.#place - whole) * PHASES)] as Float32Array;
      let sum = 0;
      for (let tap = 0; tap < filter.length; tap += 1) sum += (filter[tap] ?? 0) * (input[whole + tap] ?? 0);
      output.writeInt16LE(Math.max(-32768, Math.min(32767, Math.round(sum * 32767))), index * 2);
      this.#place += this.#step;
    }
    const used = Math.min(Math.floor(this.#place), input.length);
    this.#held = input.slice(used);
    this.#place -= used;
    return output;
  }
}

function makeFilter(half: number, cutoff: number, shift: number): Float32Array {
  const filter = new Float32Array(half * 2);
  let sum = 0;
  for (let tap = 0; tap < filter.length; tap += 1) {
    const x = tap - half + 1 - shift;
    const sinc = x === 0 ? 1 : Math.sin(Math.PI * cutoff * x) / (Math.PI * cutoff * x);
    const value = sinc * (0.5 + 0.5 * Math.cos((Math.PI * x) / (half + 1)));
    filter[tap] = value;
    sum += value;
  }
  return filter.map((value) => value / sum);
}
