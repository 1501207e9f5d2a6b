import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../error-state.tsx';
import { PageSheet } from './page-sheet.tsx';
import styles from './page-view.module.css';
import { A4, sized } from './paper-size.ts';
import { useAddresses } from './use-addresses.ts';
import { usePageScale } from './use-page-scale.ts';
import { useScrollToPlace } from './use-scroll-to-place.ts';
import { useWidth } from './use-width.ts';
import type { DocumentViewProps } from './view-props.ts';

const GAP_PX = 16;

/** Pages as pictures with their words over them; only those near the window exist. */
export function PageView(props: DocumentViewProps) {
  const { document, parts, marks, hits, target, jump, zoom, onZoom, onPart } = props;
  const { t } = useTranslation('document');
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame);
  const isMeasured = width > 0;
  const { addresses, renew } = useAddresses(document.documentId, true);
  const { scale, margin, widest } = usePageScale(parts, width, zoom, onZoom);
  const rows = useVirtualizer<HTMLDivElement, Element>({
    count: isMeasured ? parts.length : 0,
    getScrollElement: () => frame.current,
    estimateSize: (index) => (parts[index]?.height ?? A4.height) * scale,
    gap: GAP_PX,
    paddingStart: margin,
    paddingEnd: margin,
    overscan: 2,
  });

  const lastScale = useRef(0);
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element || width === 0 || lastScale.current === scale) return;
    const ratio = lastScale.current === 0 ? 1 : scale / lastScale.current;
    lastScale.current = scale;
    rows.measure();
    // What was read stays where it was.
    element.scrollTop *= ratio;
    element.scrollLeft = (element.scrollWidth - element.clientWidth) / 2;
  }, [scale, width, rows]);
  useScrollToPlace({ document, parts, target, jump, frame, rows, scale, isMeasured });

  const items = rows.getVirtualItems();
  const eye = (rows.scrollOffset ?? 0) + (frame.current?.clientHeight ?? 0) / 3;
  const current = items.find((item) => item.end > eye)?.index ?? 0;
  useEffect(() => onPart(current), [current, onPart]);

  const template = addresses.data?.pageImage ?? null;
  if (addresses.isError && !template)
    return <ErrorState error={addresses.error} onRetry={() => void addresses.refetch()} />;
  return (
    <section
      ref={frame}
      className={styles.frame}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
      tabIndex={0}
      aria-label={t('viewer.original', { name: document.name })}
    >
      <div
        className={styles.pages}
        style={{ height: rows.getTotalSize(), width: widest * scale + 2 * margin }}
      >
        {template === null
          ? null
          : items.map((item) => {
              const size = parts[item.index];
              return size ? (
                <div
                  key={item.key}
                  className={styles.row}
                  style={{ transform: `translateY(${item.start}px)` }}
                >
                  <PageSheet
                    documentId={document.documentId}
                    size={sized(size)}
                    scale={scale}
                    template={template}
                    onImageFailed={renew}
                    marks={marks}
                    hits={hits}
                  />
                </div>
              ) : null;
            })}
      </div>
    </section>
  );
}
