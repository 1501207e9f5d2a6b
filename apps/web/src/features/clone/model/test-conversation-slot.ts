import type { CloneContent } from '@mingfa/contract/clone-content';
import type { ComponentType } from 'react';

/** What a conversation that tries a draft is drawn from. */
export interface TestConversationSlotProps {
  appId: string;
  /** The draft as it stands. */
  clone: CloneContent;
  /** Null: the next question begins one. */
  conversationId: string | null;
  /** With a stranger's rights. */
  asViewer: boolean;
  onBegun: (conversationId: string) => void;
}

/** A conversation with a draft, which another part of the program draws. */
export type TestConversationSlot = ComponentType<TestConversationSlotProps>;
