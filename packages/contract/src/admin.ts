import { z } from 'zod';
import { mobile, password } from './account.ts';
import { defineEndpoint } from './endpoint.ts';
import { idOf } from './ids.ts';
import { done, isoTime, pageOf, pageQuery, seenRevision } from './values.ts';
import { BUILT_IN_MODEL_NAME } from './words-origin.ts';

const admin = { tag: 'admin', access: 'admin' } as const;

/**
 * What a model is for. `embedding` and `rerank` improve the search in a person's files, `embedding` that in the library, too; `image` draws
 * faces of clones; `transcription` writes down what is said in recordings.
 */
export const modelPurpose = z.enum(['chat', 'embedding', 'rerank', 'image', 'transcription']);
/** What {@link modelPurpose} reads. */
export type ModelPurpose = z.infer<typeof modelPurpose>;

/** A file of a recogniser that lies in a folder of this machine, as it was when it was saved. */
export const modelFile = z.object({
  name: z.string(),
  bytes: z.number().int(),
  /** In lower-case hex; checked each time before it is used. */
  sha256: z.string(),
});
/** What {@link modelFile} reads. */
export type ModelFile = z.infer<typeof modelFile>;

/**
 * A configured OpenAI-compatible model, or a recogniser of speech in a folder of this machine. The key is never sent back; `keyHint` is its
 * last four characters.
 */
export const modelProvider = z.object({
  modelId: z.string(),
  purpose: modelPurpose,
  name: z.string(),
  /** `file:` for a folder of this machine. */
  baseUrl: z.string(),
  modelName: z.string(),
  keyHint: z.string(),
  /** A short key has no hint, and is there all the same. */
  hasKey: z.boolean(),
  enabled: z.boolean(),
  position: z.number().int(),
  /** Length of an embedding model's vectors, once it has answered. */
  dimension: z.number().int().nullable(),
  /** Of a folder of this machine; null for a service, and where the environment names the folder. */
  files: z.array(modelFile).nullable(),
  /** `environment` ones are read from MODEL_…, EMBEDDING_…, RERANK_…, IMAGE_… and TRANSCRIPTION_… and cannot be edited here. */
  source: z.enum(['environment', 'settings']),
  createdAt: isoTime.nullable(),
});
/** What {@link modelProvider} reads. */
export type ModelProvider = z.infer<typeof modelProvider>;
const modelParams = z.object({ modelId: idOf('model') });

