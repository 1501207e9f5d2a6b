import { useTranslation } from 'react-i18next';
import { describeProgress, type ProgressOfFile } from './describe-progress.ts';
import styles from './file-progress.module.css';

/** A file's way in words, with a bar while it moves. */
export function ProgressLine({ file, name }: { file: ProgressOfFile; name: string }) {
  const { t } = useTranslation('document');
  const { text, tone, share } = describeProgress(file, t);
  return (
    <span className={styles.line}>
      <span className={`${styles.words} ${styles[tone]}`}>
        <span className={styles.dot} aria-hidden />
        {text}
      </span>
      {tone === 'moving' ? <ProgressBar label={`${name} ${text}`} share={share} /> : null}
    </span>
  );
}

export function ProgressBar({ label, share }: { label: string; share: number }) {
  return (
    <span
      className={styles.bar}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(share * 100)}
    >
      <span className={styles.done} style={{ width: `${share * 100}%` }} />
    </span>
  );
}
