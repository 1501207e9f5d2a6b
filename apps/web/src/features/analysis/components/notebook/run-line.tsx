import { ANALYSIS_STATE_LABELS } from '@mingfa/contract/labels/analysis-labels';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { ProgressBar } from '../../../../components/file-progress/progress-line.tsx';
import { currentLanguage } from '../../../../lib/i18n.ts';
import type { Runs } from '../../hooks/use-runs.ts';
import styles from './notebook.module.css';

interface RunLineProps {
  title: string;
  runs: Runs;
  /** Steps that have not run, failed, or no longer hold. */
  open: number;
}

/** How far a run is, with the way to stop it; else how many steps wait to be run. */
export function RunLine({ title, runs, open }: RunLineProps) {
  const { t } = useTranslation('analysis');
  const { progress, isStarting, isStopping } = runs;
  const { state, done, total, errorMessage } = progress;
  if (state === 'working')
    return (
      <span className={styles.progress} role="status">
        {isStopping ? t('run.stopping') : ANALYSIS_STATE_LABELS[currentLanguage()][state]} ·{' '}
        {t('run.done', { done, total })}
        <span className={styles.bar}>
          <ProgressBar label={t('run.label', { title })} share={total === 0 ? 0 : done / total} />
        </span>
        <Button size="small" loading={isStopping} onClick={() => void runs.cancel()}>
          {t('run.cancel')}
        </Button>
      </span>
    );
  return (
    <span className={styles.progress}>
      {state === 'failed' ? (
        <span className={styles.bad} role="alert">
          {[ANALYSIS_STATE_LABELS[currentLanguage()].failed, errorMessage].filter(Boolean).join(t('between'))}
        </span>
      ) : null}
      {state === 'cancelled' ? <span>{ANALYSIS_STATE_LABELS[currentLanguage()].cancelled}</span> : null}
      {open > 0 ? (
        <>
          <span className={styles.stale}>{t('run.open', { count: open })}</span>
          <Button size="small" loading={isStarting} onClick={() => void runs.runAll(true)}>
            {t('run.onlyOpen')}
          </Button>
        </>
      ) : null}
    </span>
  );
}
