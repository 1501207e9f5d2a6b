import type { ModelPurpose } from '@mingfa/contract/admin';
import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { modelProvider } from '../../db/schema/chat.ts';
import type { ModelAddress } from '../../ports/model.ts';

/** Ids of the models that the environment names. */
export const ENVIRONMENT_MODEL_IDS = {
  chat: 'environment',
  embedding: 'environment-embedding',
  rerank: 'environment-rerank',
  image: 'environment-image',
  transcription: 'environment-transcription',
} as const satisfies Record<ModelPurpose, string>;

/** The models that the environment names; null where it names none. */
export type EnvironmentModels = Readonly<Record<ModelPurpose, ModelAddress | null>>;

export interface ConfiguredModel {
  modelId: string;
  name: string;
  address(): ModelAddress;
}

/** The models of one purpose that are switched on, in order: that of the environment first. */
export async function listConfiguredModels(
  options: {
    db: Database;
    environment: EnvironmentModels;
    decryptSecret: (cipher: string) => string;
  },
  purpose: ModelPurpose,
): Promise<ConfiguredModel[]> {
  const rows = await options.db
    .select()
    .from(modelProvider)
    .where(and(eq(modelProvider.enabled, true), eq(modelProvider.purpose, purpose)))
    .orderBy(asc(modelProvider.position), asc(modelProvider.createdAt));
  // A key sealed with a lost secret must not take the other models down; the service will refuse the call.
  const decryptOrEmpty = (cipher: string): string => {
    try {
      return options.decryptSecret(cipher);
    } catch {
      return '';
    }
  };
  const named = options.environment[purpose];
  return [
    ...(named
      ? [{ modelId: ENVIRONMENT_MODEL_IDS[purpose], name: named.modelName, address: () => named }]
      : []),
    ...rows.map((row) => ({
      modelId: row.id,
      name: row.name,
      address: () => ({
        baseUrl: row.baseUrl,
        modelName: row.modelName,
        apiKey: row.apiKeyCipher === '' ? '' : decryptOrEmpty(row.apiKeyCipher),
        ...(row.files ? { files: row.files } : {}),
      }),
    })),
  ];
}
