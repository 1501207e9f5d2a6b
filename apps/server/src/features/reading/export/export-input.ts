import type { ComparedClause, DocumentReading } from '@mingfa/contract/document';
import type { Language } from '@mingfa/contract/values';
import type { FileLabel } from '@mingfa/files/labels/file-label';
import type { ExportEntry } from '../../chat/index.ts';
import type { ComparisonResult } from '../analyse-document.ts';

/** Notes of one document, ready to be set. */
export interface NotesExport {
  language: Language;
  /** Day of the export in China. */
  day: string;
  name: string;
  pages: number | null;
  characters: number;
  reading: DocumentReading;
  /** The conversation about it, oldest first. */
  entries: ExportEntry[];
  /** Null: no answer is a model's. */
  label: FileLabel | null;
}

/** A comparison, ready to be set. */
export interface ComparisonExport {
  language: Language;
  day: string;
  left: string;
  right: string;
  counts: ComparisonResult['counts'];
  clauses: ComparedClause[];
}
