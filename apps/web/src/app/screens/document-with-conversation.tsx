import { ConversationPane } from '../../features/chat/index.ts';
import { DocumentScreen } from '../../features/reading/index.ts';

/** Reading and chat know nothing of each other; they meet here. */
export default function DocumentWithConversation() {
  return <DocumentScreen Conversation={ConversationPane} />;
}
