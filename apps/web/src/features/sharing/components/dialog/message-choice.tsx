import { textOf } from '@mingfa/contract/answer-part';
import type { listMessages } from '@mingfa/contract/chat';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Button, Checkbox } from 'antd';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../../components/error-state.tsx';
import { Segments } from '../../../../components/segments.tsx';
import { requestData } from '../../../../lib/client.ts';
import { endpointKey } from '../../../../lib/query.ts';
import styles from './dialog.module.css';

export interface MessageChoiceProps {
  conversationId: string;
  listMessages: typeof listMessages;
  /** null: all. */
  chosen: readonly string[] | null;
  onChoose: (messageIds: readonly string[] | null) => void;
}

const PAGE_SIZE = 100;
const GIST_CHARACTERS = 80;

/** All messages of the shown branch, those that are ticked, or all from one on. */
export function MessageChoice(props: MessageChoiceProps) {
  const { t } = useTranslation('sharing');
  const { chosen, onChoose } = props;
  return (
    <fieldset className={styles.group}>
      <legend>{t('choice.messages')}</legend>
      <Segments
        label={t('choice.messages')}
        segments={[
          { key: 'all', label: t('choice.all'), isOn: chosen === null, onChoose: () => onChoose(null) },
          {
            key: 'some',
            label: t('choice.some'),
            isOn: chosen !== null,
            onChoose: () => (chosen === null ? onChoose([]) : undefined),
          },
        ]}
      />
      {chosen === null ? null : <Ticks {...props} chosen={chosen} />}
    </fieldset>
  );
}

function Ticks({
  conversationId,
  listMessages,
  chosen,
  onChoose,
}: MessageChoiceProps & { chosen: readonly string[] }) {
  const { t } = useTranslation('sharing');
  const pages = useInfiniteQuery({
    queryKey: [...endpointKey(listMessages), 'to choose', conversationId],
    queryFn: ({ pageParam, signal }) =>
      requestData(
        listMessages,
        { query: { conversationId, page: pageParam, pageSize: PAGE_SIZE } },
        { signal },
      ),
    initialPageParam: 1,
    getNextPageParam: ({ page, total }) => (page * PAGE_SIZE < total ? page + 1 : undefined),
    gcTime: 0,
  });
  const { hasNextPage, isFetching, isError, fetchNextPage } = pages;
  useEffect(() => {
    if (hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [hasNextPage, isFetching, isError, fetchNextPage]);
  if (pages.isError) return <ErrorState error={pages.error} onRetry={() => void pages.refetch()} />;
  // The first page is the newest; within a page the oldest stands first.
  const messages = [...(pages.data?.pages ?? [])].reverse().flatMap(({ items }) => items);
  const ids = messages.map(({ messageId }) => messageId);
  const inOrder = (wanted: ReadonlySet<string>) => onChoose(ids.filter((id) => wanted.has(id)));
  const toggle = (id: string) => {
    const wanted = new Set(chosen);
    if (!wanted.delete(id)) wanted.add(id);
    inOrder(wanted);
  };
  return (
    <ul className={styles.ticks} aria-label={t('choice.messages')}>
      {messages.map(({ messageId, role, parts }, index) => {
        const gist = textOf(parts).replace(/\s+/g, ' ').slice(0, GIST_CHARACTERS);
        const who = t(role === 'user' ? 'messages.question' : 'messages.answer');
        return (
          <li key={messageId}>
            <Checkbox checked={chosen.includes(messageId)} onChange={() => toggle(messageId)}>
              <span className={styles.who}>{who}</span> {gist}
            </Checkbox>
            <Button
              size="small"
              type="text"
              aria-label={t('choice.fromHereLabel', { gist: gist.slice(0, 20) })}
              onClick={() => inOrder(new Set(ids.slice(index)))}
            >
              {t('choice.fromHere')}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
