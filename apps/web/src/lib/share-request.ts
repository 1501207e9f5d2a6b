import type { listMessages } from '@mingfa/contract/chat';
import type { ShareSource } from '@mingfa/contract/share';
import { create } from 'zustand';

/** What somebody wants to share. */
export interface ShareRequest {
  source: ShareSource;
  /** Of a conversation: where its messages are read, so that some of them can be chosen. */
  listMessages?: typeof listMessages;
}

/** What is asked for now. Screens ask; the layout around them, which knows sharing, answers. */
export const useShareRequest = create<{ request: ShareRequest | null }>(() => ({ request: null }));

/** Opens the dialog in which it is chosen what is shared, and how. Nothing is made by opening it. */
export const askToShare = (request: ShareRequest): void => useShareRequest.setState({ request });
