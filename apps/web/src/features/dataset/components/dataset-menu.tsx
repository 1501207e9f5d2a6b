import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import EditOutlined from '@ant-design/icons/EditOutlined';
import MoreOutlined from '@ant-design/icons/MoreOutlined';
import { listAnalyses } from '@mingfa/contract/analysis';
import { type DatasetSummary, deleteDataset, updateDataset } from '@mingfa/contract/dataset';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionMenu } from '../../../components/action-menu.tsx';
import { confirmAction } from '../../../components/confirm-action.tsx';
import { RenameDialog } from '../../../components/rename-dialog.tsx';
import { callEndpoint } from '../../../lib/client.ts';
import { toastFailure } from '../../../lib/describe-failure.ts';
import { useEndpointMutation } from '../../../lib/query.ts';
import { refreshDatasets } from '../model/refresh-datasets.ts';

const TITLE_CHARACTERS = 200;

interface DatasetMenuProps {
  dataset: Pick<DatasetSummary, 'datasetId' | 'title'>;
  onDeleted?: () => void;
}

/** Calling a dataset otherwise, and deleting it. */
export function DatasetMenu({ dataset: { datasetId, title }, onDeleted }: DatasetMenuProps) {
  const { t } = useTranslation('dataset');
  const [isRenaming, setIsRenaming] = useState(false);
  const deleting = useEndpointMutation(deleteDataset, {
    onSuccess: () => onDeleted?.(),
    onSettled: refreshDatasets,
    onError: toastFailure,
  });
  const renaming = useEndpointMutation(updateDataset, {
    onSuccess: () => setIsRenaming(false),
    onSettled: refreshDatasets,
    onError: toastFailure,
  });
  const remove = async () => {
    const asking = await callEndpoint(listAnalyses, { query: { datasetId, page: 1, pageSize: 1 } });
    const count = asking.status ? asking.data.total : 0;
    const confirmed = await confirmAction({
      title: t('delete.title', { title }),
      text: count > 0 ? `${t('delete.text')} ${t('delete.analyses', { count })}` : t('delete.text'),
      confirmText: t('delete.do'),
      danger: true,
    });
    if (confirmed) deleting.mutate({ params: { datasetId } });
  };
  return (
    <>
      <ActionMenu
        label={t('row.more', { title })}
        trigger={(trigger) => (
          <Button
            {...trigger}
            type="text"
            icon={<MoreOutlined />}
            loading={deleting.isPending}
            aria-label={t('row.more', { title })}
          />
        )}
        actions={[
          {
            key: 'rename',
            label: t('rename.do'),
            icon: <EditOutlined />,
            onSelect: () => setIsRenaming(true),
          },
          {
            key: 'delete',
            label: t('delete.do'),
            icon: <DeleteOutlined />,
            danger: true,
            separated: true,
            onSelect: () => void remove(),
          },
        ]}
      />
      {isRenaming ? (
        <RenameDialog
          words={{ do: t('rename.do'), name: t('rename.name') }}
          title={title}
          charactersMax={TITLE_CHARACTERS}
          isPending={renaming.isPending}
          onRename={(to) => renaming.mutate({ params: { datasetId }, body: { title: to } })}
          onClose={() => setIsRenaming(false)}
        />
      ) : null}
    </>
  );
}
