import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import { z } from 'zod';

/** What people say, and the words statutes use for it. */
const lexiconEntrySchema = z.strictObject({
  everyday: z.string().min(1).max(20),
  /** Terms of the statutes, the most telling first. */
  legal: z.array(z.string().min(1).max(30)).min(1),
  /** Where the everyday word has this meaning: 劳动, 租赁 … */
  field: z.string().min(1),
});
export type LexiconEntry = z.infer<typeof lexiconEntrySchema>;

/** Reads `lexicon/everyday.yaml`. */
export async function loadLexicon(): Promise<LexiconEntry[]> {
  const text = await readFile(new URL('../lexicon/everyday.yaml', import.meta.url), 'utf8');
  return z.array(lexiconEntrySchema).parse(parse(text));
}
