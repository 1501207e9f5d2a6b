import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Downloader } from '../../ports/downloader.ts';
import { fetchRecogniser } from './fetch-recogniser.ts';

const ADDRESS = 'https://models.example/sense-voice/SHA256SUMS';
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

let folder: string;
let site: Record<string, string>;
let asked: string[];
const downloader: Downloader = {
  async download(address, path) {
    asked.push(address);
    await writeFile(path, site[address] ?? 'nothing');
    return { finalAddress: address, mediaType: '' };
  },
};
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mingfa-fetch-'));
  asked = [];
  site = {
    [ADDRESS]: `${sha256('weights')}  model.int8.onnx\n${sha256('words')} *tokens.txt\n${sha256('x')}  README.md\n`,
    'https://models.example/sense-voice/model.int8.onnx': 'weights',
    'https://models.example/sense-voice/tokens.txt': 'words',
  };
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const fetchIt = (address = ADDRESS) => fetchRecogniser(downloader, address, { folder, onFile: () => {} });

test('the files of a list are fetched from beside it, and only those of a model', async () => {
  const fetched = await fetchIt();
  expect((await readdir(fetched)).sort()).toEqual(['SHA256SUMS', 'model.int8.onnx', 'tokens.txt']);
  expect(await readFile(join(fetched, 'model.int8.onnx'), 'utf8')).toBe('weights');
  // A second time nothing but the list is fetched.
  asked = [];
  expect(await fetchIt()).toBe(fetched);
  expect(asked).toEqual([ADDRESS]);
});

test('a file that has another hash than the list says leaves nothing behind', async () => {
  site['https://models.example/sense-voice/tokens.txt'] = 'other words';
  await expect(fetchIt()).rejects.toThrow(/tokens\.txt/);
  expect(await readdir(folder)).toEqual([]);
});

test.each([
  ['an archive', 'https://models.example/sense-voice.tar.bz2', ''],
  ['a page', ADDRESS, '<html>no such file</html>'],
  ['a list that leads out of its folder', ADDRESS, `${sha256('weights')}  ../../model.onnx\n`],
  ['a list with one name twice', ADDRESS, `${sha256('a')}  a.onnx\n${sha256('b')}  a.onnx\n`],
])('%s is refused, and no file of it is fetched', async (_, address, content) => {
  site[ADDRESS] = content;
  await expect(fetchIt(address)).rejects.toThrow(/unpacked|no SHA256SUMS list/);
  expect(asked.filter((one) => one !== ADDRESS)).toEqual([]);
  expect(await readdir(folder)).toEqual([]);
});
