import TableOutlined from '@ant-design/icons/TableOutlined';
import { Tabs } from 'antd';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { MembersOnly } from '../../../components/members-only.tsx';
import { ScreenColumn } from '../../../components/screen-column.tsx';
import { ScreenHeader } from '../../../components/screen-header.tsx';
import { DATASETS, datasetAddress } from '../../../lib/dataset-address.ts';
import { AddDataset } from '../components/home/add-dataset.tsx';
import { BatchRows } from '../components/home/batch-rows.tsx';
import { DatasetList } from '../components/home/dataset-list.tsx';
import { FromDocument } from '../components/home/from-document.tsx';
import styles from '../components/home/home.module.css';

const TABS = ['datasets', 'analyses', 'reviews'] as const;
type Tab = (typeof TABS)[number];

export interface DatasetsScreenProps {
  Analyses: ComponentType;
  ReviewTables: ComponentType;
}

/** Datasets to upload and to find again; beside them, given from outside, analyses in steps, and tables of documents and questions. */
export function DatasetsScreen({ Analyses, ReviewTables }: DatasetsScreenProps) {
  const { t } = useTranslation('dataset');
  const [params, setParams] = useSearchParams();
  const tab = TABS.find((one) => one === params.get('tab')) ?? 'datasets';
  const panels: Record<Tab, ComponentType> = {
    datasets: Datasets,
    analyses: Analyses,
    reviews: ReviewTables,
  };
  return (
    <>
      <ScreenHeader title={t('title')} />
      <ScreenColumn>
        <MembersOnly icon={<TableOutlined />} sentence={t('signUpTitle')} hint={t('signUpHint')}>
          <Tabs
            activeKey={tab}
            destroyOnHidden
            onChange={(key) => setParams(key === 'datasets' ? {} : { tab: key }, { replace: true })}
            items={TABS.map((key) => {
              const Panel = panels[key];
              return { key, label: t(`homeTabs.${key}`), children: <Panel /> };
            })}
          />
        </MembersOnly>
      </ScreenColumn>
    </>
  );
}

function Datasets() {
  const { t } = useTranslation('dataset');
  const navigate = useNavigate();
  return (
    <>
      <p className={styles.intro}>{t('intro')}</p>
      <AddDataset
        onMade={({ datasetId }) => {
          // Who has gone elsewhere meanwhile is not torn away.
          if (window.location.pathname === DATASETS) void navigate(datasetAddress(datasetId));
        }}
      />
      <FromDocument />
      <BatchRows />
      <DatasetList />
    </>
  );
}
