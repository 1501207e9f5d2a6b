import {
  deleteKnowledgeBase,
  getKnowledgeBase,
  type KnowledgeBase,
  switchKnowledgeBase,
} from '@mingfa/contract/knowledge';
import { useTranslation } from 'react-i18next';
import { confirmAction } from '../../../components/confirm-action.tsx';
import { failureOf } from '../../../lib/api-answer.ts';
import { requestData } from '../../../lib/client.ts';
import { describeError, toastFailure } from '../../../lib/describe-failure.ts';
import { formatBytes } from '../../../lib/format-bytes.ts';
import { currentLanguage } from '../../../lib/i18n.ts';
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
  const remove = async ({ konId, name }: KnowledgeBase): Promise<boolean> => {
    const base = await readBase(konId);
    if (!base) return false;
    const { clones } = base;
    const isConfirmed = await confirmAction({
      title: t('base.deleteTitle', { name }),
      text: [whatGoes(base), ...(clones.length > 0 ? [whoUsesIt(clones)] : [])].join(' '),
      confirmText: shared('action.delete'),
      danger: true,
    });
    if (!isConfirmed || !(await removeUnlessUsed(konId, name, clones.length > 0))) return false;
    toast.success(t('base.deleted'));
    return true;
  };
  /** As it is now: a list that was read before does not know what has come to use it. */
  const readBase = async (konId: string) => {
    try {
      return await requestData(getKnowledgeBase, { params: { konId } });
    } catch (error) {
      toastFailure(error);
      return null;
    }
  };
  const whatGoes = ({ files, segments, bytes }: KnowledgeBase): string =>
    files === 0 ? t('base.deleteEmpty') : t('base.deleteText', { files, segments, size: formatBytes(bytes) });
  const whoUsesIt = (clones: readonly string[]): string =>
    t('base.deleteUsed', { names: clones.join(currentLanguage() === 'en' ? ', ' : '、') });
  /** What clones use is deleted only after these were named; one that came to use it meanwhile is named then. */
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
