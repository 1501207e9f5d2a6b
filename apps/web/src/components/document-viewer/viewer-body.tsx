import { useTranslation } from 'react-i18next';
import { EmptyState } from '../empty-state.tsx';
import { ErrorState } from '../error-state.tsx';
import { FileStateView } from '../file-progress/file-state-view.tsx';
import { PageLoading } from '../page-loading.tsx';
import { OpenedDocument } from './opened-document.tsx';
import { useDocument } from './use-document.ts';
import { usePartSizes } from './use-parts.ts';
import type { DocumentViewerProps } from './viewer-props.ts';

/** The document's state first, then the document. */
export default function ViewerBody(props: DocumentViewerProps) {
  const { t } = useTranslation('document');
  const document = useDocument(props.documentId);
  const isReady = document.data?.state === 'ready';
  const sizes = usePartSizes(props.documentId, isReady);
  if (document.isPending || (isReady && sizes.isPending)) return <PageLoading tip={t('viewer.opening')} />;
  if (document.isError) {
    const isGone = document.error.failure.httpStatus === 404;
    return (
      <ErrorState
        error={document.error}
        {...(isGone ? { title: t('viewer.gone') } : { onRetry: () => void document.refetch() })}
      />
    );
  }
  if (!isReady) return <FileStateView file={document.data} />;
  if (sizes.isError) return <ErrorState error={sizes.error} onRetry={() => void sizes.refetch()} />;
  const parts = sizes.data?.items ?? [];
  if (parts.length === 0) return <EmptyState sentence={t('viewer.noText')} />;
  return <OpenedDocument {...props} document={document.data} parts={parts} />;
}
