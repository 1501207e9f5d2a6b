import { useQueryClient } from '@tanstack/react-query';
import type { Virtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { A4 } from './paper-size.ts';
import { boxesOnPage, partOfPlace } from './places.ts';
import type { ViewTarget } from './shown-marks.ts';
import { partWindow } from './use-parts.ts';
import type { DocumentViewProps } from './view-props.ts';

/** Where to scroll sideways: the page in the middle when it fits, else the place in sight. */
function leftFor(element: HTMLElement, pageWidth: number, left: number): number {
  const pageLeft = (element.scrollWidth - pageWidth) / 2;
  if (pageWidth <= element.clientWidth) return pageLeft - (element.clientWidth - pageWidth) / 2;
  return pageLeft + Math.max(0, left - element.clientWidth / 4);
}

interface ScrollToPlace extends Pick<DocumentViewProps, 'document' | 'parts' | 'target' | 'jump'> {
  frame: RefObject<HTMLElement | null>;
  rows: Virtualizer<HTMLDivElement, Element>;
  scale: number;
  /** False until the window's width is known. */
  isMeasured: boolean;
}

/** Scrolls pages to the place that is wanted, or to the page that was typed. */
export function useScrollToPlace(props: ScrollToPlace): void {
  const { document, parts, target, jump, frame, rows, scale, isMeasured } = props;
  const queries = useQueryClient();
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
    [parts, rows, queries, frame, document.documentId],
  );
  useEffect(() => {
    if (!target || !isMeasured) return;
    let late = false;
    void goTo(target, () => late);
    return () => {
      late = true;
    };
  }, [target, isMeasured, goTo]);
  useEffect(() => {
    if (jump && isMeasured) rows.scrollToIndex(jump.part, { align: 'start' });
  }, [jump, isMeasured, rows]);
}
