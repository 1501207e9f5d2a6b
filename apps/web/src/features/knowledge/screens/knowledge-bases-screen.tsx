import FolderOpenOutlined from '@ant-design/icons/FolderOpenOutlined';
import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { listKnowledgeBases } from '@mingfa/contract/knowledge';
import { keepPreviousData } from '@tanstack/react-query';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { EmptyState } from '../../../components/empty-state.tsx';
import { ErrorState } from '../../../components/error-state.tsx';
import { PageLoading } from '../../../components/page-loading.tsx';
import { PageTurner } from '../../../components/row-list/page-turner.tsx';
import { ScreenHeader } from '../../../components/screen-header.tsx';
import { SearchField } from '../../../components/search-field.tsx';
import { pollWhile } from '../../../lib/poll-while.ts';
import { useEndpoint } from '../../../lib/query.ts';
import { useIsMember } from '../../../lib/session.ts';
import { useWrittenWords } from '../../../lib/use-written-words.ts';
import { BaseCard } from '../components/base-card.tsx';
import { ForMembers } from '../components/for-members.tsx';
import { StorageMeter } from '../components/storage-meter.tsx';
import { baseAddress, NEW_BASE, type NewBaseState } from '../model/new-base.ts';
import { isMovingBase } from '../model/refresh-knowledge.ts';
import styles from './knowledge-bases-screen.module.css';

const PAGE_SIZE = 24;
/** With fewer there is nothing to look for. */
const SEARCH_FROM = 7;

/** All knowledge bases of a person, with the storage they take. */
export default function KnowledgeBasesScreen() {
  const { t } = useTranslation('knowledge');
  const navigate = useNavigate();
  const isMember = useIsMember();
  const create = () => void navigate(baseAddress(NEW_BASE));
  return (
    <>
      <ScreenHeader
        title={t('title')}
        actions={
          isMember ? (
            <Button type="primary" icon={<PlusOutlined />} onClick={create}>
              {t('list.create')}
            </Button>
          ) : null
        }
      />
      <div className={styles.body}>
        <div className={styles.column}>
          <ForMembers>
            <Bases />
          </ForMembers>
        </div>
      </div>
    </>
  );
}

function Bases() {
  const { t } = useTranslation('knowledge');
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const page = Math.max(1, Number(params.get('page')) || 1);
  const [typed, setTyped, q] = useWrittenWords();
  const bases = useEndpoint(
    listKnowledgeBases,
    { query: { page, pageSize: PAGE_SIZE, q } },
    {
      staleTime: 0,
      placeholderData: keepPreviousData,
      refetchInterval: pollWhile(({ items }) => items.some(isMovingBase)),
    },
  );
  if (bases.isPending) return <PageLoading />;
  if (bases.isError) return <ErrorState error={bases.error} onRetry={() => void bases.refetch()} />;
  const { items, total } = bases.data;
  const start = (name?: string) =>
    void navigate(baseAddress(NEW_BASE), { state: (name ? { name } : {}) satisfies NewBaseState });
  if (total === 0 && q === '' && typed === '') {
    return (
      <EmptyState
        icon={<FolderOpenOutlined />}
        sentence={t('list.empty')}
        hint={t('list.emptyHint')}
        action={
          <Button type="primary" icon={<PlusOutlined />} onClick={() => start()}>
            {t('list.create')}
          </Button>
        }
        examples={[t('list.examples.first'), t('list.examples.second'), t('list.examples.third')]}
        onExample={start}
      />
    );
  }
  return (
    <>
      <div className={styles.tools}>
        {total >= SEARCH_FROM || typed !== '' ? (
          <SearchField label={t('list.search')} value={typed} onChange={setTyped} />
        ) : (
          <p className={styles.intro}>{t('intro')}</p>
        )}
        <StorageMeter />
      </div>
      {items.length === 0 ? <EmptyState sentence={t('list.nothingFound', { words: q })} /> : null}
      <ul className={styles.cards}>
        {items.map((base) => (
          <BaseCard key={base.konId} base={base} />
        ))}
      </ul>
      <PageTurner
        page={page}
        pageSize={PAGE_SIZE}
        total={total}
        onTurn={(wanted) => setParams({ page: String(wanted) })}
      />
    </>
  );
}
