import type { FileEvidence } from '@mingfa/contract/evidence';
import type { ReactNode } from 'react';
import { ErrorState } from '../../../components/error-state.tsx';
import { PageLoading } from '../../../components/page-loading.tsx';
import { useComposing } from '../hooks/use-composing.ts';
import { useConversation } from '../hooks/use-conversation.ts';
import { useOpenedSource } from '../hooks/use-opened-source.ts';
import { ConversationBody } from './conversation-body.tsx';
import styles from './conversation-pane.module.css';
import { OpenedSource } from './opened-source.tsx';

export interface ConversationPaneProps {
  conversationId: string;
  placeholder: string;
  /** Questions to begin with, while none was asked. */
  suggestions: readonly string[];
  /** A source with a place in a file was clicked. */
  onOpenSource: (source: FileEvidence) => void;
  /** What is open beside it is a recording: it plays from a moment. */
  onHear?: (momentMs: number) => void;
  /** Above the messages. */
  start?: ReactNode;
}

/** A conversation inside another screen, which shows the files itself; articles open beside it. */
export function ConversationPane({ start, onOpenSource, onHear, ...body }: ConversationPaneProps) {
  const talk = useConversation(body.conversationId);
  const composing = useComposing(talk);
  const { conversation, messages, live } = talk;
  const { opened, open, close } = useOpenedSource();
  if (conversation.isError && !live)
    return <ErrorState error={conversation.error} onRetry={() => void talk.refresh()} />;
  if (messages.length === 0 && (talk.pages.isPending || conversation.isPending)) return <PageLoading />;

  const lastAnswer = messages.findLast((message) => message.role === 'assistant');
  const parts = lastAnswer?.parts ?? [];
  return (
    <div className={styles.pane}>
      {start}
      <ConversationBody
        {...body}
        talk={talk}
        composing={composing}
        parts={parts}
        onOpen={{
          ...open,
          // What is open beside it is the file it is about; every other opens as anywhere.
          openFile: (source) => (source.from === 'document' ? onOpenSource(source) : open.openFile(source)),
          ...(onHear ? { hear: onHear } : {}),
        }}
      />
      <OpenedSource opened={opened} onClose={close} />
    </div>
  );
}
