import { type CaseSummary, getCaseText } from '@mingfa/contract/case';
import {
  addKnowledgeFile,
  createKnowledgeBase,
  listKnowledgeBases,
  listKnowledgeFiles,
} from '@mingfa/contract/knowledge';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ChooseOrMakeDialog, type ChosenHolder } from '../../../../components/choose-or-make-dialog.tsx';
import { dataOf, failureOf } from '../../../../lib/api-answer.ts';
import { requestData } from '../../../../lib/client.ts';
import { toastFailure } from '../../../../lib/describe-failure.ts';
import { refreshEndpoints, useEndpoint } from '../../../../lib/query.ts';
import { toast } from '../../../../lib/toast.ts';
import { uploadFile } from '../../../../lib/upload/upload-file.ts';
import { useCaseWords } from '../../hooks/use-case-words.ts';
import { caseMarkdown } from '../../model/case-markdown.ts';

const NAME_MAX = 60;
const UPLOAD_TIMEOUT_MS = 120_000;

/** Puts the text of a case, names masked as it is read, into a knowledge base as a file. */
export function ToKnowledgeBaseDialog({ one, onClose }: { one: CaseSummary; onClose: () => void }) {
  const { t } = useTranslation('case');
  const words = useCaseWords();
  const bases = useEndpoint(listKnowledgeBases, { query: { page: 1, pageSize: 100 } });
  const adding = useMutation({
    mutationFn: async (chosen: ChosenHolder) => {
      const { sections } = await requestData(getCaseText, { params: { caseId: one.caseId } });
      const text = caseMarkdown(one, sections, (kind) => words.section[kind]);
      const name = `${one.title.replace(/[\\/:*?"<>|\s]+/g, ' ').slice(0, 100)}.md`;
      const signal = AbortSignal.timeout(UPLOAD_TIMEOUT_MS);
      const { uploadId } = dataOf(await uploadFile(new File([text], name), { purpose: 'document', signal }));
      const konId =
        'id' in chosen
          ? chosen.id
          : (await requestData(createKnowledgeBase, { body: { name: chosen.newName } })).konId;
      await requestData(addKnowledgeFile, { params: { konId }, body: { uploadId } });
    },
    onSuccess: () => {
      toast.success(t('collect.baseDone'));
      onClose();
    },
    onError: (error) => {
      if (failureOf(error)?.errorCode === 'duplicate_file') toast.info(t('collect.baseHeld'));
      else toastFailure(error);
    },
    onSettled: () => refreshEndpoints(listKnowledgeBases, listKnowledgeFiles),
  });
  return (
    <ChooseOrMakeDialog
      title={t('collect.base')}
      hint={t('collect.baseHint', { title: one.title })}
      query={bases}
      holders={(bases.data?.items ?? []).map(({ konId, name, files }) => ({
        id: konId,
        name,
        about: t('collect.baseFiles', { count: files }),
      }))}
      newLabel={t('collect.baseNew')}
      newName={t('collect.baseName')}
      nameMax={NAME_MAX}
      words={{ submit: t('collect.submit'), loading: t('collect.loading') }}
      isSending={adding.isPending}
      onChoose={adding.mutate}
      onClose={onClose}
    />
  );
}
