import {
  type Conversation,
  clearConversations,
  deleteConversations,
  getConversation,
  listConversations,
  updateTitle,
} from '@mingfa/contract/chat';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { confirmAction } from '../../../components/confirm-action.tsx';
import { requestData } from '../../../lib/client.ts';
import { toastFailure } from '../../../lib/describe-failure.ts';
import { endpointKey, queryClient, refreshEndpoints } from '../../../lib/query.ts';
import { toast } from '../../../lib/toast.ts';
import { isShownAt } from '../model/address-of-conversation.ts';
import type { HistoryWords } from '../model/history-words.ts';
import type { ListedKind } from './conversation-pages.ts';

type Named = Pick<Conversation, 'conversationId' | 'title' | 'clone' | 'search'>;

/** Where another one is begun, and where one is shown. */
const HOME: Record<ListedKind, string> = { chat: '/', search: '/ai_search' };
const SHOWN_AT: Record<ListedKind, RegExp> = {
  chat: /^\/(?:chat\/|clone_agent)/,
  search: /^\/ai_search\//,
};

const refresh = () => queryClient.invalidateQueries({ queryKey: endpointKey(listConversations) });

/** Rename, delete and clear, each asked back where it cannot be undone. */
export function useConversationActions(of: ListedKind, words: HistoryWords) {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const location = useLocation();

  async function rename({ conversationId, clone }: Named, title: string): Promise<void> {
    try {
      await requestData(updateTitle, { body: { conversationId, title } });
      // Read at the other address by the screen of a clone; its endpoints are not there before one is opened.
      const shown = clone ? (await import('@mingfa/contract/clone-chat')).getConversation : getConversation;
      await refreshEndpoints(shown);
    } catch (error) {
      toastFailure(error);
    }
    await refresh();
  }

  async function remove(conversation: Named): Promise<void> {
    const { conversationId, title } = conversation;
    const confirmed = await confirmAction({
      title: words.deleteTitle,
      text: words.deleteText(title || words.untitled),
      confirmText: t('action.delete'),
      danger: true,
    });
    if (!confirmed) return;
    try {
      await requestData(deleteConversations, { body: { conversationIds: [conversationId] } });
      if (isShownAt(location, conversation)) await navigate(HOME[of], { replace: true });
    } catch (error) {
      toastFailure(error);
    }
    await refresh();
  }

  async function clear(): Promise<void> {
    const confirmed = await confirmAction({
      title: words.clearTitle,
      text: words.clearText,
      confirmText: words.clear,
      danger: true,
    });
    if (!confirmed) return;
    try {
      await requestData(clearConversations, { body: { of } });
      toast.success(t('history.cleared'));
      if (SHOWN_AT[of].test(location.pathname)) await navigate(HOME[of], { replace: true });
    } catch (error) {
      toastFailure(error);
    }
    await refresh();
  }

  return { rename, remove, clear };
}
