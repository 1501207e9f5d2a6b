import {
  createComment,
  deleteComment,
  editComment,
  moderateComment,
  reportComment,
} from '@mingfa/contract/clone-square';
import { useTranslation } from 'react-i18next';
import { confirmAction } from '../../../components/confirm-action.tsx';
import { toastFailure } from '../../../lib/describe-failure.ts';
import { useEndpointMutation } from '../../../lib/query.ts';
import { toast } from '../../../lib/toast.ts';
import { refreshComments } from '../model/refresh-square.ts';

/** What can be done with comments; each tells how it went. */
export function useCommentActions(appId: string, linkId: string | null) {
  const { t } = useTranslation('square');
  const told = (key: 'sent' | 'deletedDone' | 'hiddenDone' | 'shownDone' | 'reported') => ({
    onError: toastFailure,
    onSuccess: async () => {
      toast.success(t(`comment.${key}`));
      await refreshComments();
    },
  });
  const create = useEndpointMutation(createComment, told('sent'));
  const edit = useEndpointMutation(editComment, { onError: toastFailure, onSuccess: refreshComments });
  const remove = useEndpointMutation(deleteComment, told('deletedDone'));
  const hide = useEndpointMutation(moderateComment, told('hiddenDone'));
  const show = useEndpointMutation(moderateComment, told('shownDone'));
  const report = useEndpointMutation(reportComment, told('reported'));
  return {
    isPending: [create, edit, remove, hide, show, report].some((one) => one.isPending),
    write: (text: string, parentId: string | null = null) =>
      create.mutateAsync({ body: { appId, text, parentId, ...(linkId ? { linkId } : {}) } }),
    edit: (commentId: string, text: string) =>
      edit.mutateAsync({ body: { commentId, text, ...(linkId ? { linkId } : {}) } }),
    async remove(commentId: string) {
      const isSure = await confirmAction({
        title: t('comment.deleteTitle'),
        text: t('comment.deleteText'),
        confirmText: t('comment.delete'),
        danger: true,
      });
      if (isSure) remove.mutate({ body: { commentId } });
    },
    hide: (commentId: string, reason: string) =>
      hide.mutateAsync({ body: { commentId, hidden: true, reason } }),
    show: (commentId: string) => show.mutate({ body: { commentId, hidden: false } }),
    report: (commentId: string, reason: string) =>
      report.mutateAsync({ body: { commentId, reason, ...(linkId ? { linkId } : {}) } }),
  };
}
/** What {@link useCommentActions} gives. */
export type CommentActions = ReturnType<typeof useCommentActions>;
