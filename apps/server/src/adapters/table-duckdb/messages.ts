import type { ProposedTable, TableShape } from '@mingfa/contract/dataset-table';
import type { CoveredColumn } from '@mingfa/tables/values/cover-cell';
import { z } from 'zod';
import type {
  BuildPlan,
  BuiltTable,
  KnownMeaning,
  SqlProblem,
  TableAnswer,
} from '../../ports/table-engine.ts';

/** A file in the folder of a child, with the name a person gave it. */
export interface SourceFile {
  name: string;
  path: string;
}

/** What a loading child is asked, once. Paths are within its folder. */
export type LoadRequest =
  | { task: 'recognise'; files: SourceFile[] }
  | { task: 'preview'; file: SourceFile; shape: TableShape; anew: boolean }
  | { task: 'build'; files: SourceFile[]; plan: BuildPlan; out: string }
  | { task: 'export'; database: string; export: ExportRequest; out: string };

/** An answer as a file. */
export interface ExportRequest {
  sql: string;
  format: 'csv' | 'xlsx';
  sheetName: string;
  /** In the order of the answer; the engine's own names where it is shorter. */
  columns: readonly string[];
  /** By which cells are covered, in their order; null: they are written whole. */
  covers: readonly CoveredColumn[] | null;
}

/** What a child that answers questions is asked, again and again. */
export type AskRequest =
  | {
      task: 'ask';
      sql: string;
      rows: number;
      isWritten: boolean;
      bytesMax: number;
      meanings?: readonly KnownMeaning[];
    }
  | { task: 'check'; sql: string };

/** What came of a piece of work. */
export interface LoadResults {
  recognise: ProposedTable[];
  preview: ProposedTable;
  build: { tables: BuiltTable[]; touched: number[] };
  export: { rows: number };
}
/** What came of a question. */
export interface AskResults {
  ask: TableAnswer;
  check: { columns: TableAnswer['columns']; problem: SqlProblem | null };
}

/** What a child says, a line each. A child that was taken over says anything: it is looked at before it is believed. */
export const childAnswer = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ready') }),
  z.object({ kind: z.literal('progress'), done: z.number() }),
  z.object({ kind: z.literal('done'), result: z.unknown() }),
  z.object({
    kind: z.literal('failed'),
    code: z.string(),
    values: z.record(z.string(), z.union([z.string(), z.number(), z.record(z.string(), z.string())])),
  }),
  z.object({ kind: z.literal('broken'), message: z.string() }),
]);
/** What {@link childAnswer} reads. */
export type ChildAnswer = z.infer<typeof childAnswer>;
