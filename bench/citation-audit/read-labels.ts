import { readFile } from 'node:fs/promises';
import { z } from 'zod';

const part = z.union([z.string(), z.number()]).nullish();

const auditLabel = z.object({
  brief: z.string(),
  /** JavaScript's offsets of the citation in its brief. */
  start: z.number().int(),
  end: z.number().int(),
  expression: z.string(),
  asOf: z.string(),
  law: z.string().nullish(),
  article: part.transform((article) => article ?? null),
  paragraph: part,
  item: part,
  expected: z.enum([
    'right',
    'repealed',
    'renumbered',
    'invented',
    'misquoted',
    'wrong',
    'wrong_paragraph',
    'not_in_library',
  ]),
  why: z.string().nullish(),
});
/** A citation of a brief, and what is right or wrong with it. */
export type AuditLabel = z.infer<typeof auditLabel>;

/** The labels of a set, a line each. */
export async function readLabels(file: string): Promise<AuditLabel[]> {
  const lines = (await readFile(file, 'utf8')).split('\n').filter((line) => line.trim() !== '');
  return lines.map((line) => auditLabel.parse(JSON.parse(line)));
}
