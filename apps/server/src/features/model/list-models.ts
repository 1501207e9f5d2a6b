import { type ModelProvider, modelPurpose } from '@mingfa/contract/admin';
import { asc } from 'drizzle-orm';
import { modelProvider } from '../../db/schema/chat.ts';
import { ENVIRONMENT_MODEL_IDS } from '../../engine/models/index.ts';
import { readRevision } from '../administration/index.ts';
import type { ModelContext } from './model-context.ts';

type ModelRow = typeof modelProvider.$inferSelect;

/** The topic of the settings that counts changes of models. */
export const MODELS_KEY = 'models';

/** Configured models in order of fallback; those of the environment come first. */
export async function listModels(
  context: ModelContext,
): Promise<{ items: ModelProvider[]; revision: number }> {
  // Read first: what is changed in between is seen as newer than this.
  const revision = await readRevision(context.db, MODELS_KEY);
  const rows = await context.db
    .select()
    .from(modelProvider)
    .orderBy(asc(modelProvider.position), asc(modelProvider.createdAt));
  return { items: [...environmentModelsOf(context), ...rows.map(describeModel)], revision };
}

function environmentModelsOf({ environmentModels }: ModelContext): ModelProvider[] {
  return modelPurpose.options.flatMap((purpose) => {
    const named = environmentModels[purpose];
    if (!named) return [];
    return [
      {
        modelId: ENVIRONMENT_MODEL_IDS[purpose],
        purpose,
        name: named.modelName,
        baseUrl: named.baseUrl,
        modelName: named.modelName,
        keyHint: hintOf(named.apiKey),
        hasKey: named.apiKey !== '',
        enabled: true,
        position: -1,
        dimension: null,
        files: null,
        source: 'environment' as const,
        createdAt: null,
      },
    ];
  });
}

export function describeModel(row: ModelRow): ModelProvider {
  return {
    modelId: row.id,
    purpose: row.purpose,
    name: row.name,
    baseUrl: row.baseUrl,
    modelName: row.modelName,
    keyHint: row.keyHint,
    hasKey: row.apiKeyCipher !== '',
    enabled: row.enabled,
    position: row.position,
    dimension: row.dimension,
    files: row.files,
    source: 'settings',
    createdAt: row.createdAt.toISOString(),
  };
}

/** The last four characters of a key long enough that they give nothing away. */
export function hintOf(key: string): string {
  return key.length >= 12 ? key.slice(-4) : '';
}
