export { ConversationHistory, History } from './components/conversation-history.tsx';
export type { HistoryWords } from './model/history-words.ts';
