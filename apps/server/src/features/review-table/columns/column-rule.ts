import type {
  BothLanguages,
  ReviewColumnGroup,
  ReviewColumnRule,
} from '@mingfa/legal/review-columns/column-rule';

/** The rules, and the program that exports them as `COLUMN_RULES`: threads read it for themselves. */
export interface ColumnLibrary {
  program: URL;
  rules: readonly ReviewColumnRule[];
  /** What headings of the library are called. */
  groups: Readonly<Record<ReviewColumnGroup, BothLanguages>>;
}
