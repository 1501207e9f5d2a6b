import {
  type CaseFolder,
  deleteCaseFolder,
  editCaseFolder,
  getCaseFolder,
  listCaseFolders,
} from '@mingfa/contract/case-folder';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { confirmAction } from '../../../components/confirm-action.tsx';
import { toastFailure } from '../../../lib/describe-failure.ts';
import { refreshEndpoints, useEndpointMutation } from '../../../lib/query.ts';
import { toast } from '../../../lib/toast.ts';
import { NameDialog } from '../components/name-dialog.tsx';

const NAME_MAX = 100;

/** Renames and deletes a folder, each after asking. */
export function useFolderActions({ folderId, name }: CaseFolder, onDeleted: () => void = () => {}) {
  const { t } = useTranslation(['case-work', 'shell']);
  const [isNaming, setIsNaming] = useState(false);
  const renaming = useEndpointMutation(editCaseFolder, {
    onSuccess: async () => {
      setIsNaming(false);
      await refreshEndpoints(listCaseFolders, getCaseFolder);
    },
    onError: toastFailure,
  });
  const removing = useEndpointMutation(deleteCaseFolder, {
    onSuccess: async () => {
      toast.success(t('folder.deleted'));
      onDeleted();
      await refreshEndpoints(listCaseFolders);
    },
    onError: toastFailure,
  });
  const remove = async () => {
    const confirmed = await confirmAction({
      title: t('folder.deleteTitle', { name }),
      text: t('folder.deleteText'),
      confirmText: t('shell:action.delete'),
      danger: true,
    });
    if (confirmed) removing.mutate({ params: { folderId } });
  };
  const dialog = isNaming ? (
    <NameDialog
      title={t('folder.rename')}
      label={t('folder.name')}
      name={name}
      maxLength={NAME_MAX}
      submit={t('shell:action.save')}
      isSending={renaming.isPending}
      onName={(to) => renaming.mutate({ params: { folderId }, body: { name: to } })}
      onClose={() => setIsNaming(false)}
    />
  ) : null;
  return { rename: () => setIsNaming(true), remove, isRemoving: removing.isPending, dialog };
}
