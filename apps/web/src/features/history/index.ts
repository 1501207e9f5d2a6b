export { ConversationHistory } from './components/conversation-history.tsx';
