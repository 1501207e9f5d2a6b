import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import { getKnowledgeBase, type KnowledgeBase } from '@mingfa/contract/knowledge';
import { Switch, Tabs } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { BackLink } from '../../../components/back-link.tsx';
import { ErrorState } from '../../../components/error-state.tsx';
import { IconButton } from '../../../components/icon-button.tsx';
import { MissingState } from '../../../components/missing-state.tsx';
import { PageLoading } from '../../../components/page-loading.tsx';
import { ScreenHeader } from '../../../components/screen-header.tsx';
import { pollWhile } from '../../../lib/poll-while.ts';
import { useEndpoint } from '../../../lib/query.ts';
import { useIsMember } from '../../../lib/session.ts';
import { BaseFiles } from '../components/base-files.tsx';
import { BaseSettings } from '../components/base-settings.tsx';
import { FileSheet } from '../components/file-sheet.tsx';
import { ForMembers } from '../components/for-members.tsx';
import { NewBase } from '../components/new-base.tsx';
import { RetrievalTest } from '../components/retrieval-test.tsx';
import { useBaseActions } from '../hooks/use-base-actions.ts';
import { NEW_BASE } from '../model/new-base.ts';
import { isMovingBase, refreshKnowledge } from '../model/refresh-knowledge.ts';
import styles from './knowledge-base-screen.module.css';

const TABS = { files: BaseFiles, test: RetrievalTest, settings: BaseSettings };
type Tab = keyof typeof TABS;

/** Builds one knowledge base: its files, a test of what is found in them, its settings. */
export default function KnowledgeBaseScreen() {
  const { konId = NEW_BASE } = useParams();
  const isMember = useIsMember();
  const isNew = konId === NEW_BASE;
  if (isMember && !isNew) return <BaseOf key={konId} konId={konId} />;
  const content = (
    <ForMembers>
      <NewBase />
    </ForMembers>
  );
  return <Page isNew={isNew} content={content} />;
}

function Page({
  title,
  isNew = false,
  actions,
  content,
}: {
  title?: string;
  isNew?: boolean;
  actions?: ReactNode;
  content: ReactNode;
}) {
  const { t } = useTranslation('knowledge');
  return (
    <main id="main" className={styles.page}>
      <ScreenHeader
        title={title ?? (isNew ? t('base.newTitle') : t('title'))}
        start={<BackLink to="/knowledge_base" label={t('base.back')} />}
        actions={actions}
      />
      <div className={styles.body}>
        <div className={`${styles.column} ${isNew ? styles.narrow : ''}`}>{content}</div>
      </div>
    </main>
  );
}

function BaseOf({ konId }: { konId: string }) {
  const { t } = useTranslation('knowledge');
  const base = useEndpoint(
    getKnowledgeBase,
    { params: { konId } },
    {
      staleTime: 0,
      refetchInterval: pollWhile(isMovingBase),
    },
  );
  if (base.isPending) return <Page content={<PageLoading />} />;
  if (base.isError) {
    const { httpStatus } = base.error.failure;
    const isMissing = httpStatus === 404 || httpStatus === 422;
    const content = isMissing ? (
      <MissingState sentence={t('base.missing')} />
    ) : (
      <ErrorState error={base.error} onRetry={() => void base.refetch()} />
    );
    return <Page content={content} />;
  }
  return <OpenedBase base={base.data} />;
}

function OpenedBase({ base }: { base: KnowledgeBase }) {
  const { t } = useTranslation('knowledge');
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const actions = useBaseActions();
  const wanted = params.get('tab') ?? '';
  const tab: Tab = wanted in TABS ? (wanted as Tab) : 'files';
  const remove = async () => {
    if (!(await actions.remove(base))) return;
    await navigate('/knowledge_base', { replace: true });
    await refreshKnowledge();
  };
  return (
    <>
      <Page
        title={base.name}
        actions={
          <>
            <span className={styles.enabled} title={t('base.enabledHint')}>
              <span className={styles.enabledWords} id="base-enabled">
                {t('base.enabled')}
              </span>
              <Switch
                checked={actions.isSwitching(base) ?? base.enabled}
                aria-labelledby="base-enabled"
                onChange={(enabled) => actions.switchBase(base, enabled)}
              />
            </span>
            <IconButton icon={<DeleteOutlined />} label={t('base.delete')} onClick={() => void remove()} />
          </>
        }
        content={
          <>
            {base.description ? <p className={styles.description}>{base.description}</p> : null}
            <Tabs
              activeKey={tab}
              destroyOnHidden
              onChange={(key) => setParams(key === 'files' ? {} : { tab: key }, { replace: true })}
              items={(Object.keys(TABS) as Tab[]).map((key) => {
                const Panel = TABS[key];
                return { key, label: t(`base.tabs.${key}`), children: <Panel base={base} /> };
              })}
            />
          </>
        }
      />
      <FileSheet />
    </>
  );
}
