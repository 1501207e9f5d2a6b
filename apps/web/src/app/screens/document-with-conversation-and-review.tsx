import { ConversationPane } from '../../features/chat/index.ts';
import { DocumentScreen } from '../../features/reading/index.ts';
import { ReviewTool } from '../../features/review/index.ts';

/** Reading, chat and review know nothing of each other; they meet here. */
export default function DocumentWithConversationAndReview() {
  return <DocumentScreen Conversation={ConversationPane} Review={ReviewTool} />;
}
