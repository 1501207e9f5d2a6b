import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const everydayQuestions = z.array(
  z.strictObject({ id: z.coerce.number(), question: z.string(), situation: z.string(), useful: z.string() }),
);

/** The sixty frozen questions of `everyday-questions.yaml`, a list of plain one-line texts. */
export async function readEveryday(): Promise<z.infer<typeof everydayQuestions>> {
  const text = await readFile(join(import.meta.dirname, 'everyday-questions.yaml'), 'utf8');
  const entries = text.split(/^- /m).slice(1);
  return everydayQuestions.parse(
    entries.map((entry) =>
      Object.fromEntries([...entry.matchAll(/^\s*(\w+): (.+)$/gm)].map((match) => match.slice(1))),
    ),
  );
}
