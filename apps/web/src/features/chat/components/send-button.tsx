import ArrowUpOutlined from '@ant-design/icons/ArrowUpOutlined';
import { useTranslation } from 'react-i18next';
import styles from './composer.module.css';

interface SendButtonProps {
  canSend: boolean;
  /** An answer is being written: the button stops it. */
  onStop: (() => void) | undefined;
}

/** Sends the question, or stops the answer. */
export function SendButton({ canSend, onStop }: SendButtonProps) {
  const { t } = useTranslation('chat');
  if (onStop)
    return (
      <button
        type="button"
        className={styles.send}
        aria-label={t('composer.stop')}
        title={t('composer.stop')}
        onClick={onStop}
      >
        <span className={styles.stop} />
      </button>
    );
  return (
    <button type="submit" className={styles.send} aria-label={t('composer.send')} disabled={!canSend}>
      <ArrowUpOutlined />
    </button>
  );
}
