import DownloadOutlined from '@ant-design/icons/DownloadOutlined';
import * as chat from '@mingfa/contract/chat';
import { useTranslation } from 'react-i18next';
import { ExportActions } from '../../../components/file-label/export-actions.tsx';
import { formatChoices } from '../../../components/file-label/format-choices.ts';
import { downloadOrToast } from '../../../lib/download-or-toast.ts';
import { currentLanguage } from '../../../lib/i18n.ts';
import { useChatPlace } from '../hooks/use-chat-place.ts';
import styles from './message-actions.module.css';

/** One answer with its question as a file. */
export function AnswerExport({ conversationId, messageId }: { conversationId: string; messageId: string }) {
  const { t } = useTranslation('chat');
  const { at } = useChatPlace();
  const exportConversation = at(chat.exportConversation);
  return (
    <ExportActions
      file={{ kind: 'memo', thingId: messageId }}
      label={t('message.export')}
      choices={formatChoices(['docx', 'pdf', 'png', 'html', 'md'], (format, cleanCopyId) => {
        const query = { conversationId, messageId, format, language: currentLanguage(), cleanCopyId };
        return downloadOrToast(exportConversation, { query }, `${t('message.export')}.${format}`);
      })}
      trigger={(props, isMaking) => (
        <button
          {...props}
          type="button"
          className={styles.action}
          aria-label={t('message.export')}
          title={t('message.export')}
          aria-busy={isMaking}
        >
          <DownloadOutlined />
        </button>
      )}
    />
  );
}
