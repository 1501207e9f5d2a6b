import { DESPAIR_CAUSES, PAYMENT_STAGES, URGENT_PERSONS } from '@mingfa/legal/questions/urgent-circumstances';
import { z } from 'zod';
import { readYaml } from './read-yaml.ts';

const bilingual = z.strictObject({ zh: z.string().min(2), en: z.string().min(2) });
const KINDS = [
  'self_harm',
  'self_harm_of_another',
  'gas_or_trapped',
  'poisoned_or_bitten',
  'medical',
  'work_accident',
  'violence',
  'sexual_assault',
  'child_abuse',
  'child_taken',
  'missing_person',
  'confined',
  'elder_abuse',
  'bullying',
  'demolition',
  'loan_shark',
  'blackmail',
  'fraud',
  'stalking',
  'eviction',
  'papers_held',
  'detained',
] as const;

const urgentSchema = z.strictObject({
  /** Telephone numbers with whose they are and what says so: an article, a guide, or an authority's notice. */
  numbers: z.array(
    z.strictObject({ number: z.string().regex(/^\d{3,5}$/), whose: bilingual, source: z.string() }),
  ),
  urgent: z.array(
    z.strictObject({
      kind: z.enum(KINDS),
      /** Guides to troubles that may be going on: with them the first steps are told, even where no words of danger were heard. */
      guides: z.array(z.string()).default([]),
      /** Guides of the matters that belong to this danger: no other answers below it. */
      below: z.array(z.string()).default([]),
      title: bilingual,
      /** Instead of the title where a child is in danger of whom somebody else writes. */
      titleOfChild: bilingual.optional(),
      lead: bilingual.optional(),
      /** What takes up why somebody despairs, where they say it; never law. */
      causes: z.array(bilingual.extend({ cause: z.enum(DESPAIR_CAUSES) })).default([]),
      /** In their order; a step may be for some persons, or for some stages of a payment. Everybody reads two to four. */
      steps: z
        .array(
          bilingual.extend({
            for: z.array(z.enum(URGENT_PERSONS)).optional(),
            stages: z.array(z.enum(PAYMENT_STAGES)).optional(),
          }),
        )
        .min(2),
      close: bilingual.optional(),
      /** Articles, as `刑事诉讼法 34`, and ids of guides on which the steps rest. */
      sources: z.array(z.string()),
    }),
  ),
});

/** What is said first to somebody in danger. */
export type UrgentWords = z.infer<typeof urgentSchema>['urgent'][number];

/**
 * Reads what is said first to somebody in danger, with the numbers it may name.
 * @throws Error when the file does not follow its form
 */
export async function loadUrgent(): Promise<z.infer<typeof urgentSchema>> {
  return urgentSchema.parse(await readYaml(new URL('../urgent/urgent.yaml', import.meta.url)));
}
