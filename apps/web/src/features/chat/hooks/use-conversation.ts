import { listQuotas } from '@mingfa/contract/account';
import * as chat from '@mingfa/contract/chat';
import { listConversations, type Message } from '@mingfa/contract/chat';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ApiFailure } from '../../../lib/api-answer.ts';
import { toastFailure } from '../../../lib/describe-failure.ts';
import { endpointKey, useEndpoint, useEndpointMutation } from '../../../lib/query.ts';
import { conversationMessages } from '../api/conversation-messages.ts';
import {
  ask,
  forget,
  type LiveRun,
  leave,
  type Question,
  readingOf,
  regenerate,
  resume,
  useLiveRuns,
} from '../model/live-runs.ts';
import { useChatPlace } from './use-chat-place.ts';

/** What a limit refused: the words of the question, null where an answer was asked anew, and the failure. */
export interface RefusedQuestion {
  question: string | null;
  failure: ApiFailure;
}

/** Everything a conversation's screen shows and does. */
export function useConversation(conversationId: string) {
  const queries = useQueryClient();
  const place = useChatPlace();
  const getConversation = place.at(chat.getConversation);
  const listMessages = place.at(chat.listMessages);
  const cancelRun = place.at(chat.cancelRun);
  const selectBranch = place.at(chat.selectBranch);
  const conversation = useEndpoint(getConversation, { query: { conversationId } }, { staleTime: 0 });
  const pages = useInfiniteQuery(conversationMessages(listMessages, conversationId));
  const live = useLiveRuns((state) => state.byConversation[conversationId]);
  const [refused, setRefused] = useState<RefusedQuestion | null>(null);
  const isWriting = live !== undefined && live.state !== 'ended';

  const refresh = useCallback(async () => {
    const own = [
      [...endpointKey(listMessages), 'pages', conversationId],
      endpointKey(getConversation, { query: { conversationId } }),
    ];
    // A first read still under way would be kept, though it began before what has changed.
    await Promise.all(own.map((queryKey) => queries.cancelQueries({ queryKey })));
    await Promise.all(
      [...own, endpointKey(listConversations), endpointKey(listQuotas)].map((queryKey) =>
        queries.invalidateQueries({ queryKey }),
      ),
    );
  }, [queries, conversationId, getConversation, listMessages]);

  /** Reads to the end, then lets the server's own messages take over. */
  const follow = useCallback(
    async (reading: Promise<void>) => {
      await reading;
      const ended = useLiveRuns.getState().byConversation[conversationId];
      if (ended?.error?.refused) {
        // The server holds nothing of it: the words go back to where they were written.
        setRefused({ question: ended.question, failure: ended.error.refused });
        forget(conversationId);
      }
      await refresh();
      const run = useLiveRuns.getState().byConversation[conversationId];
      if (run?.state === 'ended' && run.messageId) forget(conversationId);
    },
    [refresh, conversationId],
  );

  // The question that began this conversation is being answered already.
  useEffect(() => {
    if (useLiveRuns.getState().byConversation[conversationId])
      void follow(readingOf(conversationId) ?? Promise.resolve());
  }, [conversationId, follow]);

  const activeRunId = conversation.data?.activeRunId ?? null;
  const followed = useRef<string | null>(null);
  useEffect(() => {
    if (
      !activeRunId ||
      followed.current === activeRunId ||
      useLiveRuns.getState().byConversation[conversationId]
    )
      return;
    followed.current = activeRunId;
    void follow(resume(conversationId, activeRunId, place));
  }, [activeRunId, conversationId, follow, place]);
  useEffect(
    () => () => {
      followed.current = null;
      leave(conversationId);
      forget(conversationId);
    },
    [conversationId],
  );

  const messages = useMemo(() => {
    const loaded = (pages.data?.pages ?? []).toReversed().flatMap((page) => page.items);
    return live ? withLive(loaded, live, conversationId) : loaded;
  }, [pages.data, live, conversationId]);

  const cancel = useEndpointMutation(cancelRun, { onError: toastFailure });
  const branch = useEndpointMutation(selectBranch, { onError: toastFailure, onSuccess: refresh });
  const runId = live?.runId ?? activeRunId;
  // Stopped before the server has told the run: as soon as it does.
  const [stopsRun, setStopsRun] = useState<number | null>(null);
  const stop = () => (runId ? cancel.mutate({ body: { runId } }) : setStopsRun(live?.serial ?? null));
  const { mutate: cancelNow } = cancel;
  useEffect(() => {
    if (!live?.runId || live.serial !== stopsRun) return;
    setStopsRun(null);
    cancelNow({ body: { runId: live.runId } });
  }, [live, stopsRun, cancelNow]);

  return {
    conversation,
    pages,
    messages,
    live,
    isWriting,
    refresh,
    refused,
    ask: (question: Question) => {
      setRefused(null);
      void follow(ask(conversationId, question, place));
    },
    regenerate: (messageId: string, modelId: string | null) => {
      setRefused(null);
      void follow(regenerate(conversationId, messageId, modelId, place));
    },
    stop,
    showBranch: (messageId: string) => branch.mutate({ body: { messageId } }),
  };
}

/** The loaded messages with what is being read: the question asked, and the answer so far. */
function withLive(loaded: Message[], live: LiveRun, conversationId: string): Message[] {
  const cut =
    live.question !== null && live.parentId !== undefined
      ? loaded.findIndex((message) => message.parentId === live.parentId)
      : -1;
  const kept = cut < 0 ? [...loaded] : loaded.slice(0, cut);
  const createdAt = new Date().toISOString();
  const known = (id: string | null) => id !== null && kept.some((message) => message.messageId === id);
  const base = {
    conversationId,
    parentId: null,
    siblings: [],
    attachments: [],
    search: null,
    vote: null,
    createdAt,
  };
  if (live.question !== null && !known(live.questionMessageId)) {
    kept.push({
      ...base,
      messageId: live.questionMessageId ?? 'asking',
      role: 'user',
      parts: [{ type: 'text', text: live.question, state: 'done' }],
      run: null,
    });
  }
  const at = live.messageId === null ? -1 : kept.findIndex((message) => message.messageId === live.messageId);
  const held = kept[at];
  if (held) return kept.with(at, { ...held, parts: [...live.parts] });
  // Another answer takes the place of the one it stands beside.
  const last = kept.at(-1);
  if (live.question === null && last?.role === 'assistant') kept.pop();
  kept.push({
    ...base,
    messageId: live.messageId ?? 'answering',
    role: 'assistant',
    parts: [...live.parts],
    run: null,
  });
  return kept;
}
