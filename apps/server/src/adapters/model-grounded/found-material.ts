import { guideSchema } from '@mingfa/content/guide';
import { citationState, evidence } from '@mingfa/contract/evidence';
import { isoDate, language } from '@mingfa/contract/values';
import { z } from 'zod';

/** What the answering engine hands to the built-in model. */
export const foundSchema = z.object({
  question: z.string(),
  evidence: z.array(evidence),
  asOf: isoDate,
  language,
  /** Everyday words of the question with the statutes' words for them. */
  words: z.array(z.object({ said: z.string(), legal: z.array(z.string()) })).default([]),
  /** The guide to the situation, where one fits; for each of its articles the number of its source. */
  guide: z
    .object({ guide: guideSchema, sources: z.array(z.number().int().nullable()) })
    .nullable()
    .default(null),
  /** Articles the question itself names, and what the library says of each. */
  asked: z.array(z.object({ label: z.string(), state: citationState.or(z.literal('held')) })),
  /** The person's own files were searched, with or without success. */
  filesAsked: z.boolean().default(false),
  /** Only digests are installed. */
  starterOnly: z.boolean(),
});
export type FoundMaterial = z.infer<typeof foundSchema>;
export type FoundGuide = NonNullable<FoundMaterial['guide']>;
