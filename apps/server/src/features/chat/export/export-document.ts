import type { Language } from '@mingfa/contract/values';
import type { FileLabel } from '@mingfa/files/labels/file-label';
import type { WordLayout } from '../clone-desk.ts';

/** One message ready for export: Markdown in which `NOTE_OPEN n NOTE_CLOSE` stands for footnote n, counted from 0. */
export interface ExportEntry {
  role: 'user' | 'assistant';
  /** A model's answer, to be marked as such. */
  isGenerated: boolean;
  markdown: string;
  notes: string[];
  /** The line under an answer: what was understood otherwise than written, model, as-of date, how many citations were verified. */
  remark: string;
  /** What an answer names by number, each once. */
  sources: string[];
}

export interface ExportDocument {
  title: string;
  language: Language;
  /** Day of the export in China. */
  day: string;
  /** Of a conversation with a clone: as its maker wants it set in Word. */
  layout: WordLayout;
  /** The clone that answers; empty: none. */
  clone: string;
  entries: ExportEntry[];
  /** Null: no answer is a model's. */
  label: FileLabel | null;
}
