import { getRecording, setRecordingRetention } from '@mingfa/contract/recording';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { confirmAction } from '../../../../components/confirm-action.tsx';
import { formatTime } from '../../../../lib/dates.ts';
import { toastFailure } from '../../../../lib/describe-failure.ts';
import { endpointKey, queryClient, useEndpointMutation } from '../../../../lib/query.ts';
import { toast } from '../../../../lib/toast.ts';
import { forgetTranscript } from '../../hooks/use-transcript.ts';
import type { RecordingDesk } from '../../model/recording-desk.ts';
import { refreshTranscript } from '../../model/refresh-recordings.ts';
import styles from './tools.module.css';

const PARTS = ['original', 'copy', 'text'] as const;
const DAYS = { least: 1, usual: 90, most: 3650 } as const;

/** How long the original, the playing copy and the words are kept, apart from one another, with dates. */
export function Retention({ desk }: { desk: RecordingDesk }) {
  const { t } = useTranslation('recording');
  return (
    <section className={styles.file} aria-label={t('retention.title')}>
      <h3>{t('retention.title')}</h3>
      <p className={styles.quiet} style={{ marginInline: 0 }}>
        {t('retention.text')}
      </p>
      {PARTS.map((part) => (
        <Part key={part} desk={desk} part={part} />
      ))}
    </section>
  );
}

type PartName = (typeof PARTS)[number];

/** What is not there, or not any more, can neither be kept nor deleted; why it is missing is said in its place. */
function missing({ recording }: RecordingDesk, part: PartName) {
  const isOriginalThere = recording.fileList.some(({ deletedAt }) => deletedAt === null);
  if (part === 'original') return isOriginalThere ? null : 'original';
  if (part === 'text') return recording.transcript === null ? 'text' : null;
  if (recording.fileList.some(({ hasCopy }) => hasCopy)) return null;
  return isOriginalThere ? 'copyNotNeeded' : 'copy';
}

function Part({ desk, part }: { desk: RecordingDesk; part: PartName }) {
  const { t } = useTranslation('recording');
  const lacking = missing(desk, part);
  if (!lacking) return <KeptPart desk={desk} part={part} />;
  return (
    <div className={styles.kept}>
      <div className={styles.row}>
        <strong>{t(`retention.parts.${part}`)}</strong>
        <span className={styles.figure}>{t(`retention.missing.${lacking}`)}</span>
      </div>
    </div>
  );
}

function KeptPart({ desk, part }: { desk: RecordingDesk; part: PartName }) {
  const { t } = useTranslation('recording');
  const { recordingId, retention } = desk.recording;
  const until = retention[part];
  const [days, setDays] = useState<number>(DAYS.usual);
  const params = { recordingId };
  const setting = useEndpointMutation(setRecordingRetention, {
    onSuccess: (answer, { body }) => {
      const isNow = body?.until.kind === 'now';
      toast.success(t(isNow ? 'retention.gone' : 'retention.set'));
      if (isNow && part === 'text') forgetTranscript(recordingId);
      void queryClient.invalidateQueries({ queryKey: endpointKey(getRecording, { params }) });
      if (part === 'text') void refreshTranscript();
      return answer;
    },
    onError: toastFailure,
  });
  const set = (kind: 'keep' | 'days') =>
    setting.mutate({
      params,
      body: { of: part, until: kind === 'keep' ? { kind } : { kind, days: Math.round(days) } },
    });
  const deleteNow = async () => {
    const confirmed = await confirmAction({
      title: t(`retention.deleteTitle.${part}`),
      text: t(`retention.deleteText.${part}`),
      confirmText: t('retention.deleteNow'),
      danger: true,
    });
    if (confirmed) setting.mutate({ params, body: { of: part, until: { kind: 'now' } } });
  };
  const mayDays = days >= DAYS.least && days <= DAYS.most;
  return (
    <div className={styles.kept}>
      <div className={styles.row}>
        <strong>{t(`retention.parts.${part}`)}</strong>
        <span className={styles.figure}>
          {until ? t('retention.until', { time: formatTime(until) }) : t('retention.keep')}
        </span>
      </div>
      <div className={styles.row}>
        {until ? (
          <Button size="small" loading={setting.isPending} onClick={() => set('keep')}>
            {t('retention.doKeep')}
          </Button>
        ) : null}
        <input
          type="number"
          className={styles.days}
          aria-label={t('retention.days', { part: t(`retention.parts.${part}`) })}
          min={DAYS.least}
          max={DAYS.most}
          value={Number.isNaN(days) ? '' : days}
          onChange={({ target }) => setDays(target.valueAsNumber)}
        />
        <Button size="small" disabled={!mayDays || setting.isPending} onClick={() => set('days')}>
          {t('retention.doDays')}
        </Button>
        <Button size="small" danger disabled={setting.isPending} onClick={() => void deleteNow()}>
          {t('retention.deleteNow')}
        </Button>
      </div>
    </div>
  );
}
