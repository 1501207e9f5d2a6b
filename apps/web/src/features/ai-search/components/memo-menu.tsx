import DownloadOutlined from '@ant-design/icons/DownloadOutlined';
import { exportMemo } from '@mingfa/contract/ai-search';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionMenu } from '../../../components/action-menu.tsx';
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
  const [making, setMaking] = useState(0);
  // Before the server has told its id there is no answer to ask for.
  const messageId = answerId?.startsWith('msg_') ? answerId : null;
  const download = async (format: 'docx' | 'md') => {
    if (messageId === null) return;
    setMaking((count) => count + 1);
    const query = { messageId, format, language: currentLanguage() };
    await downloadOrToast(exportMemo, { query }, `${t('memo.fileName', { title })}.${format}`);
    setMaking((count) => count - 1);
  };
  return (
    <ActionMenu
      label={t('memo.label')}
      actions={(['docx', 'md'] as const).map((format) => ({
        key: format,
        label: t(`memo.${format}`),
        onSelect: () => void download(format),
      }))}
      trigger={(props) => (
        <Button
          {...props}
          icon={<DownloadOutlined />}
          loading={making > 0}
          disabled={messageId === null}
          aria-label={t('memo.label')}
          title={t('memo.label')}
        />
      )}
    />
  );
}
