import { ConversationPane } from '../../features/chat/index.ts';
import { WebPageScreen } from '../../features/reading/index.ts';

/** Reading and chat know nothing of each other; they meet here. */
export default function WebPageWithConversation() {
  return <WebPageScreen Conversation={ConversationPane} />;
}
