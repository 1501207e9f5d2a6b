import type { ReactNode } from 'react';
import { DialogFrame } from './dialog-frame.tsx';

export interface ModalDialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  width?: number;
  footer?: ReactNode;
  children: ReactNode;
}

/** A centred dialog for a short task. */
export function ModalDialog(props: ModalDialogProps) {
  return <DialogFrame {...props} place="centre" />;
}
