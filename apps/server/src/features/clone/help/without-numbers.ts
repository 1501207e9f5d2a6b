import type { MaskKind } from '@mingfa/legal/redaction/mask';
import { redactNumbers } from '@mingfa/legal/redaction/redact';

/** What nobody means to publish of what they tell of themselves; names may stand, as a lawyer's own does. */
const KINDS: readonly MaskKind[] = ['mobile', 'identity', 'card'];
/** Where somebody is named to turn to, the telephone is what it is for. */
export const ALL_BUT_TELEPHONES: readonly MaskKind[] = ['identity', 'card'];

const numbersIn = (text: string, kinds: readonly MaskKind[]) =>
  redactNumbers(text).masked.filter(({ kind }) => kinds.includes(kind));

/** Whether a telephone, identity or card number stands in a text. */
export const holdsNumbers = (text: string): boolean => numbersIn(text, KINDS).length > 0;

/** A text with its telephone, identity and card numbers masked, and nothing else. */
export function withoutNumbers(text: string, kinds: readonly MaskKind[] = KINDS): string {
  return numbersIn(text, kinds).reduceRight(
    (left, { start, end, replacement }) => left.slice(0, start) + replacement + left.slice(end),
    text,
  );
}
