import { Tabs } from 'antd';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { MembersOnly } from '../../../components/members-only.tsx';
import { ScreenColumn } from '../../../components/screen-column.tsx';
import { ScreenHeader } from '../../../components/screen-header.tsx';
import { DocumentList } from '../components/document-list.tsx';
import styles from './document-reading-screen.module.css';

const TABS = ['documents', 'comparisons', 'playbooks'] as const;
type Tab = (typeof TABS)[number];

export interface DocumentReadingScreenProps {
  Comparisons: ComponentType;
  Playbooks: ComponentType;
}

/** Documents to read; beside them, given from outside, drafts to compare and playbooks to review with. */
export function DocumentReadingScreen({ Comparisons, Playbooks }: DocumentReadingScreenProps) {
  const { t } = useTranslation('reading');
  const [params, setParams] = useSearchParams();
  const tab = TABS.find((one) => one === params.get('tab')) ?? 'documents';
  const panels: Record<Tab, ComponentType> = {
    documents: DocumentList,
    comparisons: Comparisons,
    playbooks: Playbooks,
  };
  return (
    <>
      <ScreenHeader title={t('title')} />
      <ScreenColumn>
        <MembersOnly sentence={t('signUpTitle')} hint={t('signUpHint')}>
          <p className={styles.intro}>{t('intro')}</p>
          <Tabs
            activeKey={tab}
            destroyOnHidden
            onChange={(key) => setParams(key === 'documents' ? {} : { tab: key }, { replace: true })}
            items={TABS.map((key) => {
              const Panel = panels[key];
              return { key, label: t(`tabs.${key}`), children: <Panel /> };
            })}
          />
        </MembersOnly>
      </ScreenColumn>
    </>
  );
}
