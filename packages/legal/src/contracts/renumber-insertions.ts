import { withOrdinal } from './clause-label.ts';
import { readClauseNumber } from './clause-number.ts';

/** A wording that is put in after a block, and whether it is kept. */
export interface NumberedInsertion {
  anchorBlockId: string | null;
  suggestion: string;
  accepted: boolean;
}

/**
 * Wordings put in at the same place were numbered one after another; when some are rejected, the others close the gap.
 * @returns the suggestions in the same order, those rejected unchanged
 */
export function renumberInsertions(insertions: readonly NumberedInsertion[]): string[] {
  const next = new Map<string, number>();
  for (const one of insertions) {
    const number = readClauseNumber(one.suggestion);
    if (!number) continue;
    const key = keyOf(one, number.style);
    next.set(key, Math.min(next.get(key) ?? Number.MAX_SAFE_INTEGER, number.path.at(-1) ?? 1));
  }
  return insertions.map((one) => {
    const number = readClauseNumber(one.suggestion);
    if (!number || !one.accepted) return one.suggestion;
    const key = keyOf(one, number.style);
    const ordinal = next.get(key) ?? 1;
    next.set(key, ordinal + 1);
    const before = number.path.at(-1) ?? ordinal;
    if (ordinal === before) return one.suggestion;
    const [first = '', ...rest] = one.suggestion.split('\n');
    const label = withOrdinal(first.slice(0, number.length), number.style, ordinal);
    // 8.1 under a clause that becomes 七、 is 7.1.
    const below = rest.map((line) =>
      line.replace(/^\d+(?=[.．]\d)/, (digits) => (Number(digits) === before ? String(ordinal) : digits)),
    );
    return [`${label}${first.slice(number.length)}`, ...below].join('\n');
  });
}

const keyOf = ({ anchorBlockId }: NumberedInsertion, style: string) => `${anchorBlockId ?? ''}:${style}`;
