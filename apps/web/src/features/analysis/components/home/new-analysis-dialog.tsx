import { createAnalysis } from '@mingfa/contract/analysis';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { TextField } from '../../../../components/fields/text-field.tsx';
import { ModalDialog } from '../../../../components/modal-dialog.tsx';
import { analysisAddress } from '../../../../lib/dataset-address.ts';
import { toastFailure } from '../../../../lib/describe-failure.ts';
import { useEndpointMutation } from '../../../../lib/query.ts';
import { newStep } from '../../model/new-step.ts';
import { refreshAnalyses } from '../../model/refresh-analyses.ts';
import { DatasetChoice } from '../step/dataset-choice.tsx';

const TITLE_CHARACTERS = 200;

/** Begins an analysis: what it is called, and which dataset it asks first. */
export function NewAnalysisDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['analysis', 'shell']);
  const navigate = useNavigate();
  const [title, setTitle] = useState('');
  const [datasetId, setDatasetId] = useState<string | null>(null);
  const making = useEndpointMutation(createAnalysis, {
    onSuccess: ({ analysisId }) => void navigate(analysisAddress(analysisId)),
    onSettled: refreshAnalyses,
    onError: toastFailure,
  });
  const make = () =>
    making.mutate({
      body: {
        title: title.trim() || t('untitled'),
        steps: datasetId ? [newStep('question', [], 0, datasetId)] : [],
      },
    });
  return (
    <ModalDialog
      open
      focusField
      onClose={onClose}
      title={t('new.do')}
      footer={
        <>
          <Button onClick={onClose}>{t('shell:action.cancel')}</Button>
          <Button type="primary" loading={making.isPending} onClick={make}>
            {t('new.begin')}
          </Button>
        </>
      }
    >
      <TextField label={t('rename.name')} value={title} maxLength={TITLE_CHARACTERS} onChange={setTitle} />
      <DatasetChoice label={t('new.dataset')} labelPlace="above" value={datasetId} onChange={setDatasetId} />
    </ModalDialog>
  );
}
