import { Tabs } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { PageLoading } from '../../../components/page-loading.tsx';
import { ScreenHeader } from '../../../components/screen-header.tsx';
import { useIsMember, useSession } from '../../../lib/session.ts';
import { ComparisonList } from '../components/comparison-list.tsx';
import { DocumentList } from '../components/document-list.tsx';
import { PlaybookList } from '../components/playbook-list.tsx';
import { SignUpFirst } from '../components/sign-up-first.tsx';
import styles from './reading-screen.module.css';

const TABS = { documents: DocumentList, comparisons: ComparisonList, playbooks: PlaybookList };
type Tab = keyof typeof TABS;

/** Documents to read, drafts to compare, playbooks to review with. */
export default function DocumentReadingScreen() {
  const { t } = useTranslation('reading');
  const ready = useSession((state) => state.ready);
  const isMember = useIsMember();
  const [params, setParams] = useSearchParams();
  const wanted = params.get('tab') ?? '';
  const tab: Tab = wanted in TABS ? (wanted as Tab) : 'documents';
  return (
    <>
      <ScreenHeader title={t('title')} />
      <div className={styles.body}>
        <div className={styles.column}>
          {!ready ? (
            <PageLoading />
          ) : !isMember ? (
            <SignUpFirst sentence={t('signUpTitle')} hint={t('signUpHint')} />
          ) : (
            <>
              <p className={styles.intro}>{t('intro')}</p>
              <Tabs
                activeKey={tab}
                destroyOnHidden
                onChange={(key) => setParams(key === 'documents' ? {} : { tab: key }, { replace: true })}
                items={(Object.keys(TABS) as Tab[]).map((key) => {
                  const Panel = TABS[key];
                  return { key, label: t(`tabs.${key}`), children: <Panel /> };
                })}
              />
            </>
          )}
        </div>
      </div>
    </>
  );
}
