import type { ReportBlock, ReportNote } from '@mingfa/contract/case-report-content';

/** A paragraph that the program made; its footnotes stand at its end. */
export const paragraph = (
  text: string,
  notes: readonly (string | Omit<ReportNote, 'at'>)[] = [],
): ReportBlock => ({
  kind: 'paragraph',
  origin: 'made',
  text,
  notes: notes.map((note) =>
    typeof note === 'string' ? { at: text.length, text: note, location: null } : { at: text.length, ...note },
  ),
});
/** A heading within a section. */
export const heading = (text: string): ReportBlock => ({ kind: 'heading', text });
/** A table; a cell has a text with line breaks. */
export const table = (columns: readonly string[], rows: readonly (readonly string[])[]): ReportBlock => ({
  kind: 'table',
  columns: [...columns],
  rows: rows.map((row) => [...row]),
});
/** `label：text`, nothing where there is no text. */
export const line = (label: string, text: string, colon: string): ReportBlock[] =>
  text === '' ? [] : [paragraph(`${label}${colon}${text}`)];
