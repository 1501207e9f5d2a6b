import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { STEPS, type Step } from '../../model/steps.ts';
import styles from './step-turner.module.css';

/** To the step before and the one after. */
export function StepTurner({ step, onStep }: { step: Step; onStep: (step: Step) => void }) {
  const { t } = useTranslation('clone');
  const place = STEPS.indexOf(step);
  const [before, after] = [STEPS[place - 1], STEPS[place + 1]];
  return (
    <div className={styles.turner}>
      {before ? (
        <Button onClick={() => onStep(before)}>
          {t('workbench.before', { step: t(`steps.${before}`) })}
        </Button>
      ) : (
        <span />
      )}
      {after ? (
        <Button onClick={() => onStep(after)}>{t('workbench.after', { step: t(`steps.${after}`) })}</Button>
      ) : null}
    </div>
  );
}
