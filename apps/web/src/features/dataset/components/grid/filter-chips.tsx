import CloseOutlined from '@ant-design/icons/CloseOutlined';
import { useTranslation } from 'react-i18next';
import styles from './grid.module.css';

interface FilterChipsProps {
  chips: readonly { key: string; label: string }[];
  onRemove: (place: number) => void;
}

/** What narrows the rows, each to be taken away. */
export function FilterChips({ chips, onRemove }: FilterChipsProps) {
  const { t } = useTranslation('dataset');
  if (chips.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={t('grid.filters')}>
      {chips.map(({ key, label }, place) => (
        <li key={key} className={styles.chip}>
          {label}
          <button
            type="button"
            className={styles.remove}
            aria-label={t('grid.removeFilter', { label })}
            onClick={() => onRemove(place)}
          >
            <CloseOutlined />
          </button>
        </li>
      ))}
    </ul>
  );
}
