import type { Language } from '@mingfa/contract/values';

/** One message ready for export: Markdown in which `NOTE_OPEN n NOTE_CLOSE` stands for footnote n, counted from 0. */
export interface ExportEntry {
  role: 'user' | 'assistant';
  markdown: string;
  notes: string[];
  /** The line under an answer: what was understood otherwise than written, model, as-of date, how many citations were verified. */
  remark: string;
}

export interface ExportDocument {
  title: string;
  language: Language;
  /** Day of the export in China. */
  day: string;
  entries: ExportEntry[];
}
