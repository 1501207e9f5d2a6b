import type { GoldenRun } from '@mingfa/contract/clone-golden';
import { Button, Progress } from 'antd';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../../../../lib/dates.ts';
import styles from './golden.module.css';

export interface GoldenRunLineProps {
  run: GoldenRun;
  draftRevision: number;
  onCancel: () => void;
}

/** How far the latest run is, or how it came out, and on what. */
export function GoldenRunLine({ run, draftRevision, onCancel }: GoldenRunLineProps) {
  const { t } = useTranslation('clone');
  const { state, total, done, passed, version } = run;
  if (state === 'running')
    return (
      <div className={styles.run}>
        <Progress
          percent={total === 0 ? 0 : Math.round((done / total) * 100)}
          showInfo={false}
          aria-label={t('golden.running', { done, total })}
        />
        <span role="status">{t('golden.running', { done, total })}</span>
        <Button size="small" onClick={onCancel}>
          {t('golden.cancel')}
        </Button>
      </div>
    );
  const isOld = version === null && run.draftRevision !== draftRevision;
  const words = [
    t(state === 'cancelled' ? 'golden.cancelled' : 'golden.finished', { passed, total }),
    version === null ? t('golden.onDraft') : t('versions.number', { version }),
    run.because === 'changed' ? t('golden.because') : '',
    formatTime(run.finishedAt ?? run.startedAt),
    isOld ? t('golden.old') : '',
  ];
  return (
    <p className={styles.quiet} role="status">
      {words.filter(Boolean).join(' · ')}
    </p>
  );
}
