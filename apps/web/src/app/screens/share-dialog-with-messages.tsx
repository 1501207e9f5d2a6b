import SharedMessages from '../../features/chat/components/shared/shared-messages.tsx';
import { ShareDialog } from '../../features/sharing/components/dialog/share-dialog.tsx';
import type { ShareRequest } from '../../lib/share-request.ts';

/** Sharing and chat know nothing of each other; they meet here. */
export default function ShareDialogWithMessages(asked: { request: ShareRequest; onClose: () => void }) {
  return <ShareDialog {...asked} Messages={SharedMessages} />;
}
