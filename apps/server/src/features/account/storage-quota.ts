import { formatBytes } from '@mingfa/files/naming/format-bytes';
import { and, eq, gt, isNotNull, ne, sql } from 'drizzle-orm';
import type { DatabaseOrTransaction, Transaction } from '../../db/client.ts';
import { user } from '../../db/schema/account.ts';
import { conversation, message } from '../../db/schema/chat.ts';
import { dataset, datasetFile } from '../../db/schema/dataset.ts';
import { document, upload, webPage } from '../../db/schema/document.ts';
import { letterhead, ownTemplate } from '../../db/schema/drafting.ts';
import { recording, recordingFile } from '../../db/schema/recording.ts';
import { webSnapshot } from '../../db/schema/web-search.ts';
import type { AppContext, Caller, RequestContext } from '../../ports/app-context.ts';
import { AppError } from '../../ports/app-error.ts';
import { limitFor } from './limit-for.ts';
import { STORAGE_BYTES } from './quotas.ts';
import { describeRefusal, wayOn } from './way-on.ts';

/**
 * Makes sure that `bytes` more fit into the caller's storage. Within the transaction that adds them: it waits for others of
 * the same person, so that all together stay within the limit.
 * @throws AppError `storage_exceeded`
 */
export async function takeStorage(context: RequestContext, tx: Transaction, bytes: number): Promise<void> {
  const { caller } = context;
  await tx.select({ id: user.id }).from(user).where(eq(user.id, caller.userId)).for('no key update');
  const { usedBytes, at } = await measure(context, tx, caller);
  if (at.limit === 0 || usedBytes + bytes <= at.limit) return;
  throw new AppError(
    'storage_exceeded',
    { used: formatBytes(usedBytes), limit: formatBytes(at.limit), wayOn: wayOn(at, SPACE) },
    { refusal: describeRefusal(at, null) },
  );
}

/** Bytes the caller's files take and may take; a limit of 0 means none. */
export async function getStorage(
  context: RequestContext,
): Promise<{ usedBytes: number; limitBytes: number }> {
  const { usedBytes, at } = await measure(context, context.db, context.caller);
  return { usedBytes, limitBytes: at.limit };
}

const SPACE = {
  'zh-CN': (bytes: number) => (bytes === 0 ? '空间不限' : `可用 ${formatBytes(bytes)}`),
  en: (bytes: number) => (bytes === 0 ? 'as much as you like' : formatBytes(bytes)),
};

/** What is being uploaded counts in full from its ticket on, of pages that answers cite the text that is kept. */
async function measure(context: AppContext, db: DatabaseOrTransaction, caller: Caller) {
  const total = (
    column:
      | typeof document.bytes
      | typeof upload.bytes
      | typeof webPage.bytes
      | typeof webSnapshot.textBytes
      | typeof ownTemplate.bytes
      | typeof letterhead.bytes,
  ) => sql<number>`coalesce(sum(${column}), 0)::float8`;
  const [kept] = await db
    .select({ bytes: total(document.bytes) })
    .from(document)
    .where(eq(document.ownerId, caller.userId));
  const [coming] = await db
    .select({ bytes: total(upload.bytes) })
    .from(upload)
    .where(
      and(
        eq(upload.ownerId, caller.userId),
        ne(upload.state, 'used'),
        gt(upload.expiresAt, context.clock.now()),
      ),
    );
  const [snapshots] = await db
    .select({ bytes: total(webPage.bytes) })
    .from(webPage)
    .where(and(eq(webPage.ownerId, caller.userId), isNotNull(webPage.snapshotKey)));
  const [cited] = await db
    .select({ bytes: total(webSnapshot.textBytes) })
    .from(webSnapshot)
    .innerJoin(message, eq(message.id, webSnapshot.messageId))
    .innerJoin(conversation, eq(conversation.id, message.conversationId))
    .where(eq(conversation.ownerId, caller.userId));
  const [templates] = await db
    .select({ bytes: total(ownTemplate.bytes) })
    .from(ownTemplate)
    .where(eq(ownTemplate.ownerId, caller.userId));
  const [letterheads] = await db
    .select({ bytes: total(letterhead.bytes) })
    .from(letterhead)
    .where(eq(letterhead.ownerId, caller.userId));
  // What was deleted of a recording while the rest stays does not count any more.
  const [recorded] = await db
    .select({
      bytes: sql<number>`coalesce(sum(case when ${recordingFile.fileKey} is null then 0 else ${recordingFile.bytes} end
        + coalesce(${recordingFile.copyBytes}, 0)), 0)::float8`,
    })
    .from(recordingFile)
    .innerJoin(recording, eq(recording.id, recordingFile.recordingId))
    .where(eq(recording.ownerId, caller.userId));
  // What answers quickly about a dataset takes room as well as its files.
  const [tables] = await db
    .select({ bytes: sql<number>`coalesce(sum(${dataset.builtBytes}), 0)::float8` })
    .from(dataset)
    .where(eq(dataset.ownerId, caller.userId));
  const [tableFiles] = await db
    .select({ bytes: sql<number>`coalesce(sum(${datasetFile.bytes}), 0)::float8` })
    .from(datasetFile)
    .innerJoin(dataset, eq(dataset.id, datasetFile.datasetId))
    .where(eq(dataset.ownerId, caller.userId));
  const all = [kept, coming, snapshots, cited, templates, letterheads, recorded, tables, tableFiles];
  const usedBytes = all.reduce((sum, part) => sum + (part?.bytes ?? 0), 0);
  return { usedBytes, at: await limitFor(context, db, { caller, kind: 'storage', defaults: STORAGE_BYTES }) };
}
