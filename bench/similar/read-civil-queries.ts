import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

/** An invented story with the grades of two readers by file of the case, 0 to 3; empty until they have read. */
const query = z.strictObject({
  id: z.string().regex(/^[a-z]+-\d{2}$/),
  text: z.string().min(20).max(200),
  grades: z.record(z.string(), z.tuple([z.int().min(0).max(3), z.int().min(0).max(3)])),
});
export type CivilQuery = z.infer<typeof query>;

export async function readCivilQueries(): Promise<CivilQuery[]> {
  const file = join(import.meta.dirname, '../cases/similar-civil-queries.yaml');
  return z.array(query).parse(parse(await readFile(file, 'utf8')));
}
