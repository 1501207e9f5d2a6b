import CheckCircleOutlined from '@ant-design/icons/CheckCircleOutlined';
import ExclamationCircleOutlined from '@ant-design/icons/ExclamationCircleOutlined';
import type { CloneGap } from '@mingfa/contract/clone-content';
import { CLONE_GAP_LABELS } from '@mingfa/contract/labels/clone-labels';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../../lib/i18n.ts';
import { fieldName } from '../../model/field-name.ts';
import { type Step, stepOf } from '../../model/steps.ts';
import styles from './gap-bar.module.css';

/** Ids say nothing to a reader; of a law its title does. */
const isReadable = (about: string) => about !== '' && !/^[a-z]{3}_/.test(about);

export interface GapBarProps {
  gaps: readonly CloneGap[];
  onStep: (step: Step) => void;
}

/** What has still to be done before it can be published; each leads to where it is done. */
export function GapBar({ gaps, onStep }: GapBarProps) {
  const { t } = useTranslation('clone');
  const blocking = gaps.filter(({ blocks }) => blocks);
  if (blocking.length === 0 && gaps.length > 0)
    return (
      <details className={styles.bar}>
        <summary>
          <ExclamationCircleOutlined aria-hidden /> {t('gaps.open', { count: gaps.length })}
        </summary>
        <Gaps gaps={gaps} onStep={onStep} />
      </details>
    );
  if (blocking.length === 0)
    return (
      <p className={`${styles.bar} ${styles.whole}`}>
        <CheckCircleOutlined aria-hidden /> {t('gaps.none')}
      </p>
    );
  return (
    <details className={styles.bar}>
      <summary>
        <ExclamationCircleOutlined aria-hidden /> {t('gaps.some', { count: blocking.length })}
      </summary>
      <Gaps gaps={blocking} onStep={onStep} />
    </details>
  );
}

function Gaps({ gaps, onStep }: GapBarProps) {
  const { t } = useTranslation('clone');
  const problems = CLONE_GAP_LABELS[currentLanguage()];
  return (
    <ul className={styles.gaps}>
      {gaps.map(({ path, problem, about }) => (
        <li key={`${path} ${about} ${problem}`}>
          <button type="button" onClick={() => onStep(stepOf(path))}>
            {fieldName(t, path)}
          </button>{' '}
          {isReadable(about) ? `${about} · ` : ''}
          {problems[problem]}
        </li>
      ))}
    </ul>
  );
}
