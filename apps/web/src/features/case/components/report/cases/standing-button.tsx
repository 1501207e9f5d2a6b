import SwapOutlined from '@ant-design/icons/SwapOutlined';
import { addReportCase, removeReportCase } from '@mingfa/contract/case-report';
import type { ReportCase } from '@mingfa/contract/case-report-project';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { toastFailure } from '../../../../../lib/describe-failure.ts';
import { useEndpointMutation } from '../../../../../lib/query.ts';
import { toast } from '../../../../../lib/toast.ts';
import { type OpenReport, storeReport } from '../../../hooks/use-report.ts';

/** In place of a replaced decision the one that counts is chosen; the other stays among those left out, with why. */
export function StandingButton({ one, open }: { one: ReportCase; open: OpenReport }) {
  const { t } = useTranslation('case-report');
  const { report, kept } = open;
  const { caseId, standing } = one;
  const params = { reportId: report.reportId };
  const removing = useEndpointMutation(removeReportCase, {
    onSuccess: (changed) => {
      kept.keeper.forget(`case ${caseId}`);
      storeReport(changed);
      toast.success(t('replaced.changed'));
    },
    onError: toastFailure,
  });
  const adding = useEndpointMutation(addReportCase, { onError: toastFailure });
  if (!standing) return null;
  const name = standing.number ?? standing.ownNumber ?? standing.title;
  const change = async () => {
    await kept.keeper.settle();
    await adding.mutateAsync({ params, body: { caseId: standing.caseId } });
    removing.mutate({ params, body: { caseId, reason: t('replaced.reason', { name }) } });
  };
  return (
    <Button
      size="small"
      icon={<SwapOutlined aria-hidden />}
      loading={adding.isPending || removing.isPending}
      onClick={() => void change().catch(() => {})}
    >
      {t('replaced.change', { name })}
    </Button>
  );
}
