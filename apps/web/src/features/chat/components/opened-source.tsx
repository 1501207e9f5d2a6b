import { lazy, Suspense } from 'react';
import type { OpenedArticle } from '../../../components/article-sheet/article-sheet.tsx';
import type { Original } from './original-sheet.tsx';
import type { OpenedSnapshot } from './snapshot-sheet.tsx';

// The viewers are heavy; they come when the first source is opened.
const OriginalSheet = lazy(() => import('./original-sheet.tsx'));
const SnapshotSheet = lazy(() => import('./snapshot-sheet.tsx'));
const ArticleSheet = lazy(() => import('../../../components/article-sheet/article-sheet.tsx'));

/** What is opened beside the conversation. */
export type Opened =
  | ({ kind: 'file' } & Original)
  | ({ kind: 'article' } & OpenedArticle)
  | ({ kind: 'web' } & OpenedSnapshot);

/** The original of a source, beside the conversation and never in its place. */
export function OpenedSource({ opened, onClose }: { opened: Opened | null; onClose: () => void }) {
  if (!opened) return null;
  return (
    <Suspense>
      {opened.kind === 'file' ? <OriginalSheet {...opened} onClose={onClose} /> : null}
      {opened.kind === 'article' ? <ArticleSheet {...opened} onClose={onClose} /> : null}
      {opened.kind === 'web' ? <SnapshotSheet {...opened} onClose={onClose} /> : null}
    </Suspense>
  );
}
