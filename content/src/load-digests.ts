import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type DigestFile, digestFileSchema } from './digest.ts';
import { readYaml } from './read-yaml.ts';

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
  const result = digestFileSchema.safeParse(await readYaml(path));
  if (!result.success) throw new Error(`${path}: ${result.error.message}`);
  return result.data;
}
