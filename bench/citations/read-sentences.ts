import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

const cited = z.object({
  law: z.string(),
  article: z.coerce.string(),
  paragraph: z.number().optional(),
  item: z.number().optional(),
});
const citingSentence = z.object({
  id: z.string(),
  sentence: z.string(),
  language: z.enum(['zh', 'en']),
  as_of: z.coerce.string(),
  citation: cited,
  right: z.boolean(),
  compares: z.string(),
  way: z.string().optional(),
});

/** A citing sentence: what it cites, whether it is right, and what in it can be compared. */
export type CitingSentence = z.infer<typeof citingSentence>;

/** All sentences of the frozen set, or of the one in the open; their READMEs say what they are. */
export async function readSentences(set: 'frozen' | 'open'): Promise<CitingSentence[]> {
  const folder = set === 'frozen' ? import.meta.dirname : join(import.meta.dirname, 'open');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.yaml')).sort();
  const files = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return files.flatMap((text) => z.object({ entries: z.array(citingSentence) }).parse(parse(text)).entries);
}
