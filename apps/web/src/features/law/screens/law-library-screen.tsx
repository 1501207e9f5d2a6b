import FilterOutlined from '@ant-design/icons/FilterOutlined';
import SearchOutlined from '@ant-design/icons/SearchOutlined';
import { getLibrary, listLaws, searchLaws } from '@mingfa/contract/law';
import { keepPreviousData } from '@tanstack/react-query';
import { Button } from 'antd';
import { type FormEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { CitationBadge } from '../../../components/citation-badge.tsx';
import { DateField } from '../../../components/date-field.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { ErrorState } from '../../../components/error-state.tsx';
import { NineCubeSpinner } from '../../../components/nine-cube-spinner.tsx';
import { ScreenHeader } from '../../../components/screen-header.tsx';
import { SelectField } from '../../../components/select-field.tsx';
import { Sheet } from '../../../components/sheet.tsx';
import { articleAddress } from '../../../lib/article-address.ts';
import { today } from '../../../lib/dates.ts';
import { currentLanguage } from '../../../lib/i18n.ts';
import { useMediaQuery } from '../../../lib/media-query.ts';
import { useEndpoint } from '../../../lib/query.ts';
import { FilterPanel } from '../components/filter-panel.tsx';
import { ArticleRow, LawRow } from '../components/result-rows.tsx';
import { TermSuggestions } from '../components/term-suggestions.tsx';
import { filtersOf, hasFilters, readSearch, type SearchState, writeSearch } from '../model/search-state.ts';
import styles from './law-library-screen.module.css';

const PAGE_SIZE = 20;
const EXAMPLES = ['民法典第五百七十七条', '试用期被辞退', '公司法'];

/** Laws by filters; articles by words, phrase or meaning; a typed citation goes straight to its place. */
export default function LawLibraryScreen() {
  const { t } = useTranslation('law');
  const [params, setParams] = useSearchParams();
  const state = readSearch(params);
  const [showsFilters, setShowsFilters] = useState(false);
  const isWide = useMediaQuery('(min-width: 1000px)');
  const change = (changed: Partial<SearchState>) => setParams(writeSearch({ ...state, page: 1, ...changed }));
  const found = useFound(state);
  const panel = <FilterPanel state={state} facets={found.facets} onChange={change} />;
  return (
    <div className={styles.screen}>
      <ScreenHeader
        title={t('title')}
        actions={
          isWide ? null : (
            <Button
              icon={<FilterOutlined />}
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
            {state.q ? <Articles state={state} change={change} /> : <Laws state={state} change={change} />}
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

function useArticles(state: SearchState, enabled: boolean) {
  const { q, mode, asOf, page } = state;
  return useEndpoint(
    searchLaws,
    {
      query: {
        q: q || '-',
        mode,
        page,
        pageSize: PAGE_SIZE,
        language: currentLanguage(),
        ...(asOf ? { asOf } : {}),
        ...filtersOf(state),
      },
    },
    { enabled, placeholderData: keepPreviousData },
  );
}

function useLaws(state: SearchState, enabled: boolean) {
  return useEndpoint(
    listLaws,
    { query: { page: state.page, pageSize: PAGE_SIZE, sort: state.sort, ...filtersOf(state) } },
    { enabled, placeholderData: keepPreviousData },
  );
}

function useFound(state: SearchState) {
  const articles = useArticles(state, state.q !== '');
  const laws = useLaws(state, state.q === '');
  return { facets: (state.q ? articles.data : laws.data)?.facets };
}

function SearchForm({
  state,
  onChange,
}: {
  state: SearchState;
  onChange: (change: Partial<SearchState>) => void;
}) {
  const { t } = useTranslation('law');
  const [words, setWords] = useState(state.q);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onChange({ q: words.trim() });
  };
  return (
    <search>
      <form className={styles.search} onSubmit={submit} data-field>
        <SearchOutlined aria-hidden className={styles.glass} />
        <input
          className={styles.words}
          type="search"
          aria-label={t('search.label')}
          placeholder={t('search.placeholder')}
          value={words}
          maxLength={1000}
          onChange={(event) => setWords(event.target.value)}
        />
        <Button type="primary" htmlType="submit">
          {t('search.submit')}
        </Button>
      </form>
      <TermSuggestions words={words} asPhrase={state.mode === 'phrase'} onUse={(q) => onChange({ q })} />
      <div className={styles.options}>
        <SelectField
          label={t('search.mode')}
          labelPlace="hidden"
          value={state.mode}
          options={(['meaning', 'words', 'phrase'] as const).map((mode) => ({
            value: mode,
            label: t(`search.${mode}`),
          }))}
          onChange={(mode) => onChange({ mode })}
        />
        <DateField label={t('filter.asOf')} value={state.asOf} onChange={(asOf) => onChange({ asOf })} />
      </div>
    </search>
  );
}

function LibraryLine() {
  const { t } = useTranslation('law');
  const library = useEndpoint(getLibrary, {}, { staleTime: 60_000 });
  if (!library.data) return <p className={styles.library}>&nbsp;</p>;
  const { starterOnly, laws, articles, digests, libraryDate } = library.data;
  if (starterOnly) return <p className={styles.notice}>{t('library.starterOnly', { digests })}</p>;
  return (
    <p className={styles.library}>
      {t('library.summary', {
        laws: laws.toLocaleString('en-US'),
        articles: articles.toLocaleString('en-US'),
        day: libraryDate,
      })}
    </p>
  );
}

function Articles({ state, change }: { state: SearchState; change: (change: Partial<SearchState>) => void }) {
  const { t } = useTranslation('law');
  const navigate = useNavigate();
  const found = useArticles(state, true);
  const citation = found.isPlaceholderData ? null : found.data?.citation;
  const place = citation?.location;
  const opens =
    place &&
    citation &&
    ['verified', 'digest_only', 'repealed', 'not_yet_effective'].includes(citation.state);
  useEffect(() => {
    if (opens) navigate(articleAddress(place, state.asOf ?? today()), { replace: true });
  }, [opens, place, navigate, state.asOf]);
  if (found.isPending || opens) return <NineCubeSpinner size={40} />;
  if (found.isError) return <ErrorState error={found.error} onRetry={() => void found.refetch()} />;
  const { items, laws, total } = found.data;
  return (
    <>
      {citation ? (
        <p className={styles.citation}>
          {t('search.citation', { label: citation.label })} <CitationBadge state={citation.state} />
        </p>
      ) : null}
      {laws.length > 0 && state.page === 1 ? (
        <section aria-label={t('search.laws')}>
          <h2 className={styles.heading}>{t('search.laws')}</h2>
          <ul className={styles.rows}>
            {laws.map((law) => (
              <LawRow key={law.lawId} law={law} />
            ))}
          </ul>
        </section>
      ) : null}
      {items.length === 0 && laws.length === 0 ? (
        <EmptyState
          sentence={t('search.none', { words: state.q })}
          hint={t('search.noneHint')}
          examples={EXAMPLES}
          onExample={(q) => change({ q })}
        />
      ) : null}
      {items.length > 0 ? (
        <section aria-label={t('search.articles')} aria-busy={found.isPlaceholderData}>
          <h2 className={styles.heading}>
            {t('search.articles')} <span>{t('search.results', { count: total })}</span>
          </h2>
          <ul className={styles.rows}>
            {items.map((hit) => (
              <ArticleRow
                key={`${hit.location.lawId}/${hit.location.versionId}/${hit.location.articleKey}`}
                hit={hit}
                asOf={state.asOf}
              />
            ))}
          </ul>
        </section>
      ) : null}
      <Pages page={state.page} total={total} onPage={(page) => change({ page })} />
    </>
  );
}

function Laws({ state, change }: { state: SearchState; change: (change: Partial<SearchState>) => void }) {
  const { t } = useTranslation('law');
  const found = useLaws(state, true);
  if (found.isPending) return <NineCubeSpinner size={40} />;
  if (found.isError) return <ErrorState error={found.error} onRetry={() => void found.refetch()} />;
  const { items, total } = found.data;
  if (total === 0 && !hasFilters(state))
    return <EmptyState sentence={t('list.empty')} hint={t('list.emptyHint')} />;
  return (
    <>
      <div className={styles.listHead}>
        <h2 className={styles.heading}>{t('list.count', { count: total })}</h2>
        <SelectField
          small
          label={t('list.sort')}
          labelPlace="hidden"
          value={state.sort}
          options={[
            { value: 'relevance', label: t('list.relevance') },
            { value: 'newest', label: t('list.newest') },
            { value: 'title', label: t('list.byTitle') },
          ]}
          onChange={(sort) => change({ sort })}
        />
      </div>
      <ul className={styles.rows} aria-busy={found.isPlaceholderData}>
        {items.map((law) => (
          <LawRow key={law.lawId} law={law} />
        ))}
      </ul>
      <Pages page={state.page} total={total} onPage={(page) => change({ page })} />
    </>
  );
}

function Pages({ page, total, onPage }: { page: number; total: number; onPage: (page: number) => void }) {
  const { t } = useTranslation('law');
  const pages = Math.ceil(total / PAGE_SIZE);
  if (pages < 2) return null;
  return (
    <nav className={styles.pages} aria-label={t('search.page', { page, pages })}>
      <Button disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {t('search.previous')}
      </Button>
      <span>{t('search.page', { page, pages })}</span>
      <Button disabled={page >= pages} onClick={() => onPage(page + 1)}>
        {t('search.next')}
      </Button>
    </nav>
  );
}
