import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Guide, guideSchema } from './guide.ts';
import { readYaml } from './read-yaml.ts';

/** Where the topic guides stand: one YAML file for each situation. */
const guideFolder = fileURLToPath(new URL('../guides', import.meta.url));

/**
 * Reads all topic guides, once, ordered by id.
 * @throws Error naming the file when one does not follow the schema or is not named by its id
 */
export function loadGuides(): Promise<Guide[]> {
  guidesRead ??= readGuides();
  return guidesRead;
}

let guidesRead: Promise<Guide[]> | undefined;

async function readGuides(): Promise<Guide[]> {
  const names = (await readdir(guideFolder)).filter((name) => name.endsWith('.yaml')).sort();
  return Promise.all(names.map((name) => loadGuide(join(guideFolder, name))));
}

async function loadGuide(path: string): Promise<Guide> {
  const result = guideSchema.safeParse(await readYaml(path));
  if (!result.success) throw new Error(`${path}: ${result.error.message}`);
  if (`${result.data.id}.yaml` !== basename(path)) throw new Error(`${path}: its id is ${result.data.id}`);
  return result.data;
}
