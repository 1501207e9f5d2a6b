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
import { conversationPages, type ListedKind } from '../api/conversation-pages.ts';
import { useConversationActions } from '../api/use-conversation-actions.ts';
import type { HistoryWords } from '../model/history-words.ts';
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

interface ListedProps {
  of: ListedKind;
  told: HistoryWords;
}

function HistoryList({ rows, words, of, told }: ListedProps & { rows: readonly Row[]; words: string }) {
  const { t } = useTranslation('shell');
  const { rename, remove } = useConversationActions(of, told);
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
              told={told}
              onRename={(title) => void rename(row, title)}
              onDelete={() => void remove(row)}
            />
          ))}
        </ul>
      </section>
    ));
}

/** The reader's conversations in the sidebar. */
export function ConversationHistory() {
  const { t } = useTranslation('shell');
  return (
    <History
      of="chat"
      told={{
        label: t('sidebar.history'),
        emptyHint: t('history.emptyHint'),
        renameLabel: t('history.renameLabel'),
        deleteTitle: t('history.deleteTitle'),
        deleteText: (title) => t('history.deleteText', { title }),
        clear: t('history.clear'),
        clearTitle: t('history.clearTitle'),
        clearText: t('history.clearText'),
        untitled: t('history.untitled'),
        failed: t('history.failed'),
      }}
    />
  );
}

/** Conversations of a kind: grouped by day, searched, renamed, deleted. */
export function History({ of, told }: ListedProps) {
  const { t } = useTranslation('shell');
  const hasSession = useSession((state) => state.hasSession);
  const [words, setWords] = useState('');
  const settled = usePaused(words.trim());
  const { clear } = useConversationActions(of, told);
  const query = useInfiniteQuery({
    ...conversationPages(of, settled),
    enabled: hasSession,
    placeholderData: keepPreviousData,
  });
  const rows = hasSession ? (query.data?.pages.flatMap((page) => page.items) ?? []) : [];
  const isEmpty = !hasSession || (query.isSuccess && rows.length === 0);
  return (
    <section className={styles.history} aria-label={told.label}>
      <h2 className="visually-hidden">{told.label}</h2>
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
                label: told.clear,
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
            <p className={styles.quiet}>{told.failed}</p>
            <button type="button" className={styles.textButton} onClick={() => void query.refetch()}>
              {t('action.retry')}
            </button>
          </>
        ) : null}
        {isEmpty ? (
          <p className={styles.quiet} role="status">
            {settled ? t('history.nothingFound', { words: settled }) : told.emptyHint}
          </p>
        ) : (
          <HistoryList rows={rows} words={settled} of={of} told={told} />
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
