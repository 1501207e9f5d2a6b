import ArrowLeftOutlined from '@ant-design/icons/ArrowLeftOutlined';
import { getDocument, openDocument } from '@mingfa/contract/document';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { ErrorState } from '../../../components/error-state.tsx';
import { PageLoading } from '../../../components/page-loading.tsx';
import { ScreenHeader } from '../../../components/screen-header.tsx';
import { useEndpoint, useEndpointMutation } from '../../../lib/query.ts';
import type { ConversationSlot } from '../components/ask-tool.tsx';
import { DocumentWorkspace } from '../components/document-workspace.tsx';
import { DOCUMENTS } from '../model/addresses.ts';
import { POLL_MS } from '../model/refresh-reading.ts';
import styles from './reading-screen.module.css';

/** One document beside its tools. The conversation about it is given from outside. */
export function DocumentScreen({ Conversation }: { Conversation: ConversationSlot }) {
  const { documentId = '' } = useParams();
  return <DocumentOf key={documentId} documentId={documentId} Conversation={Conversation} />;
}

function DocumentOf({ documentId, Conversation }: { documentId: string; Conversation: ConversationSlot }) {
  const { t } = useTranslation('reading');
  const file = useEndpoint(
    getDocument,
    { params: { documentId } },
    {
      staleTime: 0,
      refetchInterval: ({ state }) =>
        state.data && ['waiting', 'working'].includes(state.data.state) ? POLL_MS : false,
    },
  );
  const { mutate: markOpened } = useEndpointMutation(openDocument);
  const isThere = file.data !== undefined;
  useEffect(() => {
    if (isThere) markOpened({ params: { documentId } });
  }, [isThere, markOpened, documentId]);
  const isMissing = file.isError && [404, 422].includes(file.error.failure.httpStatus ?? 0);
  return (
    <>
      <ScreenHeader
        title={file.data?.name ?? t('title')}
        start={
          <Link to={DOCUMENTS} className={styles.back} aria-label={t('back')} title={t('back')}>
            <ArrowLeftOutlined />
          </Link>
        }
      />
      {file.isPending ? <PageLoading /> : null}
      {file.isError ? (
        <ErrorState
          error={file.error}
          {...(isMissing ? { title: t('missing') } : { onRetry: () => void file.refetch() })}
        />
      ) : null}
      {file.data ? <DocumentWorkspace file={file.data} Conversation={Conversation} canReview /> : null}
    </>
  );
}
