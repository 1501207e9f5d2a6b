import { type CSSProperties, type RefObject, useEffect, useRef, useState } from 'react';
import { drawPage } from './draw-page.ts';
import type { OpenPage } from './open-pdf.ts';
import styles from './pdf-pages.module.css';

/** So far from the window pages are drawn already. */
const NEAR = '600px 0px';

export interface PdfPageProps {
  open: OpenPage;
  scale: number;
  label: string;
  scroller: RefObject<HTMLElement | null>;
}

/** One page. The former picture stays until the new one is drawn, so that nothing flashes; far from the window there is none. */
export function PdfPage({ open, scale, label, scroller }: PdfPageProps) {
  const sheet = useRef<HTMLElement>(null);
  const drawn = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (!sheet.current) return;
    const observer = new IntersectionObserver(([entry]) => setIsNear(entry?.isIntersecting ?? false), {
      root: scroller.current,
      rootMargin: NEAR,
    });
    observer.observe(sheet.current);
    return () => observer.disconnect();
  }, [scroller]);
  useEffect(() => {
    const place = drawn.current;
    if (!place) return;
    if (!isNear) {
      place.replaceChildren();
      return;
    }
    const leaving = new AbortController();
    drawPage(open, scale, leaving.signal).then(
      ({ picture, words }) => {
        picture.className = styles.picture ?? '';
        words.className = styles.words ?? '';
        place.replaceChildren(picture, words);
      },
      (error: unknown) => {
        if (!leaving.signal.aborted) console.error(error);
      },
    );
    return () => leaving.abort();
  }, [open, scale, isNear]);
  const size = { width: open.width * scale, height: open.height * scale, '--total-scale-factor': scale };
  return (
    <section ref={sheet} className={styles.sheet} style={size as CSSProperties} aria-label={label}>
      <div ref={drawn} lang="zh-CN" />
    </section>
  );
}
