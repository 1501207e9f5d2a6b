import AppstoreOutlined from '@ant-design/icons/AppstoreOutlined';
import { squareSort } from '@mingfa/contract/clone-square';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Button, Segmented } from 'antd';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { EmptyState } from '../../../components/empty-state.tsx';
import { ErrorState } from '../../../components/error-state.tsx';
import { LinkButton } from '../../../components/link-button.tsx';
import { ScreenHeader } from '../../../components/screen-header.tsx';
import { SearchField } from '../../../components/search-field.tsx';
import { useIsMember } from '../../../lib/session.ts';
import { usePaused } from '../../../lib/use-paused.ts';
import { squarePages } from '../api/square-pages.ts';
import { CategoryChips } from '../components/category-chips.tsx';
import { CloneCard } from '../components/clone-card.tsx';
import { CloneDrawer } from '../components/clone-drawer.tsx';
import { SkeletonCards } from '../components/skeleton-cards.tsx';
import { readSquare, type SquareState, writeSquare } from '../model/square-state.ts';
import styles from './square-screen.module.css';

/** Official clones and those published to everybody: found by category, words and order, and introduced beside the list. */
export default function SquareScreen() {
  const { t } = useTranslation('square');
  const isMember = useIsMember();
  const [params, setParams] = useSearchParams();
  const state = readSquare(params);
  const change = (changed: Partial<SquareState>, replace = false) =>
    setParams(writeSquare({ ...state, ...changed }), { replace, preventScrollReset: true });
  return (
    <>
      <ScreenHeader
        title={t('title')}
        actions={isMember ? <LinkButton to="/clone_list">{t('mine')}</LinkButton> : null}
      />
      <div className={styles.body}>
        <div className={styles.column}>
          <p className={styles.intro}>{t('intro')}</p>
          <Tools state={state} onChange={change} />
          <Clones state={state} onChange={change} />
        </div>
      </div>
      {state.appId ? (
        <CloneDrawer
          key={state.appId}
          appId={state.appId}
          linkId={state.linkId}
          onClose={() => change({ appId: null, linkId: null })}
        />
      ) : null}
    </>
  );
}

interface SquarePartProps {
  state: SquareState;
  onChange: (changed: Partial<SquareState>, replace?: boolean) => void;
}

function Tools({ state, onChange }: SquarePartProps) {
  const { t } = useTranslation('square');
  const [typed, setTyped] = useState(state.q);
  const words = usePaused(typed.trim());
  const search = useEffectEvent((q: string) => {
    if (q !== state.q) onChange({ q }, true);
  });
  useEffect(() => search(words), [words]);
  // Cleared from elsewhere.
  const clear = useEffectEvent(() => {
    if (state.q === '' && words !== '') setTyped('');
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked only when the address changes
  useEffect(() => clear(), [state.q]);
  return (
    <>
      <div className={styles.tools}>
        <SearchField label={t('search')} value={typed} onChange={setTyped} className={styles.search} />
        <Segmented
          aria-label={t('sort.label')}
          value={state.sort}
          options={squareSort.options.map((value) => ({ value, label: t(`sort.${value}`) }))}
          onChange={(sort) => onChange({ sort })}
        />
      </div>
      <CategoryChips chosen={state.category} onChoose={(category) => onChange({ category })} />
    </>
  );
}

function Clones({ state, onChange }: SquarePartProps) {
  const { t } = useTranslation('square');
  const pages = useInfiniteQuery(squarePages(state));
  const clones = pages.data?.pages.flatMap((page) => page.items) ?? [];
  const total = pages.data?.pages[0]?.total ?? 0;
  if (pages.isPending) return <SkeletonCards />;
  if (pages.isError && clones.length === 0)
    return <ErrorState error={pages.error} onRetry={() => void pages.refetch()} />;
  if (clones.length === 0) return <Nothing state={state} onChange={onChange} />;
  return (
    <>
      <p className="visually-hidden" role="status">
        {t('found', { count: total })}
      </p>
      <ul className={styles.cards}>
        {clones.map((clone) => (
          <CloneCard
            key={clone.appId}
            clone={clone}
            address={`?${new URLSearchParams(writeSquare({ ...state, appId: clone.appId, linkId: null }))}`}
          />
        ))}
      </ul>
      {pages.hasNextPage ? (
        <div className={styles.more}>
          <Button loading={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
            {t('more')}
          </Button>
        </div>
      ) : null}
    </>
  );
}

function Nothing({ state, onChange }: SquarePartProps) {
  const { t } = useTranslation('square');
  const isSearch = state.q !== '';
  return (
    <EmptyState
      icon={<AppstoreOutlined />}
      sentence={isSearch ? t('nothingFound', { words: state.q }) : t('empty')}
      hint={isSearch ? t('nothingFoundHint') : t('emptyHint')}
      action={
        isSearch || state.category ? (
          <Button type="primary" onClick={() => onChange({ q: '', category: null })}>
            {t('showAll')}
          </Button>
        ) : (
          <LinkButton primary to="/clone_list">
            {t('make')}
          </LinkButton>
        )
      }
    />
  );
}
