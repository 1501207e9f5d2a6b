import FilterOutlined from '@ant-design/icons/FilterOutlined';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { ScreenHeader } from '../../../components/screen-header.tsx';
import { Sheet } from '../../../components/sheet.tsx';
import { useMediaQuery } from '../../../lib/media-query.ts';
import { ArticleResults } from '../components/article-results.tsx';
import { FilterPanel } from '../components/filter-panel.tsx';
import { LawBrowser, LibraryLine } from '../components/law-browser.tsx';
import { SearchForm } from '../components/search-form.tsx';
import { useArticles, useLaws } from '../hooks/use-law-search.ts';
import { hasFilters, readSearch, type SearchState, writeSearch } from '../model/search-state.ts';
import styles from './law-library-screen.module.css';

/** Laws by filters; articles by words, phrase or meaning; a typed citation goes straight to its place. */
export default function LawLibraryScreen() {
  const { t } = useTranslation('law');
  const [params, setParams] = useSearchParams();
  const state = readSearch(params);
  const [showsFilters, setShowsFilters] = useState(false);
  const isWide = useMediaQuery('(min-width: 1000px)');
  const change = (changed: Partial<SearchState>) => setParams(writeSearch({ ...state, page: 1, ...changed }));
  const [articles, laws] = [useArticles(state), useLaws(state)];
  const facets = (state.q ? articles.data : laws.data)?.facets;
  const panel = <FilterPanel state={state} facets={facets} onChange={change} />;
  return (
    <div className={styles.screen}>
      <ScreenHeader
        title={t('title')}
        actions={
          isWide ? null : (
            <Button
              icon={<FilterOutlined aria-hidden />}
              type={hasFilters(state) ? 'primary' : 'default'}
              onClick={() => setShowsFilters(true)}
            >
              {t('filter.open')}
            </Button>
          )
        }
      />
      <div className={styles.body}>
        <div className={styles.columns}>
          <div className={styles.main}>
            <SearchForm key={state.q} state={state} onChange={change} />
            <LibraryLine />
            {state.q ? (
              <ArticleResults state={state} change={change} />
            ) : (
              <LawBrowser state={state} change={change} />
            )}
          </div>
          {isWide ? (
            <aside className={styles.filters} aria-label={t('filter.label')}>
              {panel}
            </aside>
          ) : null}
        </div>
      </div>
      <Sheet open={showsFilters && !isWide} onClose={() => setShowsFilters(false)} title={t('filter.label')}>
        {panel}
      </Sheet>
    </div>
  );
}
