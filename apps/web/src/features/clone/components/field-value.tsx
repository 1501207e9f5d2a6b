import { useTranslation } from 'react-i18next';
import { writeValue } from '../model/write-value.ts';
import styles from './field-value.module.css';

/** What a field of a clone holds, as text: markup in it stays words. */
export function FieldValue({ path, value }: { path: string; value: unknown }) {
  const { t } = useTranslation('clone');
  const lines = writeValue(t, path, value);
  if (lines.length === 0) return <span className={styles.none}>{t('value.none')}</span>;
  if (lines.length === 1) return <span className={styles.text}>{lines[0]}</span>;
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
