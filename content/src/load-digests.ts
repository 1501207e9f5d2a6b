import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { type DigestFile, digestFileSchema } from './digest.ts';

/** Where the starter library stands: one YAML file for each law. */
export const digestFolder = fileURLToPath(new URL('../digests', import.meta.url));

/**
 * Reads the whole starter library, ordered by file name.
 * @throws Error naming the file when one does not follow the schema
 */
export async function loadDigests(folder: string = digestFolder): Promise<DigestFile[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.yaml')).sort();
  return Promise.all(names.map((name) => loadDigestFile(join(folder, name))));
}

async function loadDigestFile(path: string): Promise<DigestFile> {
  const result = digestFileSchema.safeParse(parse(await readFile(path, 'utf8')));
  if (!result.success) throw new Error(`${path}: ${result.error.message}`);
  return result.data;
}
