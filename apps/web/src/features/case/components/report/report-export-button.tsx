import DownloadOutlined from '@ant-design/icons/DownloadOutlined';
import { exportCaseReport } from '@mingfa/contract/case-report';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { downloadOrToast } from '../../../../lib/download-or-toast.ts';
import type { OpenReport } from '../../hooks/use-report.ts';

/** The report as a Word file, with what was typed last. */
export function ReportExportButton({ open, primary = false }: { open: OpenReport; primary?: boolean }) {
  const { t } = useTranslation('case-report');
  const [isBusy, setIsBusy] = useState(false);
  const { report, kept } = open;
  const download = async () => {
    setIsBusy(true);
    await kept.keeper.settle();
    await downloadOrToast(
      exportCaseReport,
      { params: { reportId: report.reportId }, query: {} },
      `${report.title}.docx`,
    );
    setIsBusy(false);
  };
  return (
    <Button
      type={primary ? 'primary' : 'default'}
      icon={<DownloadOutlined aria-hidden />}
      loading={isBusy}
      onClick={() => void download()}
    >
      {t('export')}
    </Button>
  );
}
