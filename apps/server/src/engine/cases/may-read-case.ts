import type { CaseFilters } from '@mingfa/contract/case-search';
import type { CaseIndex } from './case-index.ts';

/**
 * Tells which cases, by their rows, somebody may read: shared cases are everybody's, the others their owner's alone.
 * @param userId null is nobody's own
 */
export function mayReadCase(
  { owners }: CaseIndex,
  userId: string | null,
  holdings?: CaseFilters['holdings'] | undefined,
): (row: number) => boolean {
  return (row) => {
    const owner = owners[row] ?? null;
    if (owner !== null) return owner === userId && holdings !== 'shared';
    return holdings !== 'own';
  };
}
