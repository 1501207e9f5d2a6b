/** @public The workbench shows it beside the draft. */
export { CloneTestPane, type CloneTestPaneProps } from './components/clone/clone-test-pane.tsx';
export { ConversationPane, type ConversationPaneProps } from './components/conversation-pane.tsx';
export { SearchComposer } from './components/search/search-composer.tsx';
export { SearchConversation } from './components/search/search-conversation.tsx';
