import { getConversation, listMessages, resetTestChat } from '@mingfa/contract/clone-chat';
import { useEffect } from 'react';
import { toastFailure } from '../../../lib/describe-failure.ts';
import { refreshEndpoints, useEndpoint, useEndpointMutation } from '../../../lib/query.ts';
import { keepTestChat, useKeptTestChat } from '../model/kept-test-chat.ts';

/** The test conversation of a draft with the maker's rights, or with a stranger's; and how to begin it anew. */
export function useTestChat(appId: string, asViewer: boolean) {
  const kept = useKeptTestChat(appId, asViewer);
  const conversation = useEndpoint(
    getConversation,
    { query: { conversationId: kept ?? '' } },
    { enabled: kept !== null, retry: false },
  );
  // Tests are cleared away after a while.
  const isGone = conversation.isError && conversation.error.failure.httpStatus === 404;
  useEffect(() => {
    if (isGone) keepTestChat(appId, asViewer, null);
  }, [isGone, appId, asViewer]);
  const resetting = useEndpointMutation(resetTestChat, {
    onSuccess: () => refreshEndpoints(listMessages, getConversation),
    onError: toastFailure,
  });
  return {
    conversationId: isGone ? null : kept,
    isLoading: kept !== null && conversation.isPending,
    isResetting: resetting.isPending,
    keep: (conversationId: string) => keepTestChat(appId, asViewer, conversationId),
    reset: () => {
      if (kept !== null) resetting.mutate({ params: { chatId: kept } });
    },
  };
}
