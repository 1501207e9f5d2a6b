import type { ReviewColumnKind, ReviewValue } from '@mingfa/contract/review-cell';
import type { Contract, Span } from '@mingfa/legal/contracts/contract';
import type { PaperKind } from '@mingfa/legal/contracts/document-reading';

/** A document as a column reads it. */
export interface ColumnInput {
  contract: Contract;
  blocks: readonly { id: string; text: string }[];
  kindOfPaper: PaperKind;
  isWhole: boolean;
  asOf: string;
}

/** What a rule found in one document. */
export interface ColumnReading {
  state: 'found' | 'not_agreed' | 'not_found';
  value: ReviewValue | null;
  quote: string;
  span: Span | null;
  confidence: 'high' | 'medium' | 'low';
}

interface BothLanguages {
  zh: string;
  en: string;
}

/** A column of the library: a typed question that is answered by rule. */
export interface ReviewColumnRule {
  key: string;
  kind: ReviewColumnKind;
  label: BothLanguages;
  asks: BothLanguages;
  group: string;
  choices?: readonly BothLanguages[];
  read(input: ColumnInput): ColumnReading;
}

/** The rules, and the program that exports them as `COLUMN_RULES`: threads read it for themselves. */
export interface ColumnLibrary {
  program: URL;
  rules: readonly ReviewColumnRule[];
  /** What headings of the library are called. */
  groups: Readonly<Record<string, BothLanguages>>;
}
