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

type Named = Pick<Conversation, 'conversationId' | 'title' | 'clone'>;

const refresh = () => queryClient.invalidateQueries({ queryKey: endpointKey(listConversations) });

/** Rename, delete and clear, each asked back where it cannot be undone. */
export function useConversationActions() {
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
      title: t('history.deleteTitle'),
      text: t('history.deleteText', { title: title || t('history.untitled') }),
      confirmText: t('action.delete'),
      danger: true,
    });
    if (!confirmed) return;
    try {
      await requestData(deleteConversations, { body: { conversationIds: [conversationId] } });
      if (isShownAt(location, conversation)) await navigate('/', { replace: true });
    } catch (error) {
      toastFailure(error);
    }
    await refresh();
  }

  async function clear(): Promise<void> {
    const confirmed = await confirmAction({
      title: t('history.clearTitle'),
      text: t('history.clearText'),
      confirmText: t('history.clear'),
      danger: true,
    });
    if (!confirmed) return;
    try {
      await requestData(clearConversations, {});
      toast.success(t('history.cleared'));
      if (/^\/(?:chat\/|clone_agent)/.test(location.pathname)) await navigate('/', { replace: true });
    } catch (error) {
      toastFailure(error);
    }
    await refresh();
  }

  return { rename, remove, clear };
}
