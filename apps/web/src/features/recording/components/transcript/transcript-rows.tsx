import { useVirtualizer } from '@tanstack/react-virtual';
import { memo, type Ref, useImperativeHandle, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { SegmentRow, type SegmentRowProps } from './segment-row.tsx';
import styles from './transcript.module.css';

/** Height of a turn before it is known: its head and two lines. */
const ROW_PX = 98;
/** While one scrolls only rows that come into sight are drawn: those that are there stay as they are. */
const Row = memo(SegmentRow);

/** Brings a row into sight. */
export interface TranscriptRowsHandle {
  goTo: (place: number, align: 'center' | 'auto') => void;
}

interface TranscriptRowsProps extends Omit<SegmentRowProps, 'segment' | 'index' | 'isActive'> {
  ref: Ref<TranscriptRowsHandle>;
  listed: readonly Pick<SegmentRowProps, 'segment' | 'index'>[];
  /** Of the turn that is heard. */
  active: number;
  /** Somebody scrolls by hand. */
  onScrolled: () => void;
}

/** Turns of which only those in sight are drawn; scrolling draws nothing around them anew. */
export function TranscriptRows({ ref, listed, active, onScrolled, ...row }: TranscriptRowsProps) {
  const { t } = useTranslation('recording');
  const frame = useRef<HTMLElement>(null);
  const rows = useVirtualizer({
    count: listed.length,
    getScrollElement: () => frame.current,
    getItemKey: (place) => listed[place]?.segment.segmentId ?? place,
    estimateSize: () => ROW_PX,
    overscan: 6,
    paddingStart: 8,
    paddingEnd: 48,
  });
  useImperativeHandle(ref, () => ({ goTo: (place, align) => rows.scrollToIndex(place, { align }) }), [rows]);
  return (
    <section
      ref={frame}
      className={styles.scroll}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
      tabIndex={0}
      aria-label={t('transcript.text')}
      onWheel={onScrolled}
      onTouchMove={onScrolled}
    >
      <div style={{ position: 'relative', height: rows.getTotalSize() }}>
        {rows.getVirtualItems().map((item) => {
          const one = listed[item.index];
          return one ? (
            <div
              key={item.key}
              ref={rows.measureElement}
              data-index={item.index}
              className={styles.row}
              style={{ transform: `translateY(${item.start}px)` }}
            >
              <Row {...row} segment={one.segment} index={one.index} isActive={one.index === active} />
            </div>
          ) : null;
        })}
      </div>
    </section>
  );
}
