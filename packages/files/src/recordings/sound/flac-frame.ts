import { FlacBits } from './flac-bits.ts';

/** What a stream says of itself, for frames that leave it out. */
export interface FlacStream {
  sampleRate: number;
  bitsPerSample: number;
}

/** A frame's samples as whole numbers, one array a channel. */
export interface FlacFrame extends FlacStream {
  channels: Float64Array[];
}

const SIZES = [0, 192, 576, 1152, 2304, 4608, 0, 0, 256, 512, 1024, 2048, 4096, 8192, 16_384, 32_768];
const RATES = [0, 88_200, 176_400, 192_000, 8000, 16_000, 22_050, 24_000, 32_000, 44_100, 48_000, 96_000];
const DEPTHS = [0, 8, 12, 0, 16, 20, 24, 32];
/** What is foretold of a sample by those before it, by order. */
const FIXED = [[], [1], [2, -1], [3, -3, 1], [4, -6, 4, -1]];

/**
 * Decodes one frame (RFC 9639, 9).
 * @throws Error where it is damaged: its checksum is another, or it ends too soon
 */
export function decodeFlacFrame(bytes: Uint8Array, stream: FlacStream): FlacFrame {
  const bits = new FlacBits(bytes);
  if (bits.take(15) !== 0x7ffc) throw new Error('No frame begins here.');
  bits.take(1);
  const [sizeCode, rateCode, assignment] = [bits.take(4), bits.take(4), bits.take(4)];
  const depthCode = bits.take(3);
  bits.take(1);
  // The number of the frame or sample, as UTF-8 writes characters.
  const first = bits.take(8);
  for (let more = first < 0x80 ? 0 : Math.clz32(~(first << 24)) - 1; more > 0; more -= 1) bits.take(8);
  const size = sizeCode === 6 ? bits.take(8) + 1 : sizeCode === 7 ? bits.take(16) + 1 : SIZES[sizeCode];
  const sampleRate = rateOf(rateCode, bits) || stream.sampleRate;
  bits.take(8);
  const bitsPerSample = DEPTHS[depthCode] || stream.bitsPerSample;
  if (!size || assignment > 10 || bitsPerSample < 4 || bitsPerSample > 32) throw new Error('A damaged head.');
  const count = assignment < 8 ? assignment + 1 : 2;
  const channels = Array.from({ length: count }, (_, channel) => {
    const isSide =
      (assignment === 9 && channel === 0) || ((assignment === 8 || assignment === 10) && channel === 1);
    return decodeSubframe(bits, size, bitsPerSample + (isSide ? 1 : 0));
  });
  const end = bits.alignedAt();
  if (bits.isOver || crc16(bytes, end) !== bits.take(16)) throw new Error('A damaged frame.');
  undoSides(channels, assignment);
  return { channels, sampleRate, bitsPerSample };
}

function rateOf(code: number, bits: FlacBits): number {
  if (code === 12) return bits.take(8) * 1000;
  if (code === 13) return bits.take(16);
  return code === 14 ? bits.take(16) * 10 : (RATES[code] ?? 0);
}

function decodeSubframe(bits: FlacBits, size: number, depth: number): Float64Array {
  bits.take(1);
  const type = bits.take(6);
  const wasted = bits.take(1) === 1 ? bits.takeUnary() + 1 : 0;
  const width = depth - wasted;
  if (width < 1) throw new Error('No bits are left.');
  const samples = new Float64Array(size);
  if (type === 0) samples.fill(bits.takeSigned(width));
  else if (type === 1) for (let at = 0; at < size; at += 1) samples[at] = bits.takeSigned(width);
  else if (type >= 8 && type <= 12) {
    takeWarmUp(bits, samples, type - 8, width);
    predict(bits, samples, FIXED[type - 8] ?? [], 0);
  } else if (type >= 32) {
    const order = type - 31;
    takeWarmUp(bits, samples, order, width);
    const precision = bits.take(4) + 1;
    const shift = bits.takeSigned(5);
    if (precision === 16 || shift < 0) throw new Error('Damaged coefficients.');
    predict(
      bits,
      samples,
      Array.from({ length: order }, () => bits.takeSigned(precision)),
      shift,
    );
  } else throw new Error('A kind that is not defined.');
  if (wasted > 0) for (let at = 0; at < size; at += 1) samples[at] = (samples[at] ?? 0) * 2 ** wasted;
  return samples;
}

function takeWarmUp(bits: FlacBits, samples: Float64Array, order: number, width: number): void {
  if (order > samples.length) throw new Error('More is foretold than there is.');
  for (let at = 0; at < order; at += 1) samples[at] = bits.takeSigned(width);
}

/** Samples are what those before them foretell, and what is kept of the difference. Sums stay below 2^53. */
function predict(bits: FlacBits, samples: Float64Array, weights: readonly number[], shift: number): void {
  const order = weights.length;
  takeResiduals(bits, samples, order);
  const divisor = 2 ** shift;
  for (let at = order; at < samples.length; at += 1) {
    let sum = 0;
    for (let back = 0; back < order; back += 1)
      sum += (weights[back] as number) * (samples[at - 1 - back] as number);
    samples[at] = (samples[at] as number) + Math.floor(sum / divisor);
  }
}

function takeResiduals(bits: FlacBits, samples: Float64Array, order: number): void {
  const method = bits.take(2);
  if (method > 1) throw new Error('A coding that is not defined.');
  const [parameterBits, unfolded] = method === 0 ? [4, 15] : [5, 31];
  const partitions = 2 ** bits.take(4);
  const size = samples.length / partitions;
  if (!Number.isInteger(size) || size < order) throw new Error('Damaged partitions.');
  let at = order;
  for (let partition = 1; partition <= partitions; partition += 1) {
    const parameter = bits.take(parameterBits);
    const width = parameter === unfolded ? bits.take(5) : 0;
    for (const end = partition * size; at < end; at += 1) {
      if (parameter === unfolded) samples[at] = bits.takeSigned(width);
      else {
        const folded = bits.takeRice(parameter);
        samples[at] = (folded & 1) === 0 ? folded / 2 : -(folded + 1) / 2;
      }
    }
    if (bits.isOver) throw new Error('It ends too soon.');
  }
}

/** Of two channels one may be kept as the difference from the other, or from what both have in common. */
function undoSides([one, two]: readonly Float64Array[], assignment: number): void {
  if (assignment < 8 || !one || !two) return;
  for (let at = 0; at < one.length; at += 1) {
    const [first, second] = [one[at] as number, two[at] as number];
    if (assignment === 8) two[at] = first - second;
    else if (assignment === 9) one[at] = first + second;
    else {
      const middle = first * 2 + (Math.abs(second) % 2);
      one[at] = (middle + second) / 2;
      two[at] = (middle - second) / 2;
    }
  }
}

const CRC = Uint16Array.from({ length: 256 }, (_, byte) => {
  let value = byte << 8;
  for (let bit = 0; bit < 8; bit += 1) value = value & 0x8000 ? (value << 1) ^ 0x8005 : value << 1;
  return value;
});

function crc16(bytes: Uint8Array, end: number): number {
  let value = 0;
  for (let at = 0; at < end; at += 1)
    value = ((value << 8) & 0xff00) ^ (CRC[(value >> 8) ^ (bytes[at] ?? 0)] ?? 0);
  return value;
}
