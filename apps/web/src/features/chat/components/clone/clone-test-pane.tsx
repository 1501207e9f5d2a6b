import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../../components/error-state.tsx';
import { PageLoading } from '../../../../components/page-loading.tsx';
import { ChatPlaceContext } from '../../hooks/use-chat-place.ts';
import { useComposing } from '../../hooks/use-composing.ts';
import { useConversation } from '../../hooks/use-conversation.ts';
import { useFirstQuestion } from '../../hooks/use-first-question.ts';
import { useOpenedSource } from '../../hooks/use-opened-source.ts';
import { chatWithClone } from '../../model/chat-with-clone.ts';
import { ConversationBody } from '../conversation-body.tsx';
import { OpenedSource } from '../opened-source.tsx';
import { CloneBeginning } from './clone-beginning.tsx';
import { CloneOpening, type OpeningClone } from './clone-opening.tsx';

export interface CloneTestPaneProps {
  appId: string;
  /** The draft as it stands: what its users will see before they ask. */
  clone: OpeningClone;
  /** The test conversation; null: the next question begins one. */
  conversationId: string | null;
  /** With a stranger's rights. */
  asViewer: boolean;
  /** A question has begun the test conversation. */
  onBegun: (conversationId: string) => void;
}

/**
 * The live test of a draft, as its users will have it; outside of the history and of all counts. It fills a column whose height is
 * given.
 */
export function CloneTestPane({ appId, clone, conversationId, asViewer, onBegun }: CloneTestPaneProps) {
  const { name, avatar } = clone;
  const { style, seed, pictureId } = avatar;
  const place = useMemo(
    () => chatWithClone({ appId, clone: { name, avatar: { style, seed, pictureId } }, test: { asViewer } }),
    [appId, name, style, seed, pictureId, asViewer],
  );
  const composer = `test ${appId}`;
  return (
    <ChatPlaceContext value={place}>
      {conversationId === null ? (
        <FirstTest clone={clone} composer={composer} onBegun={onBegun} />
      ) : (
        <TestConversation key={conversationId} clone={clone} conversationId={conversationId} />
      )}
    </ChatPlaceContext>
  );
}

function FirstTest({
  clone,
  composer,
  onBegun,
}: Pick<CloneTestPaneProps, 'clone' | 'onBegun'> & { composer: string }) {
  const [given, setGiven] = useState('');
  const { send, isSending, refused } = useFirstQuestion(composer, { onBegun, giveBack: setGiven });
  return (
    <CloneBeginning
      clone={clone}
      composer={composer}
      question={given}
      isSending={isSending}
      refused={refused}
      takesFocus={false}
      onSend={(question) => void send(question)}
    />
  );
}

function TestConversation({ clone, conversationId }: { clone: OpeningClone; conversationId: string }) {
  const { t } = useTranslation('chat');
  const talk = useConversation(conversationId);
  const composing = useComposing(talk);
  const { opened, open, openWhole, close } = useOpenedSource();
  const { conversation, messages, live, pages } = talk;
  if (conversation.isError && !live)
    return <ErrorState error={conversation.error} onRetry={() => void talk.refresh()} />;
  if (messages.length === 0 && (pages.isPending || conversation.isPending)) return <PageLoading />;
  // Cleared, it begins anew.
  if (messages.length === 0)
    return (
      <CloneBeginning
        clone={clone}
        composer={conversationId}
        question={talk.refused?.question ?? ''}
        refused={talk.refused?.failure}
        takesFocus={false}
        onSend={talk.ask}
      />
    );
  return (
    <>
      <ConversationBody
        conversationId={conversationId}
        talk={talk}
        composing={composing}
        parts={messages.findLast(({ role }) => role === 'assistant')?.parts ?? []}
        placeholder={t('composer.followUp')}
        onOpen={open}
        onOpenFile={openWhole}
        start={<CloneOpening clone={clone} />}
      />
      <OpenedSource opened={opened} onClose={close} />
    </>
  );
}
