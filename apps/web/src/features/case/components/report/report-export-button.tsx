import { exportCaseReport } from '@mingfa/contract/case-report';
import { useTranslation } from 'react-i18next';
import { ExportButton } from '../../../../components/file-label/export-button.tsx';
import { formatChoices, PRINTED_FORMATS } from '../../../../components/file-label/format-choices.ts';
import { downloadOrToast } from '../../../../lib/download-or-toast.ts';
import type { OpenReport } from '../../hooks/use-report.ts';

/** The report as a file, with what was typed last. */
export function ReportExportButton({ open, primary = false }: { open: OpenReport; primary?: boolean }) {
  const { t } = useTranslation('case-report');
  const { report, kept } = open;
  return (
    <ExportButton
      type={primary ? 'primary' : 'default'}
      label={t('export')}
      choices={formatChoices(PRINTED_FORMATS, async (format) => {
        await kept.keeper.settle();
        await downloadOrToast(
          exportCaseReport,
          { params: { reportId: report.reportId }, query: { format } },
          `${report.title}.${format}`,
        );
      })}
    />
  );
}
