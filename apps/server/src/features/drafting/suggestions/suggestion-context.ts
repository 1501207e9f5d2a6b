import type { Transaction } from '../../../db/client.ts';
import type { LibraryReader } from '../../../engine/answering/index.ts';
import type { AskedQuestion, LawSource, ReadQuestion } from '../../../engine/retrieval/index.ts';
import type { Runs } from '../../../engine/runs/index.ts';
import type { Caller } from '../../../ports/app-context.ts';
import type { ModelRegistry } from '../../../ports/model.ts';
import type { DraftingContext } from '../drafting-context.ts';

/** What drafting with a model needs besides: who writes, and from which law. */
export interface SuggestionContext extends DraftingContext {
  runs: Runs;
  models: ModelRegistry;
  laws: LawSource;
  openLibrary(): Promise<LibraryReader>;
  readQuestion(asked: AskedQuestion): Promise<ReadQuestion>;
  /** @throws AppError `quota_exceeded` */
  takeQuota(tx: Transaction, caller: Caller, kind: 'question'): Promise<void>;
}
