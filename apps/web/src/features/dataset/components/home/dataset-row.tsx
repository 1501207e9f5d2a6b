import TableOutlined from '@ant-design/icons/TableOutlined';
import type { DatasetSummary } from '@mingfa/contract/dataset';
import { useTranslation } from 'react-i18next';
import { ListRow } from '../../../../components/row-list/list-row.tsx';
import { datasetAddress } from '../../../../lib/dataset-address.ts';
import { formatTime } from '../../../../lib/dates.ts';
import { formatBytes } from '../../../../lib/format-bytes.ts';
import { DatasetMenu } from '../dataset-menu.tsx';
import { DatasetWay } from '../dataset-way.tsx';

/** A dataset in the list: what it has, how far it is, what can be done with it. */
export function DatasetRow({ dataset }: { dataset: DatasetSummary }) {
  const { t } = useTranslation('dataset');
  const { datasetId, title, state, tables, rows, bytes, createdAt } = dataset;
  return (
    <ListRow
      icon={<TableOutlined aria-hidden />}
      name={title}
      to={datasetAddress(datasetId)}
      about={[
        state === 'ready' ? t('row.tables', { count: tables }) : null,
        state === 'ready' ? t('row.rows', { count: rows, shown: rows.toLocaleString() }) : null,
        formatBytes(bytes),
        formatTime(createdAt),
      ]}
      below={<DatasetWay dataset={dataset} />}
      actions={<DatasetMenu dataset={dataset} />}
    />
  );
}
