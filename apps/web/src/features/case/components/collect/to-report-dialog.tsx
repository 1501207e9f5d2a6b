import type { CaseSummary } from '@mingfa/contract/case';
import {
  addReportCase,
  createCaseReport,
  getCaseReport,
  getReportDraft,
  listCaseReports,
} from '@mingfa/contract/case-report';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ChooseOrMakeDialog, type ChosenHolder } from '../../../../components/choose-or-make-dialog.tsx';
import { requestData } from '../../../../lib/client.ts';
import { toastFailure } from '../../../../lib/describe-failure.ts';
import { currentLanguage } from '../../../../lib/i18n.ts';
import { refreshEndpoints, useEndpoint } from '../../../../lib/query.ts';
import { toast } from '../../../../lib/toast.ts';

const NAME_MAX = 200;

/** Chooses a case for a similar-case report; for whom it speaks, and why, is said there. */
export function ToReportDialog({ one, onClose }: { one: CaseSummary; onClose: () => void }) {
  const { t } = useTranslation('case');
  const reports = useEndpoint(listCaseReports, { query: { page: 1, pageSize: 100 } });
  const adding = useMutation({
    mutationFn: async (chosen: ChosenHolder) => {
      const { reportId } =
        'id' in chosen
          ? { reportId: chosen.id }
          : await requestData(createCaseReport, {
              body: { title: chosen.newName, language: currentLanguage() },
            });
      return requestData(addReportCase, { params: { reportId }, body: { caseId: one.caseId } });
    },
    onSuccess: ({ title }) => {
      toast.success(t('collect.reportDone', { name: title }));
      onClose();
    },
    onError: toastFailure,
    onSettled: () => refreshEndpoints(listCaseReports, getCaseReport, getReportDraft),
  });
  return (
    <ChooseOrMakeDialog
      title={t('collect.report')}
      hint={t('collect.reportHint', { title: one.title })}
      query={reports}
      holders={(reports.data?.items ?? []).map(({ reportId, title, caseCount }) => ({
        id: reportId,
        name: title,
        about: t('collect.cases', { count: caseCount }),
      }))}
      newLabel={t('collect.reportNew')}
      newName={t('collect.reportName', { cause: one.causes[0] ?? '' }).trim()}
      nameMax={NAME_MAX}
      words={{ submit: t('collect.submit'), loading: t('collect.loading') }}
      isSending={adding.isPending}
      onChoose={adding.mutate}
      onClose={onClose}
    />
  );
}
