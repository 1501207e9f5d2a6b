import IdcardOutlined from '@ant-design/icons/IdcardOutlined';
import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { listOwnClones } from '@mingfa/contract/clone';
import { keepPreviousData } from '@tanstack/react-query';
import { Button, Segmented } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { EmptyState } from '../../../components/empty-state.tsx';
import { ErrorState } from '../../../components/error-state.tsx';
import { MembersOnly } from '../../../components/members-only.tsx';
import { PageLoading } from '../../../components/page-loading.tsx';
import { PageTurner } from '../../../components/row-list/page-turner.tsx';
import { ScreenHeader } from '../../../components/screen-header.tsx';
import { SearchField } from '../../../components/search-field.tsx';
import { useEndpoint } from '../../../lib/query.ts';
import { useIsMember } from '../../../lib/session.ts';
import { useWrittenWords } from '../../../lib/use-written-words.ts';
import { CloneData } from '../components/analytics/clone-data.tsx';
import { CloneCard } from '../components/list/clone-card.tsx';
import { ImportClone } from '../components/list/import-clone.tsx';
import { NewClone } from '../components/list/new-clone.tsx';
import styles from './clone-list-screen.module.css';

const PAGE_SIZE = 24;

/** Clones of one's own, and the numbers of one of them. */
export default function CloneListScreen() {
  const [params] = useSearchParams();
  const isMember = useIsMember();
  const app = params.get('app');
  return isMember && app && params.get('view') === 'data' ? (
    <CloneData key={app} appId={app} />
  ) : (
    <CloneList />
  );
}

/** Those at work, and those put away. */
function CloneList() {
  const { t } = useTranslation('clone');
  const isMember = useIsMember();
  const [making, setMaking] = useState<string | null>(null);
  const start = (description = '') => setMaking(description);
  return (
    <>
      <ScreenHeader
        title={t('list.title')}
        actions={
          isMember ? (
            <>
              <ImportClone />
              <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => start()}>
                {t('list.create')}
              </Button>
            </>
          ) : null
        }
      />
      <div className={styles.body}>
        <div className={styles.column}>
          <MembersOnly icon={<IdcardOutlined />} sentence={t('list.signUpTitle')} hint={t('list.signUpHint')}>
            <Clones onStart={start} />
            <NewClone
              key={making}
              open={making !== null}
              initial={making ?? ''}
              onClose={() => setMaking(null)}
            />
          </MembersOnly>
        </div>
      </div>
    </>
  );
}

function Clones({ onStart }: { onStart: (description?: string) => void }) {
  const { t } = useTranslation('clone');
  const [params, setParams] = useSearchParams();
  const archived = params.get('archived') === 'yes';
  const page = Math.max(1, Number(params.get('page')) || 1);
  const [typed, setTyped, q] = useWrittenWords();
  const clones = useEndpoint(
    listOwnClones,
    { query: { page, pageSize: PAGE_SIZE, q, archived: archived ? 'true' : 'false' } },
    { staleTime: 0, placeholderData: keepPreviousData },
  );
  if (clones.isPending) return <PageLoading />;
  if (clones.isError) return <ErrorState error={clones.error} onRetry={() => void clones.refetch()} />;
  const { items, total } = clones.data;
  const isBare = total === 0 && q === '' && typed === '';
  return (
    <>
      <div className={styles.tools}>
        <Segmented<'no' | 'yes'>
          aria-label={t('list.which')}
          value={archived ? 'yes' : 'no'}
          options={[
            { value: 'no', label: t('list.atWork') },
            { value: 'yes', label: t('list.archived') },
          ]}
          onChange={(value) => setParams(value === 'yes' ? { archived: 'yes' } : {})}
        />
        {isBare ? null : <SearchField label={t('list.search')} value={typed} onChange={setTyped} />}
      </div>
      {isBare && archived ? <EmptyState sentence={t('list.noneArchived')} /> : null}
      {isBare && !archived ? (
        <EmptyState
          icon={<IdcardOutlined />}
          sentence={t('list.empty')}
          hint={t('list.emptyHint')}
          action={
            <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => onStart()}>
              {t('list.create')}
            </Button>
          }
          examples={[t('list.examples.first'), t('list.examples.second'), t('list.examples.third')]}
          onExample={onStart}
        />
      ) : null}
      {items.length === 0 && !isBare ? <EmptyState sentence={t('list.nothingFound', { words: q })} /> : null}
      <ul className={styles.cards} aria-busy={clones.isPlaceholderData}>
        {items.map((clone) => (
          <CloneCard key={clone.appId} clone={clone} />
        ))}
      </ul>
      <PageTurner
        page={page}
        pageSize={PAGE_SIZE}
        total={total}
        onTurn={(wanted) => setParams({ ...(archived ? { archived: 'yes' } : {}), page: String(wanted) })}
      />
    </>
  );
}
