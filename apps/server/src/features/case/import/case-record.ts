import type { CaseImportField } from '@mingfa/contract/case-import';
import { splitCases } from '@mingfa/legal/judgments/split-cases';

/** A document of a case as its source gives it, before anything is read in it. */
export interface CaseRecord {
  /** The file, with the row of a table behind `#`. */
  path: string;
  /** The words of the document. */
  text: string;
  /** What the source says beside them. */
  fields: Partial<Record<CaseImportField, string>>;
  /** The text was put together from fields of a table: one in a piece is better. */
  isComposed: boolean;
}

/** A file or row that holds no document; Chinese and English in one line. */
export interface RecordProblem {
  path: string;
  problem: string;
}

/** Longest document: the longest judgments known have some hundred thousand characters. */
export const CHARACTERS_MAX = 2_000_000;

export const isProblem = (read: CaseRecord | RecordProblem): read is RecordProblem => 'problem' in read;

/** The document of a text, or those of a batch of guiding cases that are published together. */
export function recordsOfText(path: string, text: string, fields: CaseRecord['fields']): CaseRecord[] {
  const parts = splitCases(text);
  if (parts.length === 1 && parts[0]?.start === 0) return [{ path, text, fields, isComposed: false }];
  return parts.map(({ start, end, title, ownNumber }) => ({
    path: ownNumber === null ? path : `${path}#${ownNumber}`,
    text: text.slice(start, end).trim(),
    fields: {
      ...(title === null ? {} : { title }),
      ...(ownNumber === null ? {} : { ownNumber }),
      authority: 'guiding',
    },
    isComposed: false,
  }));
}
