import { readFile } from 'node:fs/promises';
import { z } from 'zod';

/** What a label says a span is; `credit` and `either` count neither for recall nor for precision. */
const LABEL_KINDS = [
  'name',
  'identity',
  'passport',
  'mobile',
  'landline',
  'card',
  'account',
  'email',
  'wechat',
  'qq',
  'plate',
  'licence',
  'address',
  'credit',
  'either',
] as const;

const passageText = z.strictObject({
  id: z.string(),
  language: z.enum(['zh', 'en', 'mixed']),
  form: z.enum(['question', 'contract', 'judgment', 'transcript', 'message', 'form']),
  text: z.string(),
});
const labelledSpan = z.strictObject({
  kind: z.enum(LABEL_KINDS),
  /** In UTF-16 units. */
  start: z.int().nonnegative(),
  text: z.string().min(1),
});
const labels = z.strictObject({ id: z.string(), spans: z.array(labelledSpan) });

export type LabelledSpan = z.infer<typeof labelledSpan>;
/** A text with the personal data in it: `README.md` beside this file. */
export type Passage = z.infer<typeof passageText> & { spans: LabelledSpan[] };

const SETS = {
  open: { texts: 'sentences.jsonl', labels: 'labels-open.jsonl' },
  'held-out': { texts: 'sentences.jsonl', labels: 'labels-held-out.jsonl' },
  second: { texts: 'second/sentences.jsonl', labels: 'second/labels.jsonl' },
  third: { texts: 'third/sentences.jsonl', labels: 'third/labels.jsonl' },
};
/** Two halves of the first set, of which the mending of the rules has seen both, and the second and third set, which only judge. */
export type PassageSet = keyof typeof SETS;

/** Reads the texts of one set with their labels; a label whose words do not stand where it says is an error. */
export async function readPassages(set: PassageSet): Promise<Passage[]> {
  const files = SETS[set];
  const spansOf = new Map(
    (await readLines(files.labels)).map((line) => {
      const { id, spans } = labels.parse(line);
      return [id, spans];
    }),
  );
  const passages = (await readLines(files.texts)).flatMap((line): Passage[] => {
    const passage = passageText.parse(line);
    const spans = spansOf.get(passage.id);
    return spans ? [{ ...passage, spans }] : [];
  });
  for (const { id, text, spans } of passages)
    for (const span of spans)
      if (!text.startsWith(span.text, span.start)) throw new Error(`${id}: ${span.text} stands elsewhere`);
  return passages;
}

async function readLines(file: string): Promise<unknown[]> {
  const text = await readFile(new URL(`./${file}`, import.meta.url), 'utf8');
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line): unknown => JSON.parse(line));
}
