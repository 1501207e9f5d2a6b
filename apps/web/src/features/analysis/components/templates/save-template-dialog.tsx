import { saveAnalysisTemplate } from '@mingfa/contract/analysis-template';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../../../components/fields/text-field.tsx';
import { ModalDialog } from '../../../../components/modal-dialog.tsx';
import { toastFailure } from '../../../../lib/describe-failure.ts';
import { useEndpointMutation } from '../../../../lib/query.ts';
import { toast } from '../../../../lib/toast.ts';
import type { OpenAnalysis } from '../../hooks/use-analysis.ts';
import { refreshTemplates } from '../../model/refresh-analyses.ts';

const TITLE_CHARACTERS = 200;
const NOTE_CHARACTERS = 1000;

/** Keeps the steps as a template, to be applied to other datasets. */
export function SaveTemplateDialog({ analysis, onClose }: { analysis: OpenAnalysis; onClose: () => void }) {
  const { t } = useTranslation(['analysis', 'shell']);
  const { base, written, keeper } = analysis;
  const [title, setTitle] = useState(written.title);
  const [note, setNote] = useState('');
  const saving = useEndpointMutation(saveAnalysisTemplate, {
    onSuccess: () => {
      toast.success(t('templates.saved'));
      onClose();
    },
    onSettled: refreshTemplates,
    onError: toastFailure,
  });
  const save = async () => {
    if (!(await keeper.settle())) return;
    saving.mutate({
      params: { analysisId: base.analysisId },
      body: { title: title.trim(), note: note.trim() },
    });
  };
  return (
    <ModalDialog
      open
      focusField
      onClose={onClose}
      title={t('templates.save')}
      footer={
        <>
          <Button onClick={onClose}>{t('shell:action.cancel')}</Button>
          <Button
            type="primary"
            disabled={title.trim() === ''}
            loading={saving.isPending}
            onClick={() => void save()}
          >
            {t('templates.save')}
          </Button>
        </>
      }
    >
      <TextField
        label={t('templates.name')}
        help={t('templates.saveHint')}
        value={title}
        maxLength={TITLE_CHARACTERS}
        onChange={setTitle}
      />
      <TextField
        label={t('templates.note')}
        value={note}
        maxLength={NOTE_CHARACTERS}
        rows={3}
        onChange={setNote}
      />
    </ModalDialog>
  );
}
