import FileAddOutlined from '@ant-design/icons/FileAddOutlined';
import { createAnalysis, listAnalyses } from '@mingfa/contract/analysis';
import type { DatasetDetail } from '@mingfa/contract/dataset';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { analysisAddress } from '../../../../lib/dataset-address.ts';
import { toastFailure } from '../../../../lib/describe-failure.ts';
import { refreshEndpoints, useEndpointMutation } from '../../../../lib/query.ts';
import type { Answer } from '../../hooks/use-asking.ts';
import { analysisSteps } from '../../model/analysis-steps.ts';

interface ToAnalysisButtonProps {
  dataset: DatasetDetail;
  answer: Answer;
  question: string;
}

/** Makes an analysis that asks the same and goes on from there. */
export function ToAnalysisButton({ dataset: { datasetId, title }, answer, question }: ToAnalysisButtonProps) {
  const { t } = useTranslation('dataset');
  const navigate = useNavigate();
  const making = useEndpointMutation(createAnalysis, {
    onSuccess: ({ analysisId }) => void navigate(analysisAddress(analysisId)),
    onSettled: () => refreshEndpoints(listAnalyses),
    onError: toastFailure,
  });
  return (
    <Button
      size="small"
      type="text"
      icon={<FileAddOutlined aria-hidden />}
      loading={making.isPending}
      onClick={() => making.mutate({ body: { title, steps: analysisSteps(datasetId, answer, question) } })}
    >
      {t('result.toAnalysis')}
    </Button>
  );
}
