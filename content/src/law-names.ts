import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { digestFileSchema } from './digest.ts';
import { digestFolder } from './load-digests.ts';
import { readYaml } from './read-yaml.ts';

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
  const [others, ...heads] = await Promise.all([readYaml(file), ...names.map(readHead)]);
  return new Map([
    ...Object.entries(namesSchema.parse(others)),
    ...heads.map(({ shortTitle, titleEn }): [string, string] => [shortTitle, titleEn]),
  ]);
}

/** What stands before the digests of a law. */
async function readHead(name: string): Promise<z.infer<typeof headSchema>> {
  const { digests: _, ...head } = (await readYaml(join(digestFolder, name))) as { digests: unknown };
  const result = headSchema.safeParse(head);
  if (!result.success) throw new Error(`${name}: ${result.error.message}`);
  return result.data;
}
