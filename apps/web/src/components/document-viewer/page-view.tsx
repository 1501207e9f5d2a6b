import { useQueryClient } from '@tanstack/react-query';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../error-state.tsx';
import { PageSheet } from './page-sheet.tsx';
import styles from './page-view.module.css';
import { boxesOnPage, type PartSize, partOfPlace } from './places.ts';
import type { ViewTarget } from './shown-marks.ts';
import { useAddresses } from './use-addresses.ts';
import { partWindow } from './use-parts.ts';
import { useWidth } from './use-width.ts';
import { type DocumentViewProps, PX_PER_PT } from './view-props.ts';

const GAP_PX = 16;
const MARGIN_PX = 24;
const NARROW_MARGIN_PX = 8;
/** Of a page whose size is not known: A4. */
const A4 = { width: 595, height: 842 };

const sized = (part: PartSize): PartSize => ({
  ...part,
  width: part.width ?? A4.width,
  height: part.height ?? A4.height,
});

/** Where to scroll sideways: the page in the middle when it fits, else the place in sight. */
function leftFor(element: HTMLElement, pageWidth: number, left: number): number {
  const pageLeft = (element.scrollWidth - pageWidth) / 2;
  if (pageWidth <= element.clientWidth) return pageLeft - (element.clientWidth - pageWidth) / 2;
  return pageLeft + Math.max(0, left - element.clientWidth / 4);
}

/** Pages as pictures with their words over them; only those near the window exist. */
export function PageView(props: DocumentViewProps) {
  const { document, parts, marks, hits, target, jump, zoom, onZoom, onPart } = props;
  const { t } = useTranslation('document');
  const queries = useQueryClient();
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame);
  const { addresses, renew } = useAddresses(document.documentId, true);
  const margin = width < 640 ? NARROW_MARGIN_PX : MARGIN_PX;
  const widths = useMemo(() => parts.map((part) => part.width ?? A4.width).sort((a, b) => a - b), [parts]);
  const widest = widths.at(-1) ?? A4.width;
  // A few wide pages (plans, tables) do not make all others small.
  const usual = widths[Math.floor(widths.length / 2)] ?? A4.width;
  const fit = Math.max(0.1, (width - 2 * margin) / (usual * PX_PER_PT));
  // On a wide screen a page as wide as the window would be too large to read.
  const factor = zoom === 'fit' ? Math.min(fit, 1.6) : zoom;
  const scale = factor * PX_PER_PT;
  const heightOf = (index: number) => (parts[index]?.height ?? A4.height) * scale;

  const rows = useVirtualizer({
    count: width > 0 ? parts.length : 0,
    getScrollElement: () => frame.current,
    estimateSize: heightOf,
    gap: GAP_PX,
    paddingStart: margin,
    paddingEnd: margin,
    overscan: 2,
  });

  useEffect(() => onZoom(factor), [factor, onZoom]);
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

  const measured = width > 0;
  const scaleNow = useRef(scale);
  scaleNow.current = scale;
  const goTo = useCallback(
    async ({ place }: ViewTarget, isLate: () => boolean) => {
      const index = partOfPlace(place, parts);
      const size = parts[index];
      if (!size) return;
      rows.scrollToIndex(index, { align: 'start' });
      const needsBlocks = place.boxes.length === 0;
      const window = needsBlocks
        ? await queries.fetchQuery(partWindow(document.documentId, size.number)).catch(() => null)
        : null;
      const element = frame.current;
      if (isLate() || !element) return;
      const blocks = window?.items.find((part) => part.number === size.number)?.blocks ?? [];
      const box = boxesOnPage(place, size.page, blocks)[0];
      const top = rows.getOffsetForIndex(index, 'start')?.[0] ?? element.scrollTop;
      const now = scaleNow.current;
      element.scrollTo({
        top: Math.max(0, top + (box?.[1] ?? 0) * now - (box ? element.clientHeight / 4 : 0)),
        left: leftFor(element, (size.width ?? A4.width) * now, (box?.[0] ?? 0) * now),
      });
    },
    [parts, rows, queries, document.documentId],
  );
  useEffect(() => {
    if (!target || !measured) return;
    let late = false;
    void goTo(target, () => late);
    return () => {
      late = true;
    };
  }, [target, measured, goTo]);
  useEffect(() => {
    if (jump && measured) rows.scrollToIndex(jump.part, { align: 'start' });
  }, [jump, measured, rows]);

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
