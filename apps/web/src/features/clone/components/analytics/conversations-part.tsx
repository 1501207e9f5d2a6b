import { getCloneConversation, listCloneConversations } from '@mingfa/contract/clone-chat';
import { keepPreviousData } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { Loaded } from '../../../../components/loaded.tsx';
import { PlainMarkdown } from '../../../../components/plain-markdown.tsx';
import { PageTurner } from '../../../../components/row-list/page-turner.tsx';
import { Sheet } from '../../../../components/sheet.tsx';
import { formatTime } from '../../../../lib/dates.ts';
import { useEndpoint } from '../../../../lib/query.ts';
import styles from './analytics.module.css';

const PAGE_SIZE = 20;
const SHEET_PX = 640;

/** Conversations whose users let the maker read them; names and numbers in them are masked. */
export function ConversationsPart({ appId }: { appId: string }) {
  const { t } = useTranslation('clone');
  const [page, setPage] = useState(1);
  const [opened, setOpened] = useState<string | null>(null);
  const conversations = useEndpoint(
    listCloneConversations,
    { query: { appId, page, pageSize: PAGE_SIZE } },
    { staleTime: 0, placeholderData: keepPreviousData },
  );
  return (
    <Loaded query={conversations}>
      {({ items, total }) => (
        <>
          <p className={styles.quiet}>{t('data.consent')}</p>
          {total === 0 ? <EmptyState sentence={t('data.noConversations')} /> : null}
          <ul className={styles.rows}>
            {items.map((one) => (
              <li key={one.conversationId} className={styles.row}>
                <div className={styles.rowWords}>
                  <p className={styles.text}>{one.question}</p>
                  <p className={styles.quiet}>
                    {[
                      t('versions.number', { version: one.version }),
                      t('data.questionsAsked', { count: one.questions }),
                      formatTime(one.lastAt),
                    ].join(' · ')}
                  </p>
                </div>
                <Button onClick={() => setOpened(one.conversationId)}>
                  {t('data.open')}
                  <span className="visually-hidden">{one.question}</span>
                </Button>
              </li>
            ))}
          </ul>
          <PageTurner page={page} pageSize={PAGE_SIZE} total={total} onTurn={setPage} />
          <Sheet
            open={opened !== null}
            onClose={() => setOpened(null)}
            title={t('data.conversation')}
            width={SHEET_PX}
          >
            {opened === null ? null : <OneConversation conversationId={opened} />}
          </Sheet>
        </>
      )}
    </Loaded>
  );
}

function OneConversation({ conversationId }: { conversationId: string }) {
  const { t } = useTranslation('clone');
  const conversation = useEndpoint(getCloneConversation, { query: { conversationId } }, { staleTime: 0 });
  return (
    <Loaded query={conversation} missing={t('data.gone')}>
      {({ hidden, messages }) => (
        <>
          {hidden > 0 ? <p className={styles.quiet}>{t('data.hidden', { count: hidden })}</p> : null}
          <ol className={styles.messages}>
            {messages.map(({ messageId, role, text, vote, createdAt }) => (
              <li key={messageId} className={role === 'user' ? styles.asked : styles.answered}>
                <p className={styles.quiet}>
                  {[
                    t(role === 'user' ? 'data.user' : 'data.answer'),
                    formatTime(createdAt),
                    vote ? t(vote === 'up' ? 'data.measures.votesUp' : 'data.measures.votesDown') : '',
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </p>
                {role === 'user' ? <p className={styles.text}>{text}</p> : <PlainMarkdown markdown={text} />}
              </li>
            ))}
          </ol>
        </>
      )}
    </Loaded>
  );
}
