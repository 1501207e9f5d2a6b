import type { Message } from '@mingfa/contract/chat';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { askedWith, type ChangeOptions, type ComposerOptions } from '../model/composer-options.ts';
import type { useConversation } from './use-conversation.ts';

/** A question of the conversation, asked again in other words. */
type QuestionOrigin = Pick<Message, 'attachments' | 'parentId' | 'search'>;

/** What stands in the composer beside the question, and what is done with it: asking, asking anew, editing. */
export function useComposing({ conversation, refused, ask, regenerate }: ReturnType<typeof useConversation>) {
  const [chosen, setChosen] = useState<ComposerOptions | null>(null);
  const options: ComposerOptions = chosen ?? {
    asOf: conversation.data?.asOf ?? null,
    modelId: conversation.data?.modelId ?? null,
    attachments: [],
    knowledgeBaseIds: conversation.data?.knowledgeBaseIds ?? [],
    internet: false,
    search: conversation.data?.search ?? null,
  };
  const sent = useRef<ComposerOptions['attachments']>([]);
  const giveBack = useEffectEvent(() => setChosen({ ...options, attachments: sent.current }));
  useEffect(() => {
    if (refused?.question) giveBack();
  }, [refused]);
  const change: ChangeOptions = (to) => setChosen((held) => to(held ?? options));
  return {
    options,
    change,
    send(question: string) {
      sent.current = options.attachments;
      ask({ question, ...askedWith(options) });
      setChosen({ ...options, attachments: [] });
    },
    edit(message: QuestionOrigin, question: string, asOf = options.asOf) {
      const attachmentIds = message.attachments.map((one) => one.attachmentId);
      // What was looked up on the web is looked up there again.
      sent.current = options.attachments;
      const internet = options.internet || message.search !== null;
      ask({
        question,
        ...askedWith({ ...options, asOf, internet }),
        attachmentIds,
        parentId: message.parentId,
      });
      // What is asked next is asked by the law of that day, too; the composer shows it.
      if (asOf !== options.asOf) setChosen({ ...options, asOf });
    },
    regenerate: (messageId: string, modelId?: string | null) =>
      regenerate(messageId, modelId ?? options.modelId),
  };
}
