import { ConversationPane } from '../../features/chat/index.ts';
import { WebPageScreen } from '../../features/web-reading/index.ts';

/** Web reading and chat know nothing of each other; they meet here. */
export default function WebPageWithConversation() {
  return <WebPageScreen Conversation={ConversationPane} />;
}
