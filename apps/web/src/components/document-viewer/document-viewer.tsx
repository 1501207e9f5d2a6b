import { lazy, Suspense } from 'react';
import { loadNamespaces } from '../../lib/i18n.ts';
import { PageLoading } from '../page-loading.tsx';
import type { DocumentViewerProps } from './viewer-props.ts';

const ViewerBody = lazy(async () => {
  const [body] = await Promise.all([import('./viewer-body.tsx'), loadNamespaces('document')]);
  return body;
});

/** A document of any format, opened at a place. It fills its parent and comes on demand. */
export function DocumentViewer(props: DocumentViewerProps) {
  return (
    <Suspense fallback={<PageLoading />}>
      <ViewerBody key={props.documentId} {...props} />
    </Suspense>
  );
}
