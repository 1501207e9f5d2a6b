import { useParams } from 'react-router';
import { ConversationView } from '../components/conversation-view.tsx';

/** A conversation with the assistant itself. */
export default function ConversationScreen() {
  const { conversationId = '' } = useParams();
  return <ConversationView key={conversationId} conversationId={conversationId} />;
}
