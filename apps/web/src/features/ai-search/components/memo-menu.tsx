import DownloadOutlined from '@ant-design/icons/DownloadOutlined';
import { exportMemo } from '@mingfa/contract/ai-search';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { ExportActions } from '../../../components/file-label/export-actions.tsx';
import { formatChoices } from '../../../components/file-label/format-choices.ts';
import { downloadOrToast } from '../../../lib/download-or-toast.ts';
import { currentLanguage } from '../../../lib/i18n.ts';

export interface MemoMenuProps {
  /** Null: nothing is answered yet. */
  answerId: string | null;
  title: string;
}

/** The answer in view as a memo; while one is made, the button says so. */
export function MemoMenu({ answerId, title }: MemoMenuProps) {
  const { t } = useTranslation('ai-search');
  // Before the server has told its id there is no answer to ask for.
  const messageId = answerId?.startsWith('msg_') ? answerId : null;
  return (
    <ExportActions
      file={messageId === null ? null : { kind: 'memo', thingId: messageId }}
      label={t('memo.label')}
      choices={formatChoices(['docx', 'pdf', 'html', 'png', 'md'], async (format, cleanCopyId) => {
        if (messageId === null) return;
        const query = { messageId, format, language: currentLanguage(), cleanCopyId };
        await downloadOrToast(exportMemo, { query }, `${t('memo.fileName', { title })}.${format}`);
      })}
      trigger={(props, isMaking) => (
        <Button
          {...props}
          icon={<DownloadOutlined />}
          loading={isMaking}
          disabled={messageId === null}
          aria-label={t('memo.label')}
          title={t('memo.label')}
        />
      )}
    />
  );
}
