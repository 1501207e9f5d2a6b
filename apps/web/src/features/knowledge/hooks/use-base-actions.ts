import { deleteKnowledgeBase, type KnowledgeBase, switchKnowledgeBase } from '@mingfa/contract/knowledge';
import { useTranslation } from 'react-i18next';
import { confirmAction } from '../../../components/confirm-action.tsx';
import { failureOf } from '../../../lib/api-answer.ts';
import { describeError, toastFailure } from '../../../lib/describe-failure.ts';
import { formatBytes } from '../../../lib/format-bytes.ts';
import { useEndpointMutation } from '../../../lib/query.ts';
import { toast } from '../../../lib/toast.ts';
import { refreshKnowledge } from '../model/refresh-knowledge.ts';

/** Switching a base on or off, and deleting it after saying what goes with it. */
export function useBaseActions() {
  const { t } = useTranslation('knowledge');
  const { t: shared } = useTranslation('shell');
  const switching = useEndpointMutation(switchKnowledgeBase, {
    onSettled: () => refreshKnowledge(),
    onError: toastFailure,
  });
  const deleting = useEndpointMutation(deleteKnowledgeBase);
  const remove = async ({ konId, name, files, bytes, segments }: KnowledgeBase): Promise<boolean> => {
    const isConfirmed = await confirmAction({
      title: t('base.deleteTitle', { name }),
      text:
        files === 0
          ? t('base.deleteEmpty')
          : t('base.deleteText', { files, segments, size: formatBytes(bytes) }),
      confirmText: shared('action.delete'),
      danger: true,
    });
    if (!isConfirmed || !(await removeUnlessUsed(konId, name))) return false;
    toast.success(t('base.deleted'));
    return true;
  };
  /** What clones use is deleted only after these were named. */
  const removeUnlessUsed = async (konId: string, name: string, confirmed = false): Promise<boolean> => {
    try {
      await deleting.mutateAsync({ params: { konId }, body: { confirmed } });
      return true;
    } catch (error) {
      if (confirmed || failureOf(error)?.errorCode !== 'in_use') {
        toastFailure(error);
        return false;
      }
      const isConfirmed = await confirmAction({
        title: t('base.deleteTitle', { name }),
        text: describeError(error),
        confirmText: shared('action.delete'),
        danger: true,
      });
      return isConfirmed && removeUnlessUsed(konId, name, true);
    }
  };
  return {
    switchBase: ({ konId }: KnowledgeBase, enabled: boolean) =>
      switching.mutate({ params: { konId }, body: { enabled } }),
    isSwitching: ({ konId }: KnowledgeBase) =>
      switching.isPending && switching.variables.params.konId === konId
        ? switching.variables.body.enabled
        : null,
    remove,
  };
}
