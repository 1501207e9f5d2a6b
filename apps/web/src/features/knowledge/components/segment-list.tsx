import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { addSegment, type Segment } from '@mingfa/contract/knowledge';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../components/error-state.tsx';
import { NineCubeSpinner } from '../../../components/nine-cube-spinner.tsx';
import { SearchField } from '../../../components/search-field.tsx';
import { toastFailure } from '../../../lib/describe-failure.ts';
import { useEndpointMutation } from '../../../lib/query.ts';
import { useWrittenWords } from '../../../lib/use-written-words.ts';
import { segmentPages } from '../api/segment-pages.ts';
import { refreshKnowledge } from '../model/refresh-knowledge.ts';
import { SegmentCard } from './segment-card.tsx';
import { SegmentEditor } from './segment-editor.tsx';
import styles from './segment-list.module.css';

export interface SegmentListProps {
  fileId: string;
  isReady: boolean;
  selectedId: string | null;
  /** The selected one was come upon when the list was first read: after a reload, or from a search. */
  onFound: (segment: Segment) => void;
  onSelect: (segment: Segment) => void;
}

/** The chunks of a file: search, edit, switch, add; each leads to its place in the original. */
export function SegmentList({ fileId, isReady, selectedId, onFound, onSelect }: SegmentListProps) {
  const { t } = useTranslation('knowledge');
  const [typed, setTyped, q] = useWrittenWords();
  const [adds, setAdds] = useState(false);
  const pages = useInfiniteQuery({
    ...segmentPages(fileId, q),
    enabled: isReady,
    placeholderData: keepPreviousData,
  });
  const items = pages.data?.pages.flatMap((page) => page.items) ?? [];
  const total = pages.data?.pages[0]?.total ?? 0;
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = pages;

  const selected = items.find((segment) => segment.segmentId === selectedId);
  const found = useEffectEvent(onFound);
  const told = useRef<string | null>(null);
  useEffect(() => {
    if (!selectedId || q !== '' || told.current === selectedId) return;
    if (selected) {
      told.current = selectedId;
      found(selected);
    } else if (hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }, [selectedId, selected, q, hasNextPage, isFetchingNextPage, fetchNextPage]);

  const adding = useEndpointMutation(addSegment, {
    onSuccess: async () => {
      setAdds(false);
      await refreshKnowledge();
    },
    onError: toastFailure,
  });
  const onScroll = (event: React.UIEvent<HTMLElement>) => {
    const { scrollHeight, scrollTop, clientHeight } = event.currentTarget;
    if (scrollHeight - scrollTop - clientHeight < 800 && hasNextPage && !isFetchingNextPage)
      void fetchNextPage();
  };
  return (
    <>
      <div className={styles.tools}>
        <SearchField
          label={t('segments.search')}
          value={typed}
          onChange={setTyped}
          className={styles.search}
        />
        <Button
          size="small"
          icon={<PlusOutlined />}
          disabled={!isReady}
          aria-expanded={adds}
          onClick={() => setAdds(!adds)}
        >
          {t('segments.add')}
        </Button>
      </div>
      <section className={styles.scroll} onScroll={onScroll} aria-label={t('segments.label')}>
        {adds ? (
          <div className={styles.adding}>
            <p className={styles.hint}>{t('segments.addHint')}</p>
            <SegmentEditor
              text=""
              isSaving={adding.isPending}
              onSave={(text) => adding.mutate({ params: { fileId }, body: { text } })}
              onCancel={() => setAdds(false)}
            />
          </div>
        ) : null}
        {pages.isError ? <ErrorState error={pages.error} onRetry={() => void pages.refetch()} /> : null}
        {pages.isSuccess ? (
          <p className={styles.count}>
            {total > 0
              ? t('segments.count', { count: total })
              : q
                ? t('segments.noneFound', { words: q })
                : t('segments.none')}
          </p>
        ) : null}
        {isReady && pages.isPending ? <NineCubeSpinner /> : null}
        {isReady ? null : <p className={styles.count}>{t('segments.none')}</p>}
        <ol className={styles.list}>
          {items.map((segment) => (
            <SegmentCard
              key={segment.segmentId}
              segment={segment}
              words={q}
              isSelected={segment.segmentId === selectedId}
              onSelect={() => {
                told.current = segment.segmentId;
                onSelect(segment);
              }}
            />
          ))}
        </ol>
        {hasNextPage ? (
          <Button block type="text" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('segments.more')}
          </Button>
        ) : null}
      </section>
    </>
  );
}
