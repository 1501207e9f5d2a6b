import type { EndpointOutput } from '@mingfa/contract/endpoint';
import type { searchLaws } from '@mingfa/contract/law';
import { Button } from 'antd';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { CitationBadge } from '../../../components/citation-badge.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { ErrorState } from '../../../components/error-state.tsx';
import { PageTurner } from '../../../components/row-list/page-turner.tsx';
import styles from '../../../components/search-screen/results.module.css';
import { SkeletonRows } from '../../../components/skeleton-rows.tsx';
import { articleAddress } from '../../../lib/article-address.ts';
import { today } from '../../../lib/dates.ts';
import { PAGE_SIZE, useArticles } from '../hooks/use-law-search.ts';
import { hasFilters, NO_FILTERS, type SearchState } from '../model/search-state.ts';
import { ArticleRow, LawRow } from './result-rows.tsx';

type FoundArticles = EndpointOutput<typeof searchLaws>;
type Change = (change: Partial<SearchState>) => void;

const EXAMPLES = ['民法典第五百七十七条', '试用期 解除', '公司法'];
const OPENED = ['not_compared', 'digest_only', 'repealed', 'not_yet_effective'];

/** Articles that hold the words typed, those near their meaning, and laws of that name; a citation opens at once. */
export function ArticleResults({ state, change }: { state: SearchState; change: Change }) {
  const { t } = useTranslation('law');
  const navigate = useNavigate();
  const found = useArticles(state);
  const citation = found.isPlaceholderData ? null : (found.data?.citation ?? null);
  const place = citation && OPENED.includes(citation.state) ? citation.location : null;
  useEffect(() => {
    if (place) navigate(articleAddress(place, state.asOf ?? today()), { replace: true });
  }, [place, navigate, state.asOf]);
  if (found.isPending || place) return <SkeletonRows count={8} label={t('search.loading')} />;
  if (found.isError) return <ErrorState error={found.error} onRetry={() => void found.refetch()} />;
  const { items, laws, total } = found.data;
  return (
    <div aria-busy={found.isPlaceholderData}>
      {citation ? (
        <p className={styles.citation}>
          {t('search.citation', { label: citation.label })} <CitationBadge state={citation.state} />
        </p>
      ) : null}
      {laws.length > 0 ? (
        <section aria-label={t('search.laws')}>
          <h2 className={styles.heading}>{t('search.laws')}</h2>
          <ul className={styles.rows}>
            {laws.map((law) => (
              <LawRow key={law.lawId} law={law} />
            ))}
          </ul>
        </section>
      ) : null}
      {items.length === 0 && laws.length === 0 ? <NothingFound state={state} change={change} /> : null}
      <Group found={found.data} by="words" state={state} />
      <Group found={found.data} by="meaning" state={state} />
      <PageTurner page={state.page} pageSize={PAGE_SIZE} total={total} onTurn={(page) => change({ page })} />
    </div>
  );
}

/** What was found in one way, under a heading that says which. */
function Group({ found, by, state }: { found: FoundArticles; by: 'words' | 'meaning'; state: SearchState }) {
  const { t } = useTranslation('law');
  const items = found.items.filter(({ reason }) => reason.by === by);
  if (items.length === 0) return null;
  const lacksWords = by === 'meaning' && state.mode === 'words';
  const label =
    by === 'words' ? t('search.byWords') : t(lacksWords ? 'search.bySomeWords' : 'search.byMeaning');
  const count = by === 'words' ? found.byWords : found.total - found.byWords;
  return (
    <section aria-label={label}>
      <h2 className={styles.heading}>
        {label} <span>{t('search.results', { count })}</span>
      </h2>
      {by === 'meaning' ? (
        <p className={styles.why}>
          {found.byWords === 0 ? `${t('search.noneWithAll')} ` : ''}
          {t(lacksWords ? 'search.bySomeWordsWhy' : 'search.byMeaningWhy')}
        </p>
      ) : null}
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
  );
}

/** Says so, and what may be done next. */
function NothingFound({ state, change }: { state: SearchState; change: Change }) {
  const { t } = useTranslation('law');
  const navigate = useNavigate();
  return (
    <EmptyState
      sentence={t('search.none', { words: state.q })}
      hint={t('search.noneHint')}
      action={
        <div className={styles.next}>
          {state.mode === 'meaning' ? null : (
            <Button onClick={() => change({ mode: 'meaning' })}>{t('search.tryMeaning')}</Button>
          )}
          {hasFilters(state) ? <Button onClick={() => change(NO_FILTERS)}>{t('filter.clear')}</Button> : null}
          {state.asOf ? <Button onClick={() => change({ asOf: null })}>{t('search.tryToday')}</Button> : null}
          <Button type="primary" onClick={() => navigate('/', { state: { question: state.q } })}>
            {t('article.ask')}
          </Button>
        </div>
      }
      examples={EXAMPLES}
      onExample={(q) => change({ q })}
    />
  );
}
