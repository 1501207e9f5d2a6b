import { createKnowledgeBase, listKnowledgeBases, listKnowledgeFiles } from '@mingfa/contract/knowledge';
import type { RecordingDetail } from '@mingfa/contract/recording';
import { listTranscriptCopies, saveRecordingToBase } from '@mingfa/contract/recording-findings';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ChooseOrMakeDialog, type ChosenHolder } from '../../../../components/choose-or-make-dialog.tsx';
import { requestData } from '../../../../lib/client.ts';
import { toastFailure } from '../../../../lib/describe-failure.ts';
import { refreshEndpoints, useEndpoint } from '../../../../lib/query.ts';
import { toast } from '../../../../lib/toast.ts';
import { BaseCopies } from './base-copies.tsx';

const NAME_MAX = 60;

interface ToBaseDialogProps {
  recording: RecordingDetail;
  onClose: () => void;
}

/** Puts the transcript into a knowledge base, one that is there or a new one, as a file of it. */
export function ToBaseDialog({ recording: { recordingId, title }, onClose }: ToBaseDialogProps) {
  const { t } = useTranslation('recording');
  const bases = useEndpoint(listKnowledgeBases, { query: { page: 1, pageSize: 100 } });
  const saving = useMutation({
    mutationFn: async (chosen: ChosenHolder) => {
      const konId =
        'id' in chosen
          ? chosen.id
          : (await requestData(createKnowledgeBase, { body: { name: chosen.newName } })).konId;
      await requestData(saveRecordingToBase, { params: { recordingId }, body: { konId } });
    },
    onSuccess: () => {
      toast.success(t('base.done'));
      onClose();
    },
    onError: toastFailure,
    onSettled: () => refreshEndpoints(listKnowledgeBases, listKnowledgeFiles, listTranscriptCopies),
  });
  return (
    <ChooseOrMakeDialog
      before={<BaseCopies recordingId={recordingId} />}
      title={t('base.do')}
      hint={t('base.text')}
      query={bases}
      holders={(bases.data?.items ?? []).map(({ konId, name, files }) => ({
        id: konId,
        name,
        about: t('base.files', { count: files }),
      }))}
      newLabel={t('base.new')}
      newName={title.slice(0, NAME_MAX)}
      nameMax={NAME_MAX}
      words={{ submit: t('base.save'), loading: t('base.loading') }}
      isSending={saving.isPending}
      onChoose={saving.mutate}
      onClose={onClose}
    />
  );
}
