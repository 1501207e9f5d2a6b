import type { ModelRegistry } from '../../ports/model.ts';
import type { PrintedFileWriter } from '../../ports/printed-file-writer.ts';
import type { DatasetContext } from '../dataset/index.ts';
import type { ColumnLibrary } from './columns/column-rule.ts';

/** What review tables need besides documents, and datasets that are made of them. */
export interface ReviewTableContext extends DatasetContext {
  models: ModelRegistry;
  printer: PrintedFileWriter;
  columnLibrary: ColumnLibrary;
  /** Waits before a call of a model that was refused for its rate is repeated. */
  modelWaitsMs: readonly number[];
  /** Where people reach this installation, for links in files; null where nobody said. */
  webAddress: string | null;
  /** Counts a document that a model is shown as a question of whoever owns the table; the code of the refusal where no more may be asked today. */
  takeQuestion(tableId: string): Promise<'quota_exceeded' | null>;
}
