import { useEffect, useState } from 'react';
import type { ViewTarget } from './shown-marks.ts';
import type { useSearch } from './use-search.ts';
import type { DocumentViewerProps } from './viewer-props.ts';

type Wanted = Pick<DocumentViewerProps, 'documentId' | 'focus' | 'focusQuote' | 'marks' | 'activeMarkId'>;

/** Where to scroll: what changed last of the focus, the active mark and the current finding. */
export function useViewTarget(props: Wanted, found: ReturnType<typeof useSearch>['at']): ViewTarget | null {
  const { focus, focusQuote, marks, activeMarkId, documentId } = props;
  const [target, setTarget] = useState<ViewTarget | null>(
    focus ? { place: focus, quote: focusQuote ?? null } : null,
  );
  useEffect(() => {
    if (focus) setTarget({ place: focus, quote: focusQuote ?? null });
  }, [focus, focusQuote]);
  const active = marks?.find((mark) => mark.id === activeMarkId);
  const activePlace = active?.places[0];
  const activeQuote = active?.quote ?? null;
  useEffect(() => {
    if (activePlace) setTarget({ place: activePlace, quote: activeQuote });
  }, [activePlace, activeQuote]);
  useEffect(() => {
    if (!found) return;
    const { blockId, page } = found;
    setTarget({
      place: {
        documentId,
        segmentId: null,
        page,
        pageEnd: page,
        boxes: [],
        blockIds: [blockId],
        sheet: null,
        row: null,
      },
      quote: null,
    });
  }, [found, documentId]);
  return target;
}
