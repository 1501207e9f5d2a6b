import type { LanguageModelV4 } from '@ai-sdk/provider';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { modelProvider } from '../../db/schema/chat.ts';
import { AppError } from '../../ports/app-error.ts';
import {
  BUILT_IN_MODEL_ID,
  type ModelAddress,
  type ModelRegistry,
  type OpenModel,
  type ResolvedModel,
} from '../../ports/model.ts';

/** Id of the model that the environment names. */
export const ENVIRONMENT_MODEL_ID = 'environment';

/** The models of the environment and the settings, read anew for every answer so that a change works at once. */
export function createModelRegistry(options: {
  db: Database;
  /** From MODEL_BASE_URL, MODEL_API_KEY and MODEL_NAME; null when they are not set. */
  environment: ModelAddress | null;
  openModel: OpenModel;
  decryptSecret: (cipher: string) => string;
  builtIn: { name: string; model: LanguageModelV4 };
}): ModelRegistry {
  const opened = new Map<string, LanguageModelV4>();
  const open = (address: ModelAddress): LanguageModelV4 => {
    const key = JSON.stringify(address);
    const held = opened.get(key) ?? options.openModel(address);
    opened.set(key, held);
    return held;
  };
  // A key sealed with a lost secret must not take the other models down; the service will refuse the call.
  const decryptOrEmpty = (cipher: string): string => {
    try {
      return options.decryptSecret(cipher);
    } catch {
      return '';
    }
  };
  const builtIn: ResolvedModel = {
    modelId: BUILT_IN_MODEL_ID,
    name: options.builtIn.name,
    builtIn: true,
    model: options.builtIn.model,
  };

  async function configured(): Promise<(Omit<ResolvedModel, 'model'> & { address: () => ModelAddress })[]> {
    const rows = await options.db
      .select()
      .from(modelProvider)
      .where(eq(modelProvider.enabled, true))
      .orderBy(asc(modelProvider.position), asc(modelProvider.createdAt));
    const { environment } = options;
    return [
      ...(environment
        ? [
            {
              modelId: ENVIRONMENT_MODEL_ID,
              name: environment.modelName,
              builtIn: false,
              address: () => environment,
            },
          ]
        : []),
      ...rows.map((row) => ({
        modelId: row.id,
        name: row.name,
        builtIn: false,
        address: () => ({
          baseUrl: row.baseUrl,
          modelName: row.modelName,
          apiKey: row.apiKeyCipher === '' ? '' : decryptOrEmpty(row.apiKeyCipher),
        }),
      })),
    ];
  }

  return {
    async list() {
      const models = await configured();
      return [...models, builtIn].map(({ modelId, name, builtIn }) => ({ modelId, name, builtIn }));
    },
    async resolve(modelId) {
      const models = await configured();
      if (modelId === BUILT_IN_MODEL_ID || (models.length === 0 && modelId === null)) return [builtIn];
      const chosen = modelId === null ? models[0] : models.find((model) => model.modelId === modelId);
      if (!chosen) throw new AppError('model_not_configured');
      return [chosen, ...models.filter((model) => model !== chosen)].map(({ address, ...model }) => ({
        ...model,
        model: open(address()),
      }));
    },
  };
}
