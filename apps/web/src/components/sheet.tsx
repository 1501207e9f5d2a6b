import type { ReactNode } from 'react';
import { useIsPhone } from '../lib/media-query.ts';
import { DialogFrame } from './dialog-frame.tsx';

export interface SheetProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** On a wide screen; 480 px. */
  width?: number;
  /** The content reaches the edges and scrolls by itself. */
  flush?: boolean;
  footer?: ReactNode;
  children: ReactNode;
}

/** A side panel on a wide screen, a bottom sheet on a phone. */
export function Sheet(props: SheetProps) {
  const isPhone = useIsPhone();
  return <DialogFrame {...props} place={isPhone ? 'bottom' : 'side'} />;
}
