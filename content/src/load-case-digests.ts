import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type CaseDigest, caseDigestSchema } from './case-digest.ts';
import { readYaml } from './read-yaml.ts';

/** Where the digests of guiding cases stand: one YAML file for each. */
const caseDigestFolder = fileURLToPath(new URL('../cases', import.meta.url));

/**
 * Reads all digests of guiding cases, ordered by file name.
 * @throws Error naming the file when one does not follow the schema
 */
export async function loadCaseDigests(): Promise<CaseDigest[]> {
  const names = (await readdir(caseDigestFolder)).filter((name) => name.endsWith('.yaml')).sort();
  return Promise.all(names.map((name) => loadCaseDigest(join(caseDigestFolder, name))));
}

async function loadCaseDigest(path: string): Promise<CaseDigest> {
  const result = caseDigestSchema.safeParse(await readYaml(path));
  if (!result.success) throw new Error(`${path}: ${result.error.message}`);
  return result.data;
}
