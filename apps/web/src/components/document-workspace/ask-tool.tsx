import { openDocumentConversation } from '@mingfa/contract/document';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useEndpointMutation } from '../../lib/query.ts';
import { ErrorState } from '../error-state.tsx';
import { PageLoading } from '../page-loading.tsx';
import type { ConversationSlot } from './conversation-slot.ts';
import type { OpenPlace } from './opened-place.ts';

/** Questions about the document; a cited place opens in it. */
export function AskTool({
  documentId,
  Conversation,
  onOpen,
}: {
  documentId: string;
  Conversation: ConversationSlot;
  onOpen: OpenPlace;
}) {
  const { t } = useTranslation('document');
  const opening = useEndpointMutation(openDocumentConversation);
  const { mutate } = opening;
  useEffect(() => mutate({ params: { documentId } }), [mutate, documentId]);
  if (opening.isError)
    return <ErrorState error={opening.error} onRetry={() => mutate({ params: { documentId } })} />;
  if (!opening.data) return <PageLoading />;
  return (
    <Conversation
      conversationId={opening.data.conversationId}
      placeholder={t('tools.ask')}
      suggestions={[t('ask.first'), t('ask.second'), t('ask.third')]}
      onOpenSource={({ place, text }) => {
        if (place) onOpen(place, text);
      }}
    />
  );
}
