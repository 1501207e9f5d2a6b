import {
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
import { endpointKey, queryClient } from '../../../lib/query.ts';
import { toast } from '../../../lib/toast.ts';

interface Named {
  conversationId: string;
  title: string;
}

const refresh = () => queryClient.invalidateQueries({ queryKey: endpointKey(listConversations) });

/** Rename, delete and clear, each asked back where it cannot be undone. */
export function useConversationActions() {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const { pathname } = useLocation();

  async function rename({ conversationId }: Named, title: string): Promise<void> {
    try {
      await requestData(updateTitle, { body: { conversationId, title } });
      await queryClient.invalidateQueries({ queryKey: endpointKey(getConversation) });
    } catch (error) {
      toastFailure(error);
    }
    await refresh();
  }

  async function remove({ conversationId, title }: Named): Promise<void> {
    const confirmed = await confirmAction({
      title: t('history.deleteTitle'),
      text: t('history.deleteText', { title: title || t('history.untitled') }),
      confirmText: t('action.delete'),
      danger: true,
    });
    if (!confirmed) return;
    try {
      await requestData(deleteConversations, { body: { conversationIds: [conversationId] } });
      if (pathname === `/chat/${conversationId}`) await navigate('/', { replace: true });
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
      if (pathname.startsWith('/chat/')) await navigate('/', { replace: true });
    } catch (error) {
      toastFailure(error);
    }
    await refresh();
  }

  return { rename, remove, clear };
}
