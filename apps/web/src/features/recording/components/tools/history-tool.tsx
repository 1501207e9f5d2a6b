import { describeCustodyDetail } from '@mingfa/contract/labels/custody-detail';
import { CUSTODY_DEED_LABELS, TRANSCRIPT_EDIT_LABELS } from '@mingfa/contract/labels/recording-labels';
import { formatTime } from '@mingfa/contract/labels/time-labels';
import { listCustody } from '@mingfa/contract/recording-findings';
import { listTranscriptEdits } from '@mingfa/contract/recording-transcript';
import { keepPreviousData } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ToolFrame } from '../../../../components/document-workspace/tool-frame.tsx';
import { Loaded } from '../../../../components/loaded.tsx';
import { PageTurner } from '../../../../components/row-list/page-turner.tsx';
import { Segments } from '../../../../components/segments.tsx';
import { AppRequestError } from '../../../../lib/api-answer.ts';
import { formatTime as formatMoment } from '../../../../lib/dates.ts';
import { toastFailure } from '../../../../lib/describe-failure.ts';
import { currentLanguage } from '../../../../lib/i18n.ts';
import { useEndpoint } from '../../../../lib/query.ts';
import { compareWords } from '../../model/compare-words.ts';
import type { RecordingDesk } from '../../model/recording-desk.ts';
import styles from './tools.module.css';

const PAGE_SIZE = 30;
const SHOWN = ['edits', 'custody'] as const;
type Shown = (typeof SHOWN)[number];

/** What was changed in the words, and what was done with the recording since it was received. */
export function HistoryTool({ desk }: { desk: RecordingDesk }) {
  const { t } = useTranslation('recording');
  const [shown, setShown] = useState<Shown>('edits');
  return (
    <ToolFrame>
      <Segments
        label={t('history.label')}
        segments={SHOWN.map((key) => ({
          key,
          label: t(`history.${key}`),
          isOn: key === shown,
          onChoose: () => setShown(key),
        }))}
      />
      {shown === 'edits' ? <Edits desk={desk} /> : <Custody desk={desk} />}
    </ToolFrame>
  );
}

function Edits({ desk }: { desk: RecordingDesk }) {
  const { t } = useTranslation('recording');
  const [page, setPage] = useState(1);
  const { recordingId } = desk.recording;
  const edits = useEndpoint(
    listTranscriptEdits,
    { params: { recordingId }, query: { page, pageSize: PAGE_SIZE } },
    { staleTime: 0, placeholderData: keepPreviousData },
  );
  const bringBack = async (editId: number) => {
    const failure = await desk.transcript.keeper.act({ kind: 'bring_back', editId });
    if (failure) toastFailure(new AppRequestError(failure));
    void edits.refetch();
  };
  return (
    <Loaded query={edits}>
      {({ items, total }) => (
        <>
          {total === 0 ? <p className={styles.quiet}>{t('history.noEdits')}</p> : null}
          <ol className={styles.list}>
            {items.map(({ editId, canComeBack, replacedSegments, at, by, kind, startMs, before, after }) => (
              <li key={editId} className={styles.entry}>
                <div className={styles.row}>
                  <strong>{TRANSCRIPT_EDIT_LABELS[currentLanguage()][kind]}</strong>
                  {startMs === null ? null : (
                    <button type="button" className={styles.time} onClick={() => desk.hear(startMs)}>
                      {formatTime(startMs)}
                    </button>
                  )}
                  <span className={styles.figure}>
                    {by ?? t('history.forgotten')} · {formatMoment(at)}
                  </span>
                  {canComeBack ? (
                    <Button size="small" onClick={() => void bringBack(editId)}>
                      {t(replacedSegments === null ? 'history.bringBack' : 'history.bringAllBack', {
                        count: replacedSegments ?? 0,
                      })}
                    </Button>
                  ) : null}
                </div>
                {before !== after ? (
                  <p>
                    {compareWords(before, after).map(({ kind: of, text }, piece) => {
                      const Tag = of === 'before' ? 'del' : of === 'after' ? 'ins' : 'span';
                      // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no names
                      return <Tag key={piece}>{text}</Tag>;
                    })}
                  </p>
                ) : null}
              </li>
            ))}
          </ol>
          <PageTurner page={page} pageSize={PAGE_SIZE} total={total} onTurn={setPage} />
        </>
      )}
    </Loaded>
  );
}

function Custody({ desk }: { desk: RecordingDesk }) {
  const { t } = useTranslation('recording');
  const [page, setPage] = useState(1);
  const { recordingId } = desk.recording;
  const custody = useEndpoint(
    listCustody,
    { params: { recordingId }, query: { page, pageSize: PAGE_SIZE } },
    { staleTime: 0, placeholderData: keepPreviousData },
  );
  return (
    <Loaded query={custody}>
      {({ items, total, isWhole }) => (
        <>
          <p className={`${styles.quiet} ${isWhole ? styles.good : styles.bad}`}>
            {t(isWhole ? 'history.whole' : 'history.broken')}
          </p>
          <ol className={styles.list}>
            {items.map(({ number, at, by, isByProgram, deed, detail, hash }) => (
              <li key={number} className={styles.entry}>
                <div className={styles.row}>
                  <span className={styles.figure}>{number}</span>
                  <strong>{CUSTODY_DEED_LABELS[currentLanguage()][deed]}</strong>
                  <span className={styles.figure}>
                    {by ?? t(isByProgram ? 'history.program' : 'history.forgotten')} · {formatMoment(at)}
                  </span>
                </div>
                <p className={styles.quiet}>{describeCustodyDetail(detail, currentLanguage())}</p>
                <p className={styles.hash} title={hash}>
                  {hash.slice(0, 16)}…
                </p>
              </li>
            ))}
          </ol>
          <PageTurner page={page} pageSize={PAGE_SIZE} total={total} onTurn={setPage} />
        </>
      )}
    </Loaded>
  );
}
