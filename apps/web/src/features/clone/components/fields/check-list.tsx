import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldGroup } from '../../../../components/fields/field-group.tsx';
import styles from '../../../../components/fields/fields.module.css';
import { SearchField } from '../../../../components/search-field.tsx';

export interface CheckListItem {
  value: string;
  name: string;
  about?: string;
  problem?: string | null;
}

export interface CheckListProps {
  label: string;
  help?: ReactNode;
  items: readonly CheckListItem[];
  chosen: readonly string[];
  max: number;
  /** Said where there is nothing to choose. */
  none: ReactNode;
  onChange: (chosen: string[]) => void;
}

/** With fewer there is nothing to look for. */
const SEARCH_FROM = 9;

/** Any of many things, each with a line about it; long lists are searched. */
export function CheckList({ label, help, items, chosen, max, none, onChange }: CheckListProps) {
  const { t } = useTranslation('clone');
  const [words, setWords] = useState('');
  const sought = words.trim().toLowerCase();
  const shown = items.filter(({ name, about = '' }) => `${name} ${about}`.toLowerCase().includes(sought));
  const toggle = (value: string, isChosen: boolean) =>
    onChange(isChosen ? [...chosen, value] : chosen.filter((one) => one !== value));
  return (
    <FieldGroup label={label} help={help} count={[chosen.length, max]}>
      {items.length >= SEARCH_FROM ? (
        <SearchField
          className={styles.search}
          label={t('field.search', { name: label })}
          value={words}
          onChange={setWords}
        />
      ) : null}
      {items.length === 0 ? none : null}
      {items.length > 0 && shown.length === 0 ? <p className={styles.help}>{t('field.noneFound')}</p> : null}
      {shown.length > 0 ? (
        <ul className={`${styles.rows} ${items.length >= SEARCH_FROM ? styles.scrolls : ''}`}>
          {shown.map(({ value, name, about, problem }) => {
            const isChosen = chosen.includes(value);
            return (
              <li key={value}>
                <label className={styles.check}>
                  <input
                    type="checkbox"
                    checked={isChosen}
                    disabled={!isChosen && chosen.length >= max}
                    onChange={(event) => toggle(value, event.target.checked)}
                  />
                  <span className={styles.checkWords}>
                    {name}
                    {about ? <span className={styles.help}>{about}</span> : null}
                    {problem ? <span className={styles.gap}>{problem}</span> : null}
                  </span>
                </label>
              </li>
            );
          })}
        </ul>
      ) : null}
    </FieldGroup>
  );
}