/** Configured models in order of fallback. */
export const listModels = defineEndpoint({
  ...admin,
  method: 'GET',
  path: '/v1/admin/model/list',
  summary: 'Configured models in order of fallback.',
  output: z.object({ items: z.array(modelProvider), revision: z.number().int() }),
  errors: [],
});
/** Adds a model or changes one; an empty key keeps the old one. */
export const saveModel = defineEndpoint({
  ...admin,
  method: 'POST',
  path: '/v1/admin/model/save',
  makes: true,
  summary: 'Adds a model or changes one; an empty key keeps the old one.',
  body: z.object({
    modelId: idOf('model').optional(),
    /** Fixed once the model is made. */
    purpose: modelPurpose.default('chat'),
    /** Not the built-in engine's: answers are labelled by it. */
    name: z
      .string()
      .trim()
      .min(1)
      .max(60)
      .refine((name) => name !== BUILT_IN_MODEL_NAME),
    /** `file:` names a folder of this machine that holds a recogniser of speech. */
    baseUrl: z.url({ protocol: /^(?:https?|file)$/ }).max(500),
    /** For a folder, what was found in it takes its place. */
    modelName: z.string().trim().min(1).max(120),
    apiKey: z.string().max(500).default(''),
    enabled: z.boolean().default(true),
    seenRevision,
  }),
  output: modelProvider,
  errors: [
    ...(['not_found', 'setting_changed'] as const),
    ...(['recogniser_folder_missing', 'recogniser_files_missing', 'recogniser_model_unknown'] as const),
  ],
});
/** Deletes a model. */
export const deleteModel = defineEndpoint({
  ...admin,
  method: 'POST',
  path: '/v1/admin/model/{modelId}/delete',
  summary: 'Deletes a model.',
  params: modelParams,
  output: done,
  errors: ['not_found'],
});
/** Sets the order of fallback. */
export const orderModels = defineEndpoint({
  ...admin,
  method: 'POST',
  path: '/v1/admin/model/order',
  summary: 'Sets the order of fallback.',
  body: z.object({ modelIds: z.array(idOf('model')).max(50), seenRevision }),
  output: done,
  errors: ['not_found', 'setting_changed'],
});
/** Asks the model for a word, a vector or an order and says what happened. */
export const testModel = defineEndpoint({
  ...admin,
  method: 'POST',
  path: '/v1/admin/model/{modelId}/test',
  summary: 'Asks the model for a word, a vector or an order and says what happened.',
  params: z.object({ modelId: z.string().max(60) }),
  output: z.object({
    ok: z.boolean(),
    firstTokenMs: z.number().nullable(),
    answer: z.string().nullable(),
    /** Length of the vectors; null for other than embedding models. */
    dimension: z.number().int().nullable(),
    errorCode: z.string().nullable(),
    errorMessage: z.string().nullable(),
  }),
  errors: ['not_found'],
});
/** Who may register and use the installation. */
export const installationSettings = z.object({
  registration: z.enum(['open', 'invite', 'closed']),
  guests: z.boolean(),
  /** An administrator without a second factor reaches nothing administrative. Absent: as it was. */
  secondFactorForAdministrators: z.boolean().optional(),
  /** A clone stands in the square only after an administrator let it in. Absent: as it was. */
  clonesNeedApproval: z.boolean().optional(),
  /** Natural persons in cases are shown as 张某. Absent: as it was. */
  caseNamesMasked: z.boolean().optional(),
  /** What people made may be shared by an address; off closes all shares, too. Absent: as it was. */
  sharing: z.boolean().optional(),
  /** Internal hosts that the page fetcher may open, as `host` or `host:port`. Absent: as they were. */
  allowedHosts: z
    .array(
      z
        .string()
        .trim()
        .toLowerCase()
        .regex(/^[a-z0-9.-]{1,253}(:\d{1,5})?$/),
    )
    .max(50)
    .optional(),
});
/** Settings of the installation. */
export const getSettings = defineEndpoint({
  ...admin,
  method: 'GET',
  path: '/v1/admin/settings',
  summary: 'Settings of the installation.',
  output: installationSettings.extend({
    revision: z.number().int(),
    sms: z.enum(['none', 'console', 'webhook']),
    /** Accounts beside the caller's own; guests have none. */
    otherAccounts: z.number().int(),
  }),
  errors: [],
});
/** Changes settings of the installation. */
export const saveSettings = defineEndpoint({
  ...admin,
  method: 'POST',
  path: '/v1/admin/settings',
  summary: 'Changes settings of the installation.',
  body: installationSettings.extend({ seenRevision }),
  output: installationSettings.extend({ revision: z.number().int() }),
  errors: ['setting_changed'],
});
const embeddingProgress = {
  embedded: z.number().int(),
  total: z.number().int(),
  state: z.enum(['off', 'running', 'finished', 'failed', 'unsupported']),
};
/** The embedding model and how many segments of files and articles of the library it has embedded. */
export const getEmbeddingState = defineEndpoint({
  ...admin,
  method: 'GET',
  path: '/v1/admin/embedding',
  summary: 'The embedding model and how many segments of files and articles of the library it has embedded.',
  output: z.object({
    modelId: z.string().nullable(),
    modelName: z.string().nullable(),
    /** Taken from the model's first answer. */
    dimension: z.number().int().nullable(),
    ...embeddingProgress,
    /** Articles of all versions held, and digests. */
    articles: z.object(embeddingProgress),
    errorMessage: z.string().nullable(),
  }),
  errors: [],
});

