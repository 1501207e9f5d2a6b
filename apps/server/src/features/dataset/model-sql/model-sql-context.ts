import type { Transaction } from '../../../db/client.ts';
import type { OutgoingGate } from '../../../engine/outgoing-gate/index.ts';
import type { Caller } from '../../../ports/app-context.ts';
import type { ModelRegistry } from '../../../ports/model.ts';
import type { DatasetContext } from '../dataset-context.ts';

/** What a model that proposes SQL needs besides the dataset. */
export interface ModelSqlContext extends DatasetContext {
  models: ModelRegistry;
  /** Shows what would leave; whatever is asked goes through it by itself. */
  gate: OutgoingGate;
  /** @throws AppError `quota_exceeded` */
  takeQuota(tx: Transaction, caller: Caller, kind: 'question'): Promise<void>;
}
