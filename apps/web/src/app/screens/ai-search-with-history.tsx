import { useTranslation } from 'react-i18next';
import { AiSearchScreen } from '../../features/ai-search/index.ts';
import { SearchComposer } from '../../features/chat/index.ts';
import { History } from '../../features/history/index.ts';

/** AI search, chat and history know nothing of each other; they meet here. */
export default function AiSearchWithHistory() {
  const { t } = useTranslation('ai-search');
  return (
    <AiSearchScreen
      Composer={SearchComposer}
      onSending={() => void import('./search-with-conversation.tsx')}
      history={
        <History
          of="search"
          told={{
            label: t('history.label'),
            emptyHint: t('history.emptyHint'),
            renameLabel: t('history.renameLabel'),
            deleteTitle: t('history.deleteTitle'),
            deleteText: (title) => t('history.deleteText', { title }),
            clear: t('history.clear'),
            clearTitle: t('history.clearTitle'),
            clearText: t('history.clearText'),
            untitled: t('history.untitled'),
            failed: t('history.failed'),
          }}
        />
      }
    />
  );
}
