import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { SearchScreen } from '../../../components/search-screen/search-screen.tsx';
import { ArticleResults } from '../components/article-results.tsx';
import { FilterPanel } from '../components/filter-panel.tsx';
import { LawBrowser, LibraryLine } from '../components/law-browser.tsx';
import { SearchForm } from '../components/search-form.tsx';
import { useArticles, useLaws } from '../hooks/use-law-search.ts';
import { hasFilters, readSearch, type SearchState, writeSearch } from '../model/search-state.ts';

/** Laws by filters; articles by words, phrase or meaning; a typed citation goes straight to its place. */
export default function LawLibraryScreen() {
  const { t } = useTranslation('law');
  const [params, setParams] = useSearchParams();
  const state = readSearch(params);
  const change = (changed: Partial<SearchState>) => setParams(writeSearch({ ...state, page: 1, ...changed }));
  const [articles, laws] = [useArticles(state), useLaws(state)];
  const facets = (state.q ? articles.data : laws.data)?.facets;
  return (
    <SearchScreen
      title={t('title')}
      isFiltered={hasFilters(state)}
      filters={<FilterPanel state={state} facets={facets} onChange={change} />}
    >
      <SearchForm key={state.q} state={state} onChange={change} />
      <LibraryLine />
      {state.q ? (
        <ArticleResults state={state} change={change} />
      ) : (
        <LawBrowser state={state} change={change} />
      )}
    </SearchScreen>
  );
}
