import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readYaml } from './read-yaml.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mingfa-yaml-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** A file of its own, and where what it says is kept. */
async function makeFile(text: string) {
  const own = await mkdtemp(join(folder, 'one-'));
  const [file, kept] = [join(own, 'said.yaml'), join(own, 'kept')];
  await writeFile(file, text);
  const entry = async () => join(kept, (await readdir(kept))[0] as string);
  return { file, kept, entry };
}

test('what is kept of a file is what the file says', async () => {
  const { file, kept } = await makeFile('words: [欠条, "no"]\ndays: 30\nday: 2026-11-20\nnone: null\n');
  const parsed = await readYaml(file, kept);
  expect(parsed).toEqual({ words: ['欠条', 'no'], days: 30, day: '2026-11-20', none: null });
  expect(await readYaml(file, kept)).toEqual(parsed);
});

test('a file that is kept is not parsed again', async () => {
  const { file, kept, entry } = await makeFile('days: 30\n');
  await readYaml(file, kept);
  const path = await entry();
  await writeFile(path, (await readFile(path, 'utf8')).replace('30', '31'));
  expect(await readYaml(file, kept)).toEqual({ days: 31 });
});

test('a file that has changed is parsed anew', async () => {
  const { file, kept } = await makeFile('days: 30\n');
  await readYaml(file, kept);
  await writeFile(file, 'days: 15\n');
  expect(await readYaml(file, kept)).toEqual({ days: 15 });
});

test('what a crash cut short is parsed anew', async () => {
  const { file, kept, entry } = await makeFile('days: 30\nmonths: 12\n');
  await readYaml(file, kept);
  const path = await entry();
  await writeFile(path, (await readFile(path, 'utf8')).slice(0, -8));
  expect(await readYaml(file, kept)).toEqual({ days: 30, months: 12 });
});

test('where nothing can be kept, files are read all the same', async () => {
  const { file } = await makeFile('days: 30\n');
  expect(await readYaml(file, join(file, 'kept'))).toEqual({ days: 30 });
});

test('readers that come at once leave one whole entry', async () => {
  const { file, kept } = await makeFile('days: 30\n');
  await Promise.all(Array.from({ length: 8 }, () => readYaml(file, kept)));
  expect(await readdir(kept)).toHaveLength(1);
  expect(await readYaml(file, kept)).toEqual({ days: 30 });
});

test('every guide says the same kept as parsed', async () => {
  const guides = fileURLToPath(new URL('../guides', import.meta.url));
  const kept = join(folder, 'guides');
  for (const name of (await readdir(guides)).slice(0, 20)) {
    const file = join(guides, name);
    await readYaml(file, kept);
    expect(await readYaml(file, kept), name).toEqual(parse(await readFile(file, 'utf8')));
  }
});
