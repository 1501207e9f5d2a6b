import { openDocumentConversation } from '@mingfa/contract/document';
import type { FileEvidence } from '@mingfa/contract/evidence';
import { type ComponentType, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../components/error-state.tsx';
import { PageLoading } from '../../../components/page-loading.tsx';
import { useEndpointMutation } from '../../../lib/query.ts';
import type { OpenPlace } from '../model/places.ts';

/** A conversation that another part of the program draws. */
export interface ConversationSlotProps {
  conversationId: string;
  placeholder: string;
  suggestions: readonly string[];
  onOpenSource: (source: FileEvidence) => void;
}
export type ConversationSlot = ComponentType<ConversationSlotProps>;

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
  const { t } = useTranslation('reading');
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
