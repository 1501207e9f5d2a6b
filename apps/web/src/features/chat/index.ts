export { ConversationPane, type ConversationPaneProps } from './components/conversation-pane.tsx';
