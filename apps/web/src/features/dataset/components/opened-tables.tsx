import type { DatasetDetail } from '@mingfa/contract/dataset';
import { lazy, Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { PageLoading } from '../../../components/page-loading.tsx';
import { SelectField } from '../../../components/select-field.tsx';
import { AskPanel } from './ask/ask-panel.tsx';
import { DatasetTabs } from './dataset-tabs.tsx';
import { TableView } from './grid/table-view.tsx';
import styles from './opened-tables.module.css';

const ProfileView = lazy(() => import('./profile/profile-view.tsx'));
const RecipesView = lazy(() => import('./recipes/recipes-view.tsx'));
const StepsView = lazy(() => import('./steps/steps-view.tsx'));

const TABS = ['rows', 'ask', 'recipes', 'profile', 'steps'] as const;
type Tab = (typeof TABS)[number];

/** A dataset that can be asked: its rows, questions, calculations of law, what stands in its columns, and what was changed. */
export function OpenedTables({ dataset }: { dataset: DatasetDetail }) {
  const { t } = useTranslation('dataset');
  const panelId = useId();
  const [params, setParams] = useSearchParams();
  const current = TABS.find((tab) => tab === params.get('tab')) ?? 'rows';
  const [hasAsked, setHasAsked] = useState(current === 'ask');
  const [name, setName] = useState<string | null>(null);
  const tables = dataset.tableList;
  const table = tables.find((one) => one.name === name) ?? tables[0];
  if (!table) return null;
  const choose = (tab: Tab) => {
    if (tab === 'ask') setHasAsked(true);
    setParams(tab === 'rows' ? {} : { tab }, { replace: true });
  };
  const { datasetId } = dataset;
  return (
    <div className={styles.body}>
      <div className={styles.bar}>
        <DatasetTabs
          label={t('tabs.label')}
          tabs={TABS.map((tab) => ({ tab, label: t(`tabs.${tab}`) }))}
          current={current}
          panelId={panelId}
          onTab={choose}
        />
        {tables.length > 1 && current !== 'ask' ? (
          <SelectField
            small
            label={t('tabs.table')}
            labelPlace="before"
            value={table.name}
            options={tables.map((one) => ({ value: one.name, label: one.label }))}
            onChange={setName}
            className={styles.choice}
          />
        ) : null}
      </div>
      <div id={panelId} role="tabpanel" aria-label={t(`tabs.${current}`)} className={styles.panel}>
        {current === 'rows' ? <TableView key={table.name} datasetId={datasetId} table={table} /> : null}
        {/* What was asked stays while one looks at the rows. */}
        {hasAsked ? (
          <div className={styles.scrolls} hidden={current !== 'ask'}>
            <AskPanel dataset={dataset} />
          </div>
        ) : null}
        <Suspense fallback={<PageLoading />}>
          {current === 'recipes' ? (
            <div className={styles.scrolls}>
              <RecipesView key={table.name} datasetId={datasetId} table={table} />
            </div>
          ) : null}
          {current === 'profile' ? (
            <div className={styles.scrolls}>
              <ProfileView key={table.name} datasetId={datasetId} table={table} />
            </div>
          ) : null}
          {current === 'steps' ? (
            <div className={styles.scrolls}>
              <StepsView key={table.name} dataset={dataset} table={table} />
            </div>
          ) : null}
        </Suspense>
      </div>
    </div>
  );
}
