import type { DocumentPlace } from '@mingfa/contract/evidence';
import type { StoredAnswer } from '../../../db/schema/review-table.ts';

/** Documents to be read by rule, at once. */
export interface ColumnsJob {
  /** Exports the rules. */
  program: string;
  asOf: string;
  documents: {
    documentId: string;
    /** JSON texts of `readStoredParts`. */
    parts: string[];
    isWhole: boolean;
    /** Keys of the library's columns. */
    keys: string[];
    /** Whether a model is asked besides: it is shown the lines. */
    withLines: boolean;
  }[];
}

/** A line of a document, with the place it opens at. */
export interface ShownLine {
  text: string;
  place: DocumentPlace;
}

/** What was read of one document. */
export interface ColumnsRead {
  documentId: string;
  /** By key; null where the rule itself failed. */
  answers: Record<string, StoredAnswer | null>;
  lines: ShownLine[];
  /** There is more than the lines shown. */
  isCut: boolean;
}
