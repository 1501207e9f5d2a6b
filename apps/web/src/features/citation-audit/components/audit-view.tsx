import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import type { CitationAudit } from '@mingfa/contract/citation-audit';
import type { DocumentPlace } from '@mingfa/contract/evidence';
import { Button } from 'antd';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { DocumentMark } from '../../../components/document-viewer/viewer-props.ts';
import { ProgressBar } from '../../../components/file-progress/progress-line.tsx';
import { IconButton } from '../../../components/icon-button.tsx';
import { Loaded } from '../../../components/loaded.tsx';
import { QuietNote } from '../../../components/quiet-note.tsx';
import { PageTurner } from '../../../components/row-list/page-turner.tsx';
import { isMoving } from '../../../lib/poll-while.ts';
import { CITATIONS_A_PAGE, type Shown, type useAudit } from '../hooks/use-audit.ts';
import { marksOf } from '../model/citation-marks.ts';
import styles from './audit.module.css';
import { CitationCard } from './citation-card.tsx';

const SHOWN: readonly Shown[] = ['doubtful', 'changed_since', 'all', 'not_run'];

export interface AuditViewProps {
  opened: ReturnType<typeof useAudit>;
  onNew?: () => void;
  onOpen?: (place: DocumentPlace, quote: string) => void;
  /** Citations as marks in the document beside it. */
  onMarks?: (marks: readonly DocumentMark[]) => void;
  active?: string | null;
}

/** One audit: its numbers, how far it is, and its citations, first those somebody has to look at. */
export function AuditView({ opened, onNew, onOpen, onMarks, active = null }: AuditViewProps) {
  const { t } = useTranslation('citation-audit');
  const { audit, citations, shown } = opened;
  const items = citations.data?.items;
  const marks = useMemo(() => marksOf(items ?? []), [items]);
  useEffect(() => {
    onMarks?.(marks);
    return () => onMarks?.([]);
  }, [marks, onMarks]);
  return (
    <Loaded query={audit} missing={t('missing')}>
      {(data) => (
        <>
          <div className={styles.head}>
            <p className={styles.facts}>
              {t('row.asOf', { day: data.asOf })} ·{' '}
              {data.libraryDate ? t('library', { day: data.libraryDate }) : null}
              {data.libraryDate === null && data.state === 'finished' ? t('digestsOnly') : null}
              {data.libraryDate === null && data.state !== 'finished' ? t(`state.${data.state}`) : null}
            </p>
            {onNew ? (
              <Button size="small" onClick={onNew}>
                {t('new')}
              </Button>
            ) : null}
            <IconButton
              size="small"
              icon={<DeleteOutlined />}
              label={t('delete')}
              onClick={() => void opened.remove()}
            />
          </div>
          <AuditProgress audit={data} onCancel={opened.cancel} />
          <fieldset className={styles.filter} aria-label={t('filter')}>
            {SHOWN.map((one) => (
              <button
                key={one}
                type="button"
                className={styles.choice}
                aria-pressed={shown === one}
                onClick={() => opened.show(one)}
              >
                {t(`show.${one}`)} <b>{countOf(data, one)}</b>
              </button>
            ))}
          </fieldset>
          {data.counts.nearestNotRun > 0 ? (
            <QuietNote>{t('nearestNotRunOf', { count: data.counts.nearestNotRun })}</QuietNote>
          ) : null}
          <Loaded query={citations}>
            {({ items: shownItems, total }) => (
              <>
                {total === 0 && !isMoving(data) ? <QuietNote>{t(`nothing.${shown}`)}</QuietNote> : null}
                <ul className={styles.citations}>
                  {shownItems.map((citation) => (
                    <CitationCard
                      key={citation.number}
                      citation={citation}
                      asOf={data.asOf}
                      isActive={active === String(citation.number)}
                      onOpen={onOpen}
                    />
                  ))}
                </ul>
                <PageTurner
                  page={opened.page}
                  pageSize={CITATIONS_A_PAGE}
                  total={total}
                  onTurn={opened.setPage}
                />
              </>
            )}
          </Loaded>
        </>
      )}
    </Loaded>
  );
}

function countOf({ counts }: CitationAudit, shown: Shown): number {
  if (shown === 'doubtful') return counts.doubtful;
  if (shown === 'changed_since') return counts.changedSince;
  return shown === 'not_run' ? counts.notRun : counts.total;
}

function AuditProgress({ audit, onCancel }: { audit: CitationAudit; onCancel: () => void }) {
  const { t } = useTranslation('citation-audit');
  const { state, characters, charactersDone, documentId, errorMessage } = audit;
  const done = characters > 0 ? Math.min(1, charactersDone / characters) : 0;
  const share = Math.floor(100 * done);
  if (state === 'failed') return <p className={styles.bad}>{t('failed', { problem: errorMessage ?? '' })}</p>;
  if (state === 'cancelled') return <QuietNote>{t('cancelled', { share })}</QuietNote>;
  if (!isMoving(audit)) return null;
  const words =
    state === 'waiting' ? (documentId ? t('readingFile') : t('state.waiting')) : t('progress', { share });
  return (
    <div className={styles.progress} role="status">
      <p>{words}</p>
      <ProgressBar label={words} share={done} />
      <Button size="small" onClick={onCancel}>
        {t('cancel')}
      </Button>
    </div>
  );
}
