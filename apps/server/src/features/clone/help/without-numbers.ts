import { redact } from '@mingfa/legal/redaction/redact';

/** What nobody means to publish of what they tell of themselves; names may stand, as a lawyer's own does. */
const KINDS: ReadonlySet<string> = new Set(['mobile', 'identity', 'card']);

/** A text with its telephone, identity and card numbers masked, and nothing else. */
export function withoutNumbers(text: string): string {
  const { masked } = redact(text);
  return masked
    .filter(({ kind }) => KINDS.has(kind))
    .reduceRight(
      (left, { start, end, replacement }) => left.slice(0, start) + replacement + left.slice(end),
      text,
    );
}
