import { lazy, Suspense } from 'react';
import type { ApiFailure } from '../../lib/api-answer.ts';
import { loadNamespaces } from '../../lib/i18n.ts';

const LimitNote = lazy(async () => {
  const [{ LimitNote: Note }] = await Promise.all([import('./limit-note.tsx'), loadNamespaces('quota')]);
  return { default: Note };
});

/** What a limit refused, and the ways on; comes when it is first needed. Nothing for any other failure. */
export function LazyLimitNote({ failure }: { failure: ApiFailure | null | undefined }) {
  return failure?.refusal ? (
    <Suspense>
      <LimitNote failure={failure} />
    </Suspense>
  ) : null;
}
