import { REVIEW_TABLE_LIMITS, type ReviewColumnKind } from '@mingfa/contract/review-cell';
import type { NewReviewColumn } from '@mingfa/contract/review-table';

/** Of a table's name. */
export const TITLE_CHARACTERS = 200;

/** A question in somebody's own words, before it is a column. */
export interface OwnColumn {
  id: string;
  label: string;
  instruction: string;
  kind: ReviewColumnKind;
  choices: string[];
}

/** Documents that are to be rows. */
export interface WantedRows {
  documentIds: readonly string[];
  konId: string | null;
  /** Of the knowledge base, where one is chosen. */
  filesOfBase: number;
}
/** What a part of the choice of rows is given. */
export interface RowChoice {
  wanted: WantedRows;
  onWanted: (change: (before: WantedRows) => WantedRows) => void;
}
/** Questions that are to be columns. */
export interface WantedColumns {
  keys: readonly string[];
  own: readonly OwnColumn[];
  /** Those of the library are answered by the model, too, and differences are shown. */
  withModel: boolean;
}

export const NO_ROWS: WantedRows = { documentIds: [], konId: null, filesOfBase: 0 };
export const NO_COLUMNS: WantedColumns = { keys: [], own: [], withModel: false };

/** Wanted columns as they are sent. Without a model, own ones are filled by hand, and those of the library by rule alone. */
export function columnsToAdd(
  { keys, own, withModel }: WantedColumns,
  modelName: string | null,
): NewReviewColumn[] {
  return [
    ...keys.map(
      (key): NewReviewColumn => ({
        from: 'library',
        key,
        method: withModel && modelName !== null ? 'both' : 'rule',
        position: null,
      }),
    ),
    ...own.map(
      ({ id: _, ...column }): NewReviewColumn => ({
        ...column,
        from: 'own',
        method: modelName === null ? 'hand' : 'model',
        dependsOn: [],
        position: null,
      }),
    ),
  ];
}

/** Rows as they are sent. */
export const rowsToAdd = ({ documentIds, konId }: WantedRows) => ({
  documentIds: [...documentIds],
  ...(konId === null ? {} : { konId }),
});

export const countRows = ({ documentIds, filesOfBase }: WantedRows): number =>
  documentIds.length + filesOfBase;
export const countColumns = ({ keys, own }: WantedColumns): number => keys.length + own.length;

/** Choices as they are written, one a line; empty and repeated lines are left out. */
export const readChoices = (typed: string): string[] =>
  [...new Set(typed.split('\n').map((line) => line.trim().slice(0, 60)))]
    .filter((line) => line !== '')
    .slice(0, REVIEW_TABLE_LIMITS.choices);
