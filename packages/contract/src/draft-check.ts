import { z } from 'zod';
import { calculate } from './calculator.ts';
import { auditCounts, auditedCitation } from './citation-audit.ts';
import { bilingual, factProblem } from './draft-fact.ts';

/**
 * What a check of a draft found. `missing`, `contradicted`, `problem`: a fact that is open, disputed between sources, or not as it has to
 * be. `template`: a check of the template. `foreign_name`: the name of a party of another matter of the caller's. `unequal_amount`: figures
 * beside other capitals. `unequal_sum`: a sum that its items do not make. `claim_without_facts`: a claim whose amount is no fact.
 * `not_in_facts`: names and sums in somebody's own words that no fact holds.
 * `jurisdiction`, `limitation`: what the calculators say. `citation`: somebody has to look at it. `model_words`: sentences of a model.
 * `old_facts`: it was edited freely, and facts or numbers of evidence were changed since.
 */
export const draftFindingKind = z.enum([
  'missing',
  'contradicted',
  'problem',
  'template',
  'foreign_name',
  'unequal_amount',
  'unequal_sum',
  'claim_without_facts',
  'not_in_facts',
  'jurisdiction',
  'limitation',
  'citation',
  'model_words',
  'old_facts',
]);
/** What {@link draftFindingKind} reads. */
export type DraftFindingKind = z.infer<typeof draftFindingKind>;

/** One thing to look at, with words that say it and where it is. */
export const draftFinding = z.object({
  kind: draftFindingKind,
  /** `error`: it should not leave like this; `warning`: look at it; `notice`: know it. */
  level: z.enum(['error', 'warning', 'notice']),
  text: bilingual,
  /** Facts it is about. */
  paths: z.array(z.string()),
  /** Words of the document it is about; null where it is about none. */
  quote: z.string().nullable(),
  /** The article it rests on. */
  source: z.string().nullable(),
});
/** What {@link draftFinding} reads. */
export type DraftFinding = z.infer<typeof draftFinding>;

const note = z.object({ text: bilingual, source: z.string().nullable() });
const calculation = z.object({ calculatorId: z.string(), label: bilingual, outcome: calculate.output });

/** What the checks of a draft say. */
export const draftChecks = z.object({
  /** Errors first. */
  findings: z.array(draftFinding),
  counts: z.object({ error: z.number().int(), warning: z.number().int(), notice: z.number().int() }),
  missing: z.array(z.object({ step: z.string(), path: z.string() })),
  problems: z.array(factProblem),
  warnings: z.array(note),
  /** What has to be attached. */
  attachments: z.array(note),
  /** How many copies the court or the other side needs. */
  copies: z.object({ count: z.number().int(), text: bilingual, source: z.string().nullable() }).nullable(),
  fees: z.array(calculation),
  deadlines: z.array(calculation),
  citations: z.object({ counts: auditCounts, items: z.array(auditedCitation) }),
  /** Sentences a model wrote, by part. */
  modelSentences: z.array(z.object({ part: z.string(), text: z.string() })),
});
/** What {@link draftChecks} reads. */
export type DraftChecks = z.infer<typeof draftChecks>;
