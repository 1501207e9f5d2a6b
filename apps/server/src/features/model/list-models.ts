import type { ModelProvider } from '@mingfa/contract/admin';
import { asc } from 'drizzle-orm';
import { modelProvider } from '../../db/schema/chat.ts';
import { ENVIRONMENT_MODEL_ID } from '../../engine/models/index.ts';
import type { ModelContext } from './model-context.ts';

type ModelRow = typeof modelProvider.$inferSelect;

/** Configured models in order of fallback; that of the environment comes first. */
export async function listModels(context: ModelContext): Promise<{ items: ModelProvider[] }> {
  const rows = await context.db
    .select()
    .from(modelProvider)
    .orderBy(asc(modelProvider.position), asc(modelProvider.createdAt));
  const { environmentModel } = context;
  const items = rows.map(describeModel);
  if (!environmentModel) return { items };
  const first: ModelProvider = {
    modelId: ENVIRONMENT_MODEL_ID,
    name: environmentModel.modelName,
    baseUrl: environmentModel.baseUrl,
    modelName: environmentModel.modelName,
    keyHint: hintOf(environmentModel.apiKey),
    enabled: true,
    position: -1,
    source: 'environment',
    createdAt: null,
  };
  return { items: [first, ...items] };
}

export function describeModel(row: ModelRow): ModelProvider {
  return {
    modelId: row.id,
    name: row.name,
    baseUrl: row.baseUrl,
    modelName: row.modelName,
    keyHint: row.keyHint,
    enabled: row.enabled,
    position: row.position,
    source: 'settings',
    createdAt: row.createdAt.toISOString(),
  };
}

/** The last four characters of a key long enough that they give nothing away. */
export function hintOf(key: string): string {
  return key.length >= 12 ? key.slice(-4) : '';
}
