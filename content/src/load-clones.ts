import { readdir } from 'node:fs/promises';
import { type CloneContent, cloneContent, publicationGaps } from '@mingfa/contract/clone-content';
import { z } from 'zod';
import { readYaml } from './read-yaml.ts';

const folder = new URL('../clones/', import.meta.url);

/** An official clone: the name of its file, and its content. */
export interface OfficialClone {
  officialId: string;
  content: CloneContent;
}

/**
 * Reads `clones/*.yaml`: each file is the content of a clone as makers have it, Chinese first, with its English words under `en`.
 * @throws Error naming the file that does not follow its form, names somebody's things, or could not be published
 */
export async function loadClones(): Promise<OfficialClone[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.yaml')).toSorted();
  return Promise.all(
    names.map(async (name) => ({
      officialId: name.replace(/\.yaml$/, ''),
      content: readOfficial(`clones/${name}`, await readYaml(new URL(name, folder))),
    })),
  );
}

/** What a file says. @throws Error naming it */
export function readOfficial(name: string, said: unknown): CloneContent {
  const parsed = cloneContent.strict().safeParse(said);
  if (!parsed.success) throw new Error(`${name}: ${z.prettifyError(parsed.error)}`);
  const content = parsed.data;
  const { knowledge, model, playbookId } = content;
  if (knowledge.baseIds.length > 0 || model.modelId !== null || (playbookId ?? 'built-in') !== 'built-in')
    throw new Error(`${name}: it comes with the program and has nobody's things`);
  const [gap] = publicationGaps(content);
  if (gap) throw new Error(`${name}: ${gap.path} ${gap.problem}`);
  return content;
}
