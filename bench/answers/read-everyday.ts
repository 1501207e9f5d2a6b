import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

const everydayQuestions = z.array(
  z.strictObject({ id: z.number().int(), question: z.string(), situation: z.string(), useful: z.string() }),
);

/** The sixty frozen questions of `everyday-questions.yaml`. */
export async function readEveryday(): Promise<z.infer<typeof everydayQuestions>> {
  const text = await readFile(join(import.meta.dirname, 'everyday-questions.yaml'), 'utf8');
  return everydayQuestions.parse(parse(text));
}
