import CheckOutlined from '@ant-design/icons/CheckOutlined';
import CloudSyncOutlined from '@ant-design/icons/CloudSyncOutlined';
import ExclamationCircleOutlined from '@ant-design/icons/ExclamationCircleOutlined';
import { Button } from 'antd';
import styles from './save-state-line.module.css';

export interface SaveStateLineProps {
  /** `trouble`: it is not kept, and the words say why. */
  tone: 'saved' | 'busy' | 'trouble';
  /** The state by its name, for tests and styles. */
  state: string;
  words: string;
  /** Sends it now, where it was not reached. */
  retry?: { label: string; onRetry: () => void } | null;
}

const ICONS = { saved: CheckOutlined, busy: CloudSyncOutlined, trouble: ExclamationCircleOutlined };

/** Whether what was typed is kept; said aloud only where it is not. */
export function SaveStateLine({ tone, state, words, retry }: SaveStateLineProps) {
  const isTrouble = tone === 'trouble';
  const Icon = ICONS[tone];
  return (
    <span className={styles.line}>
      <span className={isTrouble ? styles.trouble : styles.calm} title={words} data-save-state={state}>
        <Icon aria-hidden /> <span className={styles.words}>{words}</span>
      </span>
      <span className="visually-hidden" role="status">
        {isTrouble ? words : ''}
      </span>
      {retry ? (
        <Button size="small" onClick={retry.onRetry}>
          {retry.label}
        </Button>
      ) : null}
    </span>
  );
}
