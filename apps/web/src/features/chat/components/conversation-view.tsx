import CalendarOutlined from '@ant-design/icons/CalendarOutlined';
import ReadOutlined from '@ant-design/icons/ReadOutlined';
import { dataOf, textOf } from '@mingfa/contract/answer-part';
import * as chat from '@mingfa/contract/chat';
import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../components/error-state.tsx';
import { LinkButton } from '../../../components/link-button.tsx';
import { MissingState } from '../../../components/missing-state.tsx';
import { PageLoading } from '../../../components/page-loading.tsx';
import { ScreenHeader } from '../../../components/screen-header.tsx';
import { ShareButton } from '../../../components/share-button.tsx';
import { Sheet } from '../../../components/sheet.tsx';
import { today } from '../../../lib/dates.ts';
import { useMediaQuery } from '../../../lib/media-query.ts';
import { useChatPlace } from '../hooks/use-chat-place.ts';
import { useComposing } from '../hooks/use-composing.ts';
import { useConversation } from '../hooks/use-conversation.ts';
import { useOpenedSource } from '../hooks/use-opened-source.ts';
import { citedSources } from '../model/cited-sources.ts';
import { ConversationBody } from './conversation-body.tsx';
import styles from './conversation-view.module.css';
import { ExportMenu } from './export-menu.tsx';
import { OpenedSource } from './opened-source.tsx';
import { SourcesPanel } from './sources-panel.tsx';

export interface ConversationViewProps {
  conversationId: string;
  /** Before the title. */
  head?: ReactNode;
  /** Beside the ways to look at the conversation. */
  actions?: ReactNode;
  /** Below the header. */
  notice?: ReactNode;
  /** Before the first message. */
  start?: ReactNode;
  /** In the place of the composer, where nothing is asked any more. */
  closed?: ReactNode;
  /** What is said of it where it is no conversation of chat. */
  words?: ConversationWords;
  /** Ways to take an answer with one, where they are others than of chat. */
  exports?: (answerId: string | null, title: string) => ReactNode;
}

export interface ConversationWords {
  untitled: string;
  missing: string;
  /** Where another one is begun, and how that is called. */
  anew: { to: string; label: string };
  placeholder: string;
}

/** A whole conversation: its messages, the sources of the answer in view beside them, and the composer. */
export function ConversationView({
  conversationId,
  head,
  actions,
  notice,
  start,
  closed,
  words,
  exports,
}: ConversationViewProps) {
  const { t } = useTranslation('chat');
  const untitled = words?.untitled ?? t('new.title');
  const anew = words?.anew ?? { to: '/', label: t('new.title') };
  const talk = useConversation(conversationId);
  const composing = useComposing(talk);
  const { at } = useChatPlace();
  const { conversation, messages, live } = talk;
  const dayAsked = composing.options.asOf;
  const [showsSources, setShowsSources] = useState(false);
  const [inView, setInView] = useState<string | null>(null);
  const { opened, open, openWhole, close } = useOpenedSource();
  const isWide = useMediaQuery('(min-width: 1200px)');

  if (conversation.isError && !live) {
    const isMissing =
      conversation.error.failure.httpStatus === 404 || conversation.error.failure.httpStatus === 422;
    return isMissing ? (
      <>
        <ScreenHeader title={words?.untitled ?? t('conversation.label')} />
        <MissingState
          sentence={words?.missing ?? t('conversation.missing')}
          action={
            <LinkButton primary to={anew.to}>
              {anew.label}
            </LinkButton>
          }
        />
      </>
    ) : (
      <ErrorState error={conversation.error} onRetry={() => void talk.refresh()} />
    );
  }
  if (messages.length === 0 && (talk.pages.isPending || conversation.isPending)) return <PageLoading />;

  const lastAnswer = messages.findLast((message) => message.role === 'assistant');
  const lastParts = lastAnswer?.parts ?? [];
  const title = dataOf(lastParts, 'title')?.title ?? (conversation.data?.title || untitled);
  const answer = messages.find(({ messageId }) => messageId === inView) ?? lastAnswer;
  const parts = answer?.parts ?? [];
  const check = dataOf(parts, 'citation-check');
  const sources = dataOf(parts, 'evidence')?.sources ?? [];
  const { cited } = citedSources(sources, check, textOf(parts));
  // Before anything is cited, what was found.
  const shown = talk.isWriting && cited.length === 0 ? sources.length : cited.length;
  const panel = (
    <SourcesPanel
      answer={answer}
      asOf={check?.asOf ?? answer?.run?.asOf ?? dayAsked ?? today()}
      isWriting={talk.isWriting && answer === lastAnswer}
      onOpen={open}
    />
  );
  return (
    <div className={styles.screen}>
      <div className={styles.talk}>
        <ScreenHeader
          title={title}
          start={head}
          actions={
            <>
              <span className={styles.day}>
                <CalendarOutlined aria-hidden />{' '}
                {dayAsked ? t('conversation.asOf', { day: dayAsked }) : t('conversation.today')}
              </span>
              {isWide ? null : (
                <Button icon={<ReadOutlined aria-hidden />} onClick={() => setShowsSources(true)}>
                  {t('conversation.sources')} {shown}
                </Button>
              )}
              {exports ? (
                exports(answer?.messageId ?? null, title)
              ) : (
                <ExportMenu conversationId={conversationId} title={title} />
              )}
              <ShareButton
                iconOnly
                disabled={talk.isWriting || messages.length === 0}
                source={{ kind: exports ? 'search' : 'conversation', conversationId }}
                listMessages={at(chat.listMessages)}
              />
              {actions}
            </>
          }
        />
        {notice}
        <ConversationBody
          conversationId={conversationId}
          talk={talk}
          composing={composing}
          parts={lastParts}
          placeholder={words?.placeholder ?? t('composer.followUp')}
          onOpen={open}
          onOpenFile={openWhole}
          onInView={setInView}
          start={start}
          closed={closed}
        />
      </div>
      {/* Its width is kept whatever stands in it: the column beside it never moves. */}
      {isWide ? (
        <aside className={styles.panel} aria-label={t('conversation.sources')}>
          <h2 className={styles.panelTitle}>
            {t('conversation.sources')} {shown > 0 ? <span>{shown}</span> : null}
          </h2>
          {panel}
        </aside>
      ) : null}
      <Sheet
        open={showsSources && !isWide}
        onClose={() => setShowsSources(false)}
        title={t('conversation.sources')}
      >
        {panel}
      </Sheet>
      <OpenedSource opened={opened} onClose={close} />
    </div>
  );
}
