import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useThemeMode } from '../../lib/theme.ts';
import { PageLoading } from '../page-loading.tsx';
import { drawWord } from './draw-word.ts';
import { placeOfBlocks } from './places.ts';
import { useAddresses } from './use-addresses.ts';
import { useAllParts } from './use-parts.ts';
import { useWidth } from './use-width.ts';
import type { DocumentViewProps } from './view-props.ts';
import type { SelectedText } from './viewer-props.ts';
import { WORD_FRAME_CSS, WORD_FRAME_PAGE } from './word-frame-page.ts';
import { elementAt, markWord, paragraphOf, paragraphsOf, showRemarks } from './word-marks.ts';
import styles from './word-view.module.css';

const MARGIN_PX = 48;
/** `--page` of the themes: the frame does not inherit it. */
const PAGE_COLOURS = { light: '#faf9fc', dark: '#1b1a21' };

async function fetchOriginal(address: string, signal: AbortSignal): Promise<ArrayBuffer> {
  const response = await fetch(address, { signal });
  if (!response.ok) throw new Error(`The original answered ${response.status}`);
  return response.arrayBuffer();
}

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
  const mode = useThemeMode((state) => state.mode);
  const outer = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [page, setPage] = useState<Document | null>(null);
  const [drawnIn, setDrawnIn] = useState<Document | null>(null);
  const width = useWidth(outer);
  const { addresses } = useAddresses(opened.documentId, true);
  const address = addresses.data?.original;
  const original = useQuery({
    queryKey: ['original', opened.documentId],
    queryFn: ({ signal }) => fetchOriginal(address ?? '', signal),
    enabled: address !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    retry: 1,
  });
  const all = useAllParts(opened.documentId, parts.length);
  const blocks = useMemo(() => all.parts.flatMap((part) => part.blocks), [all.parts]);

  const fail = useEffectEvent(onFailed);
  // Addresses that could not be renewed take nothing from what is shown already.
  const hasFailed = original.isError || (addresses.isError && address === undefined);
  useEffect(() => {
    if (hasFailed) fail();
  }, [hasFailed]);
  useEffect(() => {
    if (!page || !original.data) return;
    let late = false;
    drawWord(original.data).then(
      (drawn) => {
        if (late) return;
        const style = page.createElement('style');
        style.textContent = WORD_FRAME_CSS;
        page.body.replaceChildren(page.adoptNode(drawn), style);
        setDrawnIn(page);
      },
      () => {
        if (!late) fail();
      },
    );
    return () => {
      late = true;
    };
  }, [page, original.data]);

  const [natural, setNatural] = useState(0);
  useEffect(() => {
    const widths = [...(drawnIn?.querySelectorAll<HTMLElement>('section.word') ?? [])].map(
      (section) => Number.parseFloat(section.style.width) * (96 / 72),
    );
    setNatural(Math.max(0, ...widths.filter(Number.isFinite)));
  }, [drawnIn]);
  const fit = natural > 0 && width > 0 ? (width - (width < 640 ? 16 : MARGIN_PX)) / natural : 1;
  const factor = zoom === 'fit' ? Math.min(1.25, Math.max(0.2, fit)) : zoom;
  useEffect(() => onZoom(factor), [factor, onZoom]);
  useEffect(() => {
    const wrapper = drawnIn?.querySelector<HTMLElement>('.word-wrapper');
    if (!drawnIn || !wrapper) return;
    wrapper.style.zoom = String(factor);
    wrapper.style.padding = width < 640 ? '8px' : '24px';
    drawnIn.body.style.background = PAGE_COLOURS[mode];
  }, [drawnIn, factor, width, mode]);

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
  const select = useEffectEvent(() => {
    const selection = drawnIn?.getSelection();
    const text = selection?.toString().trim() ?? '';
    const blockAt = (node: Node | null) => {
      const index = paragraphOf(node);
      return index === null ? undefined : blocks.find((block) => paragraphsOf(block).includes(index));
    };
    const range = selection && selection.rangeCount > 0 ? selection.getRangeAt(0) : null;
    const first = blockAt(range?.startContainer ?? null);
    const last = blockAt(range?.endContainer ?? null) ?? first;
    if (text === '' || !first || !last) return onSelectText?.(null);
    const end = (block: typeof first) => ({ blockId: block.id, page: block.page });
    onSelectText?.({ text, place: placeOfBlocks(opened.documentId, end(first), end(last)) });
  });
  useEffect(() => {
    if (!drawnIn) return;
    const opened = (event: Event) => openMark(event);
    const selected = () => select();
    drawnIn.addEventListener('click', opened);
    drawnIn.addEventListener('selectionchange', selected);
    return () => {
      drawnIn.removeEventListener('click', opened);
      drawnIn.removeEventListener('selectionchange', selected);
    };
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
