import { openRecordingConversation } from '@mingfa/contract/recording-findings';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { ConversationSlot } from '../../../../components/document-workspace/conversation-slot.ts';
import { ToolFrame } from '../../../../components/document-workspace/tool-frame.tsx';
import { ErrorState } from '../../../../components/error-state.tsx';
import { PageLoading } from '../../../../components/page-loading.tsx';
import { useEndpointMutation } from '../../../../lib/query.ts';
import type { RecordingDesk } from '../../model/recording-desk.ts';
import styles from './tools.module.css';

interface AskToolProps {
  desk: RecordingDesk;
  Conversation: ConversationSlot;
}

/** Questions about what was said; a cited second is played. */
export function AskTool({ desk, Conversation }: AskToolProps) {
  const { t } = useTranslation('recording');
  if (desk.transcript.segments.length === 0)
    return (
      <ToolFrame>
        <p className={styles.quiet}>{t('ask.noWords')}</p>
      </ToolFrame>
    );
  return <Opened desk={desk} Conversation={Conversation} />;
}

function Opened({ desk, Conversation }: AskToolProps) {
  const { t } = useTranslation('recording');
  const { recordingId } = desk.recording;
  const opening = useEndpointMutation(openRecordingConversation);
  const { mutate } = opening;
  useEffect(() => mutate({ params: { recordingId } }), [mutate, recordingId]);
  if (opening.isError)
    return <ErrorState error={opening.error} onRetry={() => mutate({ params: { recordingId } })} />;
  if (!opening.data) return <PageLoading />;
  return (
    <Conversation
      conversationId={opening.data.conversationId}
      placeholder={t('ask.placeholder')}
      suggestions={[t('ask.first'), t('ask.second'), t('ask.third')]}
      onOpenSource={({ place }) => {
        if (place?.time) desk.hear(place.time.startMs);
      }}
      onHear={desk.listen}
    />
  );
}
