import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import EditOutlined from '@ant-design/icons/EditOutlined';
import MoreOutlined from '@ant-design/icons/MoreOutlined';
import { deleteReviewTable, type ReviewTableSummary, updateReviewTable } from '@mingfa/contract/review-table';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionMenu, type MenuAction } from '../../../../components/action-menu.tsx';
import { confirmAction } from '../../../../components/confirm-action.tsx';
import { RenameDialog } from '../../../../components/rename-dialog.tsx';
import { toastFailure } from '../../../../lib/describe-failure.ts';
import { useEndpointMutation } from '../../../../lib/query.ts';
import { TITLE_CHARACTERS } from '../../model/new-table.ts';
import { refreshReviewTables, takeTable } from '../../model/review-cache.ts';

interface ReviewTableMenuProps {
  table: Pick<ReviewTableSummary, 'tableId' | 'title'>;
  /** Before those that every table has. */
  actions?: readonly MenuAction[];
  onDeleted?: () => void;
}

/** What can be done with a review table: calling it otherwise, deleting it, and what its screen adds. */
export function ReviewTableMenu({
  table: { tableId, title },
  actions = [],
  onDeleted,
}: ReviewTableMenuProps) {
  const { t } = useTranslation('review-table');
  const [isRenaming, setIsRenaming] = useState(false);
  const deleting = useEndpointMutation(deleteReviewTable, {
    onSuccess: () => onDeleted?.(),
    onSettled: refreshReviewTables,
    onError: toastFailure,
  });
  const renaming = useEndpointMutation(updateReviewTable, {
    onSuccess: (table) => {
      void takeTable(table);
      setIsRenaming(false);
    },
    onError: toastFailure,
  });
  const remove = async () => {
    const confirmed = await confirmAction({
      title: t('delete.title', { title }),
      text: t('delete.text'),
      confirmText: t('delete.do'),
      danger: true,
    });
    if (confirmed) deleting.mutate({ params: { tableId } });
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
          ...actions,
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
          onRename={(to) => renaming.mutate({ params: { tableId }, body: { title: to } })}
          onClose={() => setIsRenaming(false)}
        />
      ) : null}
    </>
  );
}
