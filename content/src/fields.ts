import { factKind } from '@mingfa/contract/fact-kind';
import { z } from 'zod';
import { readYaml } from './read-yaml.ts';

const bilingual = z.strictObject({ zh: z.string().min(1), en: z.string().min(1) });

/** A fact people leave out, asked for before they send. `insert` is put into the composer for the person to complete. */
const tipSchema = z.strictObject({
  /** What kind of field it is asked in. */
  kind: factKind.default('text'),
  id: z.string().regex(/^[a-z-]+$/),
  label: bilingual,
  insert: bilingual,
  /** The question already says it when one of these occurs (regular expressions). */
  saidBy: z.array(z.string()).min(1),
});

/** One field of everyday legal trouble: how to recognise it, what to prepare, what people ask next. */
export const fieldSchema = z.strictObject({
  id: z.string().regex(/^[a-z-]+$/),
  name: bilingual,
  /** Words of a question, or of the laws found, that point to this field. */
  cues: z.array(z.string()).min(3),
  prepare: z.array(bilingual).min(3),
  followUps: z.array(bilingual).min(3),
  tips: z.array(tipSchema).min(2),
});
export type Field = z.infer<typeof fieldSchema>;

/** Reads `fields/fields.yaml`. */
export async function loadFields(): Promise<Field[]> {
  return z.array(fieldSchema).parse(await readYaml(new URL('../fields/fields.yaml', import.meta.url)));
}

/** The verb, not the testament: `will I`, `what will`, `she will`, `will not`. */
const AUXILIARY_WILL =
  /\b(?:what|who|when|how|where|which|i|you|he|she|it|we|they|this|that|and|police|court|company) will\b|(?:^|[.?!,;] *)will\b|\bwill (?:i|you|he|she|it|we|they|not|be|have|never|happen|pay|get|give|go|come|do|take|the police|the court|my)\b/g;

/** The field whose cues occur most in the text, longer cues counting more; null when none does. */
export function detectField(fields: Field[], text: string): Field | null {
  // 'what will happen' speaks of no will.
  const lower = text.toLowerCase().replace(AUXILIARY_WILL, ' ');
  let best: Field | null = null;
  let bestScore = 0;
  for (const field of fields) {
    const score = field.cues.reduce((sum, cue) => sum + (lower.includes(cue) ? cue.length : 0), 0);
    if (score > bestScore) {
      best = field;
      bestScore = score;
    }
  }
  return best;
}
