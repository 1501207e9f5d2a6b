import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

const caseSentence = z.object({
  id: z.string(),
  sentence: z.string(),
  /** The number that the sentence cites. */
  number: z.string(),
  right: z.boolean(),
  compares: z.string(),
  way: z.string().optional(),
});
const inventedCase = z.object({ number: z.string(), text: z.string() });

/** A sentence that cites an invented case: whether it is true of it, and what in it can be compared. */
export type CaseSentence = z.infer<typeof caseSentence>;

const read = async <Entry>(name: string, entry: z.ZodType<Entry>): Promise<Entry[]> => {
  const text = await readFile(join(import.meta.dirname, name), 'utf8');
  return z.object({ entries: z.array(entry) }).parse(parse(text)).entries;
};

/** The sentences about invented cases; the README beside them says what they are. */
export const readCaseSentences = (file = 'sentences.yaml') => read(file, caseSentence);

/** The invented cases, by the numbers they are cited by. */
export const readInventedCases = () => read('cases.yaml', inventedCase);
