import MoreOutlined from '@ant-design/icons/MoreOutlined';
import { deleteMatter, type Matter, renameMatter } from '@mingfa/contract/matter';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionMenu } from '../../../../components/action-menu.tsx';
import { confirmAction } from '../../../../components/confirm-action.tsx';
import { IconButton } from '../../../../components/icon-button.tsx';
import { describeError, toastFailure } from '../../../../lib/describe-failure.ts';
import { useEndpointMutation } from '../../../../lib/query.ts';
import { toast } from '../../../../lib/toast.ts';
import { refreshMatters } from '../../model/refresh-drafting.ts';
import { MatterNameDialog } from './matter-name-dialog.tsx';

interface MatterActionsProps {
  matter: Matter;
  onDeleted?: () => void;
}

/** Calls a matter something else, or deletes it after saying what goes with it. */
export function MatterActions({ matter, onDeleted }: MatterActionsProps) {
  const { t } = useTranslation(['drafting', 'shell']);
  const [isRenaming, setIsRenaming] = useState(false);
  const { matterId, name, facts, drafts } = matter;
  const params = { matterId };
  const renaming = useEndpointMutation(renameMatter, {
    onSuccess: () => setIsRenaming(false),
    onSettled: refreshMatters,
  });
  const deleting = useEndpointMutation(deleteMatter, {
    onSuccess: () => {
      toast.success(t('matters.deleted'));
      onDeleted?.();
    },
    onSettled: refreshMatters,
    onError: toastFailure,
  });
  const remove = async () => {
    const confirmed = await confirmAction({
      title: t('matters.deleteTitle', { name }),
      text: t('matters.deleteText', { facts, drafts }),
      confirmText: t('shell:action.delete'),
      danger: true,
    });
    if (confirmed) deleting.mutate({ params });
  };
  return (
    <>
      <ActionMenu
        label={t('matters.actions', { name })}
        actions={[
          { key: 'rename', label: t('matters.rename'), onSelect: () => setIsRenaming(true) },
          { key: 'delete', label: t('matters.delete'), danger: true, onSelect: () => void remove() },
        ]}
        trigger={(props) => (
          <IconButton icon={<MoreOutlined />} {...props} label={t('matters.actions', { name })} />
        )}
      />
      {isRenaming ? (
        <MatterNameDialog
          title={t('matters.renameTitle')}
          initial={name}
          confirm={t('shell:action.save')}
          isPending={renaming.isPending}
          problem={renaming.error && !renaming.error.failure.silent ? describeError(renaming.error) : null}
          onConfirm={(next) => renaming.mutate({ params, body: { name: next } })}
          onClose={() => setIsRenaming(false)}
        />
      ) : null}
    </>
  );
}
