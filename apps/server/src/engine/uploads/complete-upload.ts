import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { and, eq } from 'drizzle-orm';
import { upload } from '../../db/schema/document.ts';
import { AppError } from '../../ports/app-error.ts';
import { holdObject, removeObjects } from '../ingestion/index.ts';
import type { UploadContext, UploadRow } from './upload-context.ts';

/** Requests that wait for the same upload share one composing. */
const underWay = new Map<string, Promise<UploadRow>>();

/**
 * Makes one object of the parts of an upload, and checks it. Parts that do not match the announced checksum are dropped: the
 * upload begins anew.
 * @throws AppError `upload_mismatch`, `store_unavailable`, `disk_full`; what was received is kept in the latter cases
 */
export function completeUpload(context: UploadContext, row: UploadRow): Promise<UploadRow> {
  const present = underWay.get(row.id);
  if (present) return present;
  const work = compose(context, row).finally(() => underWay.delete(row.id));
  underWay.set(row.id, work);
  return work;
}

async function compose(context: UploadContext, row: UploadRow): Promise<UploadRow> {
  const [only, ...others] = row.parts;
  if (!only) throw new Error('An upload without parts is not whole.');
  // One part is the file already, and was hashed when it came.
  const whole = others.length === 0 ? only : await joinParts(context, row);
  const isRight = row.sha256 === null || row.sha256 === whole.sha256;
  const [written] = await context.db
    .update(upload)
    .set(isRight ? { state: 'whole', parts: [whole], sha256: whole.sha256 } : { receivedBytes: 0, parts: [] })
    .where(and(eq(upload.id, row.id), eq(upload.state, 'open'), eq(upload.receivedBytes, row.bytes)))
    .returning();
  const kept = written?.parts.map(({ key }) => key) ?? [];
  const all = [...row.parts.map(({ key }) => key), whole.key];
  if (written)
    await removeObjects(
      context,
      [...new Set(all)].filter((key) => !kept.includes(key)),
    );
  if (!isRight) throw new AppError('upload_mismatch');
  if (written) return written;
  const [now] = await context.db.select().from(upload).where(eq(upload.id, row.id));
  if (!now) throw new AppError('not_found');
  return now;
}

async function joinParts(context: UploadContext, row: UploadRow): Promise<UploadRow['parts'][number]> {
  const key = `${row.id}-whole`;
  await holdObject(context, context.db, key, row.id);
  const hash = createHash('sha256');
  const { bytes } = await context.files.write(key, Readable.from(readParts(context, row, hash)));
  if (bytes !== row.bytes)
    throw new AppError('store_unavailable', {}, { cause: new Error('A part is short.') });
  return { key, bytes, sha256: hash.digest('hex') };
}

async function* readParts(
  context: UploadContext,
  row: UploadRow,
  hash: ReturnType<typeof createHash>,
): AsyncGenerator<Buffer> {
  for (const { key } of row.parts) {
    const part = await context.files.read(key);
    if (!part) throw new AppError('store_unavailable', {}, { cause: new Error('A part is not there.') });
    for await (const chunk of part as AsyncIterable<Buffer>) {
      hash.update(chunk);
      yield chunk;
    }
  }
}
