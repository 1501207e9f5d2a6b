import { FACT_SOURCE_LABELS } from '@mingfa/contract/labels/fact-source-labels';
import type { FactSource } from '@mingfa/legal/drafting/fact-sheet';
import { entryAt } from '@mingfa/legal/drafting/fact-sheet';
import { Button, Segmented } from 'antd';
import { type SyntheticEvent, useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useWidth } from '../../../../components/document-viewer/use-width.ts';
import { PAGE_WIDTH_PX } from '../../../../components/paged-document/page-size.ts';
import { PagedDocument } from '../../../../components/paged-document/paged-document.tsx';
import type { ApiFailure } from '../../../../lib/api-answer.ts';
import { describeFailure } from '../../../../lib/describe-failure.ts';
import { currentLanguage } from '../../../../lib/i18n.ts';
import { inLanguage } from '../../../../lib/in-language.ts';
import type { DraftDesk } from '../../model/draft-desk.ts';
import { pathName } from '../../model/form-paths.ts';
import { OwnWords } from './own-words.tsx';
import styles from './preview-pane.module.css';
import { PrintedPane } from './printed-pane.tsx';

const EDGE_PX = 24;

export interface PreviewPaneProps {
  desk: DraftDesk;
  failure: ApiFailure | null;
  onRetry: () => void;
}

const WAYS = ['instant', 'printed'] as const;
type Way = (typeof WAYS)[number];

/** The document beside the form: at once as it is typed, or as it will be printed. */
export function PreviewPane(props: PreviewPaneProps) {
  const { t } = useTranslation('draft');
  const [params, setParams] = useSearchParams();
  const way: Way = params.get('pages') === 'printed' ? 'printed' : 'instant';
  const choose = (next: Way) =>
    setParams(
      (held) => {
        if (next === 'printed') held.set('pages', next);
        else held.delete('pages');
        return held;
      },
      { replace: true },
    );
  return (
    <div className={styles.pane}>
      <div className={styles.ways}>
        <Segmented
          size="small"
          aria-label={t('preview.way')}
          value={way}
          onChange={choose}
          options={WAYS.map((value) => ({ value, label: t(`preview.ways.${value}`) }))}
        />
        <span className={styles.about}>{t(`preview.about.${way}`)}</span>
      </div>
      {way === 'printed' ? <PrintedPane desk={props.desk} /> : <InstantPane {...props} />}
    </div>
  );
}

/** The document as pages drawn here: what is open leads to its field, and every word says whose it is. */
function InstantPane({ desk, failure, onRetry }: PreviewPaneProps) {
  const { t } = useTranslation('draft');
  const frame = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLElement>(null);
  const width = useWidth(scroller);
  const [isLarge, setIsLarge] = useState(false);
  const [origin, setOrigin] = useState<string | null>(null);
  const fit = width > 0 ? Math.min(1, (width - EDGE_PX) / PAGE_WIDTH_PX) : 1;
  const zoom = isLarge ? 1 : fit;
  const tell = ({ target }: SyntheticEvent) => {
    const found = target instanceof Element ? target.closest<HTMLElement>('[data-origin]') : null;
    setOrigin(found?.dataset.origin ?? null);
  };
  const open = (event: SyntheticEvent) => {
    const { target } = event;
    const link = target instanceof Element ? target.closest<HTMLElement>('[data-target]') : null;
    if (!link?.dataset.target) return;
    event.preventDefault();
    desk.goTo(link.dataset.target);
  };
  const { isFree } = desk.draft;
  const { missing } = desk.preview;
  const labelOf = useCallback((page: number, pages: number) => t('preview.page', { page, pages }), [t]);
  return (
    <>
      {failure ? (
        <p className={styles.failure} role="status">
          {t('preview.failed', { why: describeFailure(failure) })}
          <Button size="small" onClick={onRetry}>
            {t('again')}
          </Button>
        </p>
      ) : null}
      {desk.template.shelf === 'own' && !desk.draft.isFree ? (
        <p className={styles.approximate}>{t('preview.approximate')}</p>
      ) : null}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click */}
      <section
        ref={scroller}
        className={styles.scroller}
        aria-label={t('preview.label')}
        onMouseOver={tell}
        onFocus={tell}
        onMouseLeave={() => setOrigin(null)}
        onClick={open}
      >
        <div ref={frame} className={styles.pages} style={{ zoom }}>
          <PagedDocument
            document={desk.preview.document}
            isLive={!isFree}
            frame={frame}
            zoom={zoom}
            labelOf={labelOf}
          />
        </div>
        <OwnWords desk={desk} />
      </section>
      <div className={styles.bar}>
        <span className={styles.origin} aria-live="polite">
          {origin ? <OriginWords desk={desk} origin={origin} /> : null}
          {isFree ? t('preview.free') : null}
          {!isFree && origin === null && missing.length > 0
            ? t('preview.missing', { count: missing.length })
            : null}
          {!isFree && origin === null && missing.length === 0 ? t('preview.whole') : null}
        </span>
        {fit < 1 ? (
          <Button size="small" type="text" aria-pressed={isLarge} onClick={() => setIsLarge(!isLarge)}>
            {t(isLarge ? 'preview.fit' : 'preview.large')}
          </Button>
        ) : null}
      </div>
    </>
  );
}

/** Whose words are under the pointer, in a sentence. */
function OriginWords({ desk, origin }: { desk: DraftDesk; origin: string }) {
  const { t } = useTranslation('draft');
  const [kind, one = '', ...rest] = origin.split(' ');
  if (kind === 'fact') {
    const path = rest.join(' ');
    const name = pathName(desk.template, desk.draft.sheet, path);
    if (one === '') return t('origin.open', { name });
    const source = FACT_SOURCE_LABELS[currentLanguage()][one as FactSource['kind']];
    const chosen = entryAt(desk.draft.sheet, path)?.chosen.source;
    const quote = chosen && 'place' in chosen && chosen.place ? `：“${chosen.place.quote}”` : '';
    return `${t('origin.fact', { name, source })}${quote}`;
  }
  if (kind === 'template') return t('origin.template');
  const part = desk.template.parts.find(({ id }) => id === one);
  const name = part ? inLanguage(part.label) : one;
  if (kind === 'typed') return t('origin.typed', { name });
  return t(kind === 'model' ? 'origin.model' : 'origin.composed', { name });
}
