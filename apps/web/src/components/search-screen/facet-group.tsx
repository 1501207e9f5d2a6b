import { Checkbox } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './filter-panel.module.css';

/** A value of a filter, and how many results it would leave. */
export interface Facet {
  value: string;
  count: number;
  /** How far below another value it stands, from 0. */
  depth?: number;
  /** Whether it is shown before all are asked for; where it is not told, the first are. */
  isFirst?: boolean;
}

export interface FacetGroupProps {
  label: string;
  /** The value in the reader's language. */
  word?: (value: string) => string;
  facets: readonly Facet[] | undefined;
  chosen: readonly string[];
  onChange: (values: string[]) => void;
}

const SHOWN = 6;

/** The values of one filter with how many results each would leave. */
export function FacetGroup({ label, facets, chosen, word = (value) => value, onChange }: FacetGroupProps) {
  const { t } = useTranslation('shell');
  const [all, setAll] = useState(false);
  const held = facets ?? [];
  // What is chosen stays in sight even when nothing is left of it.
  const rows: Facet[] = [
    ...held,
    ...chosen
      .filter((value) => !held.some((facet) => facet.value === value))
      .map((value) => ({ value, count: 0 })),
  ];
  if (rows.length === 0) return null;
  const shown = all
    ? rows
    : rows.filter((row, index) => (row.isFirst ?? index < SHOWN) || chosen.includes(row.value));
  return (
    <fieldset className={styles.group}>
      <legend>{label}</legend>
      {shown.map(({ value, count, depth }) => (
        <Checkbox
          key={value}
          className={depth ? styles.below : undefined}
          checked={chosen.includes(value)}
          onChange={(event) =>
            onChange(event.target.checked ? [...chosen, value] : chosen.filter((one) => one !== value))
          }
        >
          {word(value)} <span className={styles.count}>{count.toLocaleString('en-US')}</span>
        </Checkbox>
      ))}
      {rows.length > shown.length ? (
        <button type="button" className={styles.more} onClick={() => setAll(true)}>
          {t('search.more')}
        </button>
      ) : null}
    </fieldset>
  );
}
