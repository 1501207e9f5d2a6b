import type { ComponentType } from 'react';
import type { DocumentMark } from '../document-viewer/viewer-props.ts';
import type { OpenPlace } from './opened-place.ts';

export interface ReviewSlotProps {
  documentId: string;
  onOpen: OpenPlace;
  /** Findings as marks in the document. */
  onMarks: (marks: readonly DocumentMark[]) => void;
  active: string | null;
  onActive: (findingId: string | null) => void;
}

/** The review of a contract, which another part of the program draws. */
export type ReviewSlot = ComponentType<ReviewSlotProps>;
