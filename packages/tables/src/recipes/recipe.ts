import type { ColumnKind, ColumnMeaning, TableCellValue } from '@mingfa/contract/table-query';
import type { Bilingual, LegalBasis } from '@mingfa/legal/calculators/calculation';
import type { PublishedFigures } from '@mingfa/legal/figures/published-figures';

/** A column that a recipe reads; the caller says which of a table's it is. */
export interface RecipeRole {
  name: string;
  label: Bilingual;
  kind: ColumnKind;
  required: boolean;
}

/** What is asked besides the table; `percent` as 12 for 12 %. */
export interface RecipeSetting {
  name: string;
  label: Bilingual;
  kind: 'date' | 'percent' | 'number';
  required: boolean;
}

/** A row of a table as a recipe reads it: its number in the original, and what its columns say. */
export interface RecipeRow {
  row: number;
  cells: Readonly<Record<string, TableCellValue>>;
  /** What cells say that are not of their column's kind; these are null in `cells`. */
  unreadable?: Readonly<Record<string, string>>;
}

/** A column of what a recipe works out. */
export interface RecipeColumn {
  label: Bilingual;
  kind: ColumnKind;
  meaning: ColumnMeaning;
}

/** One line of what was worked out, with the rows of the table it rests on. */
export interface RecipeLine {
  cells: TableCellValue[];
  rows: number[];
}

/** What a recipe makes of a table, or what it lacks. Amounts are decimal texts in yuan. */
export type RecipeOutcome =
  | {
      status: 'result';
      columns: RecipeColumn[];
      lines: RecipeLine[];
      totals: { label: Bilingual; value: string }[];
      basis: LegalBasis[];
      notes: Bilingual[];
      /** Rows that could not be used, with the reason. */
      leftOut: { row: number; reason: Bilingual }[];
    }
  | { status: 'needs'; missing: { field: string; reason: Bilingual }[] };

/** What is set for a run of a recipe. */
export type RecipeSettings = Readonly<Record<string, string | number | null>>;

/** A calculation of law over the rows of a table, with its formula and articles. */
export interface Recipe {
  id: string;
  name: Bilingual;
  description: Bilingual;
  /** How it counts, in words that a court follows. */
  formula: Bilingual;
  basis: readonly LegalBasis[];
  roles: readonly RecipeRole[];
  settings: readonly RecipeSetting[];
  /** @param published figures that change by year or month; those of the release where none are given */
  run(rows: readonly RecipeRow[], settings: RecipeSettings, published?: PublishedFigures): RecipeOutcome;
}
