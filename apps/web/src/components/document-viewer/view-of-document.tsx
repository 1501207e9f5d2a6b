import { lazy, Suspense } from 'react';
import { PageLoading } from '../page-loading.tsx';
import { BlockView } from './block-view.tsx';
import { PageView } from './page-view.tsx';
import { SheetView } from './sheet-view.tsx';
import type { DocumentViewProps } from './view-props.ts';
import type { SelectedText } from './viewer-props.ts';

// The reader of Word files is heavy; only Word files pay for it.
const WordView = lazy(() => import('./word-view.tsx').then(({ WordView }) => ({ default: WordView })));

interface ViewOfDocumentProps extends DocumentViewProps {
  showsOriginal: boolean;
  onSelectText: ((selected: SelectedText | null) => void) | null;
  /** The original could not be shown. */
  onFailed: () => void;
}

/** The view that suits a document's format: as it was made, as a sheet, or as text. */
export function ViewOfDocument({ showsOriginal, onSelectText, onFailed, ...view }: ViewOfDocumentProps) {
  const { format } = view.document;
  if (showsOriginal && format === 'docx')
    return (
      <Suspense fallback={<PageLoading />}>
        <WordView {...view} onSelectText={onSelectText} onFailed={onFailed} />
      </Suspense>
    );
  if (showsOriginal) return <PageView {...view} />;
  return format === 'xlsx' || format === 'csv' ? <SheetView {...view} /> : <BlockView {...view} />;
}
