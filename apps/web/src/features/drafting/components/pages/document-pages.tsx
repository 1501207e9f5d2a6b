import type { draftDocument } from '@mingfa/contract/draft-document';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { PIECE_ROOM_PX, pagesOf, piecesOf } from '../../model/pages-of.ts';
import { DocumentPiece } from './document-piece.tsx';
import styles from './pages.module.css';
import { SpansLine } from './spans-line.tsx';

type DraftedDocument = z.infer<typeof draftDocument>;

/** A document as pages of A4, as wide as there is room: what stands on which page is measured, as print would set it. */
export function DocumentPages({ document }: { document: DraftedDocument }) {
  const { t } = useTranslation('drafting');
  const frame = useRef<HTMLDivElement>(null);
  const measured = useRef<HTMLDivElement>(null);
  const pieces = useMemo(() => piecesOf(document.blocks), [document]);
  const [pages, setPages] = useState<number[][]>([pieces.map((_, index) => index)]);
  const [scale, setScale] = useState(1);
  useLayoutEffect(() => {
    const heights = [...(measured.current?.children ?? [])].map((one) => one.getBoundingClientRect().height);
    setPages(pagesOf(pieces, heights, PIECE_ROOM_PX));
  }, [pieces]);
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const fit = () => setScale(Math.min(1, element.clientWidth / PAPER_WIDTH_PX) || 1);
    fit();
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(fit);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={frame} className={styles.frame} lang="zh-CN">
      <div className={styles.measure} aria-hidden inert>
        <div ref={measured} className={styles.text}>
          {pieces.map((piece, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a document that is shown, not edited
            <DocumentPiece key={index} piece={piece} />
          ))}
        </div>
      </div>
      {pages.map((page, number) => (
        <section
          // biome-ignore lint/suspicious/noArrayIndexKey: pages have no other name than their number
          key={number}
          className={styles.paper}
          style={{ zoom: scale }}
          aria-label={t('template.page', { page: number + 1, total: pages.length })}
        >
          <div className={styles.text}>
            {page.map((index) => {
              const piece = pieces[index];
              return piece ? <DocumentPiece key={index} piece={piece} /> : null;
            })}
          </div>
          <footer className={styles.foot}>
            <SpansLine spans={document.pageFoot} />
            <span>{number + 1}</span>
          </footer>
        </section>
      ))}
    </div>
  );
}

/** A4 at 96 dots an inch. */
const PAPER_WIDTH_PX = 794;
