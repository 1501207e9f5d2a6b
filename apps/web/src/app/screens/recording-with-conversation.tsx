import { ConversationPane } from '../../features/chat/index.ts';
import { RecordingScreen } from '../../features/recording/index.ts';

/** Recordings and chat know nothing of each other; they meet here. */
export default function RecordingWithConversation() {
  return <RecordingScreen Conversation={ConversationPane} />;
}
