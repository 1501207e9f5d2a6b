import { useTranslation } from 'react-i18next';
import styles from './words-as-read.module.css';

/** Title and note as whoever opens the share reads them. */
export function WordsAsRead({ title, note, isStale }: { title: string; note: string; isStale?: boolean }) {
  const { t } = useTranslation('sharing');
  return (
    <section className={styles.words} aria-label={t('words.asRead')} data-stale={isStale || undefined}>
      <p className={styles.hint}>{t('words.asRead')}</p>
      <p className={styles.title}>{title}</p>
      {note ? <p className={styles.note}>{note}</p> : null}
    </section>
  );
}
