import { useEffect, useRef, useState } from 'react';
import { useNavigation } from 'react-router';
import { type ApiFailure, failureOf } from '../../../lib/api-answer.ts';
import { toastFailure } from '../../../lib/describe-failure.ts';
import { moveDraft } from '../model/drafts.ts';
import { loadLiveRuns, sendFirstQuestion } from '../model/first-question.ts';
import type { Question } from '../model/live-runs.ts';
import { useChatPlace } from './use-chat-place.ts';

export interface FirstQuestionSteps {
  /** The server holds the question and the conversation it begins, unless one went elsewhere meanwhile. */
  onBegun: (conversationId: string) => void;
  /** The words to stand in the composer again; empty while they are sent. */
  giveBack: (question: string) => void;
  onSending?: () => void;
}

/** Sends the question that begins a conversation. */
export function useFirstQuestion(composer: string, { onBegun, giveBack, onSending }: FirstQuestionSteps) {
  const place = useChatPlace();
  const [isSending, setIsSending] = useState(false);
  const [refused, setRefused] = useState<ApiFailure | null>(null);
  const isHere = useRef(true);
  // A screen that is still being fetched has been chosen already.
  const goesElsewhere = useRef(false);
  goesElsewhere.current = useNavigation().state !== 'idle';
  useEffect(() => {
    isHere.current = true;
    // Offline it fails, and is asked for again with the question.
    void loadLiveRuns().catch(() => undefined);
    return () => {
      isHere.current = false;
    };
  }, []);
  const send = async (question: Question) => {
    if (isSending) return;
    setIsSending(true);
    setRefused(null);
    giveBack('');
    onSending?.();
    try {
      const conversationId = await sendFirstQuestion(question, composer, place);
      if (isHere.current && !goesElsewhere.current) {
        moveDraft(composer, conversationId);
        onBegun(conversationId);
        return;
      }
      const { forget, leave } = await loadLiveRuns();
      leave(conversationId);
      forget(conversationId);
    } catch (error) {
      const failure = failureOf(error);
      if (failure?.refusal) setRefused(failure);
      else toastFailure(error);
      giveBack(question.question);
    }
    setIsSending(false);
  };
  return {
    send,
    isSending,
    /** Why a limit refused the question, whose words stand in the composer again. */
    refused,
  };
}
