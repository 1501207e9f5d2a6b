import CloseCircleFilled from '@ant-design/icons/CloseCircleFilled';
import { useTranslation } from 'react-i18next';
import styles from './date-field.module.css';

export interface DateFieldProps {
  /** Shown before the date. */
  label: string;
  /** `YYYY-MM-DD`, or null for none. */
  value: string | null;
  onChange: (day: string | null) => void;
  min?: string;
  max?: string;
  clearable?: boolean;
}

/** A calendar day by the browser's own date field: accessible, and no weight in the bundle. */
export function DateField({ label, value, onChange, min, max, clearable = true }: DateFieldProps) {
  const { t } = useTranslation('shell');
  return (
    <span className={styles.field}>
      <label className={styles.field} style={{ border: 'none', padding: 0, background: 'none' }}>
        <span className={styles.label}>{label}</span>
        <input
          type="date"
          className={styles.input}
          value={value ?? ''}
          min={min}
          max={max}
          onChange={(event) => onChange(event.target.value || null)}
        />
      </label>
      {clearable && value ? (
        <button
          type="button"
          className={styles.clear}
          aria-label={t('field.clearDate')}
          onClick={() => onChange(null)}
        >
          <CloseCircleFilled />
        </button>
      ) : null}
    </span>
  );
}
