import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PageLoading } from '../page-loading.tsx';
import { useDrawnWord } from './use-drawn-word.ts';
import { useAllParts } from './use-parts.ts';
import { useWidth } from './use-width.ts';
import { useWordSelection } from './use-word-selection.ts';
import { useWordZoom } from './use-word-zoom.ts';
import type { DocumentViewProps } from './view-props.ts';
import type { SelectedText } from './viewer-props.ts';
import { WORD_FRAME_PAGE } from './word-frame-page.ts';
import { elementAt, markWord, showRemarks } from './word-marks.ts';
import styles from './word-view.module.css';

export interface WordViewProps extends DocumentViewProps {
  onSelectText: ((selected: SelectedText | null) => void) | null;
  onFailed: () => void;
}

/**
 * A Word file as Word would set it, in a frame without scripts whose policy fetches nothing: what is in the file stays
 * in the file. Its links lead nowhere.
 */
export function WordView(props: WordViewProps) {
  const { document: opened, parts, marks, hits, target, zoom, onZoom, onSelectText, onFailed } = props;
  const { t } = useTranslation('document');
  const outer = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [page, setPage] = useState<Document | null>(null);
  const all = useAllParts(opened.documentId, parts.length);
  const blocks = useMemo(() => all.parts.flatMap((part) => part.blocks), [all.parts]);
  const drawnIn = useDrawnWord(opened.documentId, page, onFailed);
  useWordZoom(drawnIn, useWidth(outer), zoom, onZoom);
  useWordSelection(drawnIn, opened.documentId, blocks, onSelectText);

  useEffect(() => {
    if (drawnIn)
      showRemarks(drawnIn, blocks, (author) =>
        t('viewer.comment', { author: author || t('viewer.someone') }),
      );
  }, [drawnIn, blocks, t]);
  useEffect(() => {
    if (drawnIn) markWord(drawnIn, blocks, marks, hits);
  }, [drawnIn, blocks, marks, hits]);
  useEffect(() => {
    if (!drawnIn || !target || blocks.length === 0) return;
    elementAt(drawnIn, target.place, blocks)?.scrollIntoView({ block: 'center' });
  }, [drawnIn, target, blocks]);
  const openMark = useEffectEvent((event: Event) => {
    const marked = (event.target as Element | null)?.closest<HTMLElement>('[data-mark]');
    marks.find((mark) => mark.id === marked?.dataset.mark)?.onOpen?.();
  });
  useEffect(() => {
    if (!drawnIn) return;
    const clicked = (event: Event) => openMark(event);
    drawnIn.addEventListener('click', clicked);
    return () => drawnIn.removeEventListener('click', clicked);
  }, [drawnIn]);

  return (
    <div ref={outer} className={styles.view}>
      <iframe
        ref={frame}
        className={styles.frame}
        title={t('viewer.original', { name: opened.name })}
        sandbox="allow-same-origin"
        srcDoc={WORD_FRAME_PAGE}
        onLoad={() => setPage(frame.current?.contentDocument ?? null)}
      />
      {drawnIn ? null : (
        <div className={styles.waiting}>
          <PageLoading />
        </div>
      )}
    </div>
  );
}
