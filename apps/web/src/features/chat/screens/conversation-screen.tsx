import CalendarOutlined from '@ant-design/icons/CalendarOutlined';
import DownloadOutlined from '@ant-design/icons/DownloadOutlined';
import ReadOutlined from '@ant-design/icons/ReadOutlined';
import { dataOf } from '@mingfa/contract/answer-part';
import { exportConversation } from '@mingfa/contract/chat';
import type { FileEvidence } from '@mingfa/contract/evidence';
import { Button } from 'antd';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useParams } from 'react-router';
import { ActionMenu } from '../../../components/action-menu.tsx';
import { ErrorState } from '../../../components/error-state.tsx';
import { LinkButton } from '../../../components/link-button.tsx';
import { MissingState } from '../../../components/missing-state.tsx';
import { PageLoading } from '../../../components/page-loading.tsx';
import { ScreenHeader } from '../../../components/screen-header.tsx';
import { Sheet } from '../../../components/sheet.tsx';
import { today } from '../../../lib/dates.ts';
import { downloadOrToast } from '../../../lib/download-or-toast.ts';
import { currentLanguage } from '../../../lib/i18n.ts';
import { useMediaQuery } from '../../../lib/media-query.ts';
import { ConversationBody } from '../components/conversation-body.tsx';
import type { Original } from '../components/original-sheet.tsx';
import { SourcesList } from '../components/sources-list.tsx';
import { useComposing } from '../hooks/use-composing.ts';
import { useConversation } from '../hooks/use-conversation.ts';
import { takeAsked } from '../model/asked-from-home.ts';
import styles from './conversation-screen.module.css';

// The viewer of originals is heavy; it comes when the first one is opened.
const OriginalSheet = lazy(() => import('../components/original-sheet.tsx'));

/** One conversation: its messages, their sources beside them, and the composer. */
export default function ConversationScreen() {
  const { conversationId = '' } = useParams();
  return <ConversationOf key={conversationId} conversationId={conversationId} />;
}

function ConversationOf({ conversationId }: { conversationId: string }) {
  const { t } = useTranslation('chat');
  const location = useLocation();
  const navigate = useNavigate();
  const talk = useConversation(conversationId);
  const composing = useComposing(talk);
  const { conversation, messages, live } = talk;
  const dayAsked = composing.options.asOf;
  const [showsSources, setShowsSources] = useState(false);
  const [original, setOriginal] = useState<Original | null>(null);
  const isWide = useMediaQuery('(min-width: 1200px)');
  const openSource = useCallback((source: FileEvidence) => {
    const { place, title, label } = source;
    if (place)
      setOriginal({ title: [title, label].filter(Boolean).join(' '), documentId: place.documentId, place });
  }, []);
  const openFile = useCallback((documentId: string, title: string) => {
    setOriginal({ title, documentId, place: null });
  }, []);

  const { ask } = talk;
  useEffect(() => {
    const asked = takeAsked(location.state);
    if (!asked) return;
    ask(asked.ask, asked.idempotencyKey);
    navigate(location.pathname, { replace: true, state: null });
  }, [location, navigate, ask]);

  const lastAnswer = messages.findLast((message) => message.role === 'assistant');
  const parts = lastAnswer?.parts ?? [];
  if (conversation.isError && !live) {
    const isMissing =
      conversation.error.failure.httpStatus === 404 || conversation.error.failure.httpStatus === 422;
    return isMissing ? (
      <>
        <ScreenHeader title={t('conversation.label')} />
        <MissingState
          sentence={t('conversation.missing')}
          action={
            <LinkButton primary to="/">
              {t('new.title')}
            </LinkButton>
          }
        />
      </>
    ) : (
      <ErrorState error={conversation.error} onRetry={() => void talk.refresh()} />
    );
  }
  if (messages.length === 0 && (talk.pages.isPending || conversation.isPending)) return <PageLoading />;

  const title = dataOf(parts, 'title')?.title ?? (conversation.data?.title || t('new.title'));
  const sources = dataOf(parts, 'evidence')?.sources ?? [];
  const check = dataOf(parts, 'citation-check');
  const asOf = check?.asOf ?? lastAnswer?.run?.asOf ?? dayAsked ?? today();
  const panel = <SourcesList sources={sources} check={check} asOf={asOf} onOpen={openSource} />;
  return (
    <div className={styles.screen}>
      <div className={styles.talk}>
        <ScreenHeader
          title={title}
          actions={
            <>
              <span className={styles.day}>
                <CalendarOutlined aria-hidden />{' '}
                {dayAsked ? t('conversation.asOf', { day: dayAsked }) : t('conversation.today')}
              </span>
              {!isWide && sources.length > 0 ? (
                <Button icon={<ReadOutlined aria-hidden />} onClick={() => setShowsSources(true)}>
                  {t('conversation.sources')} {sources.length}
                </Button>
              ) : null}
              <ExportMenu conversationId={conversationId} title={title} />
            </>
          }
        />
        <ConversationBody
          conversationId={conversationId}
          talk={talk}
          composing={composing}
          parts={parts}
          placeholder={t('composer.followUp')}
          onOpenSource={openSource}
          onOpenFile={openFile}
        />
      </div>
      {isWide && sources.length > 0 ? (
        <aside className={styles.panel} aria-label={t('conversation.sources')}>
          <h2 className={styles.panelTitle}>
            {t('conversation.sources')} <span>{sources.length}</span>
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
      {original ? (
        <Suspense>
          <OriginalSheet {...original} onClose={() => setOriginal(null)} />
        </Suspense>
      ) : null}
    </div>
  );
}

function ExportMenu({ conversationId, title }: { conversationId: string; title: string }) {
  const { t } = useTranslation('chat');
  const download = (format: 'md' | 'docx') =>
    downloadOrToast(
      exportConversation,
      { query: { conversationId, format, language: currentLanguage() } },
      `${title}.${format}`,
    );
  return (
    <ActionMenu
      label={t('conversation.export')}
      actions={[
        { key: 'md', label: t('conversation.exportMarkdown'), onSelect: () => void download('md') },
        { key: 'docx', label: t('conversation.exportWord'), onSelect: () => void download('docx') },
      ]}
      trigger={(props) => (
        <Button
          {...props}
          icon={<DownloadOutlined />}
          aria-label={t('conversation.export')}
          title={t('conversation.export')}
        />
      )}
    />
  );
}
