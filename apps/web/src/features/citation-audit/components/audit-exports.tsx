import DownloadOutlined from '@ant-design/icons/DownloadOutlined';
import type { CitationAudit } from '@mingfa/contract/citation-audit';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { ActionMenu } from '../../../components/action-menu.tsx';
import type { AuditForm } from '../hooks/use-audit.ts';

interface AuditExportsProps {
  audit: CitationAudit;
  onDownload: (form: AuditForm) => Promise<void>;
}

/** The Word file with comments where the original is one, and the report always. */
export function AuditExports({ audit, onDownload }: AuditExportsProps) {
  const { t } = useTranslation('citation-audit');
  const { canExportComments } = audit;
  const more: AuditForm[] = ['markdown', 'json'];
  const download = (form: AuditForm) => () => void onDownload(form);
  return (
    <>
      {canExportComments ? (
        <Button type="primary" icon={<DownloadOutlined aria-hidden />} onClick={download('comments')}>
          {t('exports.comments')}
        </Button>
      ) : null}
      <Button icon={<DownloadOutlined aria-hidden />} onClick={download('report')}>
        {t('exports.report')}
      </Button>
      <ActionMenu
        label={t('exports.more')}
        trigger={(trigger) => <Button {...trigger}>{t('exports.more')}</Button>}
        actions={more.map((form) => ({ key: form, label: t(`exports.${form}`), onSelect: download(form) }))}
      />
    </>
  );
}
