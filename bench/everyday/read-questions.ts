import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

const everydayQuestion = z.object({
  id: z.string(),
  kind: z.enum(['figures', 'past-dates', 'two-troubles', 'urgent', 'english', 'not-legal', 'plain']),
  area: z.string(),
  text: z.string(),
  expected: z.looseObject({ last_day: z.string().nullable(), amount: z.string().nullable() }),
});

/** One of the frozen questions, with what a good answer must say. */
export type EverydayQuestion = z.infer<typeof everydayQuestion>;

/** The two hundred questions in the order of the file. */
export async function readQuestions(): Promise<EverydayQuestion[]> {
  const text = await readFile(join(import.meta.dirname, 'questions.yaml'), 'utf8');
  return z.object({ questions: z.array(everydayQuestion) }).parse(parse(text)).questions;
}
