import CheckCircleOutlined from '@ant-design/icons/CheckCircleOutlined';
import ClockCircleOutlined from '@ant-design/icons/ClockCircleOutlined';
import ExclamationCircleOutlined from '@ant-design/icons/ExclamationCircleOutlined';
import MinusCircleOutlined from '@ant-design/icons/MinusCircleOutlined';
import type { StepOutcome } from '@mingfa/contract/analysis-result';
import { STALE_REASON_LABELS, STEP_STATE_LABELS } from '@mingfa/contract/labels/analysis-labels';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../../../../lib/dates.ts';
import { currentLanguage } from '../../../../lib/i18n.ts';
import styles from './step.module.css';

const ICONS = {
  never: MinusCircleOutlined,
  fresh: CheckCircleOutlined,
  stale: ClockCircleOutlined,
  failed: ExclamationCircleOutlined,
};

/** Whether what a step says still holds, since when, and why no longer. */
export function StepState({ outcome }: { outcome: StepOutcome }) {
  const { t } = useTranslation('analysis');
  const { state, staleBecause, ranAt, errorCode, errorMessage } = outcome;
  const Icon = ICONS[state];
  const reasons = staleBecause.map((reason) => STALE_REASON_LABELS[currentLanguage()][reason]);
  // What of a question was not understood is told beside it, with its words.
  const isTold = errorCode === 'question_not_understood';
  const said = state === 'failed' && errorMessage && !isTold ? [errorMessage] : reasons;
  return (
    <p className={`${styles.state} ${styles[state]}`} data-step-state={state}>
      <Icon aria-hidden /> <b>{STEP_STATE_LABELS[currentLanguage()][state]}</b>
      {said.length > 0 ? <span>{said.join(t('between'))}</span> : null}
      {ranAt ? <span className={styles.quiet}>{t('step.ranAt', { time: formatTime(ranAt) })}</span> : null}
    </p>
  );
}
