import { openDocument } from '@mingfa/contract/document';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { BackLink } from '../../../components/back-link.tsx';
import { useDocument } from '../../../components/document-viewer/use-document.ts';
import type { ConversationSlot } from '../../../components/document-workspace/conversation-slot.ts';
import { DocumentWorkspace } from '../../../components/document-workspace/document-workspace.tsx';
import type { ReviewSlot } from '../../../components/document-workspace/review-slot.ts';
import { Loaded } from '../../../components/loaded.tsx';
import { MembersScreen } from '../../../components/members-screen.tsx';
import { ScreenHeader } from '../../../components/screen-header.tsx';
import { DOCUMENTS } from '../../../lib/document-address.ts';
import { useEndpointMutation } from '../../../lib/query.ts';

export interface DocumentScreenProps {
  Conversation: ConversationSlot;
  Review: ReviewSlot;
  Audit: ReviewSlot;
}

/** One document beside its tools. The conversation about it, its review and the audit of its citations are given from outside. */
export function DocumentScreen(slots: DocumentScreenProps) {
  const { t } = useTranslation('reading');
  const { documentId = '' } = useParams();
  return (
    <MembersScreen title={t('title')} start={<BackLink to={DOCUMENTS} label={t('back')} />}>
      <DocumentOf key={documentId} documentId={documentId} {...slots} />
    </MembersScreen>
  );
}

function DocumentOf({ documentId, ...slots }: DocumentScreenProps & { documentId: string }) {
  const { t } = useTranslation('reading');
  const file = useDocument(documentId);
  const { mutate: markOpened } = useEndpointMutation(openDocument);
  const isThere = file.data !== undefined;
  useEffect(() => {
    if (isThere) markOpened({ params: { documentId } });
  }, [isThere, markOpened, documentId]);
  return (
    <>
      <ScreenHeader
        title={file.data?.name ?? t('title')}
        start={<BackLink to={DOCUMENTS} label={t('back')} />}
      />
      <Loaded query={file} missing={t('missing')}>
        {(data) => <DocumentWorkspace file={data} {...slots} />}
      </Loaded>
    </>
  );
}
