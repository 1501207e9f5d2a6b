import { SearchScreen } from '../../features/ai-search/index.ts';
import { SearchConversation } from '../../features/chat/index.ts';

/** AI search and chat know nothing of each other; they meet here. */
export default function SearchWithConversation() {
  return <SearchScreen Conversation={SearchConversation} />;
}
