import PlusOutlined from '@ant-design/icons/PlusOutlined';
import type { Segment } from '@mingfa/contract/knowledge';
import { Button } from 'antd';
import { type UIEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../components/error-state.tsx';
import { NineCubeSpinner } from '../../../components/nine-cube-spinner.tsx';
import { SearchField } from '../../../components/search-field.tsx';
import { useWrittenWords } from '../../../lib/use-written-words.ts';
import { useSegments } from '../hooks/use-segments.ts';
import { NewSegment } from './new-segment.tsx';
import { SegmentCard } from './segment-card.tsx';
import styles from './segment-list.module.css';

/** This near to the end the next page is read. */
const NEAR_END_PX = 800;

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
  const segments = useSegments({ fileId, isReady, words: q, selectedId, onFound });
  const { pages, items, total, readMore } = segments;
  const onScroll = (event: UIEvent<HTMLElement>) => {
    const { scrollHeight, scrollTop, clientHeight } = event.currentTarget;
    if (scrollHeight - scrollTop - clientHeight < NEAR_END_PX) readMore();
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
        {adds ? <NewSegment fileId={fileId} onClose={() => setAdds(false)} /> : null}
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
                segments.choose(segment.segmentId);
                onSelect(segment);
              }}
            />
          ))}
        </ol>
        {pages.hasNextPage ? (
          <Button block type="text" loading={pages.isFetchingNextPage} onClick={readMore}>
            {t('segments.more')}
          </Button>
        ) : null}
      </section>
    </>
  );
}
