import type { DraftPreview } from '@mingfa/contract/draft-state';
import { memo, type RefObject, useLayoutEffect, useMemo, useState } from 'react';
import { PageBlock, TableRows } from './page-block.tsx';
import { Spans } from './page-spans.tsx';
import { type PageUnit, pageStarts, unitsOf } from './page-units.ts';
import styles from './paged-document.module.css';

/** A4 and its margins as files have them (`print.typ`), in millimetres. */
const PAGE_WIDTH_MM = 210;
const ROOM_MM = { court: 297 - 37 - 35, plain: 297 - 25 - 25 };

export interface PagedDocumentProps {
  document: DraftPreview['document'];
  /** Its words lead to their fields. */
  isLive?: boolean;
  /** Holds the pages, so that they are measured again when it becomes wider. */
  frame: RefObject<HTMLDivElement | null>;
  zoom: number;
  /** What screen readers call a page. */
  labelOf(page: number, pages: number): string;
}

/** A document as pages: blocks and rows of tables are kept whole, as far as a page has room for them. */
export const PagedDocument = memo(function PagedDocument(props: PagedDocumentProps) {
  const { document, isLive = false, frame, zoom, labelOf } = props;
  const { layout, blocks, pageFoot } = document;
  const units = useMemo(() => unitsOf(blocks), [blocks]);
  const [starts, setStarts] = useState<readonly number[]>([0]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another zoom rounds otherwise
  useLayoutEffect(() => {
    const found = frame.current;
    const page = found?.querySelector('[data-page]');
    if (!found || !page) return;
    // Whatever the zoom: a page is 210 mm wide.
    const millimetre = page.getBoundingClientRect().width / PAGE_WIDTH_MM;
    if (millimetre === 0) return;
    const heights: number[] = [];
    for (const element of found.querySelectorAll<HTMLElement>('[data-unit]'))
      heights[Number(element.dataset.unit)] = element.getBoundingClientRect().height;
    const next = pageStarts(units, heights, ROOM_MM[layout] * millimetre);
    setStarts((held) => (held.join() === next.join() ? held : next));
  }, [units, layout, frame, zoom]);
  const known = starts.filter((start) => start < units.length);
  return known.map((start, place) => (
    <section
      key={start}
      className={`${styles.page} ${layout === 'court' ? styles.court : styles.plain}`}
      data-page
      lang="zh-CN"
      aria-label={labelOf(place + 1, known.length)}
    >
      <PageContent units={units} from={start} to={known[place + 1] ?? units.length} isLive={isLive} />
      <footer className={styles.foot}>
        {pageFoot.length > 0 ? (
          <p className={styles.footWords}>
            <Spans spans={pageFoot} isLive={isLive} />
          </p>
        ) : null}
        <span aria-hidden="true">
          第 {place + 1} 页 共 {known.length} 页
        </span>
      </footer>
    </section>
  ));
});

interface PageContentProps {
  units: readonly PageUnit[];
  from: number;
  to: number;
  isLive: boolean;
}

function PageContent({ units, from, to, isLive }: PageContentProps) {
  const drawn = [];
  for (let at = from; at < to; ) {
    const unit = units[at];
    if (!unit) break;
    if (unit.row === null) {
      drawn.push(
        <div key={at} data-unit={at} className={styles.unit}>
          <PageBlock block={unit.block} isLive={isLive} />
        </div>,
      );
      at += 1;
      continue;
    }
    const first = at;
    const rows: number[] = [];
    for (; at < to && units[at]?.block === unit.block; at += 1) rows.push(units[at]?.row ?? 0);
    drawn.push(<TableRows key={first} table={unit.block} rows={rows} firstUnit={first} isLive={isLive} />);
  }
  return drawn;
}
