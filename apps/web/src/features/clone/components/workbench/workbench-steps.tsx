import type { CloneGap } from '@mingfa/contract/clone-content';
import { useTranslation } from 'react-i18next';
import { StepList } from '../../../../components/steps/step-list.tsx';
import { StepTurner } from '../../../../components/steps/step-turner.tsx';
import { STEPS, type Step, stepOf } from '../../model/steps.ts';
import styles from './workbench-steps.module.css';

interface WorkbenchStepsProps {
  step: Step;
  onStep: (step: Step) => void;
}

/** The steps of the form; beside each how much is missing in it. */
export function WorkbenchSteps({ step, gaps, onStep }: WorkbenchStepsProps & { gaps: readonly CloneGap[] }) {
  const { t } = useTranslation('clone');
  const entries = STEPS.map((one) => {
    const open = gaps.filter(({ path, blocks }) => blocks && stepOf(path) === one).length;
    return {
      step: one,
      name: t(`steps.${one}`),
      open,
      openWords: t('workbench.missingIn', { count: open }),
    };
  });
  return <StepList label={t('workbench.steps')} current={step} entries={entries} onStep={onStep} />;
}

/** To the step before and the one after. */
export function WorkbenchTurner({ step, onStep }: WorkbenchStepsProps) {
  const { t } = useTranslation('clone');
  const place = STEPS.indexOf(step);
  const turn = (way: 'before' | 'after', to: Step | undefined) =>
    to ? { label: t(`workbench.${way}`, { step: t(`steps.${to}`) }), onTurn: () => onStep(to) } : null;
  return (
    <div className={styles.turner}>
      <StepTurner before={turn('before', STEPS[place - 1])} after={turn('after', STEPS[place + 1])} />
    </div>
  );
}
