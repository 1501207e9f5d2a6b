import type { Language } from '@mingfa/contract/values';
import type { FileLabel } from '@mingfa/files/labels/file-label';

/** A table of a memo; every cell is plain text. */
export interface MemoTable {
  kind: 'table';
  /** Shares of the width are in twentieths of a point. */
  columns: { title: string; width: number }[];
  rows: string[][];
}

/** What a section of a memo holds. Texts are plain and untrusted; `markdown` is the answer's own, with marks of footnotes. */
export type MemoBlock =
  | { kind: 'text'; text: string }
  | { kind: 'remark'; text: string }
  | { kind: 'list'; items: string[] }
  | { kind: 'markdown'; markdown: string; notes: string[] }
  | MemoTable;

/** A memo as data: Word and Markdown are written from it alike. */
export interface MemoDocument {
  title: string;
  language: Language;
  label: FileLabel | null;
  remarks: string[];
  sections: { heading: string; blocks: MemoBlock[] }[];
}
