import { z } from 'zod';

/** Characters that neither the database nor a file takes, and direction marks that make a text read as another. */
const clean = (text: string) =>
  text
    .toWellFormed()
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u202a-\u202e\u2066-\u2069\ufffe\uffff]/g, '')
    .replace(/\r\n?/g, '\n')
    .trim();
const words = (most: number) => z.string().transform((text) => clean(text).slice(0, most).toWellFormed());

const cellAnswer = z.object({
  question: z.coerce.number().int().min(1),
  state: z.enum(['found', 'not_agreed', 'not_found']),
  value: z
    .union([z.string(), z.number(), z.boolean()])
    .transform((value) => (value === true ? '是' : value === false ? '否' : String(value)))
    .pipe(words(2000))
    .catch(''),
  quote: words(2000).catch(''),
  confidence: z.enum(['high', 'medium', 'low']).catch('medium'),
});
export type CellAnswer = z.infer<typeof cellAnswer>;

/**
 * The answers in what a model said, which may stand in a fence or among other words; by the number of the question. Null without any JSON
 * of that form.
 */
export function parseCellAnswers(text: string): Map<number, CellAnswer> | null {
  let raw: unknown;
  try {
    raw = JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1));
  } catch {
    return null;
  }
  if (!raw || typeof raw !== 'object' || !('answers' in raw) || !Array.isArray(raw.answers)) return null;
  return new Map(
    raw.answers.flatMap((item: unknown) => {
      const parsed = cellAnswer.safeParse(item);
      return parsed.success ? [[parsed.data.question, parsed.data] as const] : [];
    }),
  );
}
