import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeTinyRecogniser } from '../../testing/write-tiny-recogniser.ts';
import { findLibrary } from './find-library.ts';
import { findRecogniser } from './find-recogniser.ts';
import { readOnnxMetadata } from './read-onnx-metadata.ts';

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'mingfa-find-'));
});
afterAll(() => rm(root, { recursive: true, force: true }));

/** A folder with such names; models say that they are of a kind. */
async function folderOf(names: readonly string[], metadata: Record<string, string>): Promise<string> {
  const folder = join(root, crypto.randomUUID());
  const model = join(folder, 'made');
  await writeTinyRecogniser(model, metadata);
  const content = await readFile(join(model, 'model.onnx'));
  await rm(model, { recursive: true });
  for (const name of names)
    await writeFile(join(folder, name), name.endsWith('.onnx') ? content : '<blk> 0\n');
  return folder;
}
const found = async (names: readonly string[], metadata: Record<string, string>) => {
  const { model, fileNames } = await findRecogniser(await folderOf(names, metadata));
  const files = Object.entries(model.files).map(([part, path]) => [part, basename(path)]);
  return { kind: model.kind, files: Object.fromEntries(files), fileNames };
};
const failing = (work: Promise<unknown>) =>
  work.then(
    () => 'found',
    (error: { code?: string; values?: object }) => [error.code, error.values],
  );

test.each<[string, readonly string[], string, Record<string, string>]>([
  [
    'sense_voice',
    ['model.onnx', 'model.int8.onnx', 'tokens.txt', 'README.md'],
    'sense_voice_ctc',
    { model: 'model.int8.onnx', tokens: 'tokens.txt' },
  ],
  [
    'paraformer',
    ['model.onnx', 'tokens.txt', 'am.mvn'],
    'paraformer',
    { model: 'model.onnx', tokens: 'tokens.txt' },
  ],
  [
    'zipformer_ctc',
    ['ctc-epoch-20-avg-1.onnx', 'tokens.txt'],
    'zipformer2_ctc',
    { model: 'ctc-epoch-20-avg-1.onnx', tokens: 'tokens.txt' },
  ],
  [
    'whisper',
    ['tiny-encoder.onnx', 'tiny-encoder.int8.onnx', 'tiny-decoder.onnx', 'tiny-tokens.txt'],
    'whisper-tiny',
    { encoder: 'tiny-encoder.int8.onnx', decoder: 'tiny-decoder.onnx', tokens: 'tiny-tokens.txt' },
  ],
  [
    'transducer',
    [
      'encoder-epoch-99-avg-1.onnx',
      'decoder-epoch-99-avg-1.onnx',
      'joiner-epoch-99-avg-1.onnx',
      'tokens.txt',
    ],
    'zipformer2',
    {
      encoder: 'encoder-epoch-99-avg-1.onnx',
      decoder: 'decoder-epoch-99-avg-1.onnx',
      joiner: 'joiner-epoch-99-avg-1.onnx',
      tokens: 'tokens.txt',
    },
  ],
])('%s is known by its files and by what they say', async (kind, names, type, files) => {
  expect(await found(names, { model_type: type })).toMatchObject({ kind, files });
});

test('weights that a model keeps beside itself belong to it', async () => {
  const names = ['large-encoder.onnx', 'large-decoder.onnx', 'large-encoder.weights', 'large-tokens.txt'];
  const { fileNames } = await found(names, { model_type: 'whisper-large-v3' });
  expect(fileNames.sort()).toEqual(names.sort());
});

test.each<[string, readonly string[], string]>([
  ['nothing', ['README.md'], 'model.onnx、tokens.txt'],
  ['a model without tokens', ['model.onnx'], 'tokens.txt'],
  ['an encoder alone', ['encoder.onnx', 'tokens.txt'], 'decoder.onnx'],
])('of a folder with %s it is told what is missing', async (_, names, files) => {
  expect(await failing(found(names, { model_type: 'paraformer' }))).toEqual([
    'recogniser_files_missing',
    { files },
  ]);
});

test.each<[string, Record<string, string>, string]>([
  ['a model of another kind', { model_type: 'kws' }, 'kws'],
  ['a model that says nothing', {}, '?'],
  [
    'one that hears while somebody speaks',
    { model_type: 'zipformer2_ctc', decode_chunk_len: '32' },
    'zipformer2_ctc',
  ],
])('%s is told with its kind', async (_, metadata, kind) => {
  expect(await failing(found(['model.onnx', 'tokens.txt'], metadata))).toEqual([
    'recogniser_model_unknown',
    { file: 'model.onnx', kind },
  ]);
});

test('a folder that is not there is told', async () => {
  expect(await failing(findRecogniser(join(root, 'nowhere')))).toEqual(['recogniser_folder_missing', {}]);
});

test('of a file that is no model, or was cut off, nothing is read', async () => {
  const folder = await folderOf(['model.onnx'], { model_type: 'paraformer', comment: '中文' });
  const path = join(folder, 'model.onnx');
  expect(Object.fromEntries((await readOnnxMetadata(path)) ?? [])).toEqual({
    model_type: 'paraformer',
    comment: '中文',
  });
  const whole = await readFile(path);
  for (const content of [whole.subarray(0, whole.length - 3), Buffer.from('<html>'), Buffer.alloc(0)]) {
    await writeFile(path, content);
    expect(await readOnnxMetadata(path)).toBeNull();
  }
});

test('the library counts as installed where it has a build for this machine', async () => {
  const modules = join(root, 'library', 'node_modules');
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  await mkdir(join(modules, 'sherpa-onnx-node'), { recursive: true });
  await writeFile(join(modules, 'sherpa-onnx-node', 'package.json'), '{"version":"1.2.3"}');
  const folders = [join(root, 'nowhere'), join(root, 'library')];
  expect(findLibrary(folders)).toBeNull();
  await mkdir(join(modules, `sherpa-onnx-${platform}-${process.arch}`));
  await writeFile(join(modules, `sherpa-onnx-${platform}-${process.arch}`, 'sherpa-onnx.node'), '');
  expect(findLibrary(folders)).toEqual({ folder: join(modules, 'sherpa-onnx-node'), version: '1.2.3' });
});
