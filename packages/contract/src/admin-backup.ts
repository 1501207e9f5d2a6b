import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { done, isoTime, pageOf, pageQuery } from './values.ts';

const admin = { tag: 'admin', access: 'admin' } as const;

/** A folder of the backup folder, by its name: the moment it was begun and the reason. */
const backupName = z.string().regex(/^[0-9TZ-]{10,40}-[a-z-]{3,40}$/);

/**
 * How a check of a backup ended. `waiting`: it was asked for. `whole`: every byte is as it was written. `readable`: of the first format, which has no
 * checksums. `locked`: it is encrypted, and the server has no passphrase that opens it.
 */
export const backupCheckState = z.enum(['waiting', 'whole', 'readable', 'damaged', 'locked']);

/** What is known of a backup without reading it. */
export const keptBackup = z.object({
  name: z.string(),
  /** By its name; null where that is not one of ours. */
  createdAt: isoTime.nullable(),
  reason: z.string(),
  /** False: it has no manifest that can be read. */
  isReadable: z.boolean(),
  /** Of all its files as they lie there; null where the manifest does not say. */
  bytes: z.number().int().nullable(),
  files: z.number().int().nullable(),
  encrypted: z.boolean(),
  productVersion: z.string().nullable(),
  check: z
    .object({
      state: backupCheckState,
      at: isoTime,
      /** What was found first, as the check says it; empty unless damaged or locked. */
      message: z.string(),
    })
    .nullable(),
});
/** What {@link keptBackup} reads. */
export type KeptBackup = z.infer<typeof keptBackup>;

/** Backups in the backup folder of the server that answers, newest first. */
export const listBackups = defineEndpoint({
  ...admin,
  method: 'GET',
  path: '/v1/admin/backup/list',
  summary: 'Backups in the backup folder of the server that answers, newest first.',
  query: z.object(pageQuery),
  output: pageOf(keptBackup),
  errors: [],
});
/** Has a backup read whole in the background and compared with its checksums; the list tells how it ended. */
export const checkBackup = defineEndpoint({
  ...admin,
  method: 'POST',
  path: '/v1/admin/backup/check',
  summary:
    'Has a backup read whole in the background and compared with its checksums; the list tells how it ended.',
  body: z.object({ name: backupName }),
  output: done,
  errors: ['not_found'],
});
