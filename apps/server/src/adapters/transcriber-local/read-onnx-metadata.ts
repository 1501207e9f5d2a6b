import { open } from 'node:fs/promises';

/** Fields of `ModelProto` (onnx.proto3): the graph, which may be of gigabytes and is stepped over, and the words about the model. */
const METADATA_FIELD = 14;
const VERSION_FIELD = 1;
const FIELDS_MAX = 500;
const VALUE_BYTES_MAX = 64 * 1024;
const HEAD_BYTES = 24;

/** What a model says about itself, by names; null for a file that is no ONNX model, or was cut off. Its graph is not read. */
export async function readOnnxMetadata(path: string): Promise<Map<string, string> | null> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const read = async (from: number, bytes: number) => {
      const buffer = Buffer.alloc(Math.max(0, Math.min(bytes, size - from)));
      await file.read(buffer, 0, buffer.length, from);
      return buffer;
    };
    const found = new Map<string, string>();
    let isModel = false;
    let at = 0;
    for (let fields = 0; at < size; fields += 1) {
      const head = readHead(await read(at, HEAD_BYTES));
      if (!head || fields >= FIELDS_MAX) return null;
      const end = at + head.headBytes + head.valueBytes;
      if (end > size) return null;
      if (head.field === VERSION_FIELD) isModel = true;
      if (head.field === METADATA_FIELD && head.valueBytes <= VALUE_BYTES_MAX) {
        const [name, value] = readEntry(await read(at + head.headBytes, head.valueBytes));
        found.set(name, value);
      }
      at = end;
    }
    return isModel ? found : null;
  } finally {
    await file.close();
  }
}

interface Head {
  field: number;
  headBytes: number;
  valueBytes: number;
}

/** Number, kind and length of the field that begins here. */
function readHead(bytes: Buffer): Head | null {
  const key = readVarint(bytes, 0);
  if (!key || key.value < 8) return null;
  const field = Math.floor(key.value / 8);
  const after = readVarint(bytes, key.end);
  switch (key.value % 8) {
    case 0:
      return after && { field, headBytes: key.end, valueBytes: after.end - key.end };
    case 1:
      return { field, headBytes: key.end, valueBytes: 8 };
    case 2:
      return after && { field, headBytes: after.end, valueBytes: after.value };
    case 5:
      return { field, headBytes: key.end, valueBytes: 4 };
    default:
      return null;
  }
}

/** A name (field 1) and a value (field 2). */
function readEntry(bytes: Buffer): [name: string, value: string] {
  const texts = ['', '', ''];
  for (let at = 0; at < bytes.length; ) {
    const head = readHead(bytes.subarray(at, at + HEAD_BYTES));
    if (!head) break;
    const start = at + head.headBytes;
    at = start + head.valueBytes;
    if (head.field < 3) texts[head.field] = bytes.toString('utf8', start, at);
  }
  return [texts[1] ?? '', texts[2] ?? ''];
}

function readVarint(bytes: Buffer, from: number): { value: number; end: number } | null {
  let value = 0;
  for (let at = from; at < Math.min(bytes.length, from + 10); at += 1) {
    const byte = bytes[at] as number;
    value += (byte & 127) * 2 ** (7 * (at - from));
    if (byte < 128) return { value, end: at + 1 };
  }
  return null;
}
