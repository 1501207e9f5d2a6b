import { fileURLToPath } from 'node:url';
import type { ModelFile, ModelProvider, ModelPurpose } from '@mingfa/contract/admin';
import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/client.ts';
import { modelProvider } from '../../db/schema/chat.ts';
import { changesOf, recordAudit } from '../../engine/audit/index.ts';
import type { MakingContext } from '../../ports/app-context.ts';
import { AppError } from '../../ports/app-error.ts';
import { advanceRevision } from '../administration/index.ts';
import { describeModel, hintOf, MODELS_KEY } from './list-models.ts';
import type { ModelContext } from './model-context.ts';

type ModelRow = typeof modelProvider.$inferSelect;

export interface ModelInput {
  modelId?: string | undefined;
  /** Fixed once the model is made. */
  purpose: ModelPurpose;
  name: string;
  baseUrl: string;
  modelName: string;
  apiKey: string;
  enabled: boolean;
  seenRevision?: number | undefined;
}

/**
 * Adds a model at the end of the order, or changes one. A folder of this machine is looked into, and its files are hashed.
 * @throws AppError `not_found`, `setting_changed`, `recogniser_folder_missing`, `recogniser_files_missing`, `recogniser_model_unknown`
 */
export async function saveModel(
  context: ModelContext & MakingContext,
  input: ModelInput,
): Promise<ModelProvider> {
  const { modelId, apiKey: given, purpose, seenRevision, ...plain } = input;
  // Names in an address (`user:password@`) would be shown to every administrator and logged by proxies.
  const address = new URL(plain.baseUrl);
  if (address.username !== '' || address.password !== '') throw wrongAddress();
  const folder = address.protocol === 'file:' ? await readFolder(context, purpose, address) : null;
  // A folder is opened with nothing.
  const apiKey = folder ? '' : given;
  const key =
    apiKey === '' ? {} : { apiKeyCipher: context.secrets.encryptSecret(apiKey), keyHint: hintOf(apiKey) };
  const values = { ...plain, ...key, ...(folder ?? { files: null }) };
  const saved = await context.makeOnce(async (tx) => {
    await advanceRevision(context, tx, { key: MODELS_KEY, value: {}, seenRevision });
    const { row, held } =
      modelId === undefined
        ? { row: await addModel(context, tx, { ...values, purpose }), held: null }
        : await changeModel(tx, modelId, values, apiKey === '');
    const changes = changesOf(held && settingsOf(held), settingsOf(row));
    await recordAudit(context, tx, { kind: 'model', action: 'saved', id: row.id, changes });
    return describeModel(row);
  });
  if (saved.purpose === 'embedding') await context.settleVectors();
  return saved;
}

const wrongAddress = () =>
  new AppError(
    'invalid_input',
    { problem: 'baseUrl' },
    { details: [{ path: 'baseUrl', message: 'baseUrl' }] },
  );

/** What is in the folder of a recogniser, and the SHA-256 of its files, which are checked before each use. */
async function readFolder(
  { recogniserFolders }: ModelContext,
  purpose: ModelPurpose,
  address: URL,
): Promise<{ modelName: string; files: ModelFile[] }> {
  if (purpose !== 'transcription' || address.host !== '' || address.search !== '') throw wrongAddress();
  const folder = fileURLToPath(address);
  const { title, fileNames } = await recogniserFolders.find(folder);
  return { modelName: title, files: await recogniserFolders.seal(folder, fileNames) };
}

async function addModel(
  context: ModelContext,
  tx: Transaction,
  values: Omit<typeof modelProvider.$inferInsert, 'id' | 'position' | 'createdAt'>,
): Promise<ModelRow> {
  const [row] = await tx
    .insert(modelProvider)
    .values({
      ...values,
      id: context.ids.make('model'),
      position: sql`(select coalesce(max(position), 0) + 1 from model_provider)`,
      createdAt: context.clock.now(),
    })
    .returning();
  return row as ModelRow;
}

/** What of a model somebody sets; the audit says what of it became what. */
const settingsOf = ({ name, baseUrl, modelName, enabled, apiKeyCipher, files }: ModelRow) => ({
  name,
  baseUrl,
  modelName,
  enabled,
  apiKeyCipher,
  ...(files ? { files: Object.fromEntries(files.map(({ name: file, sha256 }) => [file, sha256])) } : {}),
});

async function changeModel(
  tx: Transaction,
  modelId: string,
  values: Partial<typeof modelProvider.$inferInsert>,
  keepsKey: boolean,
): Promise<{ row: ModelRow; held: ModelRow }> {
  const [held] = await tx.select().from(modelProvider).where(eq(modelProvider.id, modelId)).for('update');
  if (!held) throw new AppError('not_found');
  // A key belongs to its server: sent to another address it would be given away.
  const moved = new URL(held.baseUrl).origin !== new URL(values.baseUrl ?? held.baseUrl).origin;
  // What was saved for another purpose stays that: a folder is none of it.
  if (values.files && held.purpose !== 'transcription') throw wrongAddress();
  const key = moved && keepsKey ? { apiKeyCipher: '', keyHint: '' } : {};
  const isOther = held.baseUrl !== values.baseUrl || held.modelName !== values.modelName;
  const [row] = await tx
    .update(modelProvider)
    .set({ ...values, ...key, ...(isOther ? { dimension: null } : {}) })
    .where(eq(modelProvider.id, modelId))
    .returning();
  return { row: row as ModelRow, held };
}
