import type { DraftChecks } from '@mingfa/contract/draft-check';
import type { DocumentSpan } from '@mingfa/legal/drafting/document-blocks';

type Citation = Pick<DraftChecks['citations']['items'][number], 'isDoubtful' | 'state' | 'raw'>;

/**
 * Whether a doubt about a citation is worth saying. That an article does not say what a sentence of the template says is none: its articles
 * were compared with the law when it was written, and nobody who fills it in could mend them.
 */
export const isWorthSaying =
  (spans: readonly DocumentSpan[]) =>
  ({ isDoubtful, state, raw }: Citation): boolean => {
    if (!isDoubtful || state !== 'unsupported') return isDoubtful;
    const holding = spans.filter(({ text }) => text.includes(raw));
    const isOwn = holding.every(({ origin }) => origin.kind === 'template' || origin.kind === 'composed');
    return holding.length === 0 || !isOwn;
  };
