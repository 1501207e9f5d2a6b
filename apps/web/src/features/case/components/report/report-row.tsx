import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import { deleteCaseReport, listCaseReports } from '@mingfa/contract/case-report';
import type { ReportSummary } from '@mingfa/contract/case-report-project';
import { useTranslation } from 'react-i18next';
import { confirmAction } from '../../../../components/confirm-action.tsx';
import { IconButton } from '../../../../components/icon-button.tsx';
import { ListRow } from '../../../../components/row-list/list-row.tsx';
import { formatTime } from '../../../../lib/dates.ts';
import { toastFailure } from '../../../../lib/describe-failure.ts';
import { refreshEndpoints, useEndpointMutation } from '../../../../lib/query.ts';
import { toast } from '../../../../lib/toast.ts';
import { caseReportAddress } from '../../model/case-work-address.ts';

/** A report in the list: for which court, and how far it is. */
export function ReportRow({ report }: { report: ReportSummary }) {
  const { t } = useTranslation(['case-report', 'shell']);
  const { reportId, title, hearingCourt, caseCount, searchCount, versionCount, updatedAt } = report;
  const removing = useEndpointMutation(deleteCaseReport, {
    onSuccess: () => {
      toast.success(t('list.deleted'));
      void refreshEndpoints(listCaseReports);
    },
    onError: toastFailure,
  });
  const remove = async () => {
    const confirmed = await confirmAction({
      title: t('list.deleteTitle', { title }),
      text: t('list.deleteText'),
      confirmText: t('shell:action.delete'),
      danger: true,
    });
    if (confirmed) removing.mutate({ params: { reportId } });
  };
  return (
    <ListRow
      name={title}
      to={caseReportAddress(reportId)}
      about={[
        hearingCourt,
        t('list.searches', { count: searchCount }),
        t('list.cases', { count: caseCount }),
        versionCount > 0 && t('list.versions', { count: versionCount }),
        t('list.changed', { time: formatTime(updatedAt) }),
      ]}
      actions={
        <IconButton
          icon={<DeleteOutlined />}
          loading={removing.isPending}
          label={t('list.deleteOne', { title })}
          tip={t('shell:action.delete')}
          onClick={() => void remove()}
        />
      }
    />
  );
}
