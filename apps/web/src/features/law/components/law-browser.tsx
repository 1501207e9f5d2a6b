import { getLibrary } from '@mingfa/contract/law';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { EmptyState } from '../../../components/empty-state.tsx';
import { ErrorState } from '../../../components/error-state.tsx';
import { PageTurner } from '../../../components/row-list/page-turner.tsx';
import results from '../../../components/search-screen/results.module.css';
import { SelectField } from '../../../components/select-field.tsx';
import { SkeletonRows } from '../../../components/skeleton-rows.tsx';
import { useEndpoint } from '../../../lib/query.ts';
import { PAGE_SIZE, useLaws } from '../hooks/use-law-search.ts';
import { useLawWords } from '../hooks/use-law-words.ts';
import { hasFilters, type SearchState } from '../model/search-state.ts';
import styles from './law-browser.module.css';
import { LawRow } from './result-rows.tsx';

const MOST_USED = 12;

interface LawBrowserProps {
  state: SearchState;
  change: (change: Partial<SearchState>) => void;
}

/** The laws held: the most used ones and the kinds to begin with, then all of them. */
export function LawBrowser({ state, change }: LawBrowserProps) {
  const { t } = useTranslation('law');
  const { kind: kindWord } = useLawWords();
  const found = useLaws(state);
  if (found.isPending) return <SkeletonRows count={8} label={t('list.loading')} />;
  if (found.isError) return <ErrorState error={found.error} onRetry={() => void found.refetch()} />;
  const { items, total, facets } = found.data;
  if (total === 0 && !hasFilters(state))
    return <EmptyState sentence={t('list.empty')} hint={t('list.emptyHint')} />;
  const isStart = !hasFilters(state) && state.page === 1 && state.sort === 'relevance';
  // The ones we hold digests of are those that people ask about; the list begins with them.
  const used = isStart ? items.filter((law) => law.digestCount > 0).slice(0, MOST_USED) : [];
  const rest = items.filter((law) => !used.includes(law));
  return (
    <div aria-busy={found.isPlaceholderData}>
      {used.length > 0 ? (
        <section aria-label={t('list.used')}>
          <h2 className={results.heading}>{t('list.used')}</h2>
          <ul className={styles.cards}>
            {used.map((law) => (
              <li key={law.lawId}>
                <Link className={styles.card} to={`/laws_regulations/${law.lawId}`}>
                  <span className={styles.name}>{law.shortTitle}</span>
                  <span className={styles.facts}>
                    {law.versionCount === 0
                      ? t('list.digests', { count: law.digestCount })
                      : t('list.articles', { count: law.articleCount })}
                    {law.effectiveOn ? ` · ${t('reader.effective', { day: law.effectiveOn })}` : ''}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {isStart ? (
        <section aria-label={t('filter.kind')}>
          <h2 className={results.heading}>{t('list.kinds')}</h2>
          <ul className={styles.kinds}>
            {facets.kind.map(({ value, count }) => (
              <li key={value}>
                <button type="button" className={styles.kind} onClick={() => change({ kind: [value] })}>
                  {kindWord(value)} <span>{count.toLocaleString('en-US')}</span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <div className={styles.listHead}>
        <h2 className={results.heading}>{t('list.count', { count: total })}</h2>
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
      {total === 0 ? (
        <EmptyState sentence={t('list.noneLeft')} />
      ) : (
        <ul className={results.rows}>
          {rest.map((law) => (
            <LawRow key={law.lawId} law={law} />
          ))}
        </ul>
      )}
      <PageTurner page={state.page} pageSize={PAGE_SIZE} total={total} onTurn={(page) => change({ page })} />
    </div>
  );
}

/** What the library holds, in a line. */
export function LibraryLine() {
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
