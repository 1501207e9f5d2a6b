import type { CaseSummary } from '@mingfa/contract/case';
import {
  addToCaseFolder,
  createCaseFolder,
  getCaseFolder,
  listCaseFolders,
} from '@mingfa/contract/case-folder';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ChooseOrMakeDialog, type ChosenHolder } from '../../../../components/choose-or-make-dialog.tsx';
import { requestData } from '../../../../lib/client.ts';
import { toastFailure } from '../../../../lib/describe-failure.ts';
import { refreshEndpoints, useEndpoint } from '../../../../lib/query.ts';
import { toast } from '../../../../lib/toast.ts';

const NAME_MAX = 100;

/** Puts a case into a folder of one's own. */
export function ToFolderDialog({ one, onClose }: { one: CaseSummary; onClose: () => void }) {
  const { t } = useTranslation('case');
  const { caseId, title } = one;
  const folders = useEndpoint(listCaseFolders, { query: { page: 1, pageSize: 100, caseId } });
  const adding = useMutation({
    mutationFn: async (chosen: ChosenHolder) => {
      const { folderId } =
        'id' in chosen
          ? { folderId: chosen.id }
          : await requestData(createCaseFolder, { body: { name: chosen.newName } });
      return requestData(addToCaseFolder, { params: { folderId }, body: { caseIds: [caseId] } });
    },
    onSuccess: ({ folder, added }) => {
      if (added > 0) toast.success(t('collect.folderDone', { name: folder.name }));
      else toast.info(t('collect.folderHeld', { name: folder.name }));
      onClose();
    },
    onError: toastFailure,
    onSettled: () => refreshEndpoints(listCaseFolders, getCaseFolder),
  });
  return (
    <ChooseOrMakeDialog
      title={t('collect.folder')}
      hint={title}
      query={folders}
      holders={(folders.data?.items ?? []).map(({ folderId, name, caseCount, holds }) => ({
        id: folderId,
        name,
        about: holds ? t('collect.holds') : t('collect.cases', { count: caseCount }),
      }))}
      newLabel={t('collect.folderNew')}
      newName={one.causes[0] ?? t('collect.folderName')}
      nameMax={NAME_MAX}
      words={{ submit: t('collect.submit'), loading: t('collect.loading') }}
      isSending={adding.isPending}
      onChoose={adding.mutate}
      onClose={onClose}
    />
  );
}
