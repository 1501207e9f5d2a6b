import type { caseFacets } from '@mingfa/contract/case-search';
import { Button, Input, InputNumber } from 'antd';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { type Facet, FacetGroup } from '../../../components/search-screen/facet-group.tsx';
import styles from '../../../components/search-screen/filter-panel.module.css';
import { SelectField } from '../../../components/select-field.tsx';
import { useIsMember } from '../../../lib/session.ts';
import { useCaseWords } from '../hooks/use-case-words.ts';
import { type CaseFilterState, hasCaseFilters, NO_CASE_FILTERS } from '../model/case-search-state.ts';
import { causeTree } from '../model/cause-tree.ts';
import own from './case-filters.module.css';

interface CaseFiltersProps {
  state: CaseFilterState;
  /** Absent where a search tells no counts. */
  facets: z.infer<typeof caseFacets> | undefined;
  onChange: (change: Partial<CaseFilterState>) => void;
}

const HOLDINGS = ['all', 'shared', 'own'] as const;

/** Filters of cases with how many results each would leave. */
export function CaseFilters({ state, facets, onChange }: CaseFiltersProps) {
  const { t } = useTranslation('case');
  const words = useCaseWords();
  const isMember = useIsMember();
  const group = (name: GroupName, labels?: Readonly<Record<string, string>>) => (
    <FacetGroup
      key={name}
      label={t(`filter.${name}`)}
      word={(value) => labels?.[value] ?? value}
      facets={facets?.[name] as readonly Facet[] | undefined}
      chosen={state[name]}
      onChange={(values) => onChange({ [name]: values } as Partial<CaseFilterState>)}
    />
  );
  return (
    <div className={styles.panel}>
      {isMember ? (
        <SelectField
          label={t('filter.holdings')}
          value={state.holdings}
          options={HOLDINGS.map((value) => ({ value, label: t(`filter.holdings_${value}`) }))}
          onChange={(holdings) => onChange({ holdings })}
        />
      ) : null}
      {group('authority', words.authority)}
      {group('area', words.area)}
      <FacetGroup
        label={t('filter.cause')}
        facets={facets && causeTree(facets.cause)}
        chosen={state.cause}
        onChange={(cause) => onChange({ cause })}
      />
      {group('level', words.level)}
      {group('region')}
      <Figures
        key={`${state.yearFrom} ${state.yearTo} ${state.amountFrom} ${state.cites}`}
        state={state}
        onChange={onChange}
      />
      {group('outcome', words.outcome)}
      {group('procedure', words.procedure)}
      {group('kind', words.kind)}
      {group('court')}
      {hasCaseFilters(state) ? (
        <Button onClick={() => onChange(NO_CASE_FILTERS)}>{t('filter.clear')}</Button>
      ) : null}
    </div>
  );
}

type GroupName = 'authority' | 'area' | 'level' | 'region' | 'outcome' | 'procedure' | 'kind' | 'court';

/** Years, sums and the article cited: typed, and applied together. */
function Figures({ state, onChange }: Pick<CaseFiltersProps, 'state' | 'onChange'>) {
  const { t } = useTranslation('case');
  const { yearFrom, yearTo, amountFrom, amountTo, cites } = state;
  const [typed, setTyped] = useState({ yearFrom, yearTo, amountFrom, amountTo, cites });
  const apply = (event: FormEvent) => {
    event.preventDefault();
    onChange({ ...typed, cites: typed.cites.trim() });
  };
  const pair = (label: string, from: 'yearFrom' | 'amountFrom', to: 'yearTo' | 'amountTo', max: number) => (
    <fieldset className={styles.group}>
      <legend>{label}</legend>
      <div className={own.pair}>
        {([from, to] as const).map((name) => (
          <InputNumber
            key={name}
            min={0}
            max={max}
            controls={false}
            aria-label={`${label} ${t(name === from ? 'filter.from' : 'filter.to')}`}
            placeholder={t(name === from ? 'filter.from' : 'filter.to')}
            value={typed[name]}
            onChange={(value) => setTyped({ ...typed, [name]: value })}
          />
        ))}
      </div>
    </fieldset>
  );
  return (
    <form className={own.figures} onSubmit={apply}>
      {pair(t('filter.year'), 'yearFrom', 'yearTo', 2100)}
      {pair(t('filter.amount'), 'amountFrom', 'amountTo', 1e12)}
      <fieldset className={styles.group}>
        <legend>{t('filter.cites')}</legend>
        <Input
          aria-label={t('filter.cites')}
          placeholder={t('filter.citesPlaceholder')}
          maxLength={100}
          value={typed.cites}
          onChange={(event) => setTyped({ ...typed, cites: event.target.value })}
        />
      </fieldset>
      <Button htmlType="submit">{t('filter.apply')}</Button>
    </form>
  );
}
