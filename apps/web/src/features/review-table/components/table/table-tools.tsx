import DatabaseOutlined from '@ant-design/icons/DatabaseOutlined';
import FileTextOutlined from '@ant-design/icons/FileTextOutlined';
import { listDatasets } from '@mingfa/contract/dataset';
import type { ReviewTableDetail } from '@mingfa/contract/review-table';
import { createDatasetFromReviewTable, exportReviewTable } from '@mingfa/contract/review-table-result';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { ExportButton } from '../../../../components/file-label/export-button.tsx';
import { ShareButton } from '../../../../components/share-button.tsx';
import { datasetAddress } from '../../../../lib/dataset-address.ts';
import { toastFailure } from '../../../../lib/describe-failure.ts';
import { downloadOrToast } from '../../../../lib/download-or-toast.ts';
import { currentLanguage } from '../../../../lib/i18n.ts';
import { useIsPhone } from '../../../../lib/media-query.ts';
import { refreshEndpoints, useEndpointMutation } from '../../../../lib/query.ts';
import { toast } from '../../../../lib/toast.ts';
import { REVIEW_TABLES } from '../../model/review-address.ts';
import { ReviewTableMenu } from '../home/review-table-menu.tsx';

interface TableToolsProps {
  table: ReviewTableDetail;
  onMemo: () => void;
}

/** What is made of a table: its summary, files of it, a dataset; and what can be done with the whole of it. */
export function TableTools({ table, onMemo }: TableToolsProps) {
  const { t } = useTranslation('review-table', { keyPrefix: 'result' });
  const navigate = useNavigate();
  const isPhone = useIsPhone();
  const { tableId, title, columnList } = table;
  const hasModelWords = columnList.some(({ method }) => method === 'model' || method === 'both');
  const params = { tableId };
  const turning = useEndpointMutation(createDatasetFromReviewTable, {
    onSuccess: async ({ datasetId }) => {
      toast.success(t('toDatasetDone'));
      await refreshEndpoints(listDatasets);
      await navigate(datasetAddress(datasetId));
    },
    onError: toastFailure,
  });
  return (
    <>
      {isPhone ? null : (
        <>
          <Button onClick={onMemo}>{t('memo')}</Button>
          <ShareButton source={{ kind: 'review_table', tableId }} />
        </>
      )}
      <ExportButton
        label={t('export')}
        file={hasModelWords ? { kind: 'review_table', thingId: tableId } : null}
        choices={(['xlsx', 'docx', 'xlsxWithNumbers', 'docxWithNumbers'] as const).map((key) => ({
          key,
          label: t(key),
          download: (cleanCopyId) => {
            const format = key.startsWith('xlsx') ? 'xlsx' : 'docx';
            const withNumbers = key.endsWith('WithNumbers') ? 'true' : 'false';
            return downloadOrToast(
              exportReviewTable,
              { params, query: { format, language: currentLanguage(), withNumbers, cleanCopyId } },
              `${title}.${format}`,
            );
          },
        }))}
      />
      <ReviewTableMenu
        table={table}
        onDeleted={() => void navigate(REVIEW_TABLES)}
        actions={[
          ...(isPhone
            ? [{ key: 'memo', label: t('memo'), icon: <FileTextOutlined />, onSelect: onMemo }]
            : []),
          {
            key: 'dataset',
            label: t('toDataset'),
            icon: <DatabaseOutlined />,
            onSelect: () => turning.mutate({ params, body: {} }),
          },
        ]}
      />
    </>
  );
}
