import type { OwnShare } from '@mingfa/contract/share';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogFrame } from '../../../../components/dialog-frame.tsx';
import { MembersOnly } from '../../../../components/members-only.tsx';
import { useIsPhone } from '../../../../lib/media-query.ts';
import type { ShareRequest } from '../../../../lib/share-request.ts';
import type { MessagesSlot } from '../../model/messages-slot.ts';
import { MadeShare } from './made-share.tsx';
import { NewShare } from './new-share.tsx';

export interface ShareDialogProps {
  request: ShareRequest;
  Messages: MessagesSlot;
  onClose: () => void;
}

/** What goes in, on which terms, and then the address. Nothing is made before the last button. */
export function ShareDialog({ request, Messages, onClose }: ShareDialogProps) {
  const { t } = useTranslation('sharing');
  const isPhone = useIsPhone();
  const [made, setMade] = useState<{ share: OwnShare; password: string } | null>(null);
  return (
    <DialogFrame
      open
      flush
      focusTitle
      place={isPhone ? 'bottom' : 'centre'}
      width={made ? 560 : 1080}
      title={t(made ? 'made.title' : 'dialog.title')}
      onClose={onClose}
    >
      {made ? (
        <MadeShare {...made} onClose={onClose} />
      ) : (
        <MembersOnly sentence={t('dialog.membersOnly')} hint={t('dialog.membersOnlyHint')}>
          <NewShare
            request={request}
            Messages={Messages}
            onMade={(share, password) => setMade({ share, password })}
          />
        </MembersOnly>
      )}
    </DialogFrame>
  );
}
