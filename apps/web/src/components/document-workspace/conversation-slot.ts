import type { FileEvidence } from '@mingfa/contract/evidence';
import type { ComponentType } from 'react';

export interface ConversationSlotProps {
  conversationId: string;
  placeholder: string;
  suggestions: readonly string[];
  onOpenSource: (source: FileEvidence) => void;
  /** What is open beside it is a recording: it plays from a moment. */
  onHear?: (momentMs: number) => void;
}

/** A conversation, which another part of the program draws. */
export type ConversationSlot = ComponentType<ConversationSlotProps>;
