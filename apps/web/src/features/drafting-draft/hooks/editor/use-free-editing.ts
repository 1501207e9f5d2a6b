import type { DraftPreview } from '@mingfa/contract/draft-state';
import { useTranslation } from 'react-i18next';
import { confirmAction } from '../../../../components/confirm-action.tsx';
import { toast } from '../../../../lib/toast.ts';
import type { OpenDraft } from '../use-draft.ts';

/** Ways into the free editing of a document, and back to its template. Both are asked about once; nothing is lost by either. */
export function useFreeEditing(
  draft: OpenDraft,
  preview: DraftPreview,
  onEdit: (isEditing: boolean) => void,
) {
  const { t } = useTranslation('draft');
  const { keeper, write, isFree } = draft;
  const enter = async () => {
    if (!isFree) {
      const question = {
        title: t('free.enterTitle'),
        text: t('free.enterText'),
        confirmText: t('free.enter'),
      };
      if (!(await confirmAction(question))) return;
      // What was typed last belongs to it, and the server's is the whole of it.
      const isSettled = await keeper.settle();
      const { blocks } = (isSettled ? keeper.read().base : preview).document;
      write.body(blocks.length > 0 ? blocks : [{ kind: 'paragraph', style: 'body', spans: [] }]);
    }
    onEdit(true);
  };
  const giveBack = async () => {
    const question = { title: t('free.backTitle'), text: t('free.backText'), confirmText: t('free.back') };
    if (!(await confirmAction(question))) return;
    if (await keeper.giveBack()) onEdit(false);
    else toast.error(t('free.notKept'));
  };
  return { enter: () => void enter(), giveBack: () => void giveBack() };
}
