import type { LanguageModelV4 } from '@ai-sdk/provider';
import type { Database } from '../../db/client.ts';
import { AppError } from '../../ports/app-error.ts';
import {
  BUILT_IN_MODEL_ID,
  type ModelAddress,
  type ModelRegistry,
  type OpenModel,
  type ResolvedModel,
} from '../../ports/model.ts';
import { type EnvironmentModels, listConfiguredModels } from './configured-models.ts';

/** The chat models of the environment and the settings, read anew for every answer so that a change works at once. */
export function createModelRegistry(options: {
  db: Database;
  environment: EnvironmentModels;
  openModel: OpenModel;
  decryptSecret: (cipher: string) => string;
  builtIn: { name: string; model: LanguageModelV4 };
  /** Whether what goes to an address is masked now. */
  isMasked: (baseUrl: string) => Promise<boolean>;
}): ModelRegistry {
  const opened = new Map<string, LanguageModelV4>();
  const open = (address: ModelAddress): LanguageModelV4 => {
    const key = JSON.stringify(address);
    const held = opened.get(key) ?? options.openModel(address);
    opened.set(key, held);
    return held;
  };
  const builtIn: ResolvedModel = {
    modelId: BUILT_IN_MODEL_ID,
    name: options.builtIn.name,
    builtIn: true,
    model: options.builtIn.model,
  };

  return {
    async list() {
      const models = await listConfiguredModels(options, 'chat');
      return [
        ...(await Promise.all(
          models.map(async ({ modelId, name, address }) => ({
            modelId,
            name,
            builtIn: false,
            ...((await options.isMasked(address().baseUrl)) ? { masked: true } : {}),
          })),
        )),
        { modelId: builtIn.modelId, name: builtIn.name, builtIn: true },
      ];
    },
    async resolve(modelId) {
      const models = await listConfiguredModels(options, 'chat');
      if (modelId === BUILT_IN_MODEL_ID || (models.length === 0 && modelId === null)) return [builtIn];
      const chosen = modelId === null ? models[0] : models.find((model) => model.modelId === modelId);
      if (!chosen) throw new AppError('model_not_configured');
      return [chosen, ...models.filter((model) => model !== chosen)].map((model) => ({
        modelId: model.modelId,
        name: model.name,
        builtIn: false,
        model: open(model.address()),
      }));
    },
  };
}
