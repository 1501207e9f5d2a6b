import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { z } from 'zod';
import { loadDigests } from './load-digests.ts';

/** Where the names of laws stand of which the starter library holds no digest. */
const file = fileURLToPath(new URL('../law-names/english.yaml', import.meta.url));
const namesSchema = z.record(z.string().min(2), z.string().min(3));

/** What laws are called in English, read once, by their short title: those of the starter library, and others people often meet. */
export function loadEnglishLawNames(): Promise<ReadonlyMap<string, string>> {
  namesRead ??= readEnglishLawNames();
  return namesRead;
}

let namesRead: Promise<ReadonlyMap<string, string>> | undefined;

async function readEnglishLawNames(): Promise<ReadonlyMap<string, string>> {
  const [digests, others] = await Promise.all([loadDigests(), readFile(file, 'utf8')]);
  return new Map([
    ...Object.entries(namesSchema.parse(parse(others))),
    ...digests.map(({ shortTitle, titleEn }): [string, string] => [shortTitle, titleEn]),
  ]);
}
