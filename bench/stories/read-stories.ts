import { readFile } from 'node:fs/promises';
import { z } from 'zod';

const day = z.iso.date();

/** A story with what a good answer must give: `README.md` beside this file. */
const story = z.strictObject({
  id: z.string(),
  text: z.string(),
  lang: z.enum(['zh', 'en']),
  asks: z.array(z.string()),
  /** In yuan; a range where the law gives one. With `if`, what must be so for it. */
  sums: z.array(
    z.strictObject({
      what: z.string(),
      yuan: z.union([z.number(), z.tuple([z.number(), z.number()])]),
      how: z.string(),
      if: z.string().optional(),
    }),
  ),
  /** A day, or the earliest and the latest one that is right. */
  lastDays: z.array(
    z.strictObject({
      what: z.string(),
      day: z.union([day, z.tuple([day, day])]),
      how: z.string(),
      past: z.boolean(),
      if: z.string().optional(),
    }),
  ),
  must: z.array(z.string()),
  mustNot: z.array(z.string()),
  law: z.array(z.string()),
  field: z.string(),
});
export type Story = z.infer<typeof story>;

export const STORY_PARTS = ['open', 'closed', 'later'] as const;
/** The open half may be worked with; the closed one and the later stories only judge. */
export type StoryPart = (typeof STORY_PARTS)[number];

/** Reads one part of the stories. */
export async function readStories(half: StoryPart): Promise<Story[]> {
  const lines = (await readFile(new URL(`./${half}.jsonl`, import.meta.url), 'utf8')).split('\n');
  return lines.filter((line) => line !== '').map((line) => story.parse(JSON.parse(line)));
}
