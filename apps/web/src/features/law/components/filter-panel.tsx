import { Button, Checkbox } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DateField } from '../../../components/date-field.tsx';
import { useLawWords } from '../hooks/use-law-words.ts';
import { hasFilters, NO_FILTERS, type SearchState } from '../model/search-state.ts';
import styles from './filter-panel.module.css';

interface Facet {
  value: string;
  count: number;
}

export interface FilterPanelProps {
  state: SearchState;
  facets: { kind: Facet[]; status: Facet[]; issuer: Facet[]; region: Facet[] } | undefined;
  onChange: (change: Partial<SearchState>) => void;
}

const SHOWN = 6;

/** Filters with how many results each would leave. */
export function FilterPanel({ state, facets, onChange }: FilterPanelProps) {
  const { t } = useTranslation('law');
  const words = useLawWords();
  return (
    <div className={styles.panel}>
      <FacetGroup
        label={t('filter.status')}
        word={words.status}
        facets={facets?.status}
        chosen={state.status}
        onChange={(status) => onChange({ status: status as SearchState['status'] })}
      />
      <FacetGroup
        label={t('filter.kind')}
        word={words.kind}
        facets={facets?.kind}
        chosen={state.kind}
        onChange={(kind) => onChange({ kind })}
      />
      <FacetGroup
        label={t('filter.issuer')}
        facets={facets?.issuer}
        chosen={state.issuer}
        onChange={(issuer) => onChange({ issuer })}
      />
      <FacetGroup
        label={t('filter.region')}
        facets={facets?.region}
        chosen={state.region}
        onChange={(region) => onChange({ region })}
      />
      <fieldset className={styles.group}>
        <legend>{t('filter.promulgated')}</legend>
        <DateField
          label={t('filter.from')}
          value={state.promulgatedFrom}
          onChange={(promulgatedFrom) => onChange({ promulgatedFrom })}
        />
        <DateField
          label={t('filter.to')}
          value={state.promulgatedTo}
          onChange={(promulgatedTo) => onChange({ promulgatedTo })}
        />
      </fieldset>
      <fieldset className={styles.group}>
        <legend>{t('filter.effective')}</legend>
        <DateField
          label={t('filter.from')}
          value={state.effectiveFrom}
          onChange={(effectiveFrom) => onChange({ effectiveFrom })}
        />
        <DateField
          label={t('filter.to')}
          value={state.effectiveTo}
          onChange={(effectiveTo) => onChange({ effectiveTo })}
        />
      </fieldset>
      {hasFilters(state) ? <Button onClick={() => onChange(NO_FILTERS)}>{t('filter.clear')}</Button> : null}
    </div>
  );
}

function FacetGroup({
  label,
  facets,
  chosen,
  word = (value) => value,
  onChange,
}: {
  label: string;
  /** The value in the reader's language. */
  word?: (value: string) => string;
  facets: Facet[] | undefined;
  chosen: readonly string[];
  onChange: (values: string[]) => void;
}) {
  const { t } = useTranslation('law');
  const [all, setAll] = useState(false);
  const held = facets ?? [];
  // What is chosen stays in sight even when nothing is left of it.
  const rows = [
    ...held,
    ...chosen
      .filter((value) => !held.some((facet) => facet.value === value))
      .map((value) => ({ value, count: 0 })),
  ];
  if (rows.length === 0) return null;
  const shown = all ? rows : rows.filter((row, index) => index < SHOWN || chosen.includes(row.value));
  return (
    <fieldset className={styles.group}>
      <legend>{label}</legend>
      {shown.map(({ value, count }) => (
        <Checkbox
          key={value}
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
          {t('filter.more')}
        </button>
      ) : null}
    </fieldset>
  );
}
