import type { DocumentMark } from '../../../../components/document-viewer/viewer-props.ts';
import type { OpenPlace } from '../../model/places.ts';

export interface ReviewToolProps {
  documentId: string;
  onOpen: OpenPlace;
  /** Findings as marks in the document. */
  onMarks: (marks: readonly DocumentMark[]) => void;
  active: string | null;
  onActive: (findingId: string | null) => void;
}
