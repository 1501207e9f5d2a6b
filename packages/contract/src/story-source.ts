import { z } from 'zod';
import { FACT_LIMITS } from './draft-fact.ts';
import { idOf } from './ids.ts';

/** What tells of a matter: words, a file, what the caller said in a conversation, or the pending case of a similar-case report. */
export const storySource = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), text: z.string().trim().min(1).max(FACT_LIMITS.characters) }),
  z.object({ kind: z.literal('document'), documentId: idOf('document') }),
  z.object({ kind: z.literal('conversation'), conversationId: idOf('conversation') }),
  z.object({ kind: z.literal('report'), reportId: idOf('caseReport') }),
]);
/** What {@link storySource} reads. */
export type StorySource = z.infer<typeof storySource>;
