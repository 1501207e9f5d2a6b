import DownloadOutlined from '@ant-design/icons/DownloadOutlined';
import * as chat from '@mingfa/contract/chat';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionMenu } from '../../../components/action-menu.tsx';
import { downloadOrToast } from '../../../lib/download-or-toast.ts';
import { currentLanguage } from '../../../lib/i18n.ts';
import { useChatPlace } from '../hooks/use-chat-place.ts';

/** A conversation as a file; while one is made, the button says so. */
export function ExportMenu({ conversationId, title }: { conversationId: string; title: string }) {
  const { t } = useTranslation('chat');
  const { at } = useChatPlace();
  const exportConversation = at(chat.exportConversation);
  const [making, setMaking] = useState(0);
  const download = async (format: 'md' | 'docx') => {
    setMaking((count) => count + 1);
    const query = { conversationId, format, language: currentLanguage() };
    await downloadOrToast(exportConversation, { query }, `${title}.${format}`);
    setMaking((count) => count - 1);
  };
  return (
    <ActionMenu
      label={t('conversation.export')}
      actions={[
        { key: 'md', label: t('conversation.exportMarkdown'), onSelect: () => void download('md') },
        { key: 'docx', label: t('conversation.exportWord'), onSelect: () => void download('docx') },
      ]}
      trigger={(props) => (
        <Button
          {...props}
          icon={<DownloadOutlined />}
          loading={making > 0}
          aria-label={t('conversation.export')}
          title={t('conversation.export')}
        />
      )}
    />
  );
}
