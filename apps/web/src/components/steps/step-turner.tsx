import { Button } from 'antd';
import styles from './step-turner.module.css';

export interface StepTurnerProps {
  /** Null at the first and the last step. */
  before: { label: string; onTurn: () => void } | null;
  after: { label: string; onTurn: () => void } | null;
}

/** To the step before and the one after. */
export function StepTurner({ before, after }: StepTurnerProps) {
  return (
    <div className={styles.turner}>
      {before ? <Button onClick={before.onTurn}>{before.label}</Button> : <span />}
      {after ? <Button onClick={after.onTurn}>{after.label}</Button> : null}
    </div>
  );
}
