import { z } from 'zod';
import { FINDINGS_MAX } from './compose-review-prompt.ts';

/** Characters that neither the database nor Word takes, and direction marks that make a text read as another. */
const clean = (text: string) =>
  text
    .toWellFormed()
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u202a-\u202e\u2066-\u2069\ufffe\uffff]/g, '')
    .replace(/\r\n?/g, '\n')
    .trim();
const words = (most: number) => z.string().transform((text) => clean(text).slice(0, most).toWellFormed());

const modelFinding = z.object({
  quote: words(2000).catch(''),
  level: z.enum(['high', 'medium', 'low']).catch('medium'),
  title: words(80).refine((text) => text !== ''),
  reason: words(600).refine((text) => text !== ''),
  articles: z
    .array(z.unknown())
    .transform((items) => items.filter((item) => typeof item === 'string').slice(0, 4))
    .pipe(z.array(words(60)))
    .catch([]),
  action: z.enum(['replace', 'comment']).catch('comment'),
  suggestion: words(1500).catch(''),
});
export type ModelFinding = z.infer<typeof modelFinding>;

/**
 * The findings in a model's answer, which may stand in a fence, among other words, or be cut off: whole ones count. Null for an
 * answer without any JSON of that form, such as a refusal.
 */
export function parseModelFindings(text: string): ModelFinding[] | null {
  const raw = findList(text);
  if (raw === null) return null;
  return raw
    .flatMap((item) => {
      const parsed = modelFinding.safeParse(item);
      return parsed.success ? [parsed.data] : [];
    })
    .slice(0, FINDINGS_MAX);
}

function findList(text: string): unknown[] | null {
  const whole = tryJson(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1));
  if (whole && typeof whole === 'object' && 'findings' in whole && Array.isArray(whole.findings)) {
    return whole.findings;
  }
  const begun = /"findings"\s*:\s*\[/.exec(text);
  return begun ? wholeObjects(text, begun.index + begun[0].length) : null;
}

/** The objects of a list that may break off. */
function wholeObjects(text: string, from: number): unknown[] {
  const found: unknown[] = [];
  let depth = 0;
  let start = from;
  let inString = false;
  for (let at = from; at < text.length && found.length < FINDINGS_MAX; at += 1) {
    const character = text[at];
    if (inString) {
      if (character === '\\') at += 1;
      else if (character === '"') inString = false;
      continue;
    }
    if (character === '"') inString = true;
    else if (character === '{') {
      if (depth === 0) start = at;
      depth += 1;
    } else if (character === '}') {
      depth -= 1;
      if (depth === 0) found.push(tryJson(text.slice(start, at + 1)));
      if (depth < 0) break;
    } else if (character === ']' && depth === 0) break;
  }
  return found;
}

function tryJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
