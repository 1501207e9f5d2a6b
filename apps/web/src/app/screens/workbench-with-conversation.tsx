import { CloneTestPane } from '../../features/chat/index.ts';
import { WorkbenchScreen } from '../../features/clone/index.ts';

/** The workbench and chat know nothing of each other; they meet here. */
export default function WorkbenchWithConversation() {
  return <WorkbenchScreen TestConversation={CloneTestPane} />;
}
