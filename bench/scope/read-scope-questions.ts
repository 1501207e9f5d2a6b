import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { OFFICIAL_CLONE_IDS } from '@mingfa/content/testing/golden-questions';
import { parse } from 'yaml';
import { z } from 'zod';

const scopeQuestion = z.strictObject({
  id: z.string(),
  /** Who is asked. */
  clone: z.enum(OFFICIAL_CLONE_IDS),
  belongs: z.boolean(),
  /** The official agent it should be taken to instead, where there is one. */
  better: z.enum(OFFICIAL_CLONE_IDS).optional(),
  text: z.string(),
});
/** A question with whether it belongs to the agent that is asked: `README.md` beside this file. */
export type ScopeQuestion = z.infer<typeof scopeQuestion>;

export const SCOPE_HALVES = ['open', 'held-out'] as const;
/** The open half may be worked with; the held-out one only judges. */
export type ScopeHalf = (typeof SCOPE_HALVES)[number];

/** Reads one half of the questions. */
export async function readScopeQuestions(half: ScopeHalf): Promise<ScopeQuestion[]> {
  const text = await readFile(join(import.meta.dirname, `${half}.yaml`), 'utf8');
  return z.object({ questions: z.array(scopeQuestion) }).parse(parse(text)).questions;
}
