import ArrowLeftOutlined from '@ant-design/icons/ArrowLeftOutlined';
import { getDocument } from '@mingfa/contract/document';
import { getWebPage, type WebPage } from '@mingfa/contract/web-page';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { ErrorState } from '../../../components/error-state.tsx';
import { PageLoading } from '../../../components/page-loading.tsx';
import { ScreenHeader } from '../../../components/screen-header.tsx';
import { useEndpoint } from '../../../lib/query.ts';
import type { ConversationSlot } from '../components/ask-tool.tsx';
import { DocumentWorkspace } from '../components/document-workspace.tsx';
import { WebPageActions } from '../components/web/web-page-actions.tsx';
import { WebPageFacts } from '../components/web/web-page-facts.tsx';
import { WEB_PAGES } from '../model/addresses.ts';
import { POLL_MS } from '../model/refresh-reading.ts';
import styles from './reading-screen.module.css';

/** A page that was kept, with the tools of document reading. */
export function WebPageScreen({ Conversation }: { Conversation: ConversationSlot }) {
  const { t } = useTranslation('reading');
  const { webPageId = '' } = useParams();
  const page = useEndpoint(getWebPage, { params: { webPageId } });
  const isMissing = page.isError && [404, 422].includes(page.error.failure.httpStatus ?? 0);
  return (
    <>
      <ScreenHeader
        title={page.data?.title ?? t('web.title')}
        start={
          <Link to={WEB_PAGES} className={styles.back} aria-label={t('web.back')} title={t('web.back')}>
            <ArrowLeftOutlined />
          </Link>
        }
        actions={page.data ? <WebPageActions page={page.data} /> : null}
      />
      {page.isPending ? <PageLoading /> : null}
      {page.isError ? (
        <ErrorState
          error={page.error}
          {...(isMissing ? { title: t('web.missing') } : { onRetry: () => void page.refetch() })}
        />
      ) : null}
      {page.data ? <Article key={webPageId} page={page.data} Conversation={Conversation} /> : null}
    </>
  );
}

function Article({ page, Conversation }: { page: WebPage; Conversation: ConversationSlot }) {
  const file = useEndpoint(
    getDocument,
    { params: { documentId: page.documentId } },
    {
      staleTime: 0,
      refetchInterval: ({ state }) =>
        state.data && ['waiting', 'working'].includes(state.data.state) ? POLL_MS : false,
    },
  );
  if (file.isPending) return <PageLoading />;
  if (file.isError) return <ErrorState error={file.error} onRetry={() => void file.refetch()} />;
  return (
    <>
      <WebPageFacts page={page} />
      <DocumentWorkspace file={file.data} Conversation={Conversation} canReview={false} />
    </>
  );
}
