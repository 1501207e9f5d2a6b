import type { ModelPurpose } from '@mingfa/contract/admin';
import { eq } from 'drizzle-orm';
import { modelProvider } from '../../db/schema/chat.ts';
import { ENVIRONMENT_MODEL_IDS } from '../../engine/models/index.ts';
import { AppError } from '../../ports/app-error.ts';
import type { ModelAddress } from '../../ports/model.ts';
import type { ModelContext } from './model-context.ts';

export interface FoundModel {
  modelId: string;
  purpose: ModelPurpose;
  name: string;
  address: ModelAddress;
}

/** A model of the environment or of the settings, also one that is switched off. @throws AppError `not_found` */
export async function findModel(context: ModelContext, modelId: string): Promise<FoundModel> {
  for (const [purpose, id] of Object.entries(ENVIRONMENT_MODEL_IDS) as [ModelPurpose, string][]) {
    const address = context.environmentModels[purpose];
    if (id === modelId && address) return { modelId, purpose, name: address.modelName, address };
  }
  const [row] = await context.db.select().from(modelProvider).where(eq(modelProvider.id, modelId));
  if (!row) throw new AppError('not_found');
  const apiKey = row.apiKeyCipher === '' ? '' : context.secrets.decryptSecret(row.apiKeyCipher);
  const { purpose, name, baseUrl, modelName, files } = row;
  return { modelId, purpose, name, address: { baseUrl, modelName, apiKey, ...(files ? { files } : {}) } };
}
