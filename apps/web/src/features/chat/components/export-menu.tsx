import DownloadOutlined from '@ant-design/icons/DownloadOutlined';
import * as chat from '@mingfa/contract/chat';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { ExportActions } from '../../../components/file-label/export-actions.tsx';
import { downloadOrToast } from '../../../lib/download-or-toast.ts';
import { currentLanguage } from '../../../lib/i18n.ts';
import { useChatPlace } from '../hooks/use-chat-place.ts';

/** A conversation as a file; while one is made, the button says so. */
export function ExportMenu({ conversationId, title }: { conversationId: string; title: string }) {
  const { t } = useTranslation('chat');
  const { at } = useChatPlace();
  const exportConversation = at(chat.exportConversation);
  const as = (format: 'md' | 'docx') => (cleanCopyId?: string) => {
    const query = { conversationId, format, language: currentLanguage(), cleanCopyId };
    return downloadOrToast(exportConversation, { query }, `${title}.${format}`);
  };
  return (
    <ExportActions
      file={{ kind: 'conversation', thingId: conversationId }}
      label={t('conversation.export')}
      choices={[
        { key: 'md', label: t('conversation.exportMarkdown'), download: as('md') },
        { key: 'docx', label: t('conversation.exportWord'), download: as('docx') },
      ]}
      trigger={(props, isMaking) => (
        <Button
          {...props}
          icon={<DownloadOutlined />}
          loading={isMaking}
          aria-label={t('conversation.export')}
          title={t('conversation.export')}
        />
      )}
    />
  );
}
