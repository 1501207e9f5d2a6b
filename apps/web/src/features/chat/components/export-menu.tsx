import DownloadOutlined from '@ant-design/icons/DownloadOutlined';
import * as chat from '@mingfa/contract/chat';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { ExportActions } from '../../../components/file-label/export-actions.tsx';
import { formatChoices } from '../../../components/file-label/format-choices.ts';
import { downloadOrToast } from '../../../lib/download-or-toast.ts';
import { currentLanguage } from '../../../lib/i18n.ts';
import { useChatPlace } from '../hooks/use-chat-place.ts';

/** A conversation as a file; while one is made, the button says so. */
export function ExportMenu({ conversationId, title }: { conversationId: string; title: string }) {
  const { t } = useTranslation('chat');
  const { at } = useChatPlace();
  const exportConversation = at(chat.exportConversation);
  return (
    <ExportActions
      file={{ kind: 'conversation', thingId: conversationId }}
      label={t('conversation.export')}
      choices={formatChoices(['docx', 'pdf', 'html', 'png', 'md'], (format, cleanCopyId) => {
        const query = { conversationId, format, language: currentLanguage(), cleanCopyId };
        return downloadOrToast(exportConversation, { query }, `${title}.${format}`);
      })}
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
