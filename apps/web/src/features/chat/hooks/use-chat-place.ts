import { createContext, use } from 'react';
import { type ChatPlace, ORDINARY_CHAT } from '../model/chat-place.ts';

/** Around a conversation that is held elsewhere than with the assistant itself. */
export const ChatPlaceContext = createContext<ChatPlace>(ORDINARY_CHAT);

/** Where the conversation on the screen is held. */
export const useChatPlace = () => use(ChatPlaceContext);