/** A code with which one account may be registered. */
export const inviteCode = z.object({
  inviteId: idOf('invite'),
  code: z.string(),
  usedBy: z.string().nullable(),
  createdAt: isoTime,
  usedAt: isoTime.nullable(),
});
/** Makes an invite code for one registration. */
export const createInvite = defineEndpoint({
  ...admin,
  method: 'POST',
  path: '/v1/admin/invite/create',
  makes: true,
  summary: 'Makes an invite code for one registration.',
  output: inviteCode,
  errors: [],
});
/** Invite codes, newest first. */
export const listInvites = defineEndpoint({
  ...admin,
  method: 'GET',
  path: '/v1/admin/invite/list',
  summary: 'Invite codes, newest first.',
  query: z.object(pageQuery),
  output: pageOf(inviteCode),
  errors: [],
});

/** Why a backup was made. */
export const backupReason = z.enum(['by-hand', 'scheduled', 'before-upgrade', 'before-restore']);
/** A backup that was made: where, when it was whole, and how large it is. */
export const madeBackup = z.object({
  backupId: idOf('backup'),
  reason: backupReason,
  folder: z.string(),
  finishedAt: isoTime,
  seconds: z.number().int(),
  bytes: z.number().int(),
  encrypted: z.boolean(),
});
/** A backup that could not be made, and what was said. */
export const failedBackup = z.object({
  backupId: idOf('backup'),
  reason: backupReason,
  failedAt: isoTime,
  message: z.string(),
});
/** Backups of the installation: what is set, what is being made, how the last ended. */
export const getBackupState = defineEndpoint({
  ...admin,
  method: 'GET',
  path: '/v1/admin/backup',
  summary: 'Backups of the installation: what is set, what is being made, how the last ended.',
  output: z.object({
    /** On the server. */
    folder: z.string(),
    encrypted: z.boolean(),
    /** Null where they are only made by hand. `hour` is of the day in China. */
    schedule: z
      .object({
        hour: z.number().int(),
        nextAt: isoTime,
        keepDaily: z.number().int(),
        keepWeekly: z.number().int(),
      })
      .nullable(),
    /** By the process that answers. */
    running: z.object({ backupId: idOf('backup'), startedAt: isoTime }).nullable(),
    last: madeBackup.nullable(),
    /** Of the time since the last that succeeded. */
    failure: failedBackup.nullable(),
  }),
  errors: [],
});
/** Begins a backup of database, files and secret on the server, or names the one that is being made. */
export const createBackup = defineEndpoint({
  ...admin,
  method: 'POST',
  path: '/v1/admin/backup',
  summary:
    'Begins a backup of database, files and secret on the server, or names the one that is being made.',
  output: z.object({ backupId: idOf('backup') }),
  errors: [],
});
/** Makes an account an administrator. */
export const makeAdministrator = defineEndpoint({
  ...admin,
  method: 'POST',
  path: '/v1/admin/account/make-admin',
  summary: 'Makes an account an administrator.',
  body: z.object({ mobile }),
  output: done,
  errors: ['not_found'],
});
/** Sets an account's password, a made-up one when none is given, and ends its sessions. */
export const resetAccountPassword = defineEndpoint({
  ...admin,
  method: 'POST',
  path: '/v1/admin/account/reset-password',
  summary: "Sets an account's password, a made-up one when none is given, and ends its sessions.",
  body: z.object({ mobile, password: password.optional() }),
  output: z.object({ password: z.string() }),
  errors: ['not_found', 'weak_password', 'own_account'],
});
/** Switches off a second factor that was lost. */
export const removeSecondFactor = defineEndpoint({
  ...admin,
  method: 'POST',
  path: '/v1/admin/account/second-factor-off',
  summary: 'Switches off a second factor that was lost.',
  body: z.object({ mobile }),
  output: done,
  errors: ['not_found', 'own_account'],
});
