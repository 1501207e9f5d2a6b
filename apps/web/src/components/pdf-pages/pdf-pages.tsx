import { type RefObject, useEffect, useRef, useState } from 'react';
import { type OpenPdf, openPdf } from './open-pdf.ts';
import { PdfPage } from './pdf-page.tsx';
import styles from './pdf-pages.module.css';

export interface PdfPagesProps {
  content: Uint8Array;
  /** Pixels for a point. */
  scale: number;
  scroller: RefObject<HTMLElement | null>;
  labelOf: (page: number, pages: number) => string;
  onFailed: () => void;
}

/** A PDF as its pages, one below the other. While another one is opened the former stays. */
export default function PdfPages({ content, scale, scroller, labelOf, onFailed }: PdfPagesProps) {
  const [pdf, setPdf] = useState<OpenPdf | null>(null);
  const failed = useRef(onFailed);
  failed.current = onFailed;
  useEffect(() => {
    let isGone = false;
    openPdf(content).then(
      (opened) => (isGone ? opened.close() : setPdf(opened)),
      () => isGone || failed.current(),
    );
    return () => {
      isGone = true;
    };
  }, [content]);
  useEffect(() => () => pdf?.close(), [pdf]);
  if (!pdf) return null;
  return (
    <div className={styles.pages}>
      {pdf.pages.map((open, at) => (
        <PdfPage
          key={open.page.pageNumber}
          open={open}
          scale={scale}
          label={labelOf(at + 1, pdf.pages.length)}
          scroller={scroller}
        />
      ))}
    </div>
  );
}
