import type { searchCases } from '@mingfa/contract/case-search';
import type { EndpointOutput } from '@mingfa/contract/endpoint';
import { Button } from 'antd';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../components/empty-state.tsx';
import { ErrorState } from '../../../components/error-state.tsx';
import { PageTurner } from '../../../components/row-list/page-turner.tsx';
import { SearchField } from '../../../components/search-field.tsx';
import styles from '../../../components/search-screen/results.module.css';
import { SelectField } from '../../../components/select-field.tsx';
import { SkeletonRows } from '../../../components/skeleton-rows.tsx';
import { PAGE_SIZE, useCaseSearch } from '../hooks/use-case-search.ts';
import { type CaseSearchState, hasCaseFilters, NO_CASE_FILTERS } from '../model/case-search-state.ts';
import own from './case-results.module.css';
import { CaseRow } from './case-row.tsx';
import { SearchActions } from './search-actions.tsx';

type FoundCases = EndpointOutput<typeof searchCases>;
type Change = (change: Partial<CaseSearchState>) => void;

const SORTS = ['relevance', 'newest', 'authority'] as const;
const EXAMPLES = ['房屋租赁合同 押金', '民法典577', '"举证责任" 与 工伤'];

/** Cases by words, number or cited article; how the words were read stands above them. */
export function CaseResults({ state, change }: { state: CaseSearchState; change: Change }) {
  const { t } = useTranslation('case');
  const found = useCaseSearch(state);
  if (found.isPending) return <SkeletonRows count={8} label={t('search.loading')} />;
  if (found.isError) return <ErrorState error={found.error} onRetry={() => void found.refetch()} />;
  const { items, total, understood } = found.data;
  return (
    <div aria-busy={found.isPlaceholderData}>
      <Understood understood={understood} />
      <div className={own.head}>
        <h2 className={styles.heading} aria-live="polite">
          {t('search.count', { count: total })}
        </h2>
        <SearchActions state={state} />
        {total > 1 || state.within ? <Within state={state} change={change} /> : null}
        <SelectField
          small
          label={t('search.sort')}
          labelPlace="hidden"
          value={state.sort}
          options={SORTS.map((value) => ({ value, label: t(`search.${value}`) }))}
          onChange={(sort) => change({ sort })}
        />
      </div>
      {total === 0 ? <NothingFound state={state} change={change} /> : null}
      <ul className={styles.rows}>
        {items.map((hit) => (
          <CaseRow key={hit.caseId} hit={hit} />
        ))}
      </ul>
      <PageTurner page={state.page} pageSize={PAGE_SIZE} total={total} onTurn={(page) => change({ page })} />
    </div>
  );
}

const PROBLEMS = {
  impossible_number: 'search.impossibleNumber',
  number_not_held: 'search.numberNotHeld',
  article_not_held: 'search.articleNotHeld',
} as const;

/** How the words typed were read, where that is not plain. */
function Understood({ understood }: Pick<FoundCases, 'understood'>) {
  const { t } = useTranslation('case');
  const { by, reference, problem, excluded, terms } = understood;
  if (problem) return <p className={own.problem}>{t(PROBLEMS[problem], { reference })}</p>;
  const said = [
    by === 'number' && t('search.byNumber', { reference }),
    by === 'article' && t('search.byArticle', { reference }),
    by === 'words' && excluded.length > 0 && t('search.terms', { terms: terms.join('、') }),
    excluded.length > 0 && t('search.excluded', { terms: excluded.join('、') }),
  ].filter(Boolean);
  return said.length > 0 ? <p className={own.read}>{said.join(' · ')}</p> : null;
}

/** Narrows what was found by further words. */
function Within({ state, change }: { state: CaseSearchState; change: Change }) {
  const { t } = useTranslation('case');
  const [words, setWords] = useState(state.within);
  const apply = (event: FormEvent) => {
    event.preventDefault();
    change({ within: words.trim() });
  };
  return (
    <form onSubmit={apply}>
      <SearchField className={own.within} label={t('search.within')} value={words} onChange={setWords} />
    </form>
  );
}

/** Says so, and what may be done next. */
function NothingFound({ state, change }: { state: CaseSearchState; change: Change }) {
  const { t } = useTranslation('case');
  const isFiltered = hasCaseFilters(state);
  return (
    <EmptyState
      sentence={state.q ? t('search.none', { words: state.q }) : t('search.noneLeft')}
      hint={t('search.noneHint')}
      action={
        isFiltered ? <Button onClick={() => change(NO_CASE_FILTERS)}>{t('search.clear')}</Button> : null
      }
      examples={state.q ? EXAMPLES : []}
      onExample={(q) => change({ q })}
    />
  );
}
