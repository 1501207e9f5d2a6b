import type { EnvironmentModels } from '../../engine/models/index.ts';
import type { OutgoingGate } from '../../engine/outgoing-gate/index.ts';
import type { AppContext } from '../../ports/app-context.ts';

/** What the verbs of the outgoing gate need besides the common context. */
export interface OutgoingGateContext extends AppContext {
  gate: OutgoingGate;
  environmentModels: EnvironmentModels;
}
