import type { DocumentFormat, DocumentPart } from '@mingfa/contract/document-content';

/** What comes out of a file, in order: its format and size, its parts, and at the end what was left out. */
export type ParseEvent =
  | { kind: 'found'; format: DocumentFormat; pages: number | null }
  /** `done` of `total` pages, slides or sheets read so far. */
  | { kind: 'progress'; done: number; total: number }
  | { kind: 'part'; part: DocumentPart }
  /** One of `IGNORED_KINDS`. */
  | { kind: 'ignored'; what: string };
