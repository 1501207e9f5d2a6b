import type { DocumentPlace } from '@mingfa/contract/evidence';
import type { ReactNode } from 'react';

/** How a marked passage looks. Colour is never alone: the mark's label is its tooltip and its words for screen readers. */
export type MarkTone = 'neutral' | 'good' | 'caution' | 'danger';

/** A passage marked besides the focus: a finding, a fact, a note. */
export interface DocumentMark {
  id: string;
  places: readonly DocumentPlace[];
  tone: MarkTone;
  label: string;
  /** Words of the passage; where they are found, they alone are marked. */
  quote?: string;
}

/** What the reader has selected with the mouse, a finger or the keyboard. */
export interface SelectedText {
  text: string;
  place: DocumentPlace;
}

export interface DocumentViewerProps {
  documentId: string;
  /** Where it opens. A new object scrolls again, also to the same place. */
  focus: DocumentPlace | null;
  /** Words at the focus; where they are found, they are marked more strongly. */
  focusQuote?: string;
  marks?: readonly DocumentMark[];
  /** The mark that stands out; it is scrolled to when it changes. */
  activeMarkId?: string | null;
  onMark?: (markId: string) => void;
  /** Null when the selection is gone. */
  onSelectText?: (selected: SelectedText | null) => void;
  /** Parts of the bar above the document: before the file's name, and after the viewer's own buttons. */
  headerStart?: ReactNode;
  headerEnd?: ReactNode;
  /** Without the file's name in the bar, where it stands above already. */
  hidesName?: boolean;
}
