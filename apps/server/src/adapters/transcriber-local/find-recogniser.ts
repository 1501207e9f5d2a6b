import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError } from '../../ports/app-error.ts';
import type { FoundRecogniser } from '../../ports/recogniser-folders.ts';
import type { HearingKind, HearingModel } from '../../ports/speech-hearing.ts';
import { readOnnxMetadata } from './read-onnx-metadata.ts';

type Part = 'encoder' | 'decoder' | 'joiner' | 'model';
/** `tiny-encoder.int8.onnx`, `encoder-epoch-99-avg-1.onnx`, `joiner.onnx`, `model.int8.onnx` … */
const PARTS: readonly [Part, RegExp][] = [
  ['encoder', /(?:^|[-_.])encoder(?:[-_.]|$)/i],
  ['decoder', /(?:^|[-_.])decoder(?:[-_.]|$)/i],
  ['joiner', /(?:^|[-_.])joiner(?:[-_.]|$)/i],
  ['model', /(?:^|[-_.])model(?:[-_.]|$)/i],
];
/** Weights that a large model keeps beside itself. */
const BESIDE = /\.(?:weights|data|onnx_data)$/i;

/** What models of one file say they are, in `model_type`. */
const KIND_OF: readonly [RegExp, HearingKind][] = [
  [/^sense_?voice/i, 'sense_voice'],
  [/^paraformer/i, 'paraformer'],
  [/^zipformer2?_ctc/i, 'zipformer_ctc'],
];
const TITLES: Record<HearingKind, string> = {
  sense_voice: 'SenseVoice',
  paraformer: 'Paraformer',
  whisper: 'Whisper',
  transducer: 'Zipformer transducer',
  zipformer_ctc: 'Zipformer CTC',
};

/**
 * Looks which model of speech a folder holds, by the names of its files and what they say about themselves.
 * @throws AppError `recogniser_folder_missing`, `recogniser_files_missing`, `recogniser_model_unknown`
 */
export async function findRecogniser(folder: string): Promise<FoundRecogniser> {
  const names = await namesIn(folder);
  const parts = new Map(PARTS.map(([part, pattern]) => [part, pick(names, pattern)]));
  const tokens =
    names.find((name) => name === 'tokens.txt') ?? names.find((name) => /tokens\.txt$/.test(name));
  const [encoder, decoder, joiner] = [parts.get('encoder'), parts.get('decoder'), parts.get('joiner')];
  // A folder with one model, whatever it is called.
  const only = names.filter(isModel);
  const model = parts.get('model') ?? (only.length === 1 ? only[0] : undefined);
  const isInParts = encoder !== undefined || decoder !== undefined || joiner !== undefined;
  const missing = [
    ...(!isInParts && model === undefined ? ['model.onnx'] : []),
    ...(isInParts && encoder === undefined ? ['encoder.onnx'] : []),
    ...(isInParts && decoder === undefined ? ['decoder.onnx'] : []),
    ...(tokens === undefined ? ['tokens.txt'] : []),
  ];
  if (missing.length > 0 || tokens === undefined)
    throw new AppError('recogniser_files_missing', { files: missing.join('、') });
  const main = (isInParts ? encoder : model) as string;
  const kind = isInParts
    ? await kindInParts(join(folder, main), main, joiner !== undefined)
    : await kindOf(join(folder, main), main);
  const used = isInParts ? { encoder, decoder, ...(kind === 'transducer' ? { joiner } : {}) } : { model };
  const files = Object.entries({ ...used, tokens }).flatMap(([part, name]) =>
    name === undefined ? [] : [[part, name] as const],
  );
  return {
    title: TITLES[kind],
    model: {
      kind,
      files: Object.fromEntries(
        files.map(([part, name]) => [part, join(folder, name)]),
      ) as HearingModel['files'],
    },
    fileNames: [...files.map(([, name]) => name), ...names.filter((name) => BESIDE.test(name))],
  };
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile() || entry.isSymbolicLink())
      .map(({ name }) => name)
      .sort();
  } catch (error) {
    throw new AppError('recogniser_folder_missing', {}, { cause: error });
  }
}

const isModel = (name: string) => /\.onnx$/i.test(name);

/** Of two the one with whole numbers: half as large, and faster without a graphics card. */
function pick(names: readonly string[], pattern: RegExp): string | undefined {
  const all = names.filter((name) => isModel(name) && pattern.test(name));
  return all.find((name) => /int8/i.test(name)) ?? all[0];
}

async function kindOf(path: string, name: string): Promise<HearingKind> {
  const metadata = await requireMetadata(path, name);
  const type = metadata.get('model_type') ?? '';
  const kind = KIND_OF.find(([pattern]) => pattern.test(type))?.[1];
  if (!kind || isStreaming(metadata)) throw unknownModel(name, type);
  return kind;
}

/** An encoder and a decoder are Whisper, and with a joiner a transducer. */
async function kindInParts(path: string, name: string, hasJoiner: boolean): Promise<HearingKind> {
  const metadata = await requireMetadata(path, name);
  const type = metadata.get('model_type') ?? '';
  if (/^whisper/i.test(type)) return 'whisper';
  // Those of NeMo say so, and need another way.
  if (!hasJoiner || /^EncDec/i.test(type) || isStreaming(metadata)) throw unknownModel(name, type);
  return 'transducer';
}

/** One that hears while somebody speaks says in which steps. */
const isStreaming = (metadata: ReadonlyMap<string, string>) => metadata.has('decode_chunk_len');

const unknownModel = (file: string, type: string) =>
  new AppError('recogniser_model_unknown', { file, kind: type.slice(0, 60) || '?' });

async function requireMetadata(path: string, name: string): Promise<Map<string, string>> {
  const metadata = await readOnnxMetadata(path);
  if (!metadata) throw unknownModel(name, '');
  return metadata;
}
