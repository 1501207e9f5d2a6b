import type { AppContext } from '../../ports/app-context.ts';
import type { ModelAddress, ModelRegistry, OpenModel } from '../../ports/model.ts';
import type { Secrets } from '../../ports/secrets.ts';

/** What the verbs for configured models need besides the common context. */
export interface ModelContext extends AppContext {
  secrets: Secrets;
  models: ModelRegistry;
  openModel: OpenModel;
  /** From MODEL_BASE_URL, MODEL_API_KEY and MODEL_NAME. */
  environmentModel: ModelAddress | null;
}
