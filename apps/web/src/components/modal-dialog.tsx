import type { ReactNode } from 'react';
import { DialogFrame } from './dialog-frame.tsx';

/** A question, a short form, a form with long fields. */
const WIDTHS_PX = { small: 420, usual: 480, wide: 640 } as const;

export interface ModalDialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  size?: keyof typeof WIDTHS_PX;
  /** Its title has the first focus: nothing that could be pressed by mistake. */
  focusTitle?: boolean;
  /** Its first field has the first focus: it is opened to write in. */
  focusField?: boolean;
  footer?: ReactNode;
  children: ReactNode;
}

/** A centred dialog for a short task, in one of three widths. */
export function ModalDialog({ size = 'usual', ...props }: ModalDialogProps) {
  return <DialogFrame {...props} width={WIDTHS_PX[size]} place="centre" />;
}
