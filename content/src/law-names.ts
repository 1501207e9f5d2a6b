import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { z } from 'zod';
import { digestFileSchema } from './digest.ts';
import { digestFolder } from './load-digests.ts';

/** Where the names of laws stand of which the starter library holds no digest. */
const file = fileURLToPath(new URL('../law-names/english.yaml', import.meta.url));
const namesSchema = z.record(z.string().min(2), z.string().min(3));
const headSchema = digestFileSchema.omit({ digests: true });

/** What laws are called in English, read once, by their short title: those of the starter library, and others people often meet. */
export function loadEnglishLawNames(): Promise<ReadonlyMap<string, string>> {
  namesRead ??= readEnglishLawNames();
  return namesRead;
}

let namesRead: Promise<ReadonlyMap<string, string>> | undefined;

async function readEnglishLawNames(): Promise<ReadonlyMap<string, string>> {
  const names = (await readdir(digestFolder)).filter((name) => name.endsWith('.yaml')).sort();
  const [others, ...heads] = await Promise.all([readFile(file, 'utf8'), ...names.map(readHead)]);
  return new Map([
    ...Object.entries(namesSchema.parse(parse(others))),
    ...heads.map(({ shortTitle, titleEn }): [string, string] => [shortTitle, titleEn]),
  ]);
}

/** What stands before the digests of a law. Every start reads it, and the digests themselves take a second. */
async function readHead(name: string): Promise<z.infer<typeof headSchema>> {
  const [head = ''] = (await readFile(join(digestFolder, name), 'utf8')).split('\ndigests:');
  const result = headSchema.safeParse(parse(head));
  if (!result.success) throw new Error(`${name}: ${result.error.message}`);
  return result.data;
}
