import { ConversationPane } from '../../features/chat/index.ts';
import { AuditTool } from '../../features/citation-audit/index.ts';
import { DocumentScreen } from '../../features/reading/index.ts';
import { ReviewTool } from '../../features/review/index.ts';

/** Reading, chat, review and the audit of citations know nothing of each other; they meet here. */
export default function DocumentWithConversationAndReview() {
  return <DocumentScreen Conversation={ConversationPane} Review={ReviewTool} Audit={AuditTool} />;
}
