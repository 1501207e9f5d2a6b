import MessageOutlined from '@ant-design/icons/MessageOutlined';
import { listConversations } from '@mingfa/contract/chat';
import { keepPreviousData } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { QuietNote } from '../../../../components/quiet-note.tsx';
import { formatTime } from '../../../../lib/dates.ts';
import { useEndpoint } from '../../../../lib/query.ts';
import { useWrittenWords } from '../../../../lib/use-written-words.ts';
import { SourceChooser } from './source-chooser.tsx';

const SHOWN_MAX = 50;

interface ConversationSourceProps {
  reading: string | null;
  onChoose: (conversationId: string) => void;
  onClose: () => void;
}

/** Chooses a conversation of one's own: what the person said in it is read. */
export function ConversationSource({ reading, onChoose, onClose }: ConversationSourceProps) {
  const { t } = useTranslation('drafting');
  const [typed, setTyped, words] = useWrittenWords();
  const conversations = useEndpoint(
    listConversations,
    { query: { q: words, pageSize: SHOWN_MAX } },
    { staleTime: 0, placeholderData: keepPreviousData },
  );
  return (
    <SourceChooser
      title={t('tell.conversationTitle')}
      search={t('tell.conversationSearch')}
      note={t('tell.conversationNote')}
      typed={typed}
      onType={setTyped}
      query={conversations}
      readablesOf={({ items }) =>
        items.map(({ conversationId, title, updatedAt }) => ({
          id: conversationId,
          name: title || t('tell.untitled'),
          about: formatTime(updatedAt),
          icon: <MessageOutlined aria-hidden />,
        }))
      }
      nothing={
        <QuietNote>{t(words === '' ? 'tell.conversationNone' : 'tell.conversationNothing')}</QuietNote>
      }
      reading={reading}
      onChoose={onChoose}
      onClose={onClose}
    />
  );
}
