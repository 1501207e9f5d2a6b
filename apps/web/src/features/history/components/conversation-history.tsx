import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import EllipsisOutlined from '@ant-design/icons/EllipsisOutlined';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionMenu } from '../../../components/action-menu.tsx';
import { SearchField } from '../../../components/search-field.tsx';
import { type DayGroup, dayGroup } from '../../../lib/dates.ts';
import { useSession } from '../../../lib/session.ts';
import { usePaused } from '../../../lib/use-paused.ts';
import { conversationPages } from '../api/conversation-pages.ts';
import { useConversationActions } from '../api/use-conversation-actions.ts';
import styles from './conversation-history.module.css';
import { ConversationRow, type ConversationRowProps } from './conversation-row.tsx';

const GROUPS: readonly DayGroup[] = ['today', 'yesterday', 'week', 'month', 'older'];

function Skeleton() {
  return (
    <div aria-hidden="true">
      {[72, 58, 80].map((width) => (
        <div key={width} className={styles.skeleton} style={{ width: `${width}%` }} />
      ))}
    </div>
  );
}

type Row = ConversationRowProps['conversation'];

function HistoryList({ rows, words }: { rows: readonly Row[]; words: string }) {
  const { t } = useTranslation('shell');
  const { rename, remove } = useConversationActions();
  const groups = words
    ? [{ key: 'searchResults' as const, rows }]
    : GROUPS.map((key) => ({ key, rows: rows.filter((row) => dayGroup(row.updatedAt) === key) }));
  return groups
    .filter((group) => group.rows.length > 0)
    .map((group) => (
      <section key={group.key} aria-label={t(`history.${group.key}`)}>
        <h3 className={styles.group}>{t(`history.${group.key}`)}</h3>
        <ul className={styles.rows}>
          {group.rows.map((row) => (
            <ConversationRow
              key={row.conversationId}
              conversation={row}
              words={words}
              onRename={(title) => void rename(row, title)}
              onDelete={() => void remove(row)}
            />
          ))}
        </ul>
      </section>
    ));
}

/** The reader's conversations in the sidebar: grouped by day, searched, renamed, deleted. */
export function ConversationHistory() {
  const { t } = useTranslation('shell');
  const hasSession = useSession((state) => state.hasSession);
  const [words, setWords] = useState('');
  const settled = usePaused(words.trim());
  const { clear } = useConversationActions();
  const query = useInfiniteQuery({
    ...conversationPages(settled),
    enabled: hasSession,
    placeholderData: keepPreviousData,
  });
  const rows = hasSession ? (query.data?.pages.flatMap((page) => page.items) ?? []) : [];
  const isEmpty = !hasSession || (query.isSuccess && rows.length === 0);
  return (
    <section className={styles.history} aria-label={t('sidebar.history')}>
      <h2 className="visually-hidden">{t('sidebar.history')}</h2>
      {rows.length > 0 || settled || words ? (
        <div className={styles.head}>
          <SearchField
            label={t('history.search')}
            className={styles.search}
            value={words}
            onChange={setWords}
          />
          <ActionMenu
            label={t('action.more')}
            actions={[
              {
                key: 'clear',
                label: t('history.clear'),
                icon: <DeleteOutlined />,
                danger: true,
                onSelect: () => void clear(),
              },
            ]}
            trigger={(props) => (
              <button type="button" className={styles.iconButton} aria-label={t('action.more')} {...props}>
                <EllipsisOutlined />
              </button>
            )}
          />
        </div>
      ) : null}
      <div className={styles.list}>
        {hasSession && query.isPending ? <Skeleton /> : null}
        {query.isError && rows.length === 0 ? (
          <>
            <p className={styles.quiet}>{t('history.failed')}</p>
            <button type="button" className={styles.textButton} onClick={() => void query.refetch()}>
              {t('action.retry')}
            </button>
          </>
        ) : null}
        {isEmpty ? (
          <p className={styles.quiet} role="status">
            {settled ? t('history.nothingFound', { words: settled }) : t('history.emptyHint')}
          </p>
        ) : (
          <HistoryList rows={rows} words={settled} />
        )}
        {hasSession && query.hasNextPage ? (
          <button
            type="button"
            className={styles.textButton}
            disabled={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            {query.isFetchingNextPage ? t('loading') : t('history.loadMore')}
          </button>
        ) : null}
      </div>
    </section>
  );
}
