import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Numbers of kinds of numbers in ONNX. */
const FLOAT = 1;
const INT64 = 7;
/** Features of a frame of 10 ms, of which a model of this kind gives one answer for four. */
const FEATURES = 80;

/** A message of protocol buffers, written field by field. */
class Message {
  readonly #parts: Buffer[] = [];

  int(field: number, value: number): this {
    this.#parts.push(varint(field * 8), varint(value));
    return this;
  }

  bytes(field: number, value: Uint8Array | string | Message): this {
    const content = value instanceof Message ? value.end() : Buffer.from(value as string);
    this.#parts.push(varint(field * 8 + 2), varint(content.length), content);
    return this;
  }

  end(): Buffer {
    return Buffer.concat(this.#parts);
  }
}

function varint(value: number): Buffer {
  const bytes: number[] = [];
  let left = value;
  while (left >= 128) {
    bytes.push((left % 128) + 128);
    left = Math.floor(left / 128);
  }
  return Buffer.from([...bytes, left]);
}

/** TensorProto: dims 1, data_type 2, name 8, raw_data 9. */
function tensor(name: string, kind: typeof FLOAT | typeof INT64, shape: number[], values: number[]): Message {
  const numbers = kind === FLOAT ? Float32Array.from(values) : BigInt64Array.from(values, BigInt);
  const message = shape.reduce((made, length) => made.int(1, length), new Message());
  return message.int(2, kind).bytes(8, name).bytes(9, new Uint8Array(numbers.buffer));
}

/** NodeProto: input 1, output 2, op_type 4. */
const node = (operator: string, inputs: string[], output: string) =>
  inputs
    .reduce((made, input) => made.bytes(1, input), new Message())
    .bytes(2, output)
    .bytes(4, operator);

/** ValueInfoProto with a tensor type, of lengths that are known or named. */
function value(name: string, kind: number, lengths: (number | string)[]): Message {
  const shape = lengths.reduce<Message>(
    (made, length) =>
      made.bytes(
        1,
        typeof length === 'number' ? new Message().int(1, length) : new Message().bytes(2, length),
      ),
    new Message(),
  );
  return new Message()
    .bytes(1, name)
    .bytes(2, new Message().bytes(1, new Message().int(1, kind).bytes(2, shape)));
}

/**
 * A recogniser of one layer, of the shape of a Zipformer with CTC: each character is "said" by a tone, whose bin among the features it looks
 * at, and silence is nothing.
 */
function tinyModel(metadata: Record<string, string>, bins: readonly number[]): Buffer {
  const classes = bins.length + 1;
  const weights = new Array<number>(FEATURES * classes).fill(0);
  bins.forEach((bin, at) => {
    weights[bin * classes + at + 1] = 1;
  });
  const graph = new Message()
    .bytes(1, node('Slice', ['x', 'from', 'to', 'axis', 'step'], 'fewer'))
    .bytes(1, node('MatMul', ['fewer', 'weights'], 'weighed'))
    .bytes(1, node('Add', ['weighed', 'bias'], 'log_probs'))
    .bytes(1, node('Div', ['x_lens', 'step'], 'log_probs_len'))
    .bytes(2, 'tiny')
    .bytes(5, tensor('from', INT64, [1], [0]))
    .bytes(5, tensor('to', INT64, [1], [1_000_000_000]))
    .bytes(5, tensor('axis', INT64, [1], [1]))
    .bytes(5, tensor('step', INT64, [1], [4]))
    .bytes(5, tensor('weights', FLOAT, [FEATURES, classes], weights))
    .bytes(5, tensor('bias', FLOAT, [classes], [0, ...bins.map(() => 3)]))
    .bytes(11, value('x', FLOAT, ['N', 'T', FEATURES]))
    .bytes(11, value('x_lens', INT64, ['N']))
    .bytes(12, value('log_probs', FLOAT, ['N', 'S', classes]))
    .bytes(12, value('log_probs_len', INT64, ['N']));
  // ModelProto: ir_version 1, producer_name 2, graph 7, opset_import 8, metadata_props 14.
  const model = new Message()
    .int(1, 8)
    .bytes(2, 'test')
    .bytes(7, graph)
    .bytes(8, new Message().bytes(1, '').int(2, 13));
  for (const [name, said] of Object.entries(metadata))
    model.bytes(14, new Message().bytes(1, name).bytes(2, said));
  return model.end();
}

/** Silence, and the tones that the model hears as 借 and 款. */
type Hertz = 0 | 440 | 2000;
/** Features of the mel scale in which the two are loud. */
const BINS = [14, 43];

/** Writes the recogniser into a folder; `metadata` says of it what is not so. */
export async function writeTinyRecogniser(
  folder: string,
  metadata: Record<string, string> = { model_type: 'zipformer2_ctc' },
): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'model.onnx'), tinyModel(metadata, BINS));
  await writeFile(join(folder, 'tokens.txt'), '<blk> 0\n借 1\n款 2\n');
}

/** WAV of 16 kHz: each tone for so long, silence where it is 0. */
export function saidWave(parts: readonly (readonly [hertz: Hertz, ms: number])[]): Buffer {
  const samples = parts.flatMap(([hertz, ms]) => {
    const length = ms * 16;
    // A tone that begins at once is a click, which is all tones.
    const loudness = (at: number) => 6000 * Math.min(1, at / 640, (length - at) / 640);
    return Array.from({ length }, (_, at) => Math.sin((2 * Math.PI * hertz * at) / 16_000) * loudness(at));
  });
  const wave = Buffer.alloc(44 + samples.length * 2);
  wave.write('RIFF', 0, 'latin1');
  wave.writeUInt32LE(wave.length - 8, 4);
  wave.write('WAVEfmt ', 8, 'latin1');
  wave.writeUInt32LE(16, 16);
  wave.writeUInt16LE(1, 20);
  wave.writeUInt16LE(1, 22);
  wave.writeUInt32LE(16_000, 24);
  wave.writeUInt32LE(32_000, 28);
  wave.writeUInt16LE(2, 32);
  wave.writeUInt16LE(16, 34);
  wave.write('data', 36, 'latin1');
  wave.writeUInt32LE(samples.length * 2, 40);
  samples.forEach((sample, at) => {
    wave.writeInt16LE(Math.round(sample), 44 + at * 2);
  });
  return wave;
}
