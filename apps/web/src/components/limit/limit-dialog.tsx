import { useTranslation } from 'react-i18next';
import type { ApiFailure } from '../../lib/api-answer.ts';
import { ModalDialog } from '../modal-dialog.tsx';
import { LimitWays } from './limit-ways.tsx';

export interface LimitDialogProps {
  failure: ApiFailure;
  go: (to: string) => void;
  onClose: () => void;
}

/** Over whatever was tried, also over an open dialog: what ran out, until when, and the ways on. */
export function LimitDialog({ failure, go, onClose }: LimitDialogProps) {
  const { t } = useTranslation('quota');
  if (!failure.refusal) return null;
  const { kind, resetsAt } = failure.refusal;
  return (
    <ModalDialog
      open
      focusTitle
      size="small"
      title={t(resetsAt ? 'refused.usedUp' : 'refused.full', { kind: t(`kinds.${kind}`) })}
      onClose={onClose}
      footer={
        <LimitWays
          failure={failure}
          go={(to) => {
            onClose();
            go(to);
          }}
        />
      }
    >
      <p>{failure.message}</p>
    </ModalDialog>
  );
}
