import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepInFolder } from './keep-similar-cases.ts';
import { SimilarCaseIndex } from './similar-case-index.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mingfa-similar-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const file = () => join(folder, 'kept', 'index.bin');
const keeper = () => keepInFolder(join(folder, 'kept'));
const told = ['楼上漏水泡坏地板', '借条到期不还本金'];
function made() {
  const cases = Array.from({ length: 20 }, (_, at) => ({
    id: `案${at}`,
    facts: `${told[at % 2]}${at}`,
    causes: [],
    cited: [],
    authority: 'ordinary' as const,
    year: 2020,
  }));
  const index = SimilarCaseIndex.of(cases);
  return { index, kept: { index: index.keep(), stamps: new Map(cases.map(({ id }) => [id, 's'])) } };
}

test('what was kept answers as before', async () => {
  const { index, kept } = made();
  expect(await keeper().read()).toBeNull();
  await keeper().write(kept);
  const read = await keeper().read();
  const again = new SimilarCaseIndex(read?.index ?? { space: null, learnedFrom: 0 });
  expect(again.find({ text: '漏水', limit: 5 })).toEqual(index.find({ text: '漏水', limit: 5 }));
  expect(read?.stamps.get('案3')).toBe('s');
});

test.each([
  ['a byte is another', (bytes: Buffer) => bytes.fill(bytes.readUInt8(400) ^ 1, 400, 401)],
  ['the end is missing', (bytes: Buffer) => bytes.subarray(0, bytes.length - 10)],
  ['it is empty', () => Buffer.alloc(0)],
  [
    'an older version wrote it',
    (bytes: Buffer) => Buffer.from(bytes.toString('latin1').replace(/cases \d+/, 'cases 0'), 'latin1'),
  ],
])('a file of which %s is as none', async (_, spoil) => {
  await keeper().write(made().kept);
  await writeFile(file(), spoil(await readFile(file())));
  expect(await keeper().read()).toBeNull();
});

test('killed while it is written, the one before stays', async () => {
  await keeper().write(made().kept);
  await writeFile(`${file()}.new`, 'half');
  expect((await keeper().read())?.stamps.size).toBe(20);
  await keeper().write(made().kept);
  expect((await keeper().read())?.stamps.size).toBe(20);
});
