import type { SharedMessage } from '@mingfa/contract/share';
import type { ComponentType } from 'react';

/** The chat, which knows how questions and answers look. */
export type MessagesSlot = ComponentType<{
  messages: readonly SharedMessage[];
  answeredBy: string | null;
  /** Each can be copied and linked. */
  isLinked?: boolean;
}>;
