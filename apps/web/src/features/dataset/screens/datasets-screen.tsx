import TableOutlined from '@ant-design/icons/TableOutlined';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { MembersOnly } from '../../../components/members-only.tsx';
import { ScreenColumn } from '../../../components/screen-column.tsx';
import { ScreenHeader } from '../../../components/screen-header.tsx';
import { AddDataset } from '../components/home/add-dataset.tsx';
import { BatchRows } from '../components/home/batch-rows.tsx';
import { DatasetList } from '../components/home/dataset-list.tsx';
import styles from '../components/home/home.module.css';
import { DATASETS, datasetAddress } from '../model/dataset-address.ts';

/** Datasets: to upload, to find again. */
export default function DatasetsScreen() {
  const { t } = useTranslation('dataset');
  return (
    <>
      <ScreenHeader title={t('title')} />
      <ScreenColumn>
        <MembersOnly icon={<TableOutlined />} sentence={t('signUpTitle')} hint={t('signUpHint')}>
          <Datasets />
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
      <BatchRows />
      <DatasetList />
    </>
  );
}
