import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { DateField } from '../../../components/date-field.tsx';
import { type Facet, FacetGroup } from '../../../components/search-screen/facet-group.tsx';
import styles from '../../../components/search-screen/filter-panel.module.css';
import { useLawWords } from '../hooks/use-law-words.ts';
import { hasFilters, NO_FILTERS, type SearchState } from '../model/search-state.ts';

export interface FilterPanelProps {
  state: SearchState;
  facets: { kind: Facet[]; status: Facet[]; issuer: Facet[]; region: Facet[] } | undefined;
  onChange: (change: Partial<SearchState>) => void;
}

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
