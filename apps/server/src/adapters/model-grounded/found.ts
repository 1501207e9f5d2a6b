import { evidence } from '@mingfa/contract/evidence';
import { isoDate, language } from '@mingfa/contract/values';
import { z } from 'zod';

/** What the answering engine hands to the built-in model. */
export const foundSchema = z.object({
  question: z.string(),
  evidence: z.array(evidence),
  asOf: isoDate,
  language,
  /** Only digests are installed. */
  starterOnly: z.boolean(),
});
export type Found = z.infer<typeof foundSchema>;
