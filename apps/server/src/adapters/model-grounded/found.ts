import { citationState, evidence } from '@mingfa/contract/evidence';
import { isoDate, language } from '@mingfa/contract/values';
import { z } from 'zod';

/** What the answering engine hands to the built-in model. */
export const foundSchema = z.object({
  question: z.string(),
  evidence: z.array(evidence),
  asOf: isoDate,
  language,
  /** Articles the question itself names, and what the library says of each. */
  asked: z.array(z.object({ label: z.string(), state: citationState.or(z.literal('held')) })),
  /** The person's own files were searched, with or without success. */
  filesAsked: z.boolean().default(false),
  /** Only digests are installed. */
  starterOnly: z.boolean(),
});
export type Found = z.infer<typeof foundSchema>;
