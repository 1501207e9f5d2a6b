import { PAGE_LACK_LABELS } from '@mingfa/contract/labels/page-lack-labels';
import { Button } from 'antd';
import { lazy, Suspense, useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWidth } from '../../../../components/document-viewer/use-width.ts';
import { NineCubeSpinner } from '../../../../components/nine-cube-spinner.tsx';
import { describeFailure } from '../../../../lib/describe-failure.ts';
import { currentLanguage } from '../../../../lib/i18n.ts';
import { usePrintedPages } from '../../hooks/use-printed-pages.ts';
import type { DraftDesk } from '../../model/draft-desk.ts';
import styles from './preview-pane.module.css';

/** What draws a PDF comes only where somebody looks at one. */
const PdfPages = lazy(() => import('../../../../components/pdf-pages/pdf-pages.tsx'));

const EDGE_PX = 24;
/** A4 in points; full size is 96 dots an inch. */
const PAPER_WIDTH = 595.28;
const FULL_SCALE = 96 / 72;

/** The document as it will be printed: the pages of the very PDF that an export gives. */
export function PrintedPane({ desk }: { desk: DraftDesk }) {
  const { t } = useTranslation('draft');
  const scroller = useRef<HTMLElement>(null);
  const width = useWidth(scroller);
  const [isLarge, setIsLarge] = useState(false);
  const { pages, failure, isPrinting, retry } = usePrintedPages(desk);
  const content = pages?.content ?? null;
  const lacks = (pages?.simplified ?? []).map((one) => PAGE_LACK_LABELS[currentLanguage()][one]);
  const [broken, setBroken] = useState<Uint8Array | null>(null);
  const fit = width > 0 ? Math.min(FULL_SCALE, (width - EDGE_PX) / PAPER_WIDTH) : FULL_SCALE;
  const labelOf = useCallback((page: number, pages: number) => t('preview.page', { page, pages }), [t]);
  const isBroken = content !== null && broken === content;
  const why = failure ? describeFailure(failure) : isBroken ? t('preview.unreadable') : null;
  return (
    <>
      {why === null ? null : (
        <p className={styles.failure} role="status">
          {t('preview.failed', { why })}
          <Button size="small" onClick={retry}>
            {t('again')}
          </Button>
        </p>
      )}
      {lacks.length > 0 ? (
        <p className={styles.approximate}>
          {t('preview.simplified', { parts: lacks.join(t('export.between')) })}
        </p>
      ) : null}
      <section
        ref={scroller}
        className={styles.scroller}
        aria-label={t('preview.printedLabel')}
        aria-busy={isPrinting}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
        tabIndex={0}
      >
        {content ? (
          <Suspense fallback={<Waiting />}>
            <PdfPages
              content={content}
              scale={isLarge ? FULL_SCALE : fit}
              scroller={scroller}
              labelOf={labelOf}
              onFailed={() => setBroken(content)}
            />
          </Suspense>
        ) : why === null ? (
          <Waiting />
        ) : null}
      </section>
      <div className={styles.bar}>
        <span aria-live="polite">
          {t(isPrinting && why === null ? 'preview.printing' : 'preview.printed')}
        </span>
        {fit < FULL_SCALE ? (
          <Button size="small" type="text" aria-pressed={isLarge} onClick={() => setIsLarge(!isLarge)}>
            {t(isLarge ? 'preview.fit' : 'preview.large')}
          </Button>
        ) : null}
      </div>
    </>
  );
}

function Waiting() {
  const { t } = useTranslation('draft');
  return (
    <div className={styles.waiting}>
      <NineCubeSpinner size={48} tip={t('preview.printing')} />
    </div>
  );
}
