import { readdir, readFile } from 'node:fs/promises';
import { contractKind, reviewSide } from '@mingfa/contract/playbook';
import { parse } from 'yaml';
import { z } from 'zod';

const folder = new URL('../../playbook/cases/', import.meta.url);

/** Clauses on which a rule must fire, and near misses on which it must not. */
const playbookCase = z.strictObject({
  ruleId: z.string(),
  /** Absent: the first kind of the rule, else a sale. */
  kind: contractKind.optional(),
  side: reviewSide.default('neutral'),
  /** Of the contract; absent: that of the rule. */
  language: z.enum(['zh', 'en']).optional(),
  /** Names of the parties where they matter. */
  parties: z.tuple([z.string(), z.string()]).optional(),
  /** Lines of a contract; a line without a number becomes the first clause. */
  fires: z.array(z.string()).min(1),
  silent: z.array(z.string()).min(1),
});
export type PlaybookCase = z.infer<typeof playbookCase>;

/** Reads `playbook/cases/*.yaml`. */
export async function loadPlaybookCases(): Promise<PlaybookCase[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.yaml')).toSorted();
  const files = await Promise.all(
    names.map(async (name) => {
      const parsed = z.array(playbookCase).safeParse(parse(await readFile(new URL(name, folder), 'utf8')));
      if (!parsed.success) throw new Error(`playbook/cases/${name}: ${z.prettifyError(parsed.error)}`);
      return parsed.data;
    }),
  );
  return files.flat();
}
