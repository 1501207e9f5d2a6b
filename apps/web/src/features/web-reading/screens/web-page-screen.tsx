import { getWebPage, type WebPage } from '@mingfa/contract/web-page';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { BackLink } from '../../../components/back-link.tsx';
import { useDocument } from '../../../components/document-viewer/use-document.ts';
import type { ConversationSlot } from '../../../components/document-workspace/conversation-slot.ts';
import { DocumentWorkspace } from '../../../components/document-workspace/document-workspace.tsx';
import { Loaded } from '../../../components/loaded.tsx';
import { MembersScreen } from '../../../components/members-screen.tsx';
import { ScreenHeader } from '../../../components/screen-header.tsx';
import { useEndpoint } from '../../../lib/query.ts';
import { WebPageActions } from '../components/web-page-actions.tsx';
import { WebPageFacts } from '../components/web-page-facts.tsx';
import { WEB_PAGES } from '../model/web-page-address.ts';

export interface WebPageScreenProps {
  Conversation: ConversationSlot;
}

/** A page that was kept, with the tools of document reading. */
export function WebPageScreen({ Conversation }: WebPageScreenProps) {
  const { t } = useTranslation('web-reading');
  return (
    <MembersScreen title={t('title')} start={<BackLink to={WEB_PAGES} label={t('back')} />}>
      <PageOf Conversation={Conversation} />
    </MembersScreen>
  );
}

function PageOf({ Conversation }: WebPageScreenProps) {
  const { t } = useTranslation('web-reading');
  const { webPageId = '' } = useParams();
  const page = useEndpoint(getWebPage, { params: { webPageId } });
  return (
    <>
      <ScreenHeader
        title={page.data?.title ?? t('title')}
        start={<BackLink to={WEB_PAGES} label={t('back')} />}
        actions={page.data ? <WebPageActions page={page.data} /> : null}
      />
      <Loaded query={page} missing={t('missing')}>
        {(data) => <Article key={webPageId} page={data} Conversation={Conversation} />}
      </Loaded>
    </>
  );
}

function Article({ page, Conversation }: { page: WebPage; Conversation: ConversationSlot }) {
  const file = useDocument(page.documentId);
  return (
    <Loaded query={file}>
      {(data) => (
        <>
          <WebPageFacts page={page} />
          <DocumentWorkspace file={data} Conversation={Conversation} />
        </>
      )}
    </Loaded>
  );
}
