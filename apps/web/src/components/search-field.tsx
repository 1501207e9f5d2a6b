import CloseCircleFilled from '@ant-design/icons/CloseCircleFilled';
import SearchOutlined from '@ant-design/icons/SearchOutlined';
import { useTranslation } from 'react-i18next';
import styles from './search-field.module.css';

export interface SearchFieldProps {
  /** Says what is searched; shown while nothing is typed. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Where it stands and how large it is there. */
  className?: string | undefined;
}

/** A field that narrows a list while one types. */
export function SearchField({ label, value, onChange, className = '' }: SearchFieldProps) {
  const { t } = useTranslation('shell');
  return (
    <label className={`${styles.field} ${className}`} data-field>
      <SearchOutlined aria-hidden />
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        value={value}
        maxLength={100}
        onChange={(event) => onChange(event.target.value)}
      />
      {value ? (
        <button
          type="button"
          className={styles.clear}
          aria-label={t('action.clear')}
          onClick={() => onChange('')}
        >
          <CloseCircleFilled />
        </button>
      ) : null}
    </label>
  );
}
