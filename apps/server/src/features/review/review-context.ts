import type { PlaybookRule } from '@mingfa/contract/playbook';
import type { Transaction } from '../../db/client.ts';
import type { LibraryReader } from '../../engine/answering/index.ts';
import type { IngestionContext } from '../../engine/ingestion/index.ts';
import type { AskedQuestion, LawSource, ReadQuestion } from '../../engine/retrieval/index.ts';
import type { Caller } from '../../ports/app-context.ts';
import type { DocxChanges } from '../../ports/docx-changes.ts';
import type { ModelRegistry } from '../../ports/model.ts';
import type { PrintedFileWriter } from '../../ports/printed-file-writer.ts';

/** What reviews need besides documents. */
export interface ReviewContext extends IngestionContext {
  models: ModelRegistry;
  /** The rules the product brings. */
  builtInRules: readonly PlaybookRule[];
  docxChanges: DocxChanges;
  printer: PrintedFileWriter;
  openLibrary(): Promise<LibraryReader>;
  readQuestion(asked: AskedQuestion): Promise<ReadQuestion>;
  laws: LawSource;
  /** @throws AppError `quota_exceeded` */
  takeQuota(tx: Transaction, caller: Caller, kind: 'question'): Promise<void>;
  modelLimits: ModelLimits;
}

/** What a review may cost at most. */
export interface ModelLimits {
  /** Calls that bring something; one that fails is repeated once for each wait. */
  calls: number;
  /** Characters of the contract shown in one call. */
  callCharacters: number;
  /** Waits before a call that was refused for its rate is repeated. */
  waitsMs: readonly number[];
  /** Of the whole part of the model. */
  totalMs: number;
}

export const MODEL_LIMITS: ModelLimits = {
  calls: 40,
  callCharacters: 1600,
  waitsMs: [2000, 10_000],
  totalMs: 15 * 60_000,
};
