import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

/** An invented story with the grades of two readers, 0 to 3, by the first digits of the SHA-256 of the case's file: names of files name people. */
const query = z.strictObject({
  id: z.string().regex(/^[a-z]+-\d{2}$/),
  text: z.string().min(20).max(200),
  grades: z.record(
    z.string().regex(/^[0-9a-f]{12}$/),
    z.tuple([z.int().min(0).max(3), z.int().min(0).max(3)]),
  ),
});
export type CivilQuery = z.infer<typeof query>;

/** Of a hash so many digits name a case. */
export const GRADED_DIGITS = 12;

export async function readCivilQueries(): Promise<CivilQuery[]> {
  const file = join(import.meta.dirname, '../cases/similar-civil-queries.yaml');
  return z.array(query).parse(parse(await readFile(file, 'utf8')));
}
