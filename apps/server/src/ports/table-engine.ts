import type { Readable } from 'node:stream';
import type { ProposedTable, TableColumn, TableShape, TableStep } from '@mingfa/contract/dataset-table';
import type { ColumnKind, ColumnMeaning, ResultColumn, TableCellValue } from '@mingfa/contract/table-query';
import type { Language } from '@mingfa/contract/values';

/** A file with tables in it, by a path on this machine; the name tells what it may be. */
export interface TableFile {
  name: string;
  path: string;
}

/** What was built of a dataset: the number names its files, shapes and steps together. */
export interface BuiltKey {
  datasetId: string;
  build: number;
}

/** A column as it stands in what was built. */
export interface BuiltColumn extends TableColumn {
  empty: number;
  /** Cells that stay as they are written. */
  unreadable: number;
  /** Of a column that was calculated. */
  formula: string | null;
}

/** A table as it was built. */
export interface BuiltTable {
  name: string;
  /** Unique among the tables, whatever the case: what SQL calls it. */
  label: string;
  rows: number;
  rowsLeftOut: number;
  columns: BuiltColumn[];
}

/** What is built: the tables by their shapes, then the steps in order. */
export interface BuildPlan {
  tables: readonly TableShape[];
  steps: readonly { table: string; step: TableStep }[];
}

/** What came of a build. */
export interface Built {
  tables: BuiltTable[];
  /** Rows or cells that each step touched, in the order of the plan. */
  touched: number[];
  bytes: number;
}

/** A question in SQL. */
export interface TableQuestion {
  sql: string;
  /** Rows that are given; the others are counted. */
  rows: number;
  /** Somebody wrote it: it is held to one SELECT over the labels, and to a shorter time. */
  isWritten: boolean;
  /** What columns of the dataset mean: the answer then tells what its own columns hold of them. */
  meanings?: readonly KnownMeaning[];
}

/** What a column means, under each name of its table. */
export interface KnownMeaning {
  tables: readonly string[];
  column: string;
  meaning: ColumnMeaning;
  /** Its cells are words of people, in which numbers of persons may stand. */
  isFreeText?: boolean;
}

/** A column of an answer. */
export interface AnswerColumn {
  name: string;
  kind: ColumnKind;
  /** Where it was asked for: what the columns mean whose cells may stand in it, whole or in part; rather more than fewer. */
  holds?: ColumnMeaning[];
  /** Its cells are cells, sums or means of these columns: what was 元 is still 元. */
  isSameUnit?: boolean;
  /** Its cells are whole cells of these columns, read as another kind at most: nothing was cut out, joined or reckoned. */
  isCell?: boolean;
  /** Words of people may stand in its cells, whole or in part. */
  holdsFreeText?: boolean;
}

/** An answer: columns as the engine has them, cells in the forms of the contract. */
export interface TableAnswer {
  columns: AnswerColumn[];
  rows: TableCellValue[][];
  totalRows: number;
}

/** An answer as a file. */
export interface TableExport {
  sql: string;
  format: 'csv' | 'xlsx';
  sheetName: string;
  /** What the columns are called, in their order; the engine's own names where there are none. */
  columns: readonly string[];
  /** By which cells are covered, in their order; null: they are written whole. */
  covers: readonly Pick<ResultColumn, 'kind' | 'meaning' | 'isFigure' | 'cover'>[] | null;
}

/** Why SQL is refused, or where it is wrong. */
export interface SqlProblem {
  code: 'sql_not_one' | 'sql_not_select' | 'sql_not_allowed' | 'sql_wrong';
  /** What is wrong and where; empty where the code says it. */
  words: Record<Language, string>;
  /** The engine's own words, in English; empty where the code says it. */
  original: string;
  /** In UTF-16 units; null where it is not known. */
  position: number | null;
}

/**
 * Reads files with tables, keeps what was built of them beside the data folder, and answers SQL over it: each in a process of its own with
 * limits, which may reach nothing but that file. What is built can be lost at any time. Every method throws `AppError`s
 * (`table_unreadable`, `file_damaged`, `empty_file`, `dataset_too_large`, `parser_timeout`, `parser_memory`, `disk_full`, `engine_missing`,
 * those of SQL, `query_timeout`, `query_memory`, `query_too_large`), or the signal's reason.
 */
export interface TableEngine {
  /** The tables of the files, with their first rows as written and as read. */
  recognise(files: readonly TableFile[], signal: AbortSignal): Promise<ProposedTable[]>;
  /**
   * The first rows of one table, read with a shape.
   * @param anew its columns are recognised again
   */
  preview(file: TableFile, shape: TableShape, anew: boolean, signal: AbortSignal): Promise<ProposedTable>;
  /**
   * Loads the tables and does the steps; what is there afterwards is whole or not there.
   * @param onProgress called with thousandths; it must not throw
   * @throws AppError `step_refused`
   */
  build(
    key: BuiltKey,
    files: readonly TableFile[],
    plan: BuildPlan,
    signal: AbortSignal,
    onProgress?: (done: number) => void,
  ): Promise<Built>;
  isBuilt(key: BuiltKey): Promise<boolean>;
  /** Answers SQL. @throws AppError `sql_not_one`, `sql_not_select`, `sql_not_allowed`, `sql_wrong` */
  ask(key: BuiltKey, question: TableQuestion, signal: AbortSignal): Promise<TableAnswer>;
  /** Tells whether SQL would run. */
  check(
    key: BuiltKey,
    sql: string,
    signal: AbortSignal,
  ): Promise<{ columns: TableAnswer['columns']; problem: SqlProblem | null }>;
  /**
   * Writes an answer as a file, all rows of it; the content is read once.
   * @throws AppError as `ask`, and `export_too_large`
   */
  export(
    key: BuiltKey,
    asked: TableExport,
    signal: AbortSignal,
  ): Promise<{ content: Readable; bytes: number }>;
  /** Removes what was built of a dataset, but for one build where it is named. */
  forget(datasetId: string, except?: number): Promise<void>;
  /** Removes what was built of datasets that are not named. */
  sweep(known: (datasetIds: readonly string[]) => Promise<ReadonlySet<string>>): Promise<void>;
  /** Ends the processes. */
  close(): Promise<void>;
}
