import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { EndpointOutput } from '@mingfa/contract/endpoint';
import type { getUpload as getUploadEndpoint } from '@mingfa/contract/upload';
import { and, eq, gt } from 'drizzle-orm';
import { nanoid } from 'nanoid';
import { upload } from '../../db/schema/document.ts';
import { AppError } from '../../ports/app-error.ts';
import { openTicket } from '../access/index.ts';
import { holdObject, removeObjects } from '../ingestion/index.ts';
import { completeUpload } from './complete-upload.ts';
import type { UploadContext, UploadRow } from './upload-context.ts';

type Progress = EndpointOutput<typeof getUploadEndpoint>;

/** How much of an upload has arrived. @throws AppError `not_found` */
export async function getUpload(context: UploadContext, input: { ticket: string }): Promise<Progress> {
  return describeUpload(await findUpload(context, input.ticket));
}

/**
 * Takes the next bytes of an upload. What is answered as received is in the store and in the table. Bytes that were there
 * already are passed over, and the answer says where to go on; the last ones make the file whole.
 * @throws AppError `not_found`, `upload_offset`, `upload_mismatch`, `too_large`, `store_unavailable`, `disk_full`
 */
export async function receiveUpload(
  context: UploadContext,
  input: { ticket: string; offset: number; content: Readable },
): Promise<Progress> {
  const row = await findUpload(context, input.ticket);
  const { receivedBytes } = row;
  if (input.offset > receivedBytes) throw new AppError('upload_offset', { receivedBytes });
  if (row.state === 'open' && input.offset === receivedBytes && receivedBytes < row.bytes)
    await storePart(context, row, input.content);
  const after = await findUpload(context, input.ticket);
  if (after.state !== 'open' || after.receivedBytes < after.bytes) return describeUpload(after);
  return describeUpload(await completeUpload(context, after));
}

async function storePart(context: UploadContext, row: UploadRow, content: Readable): Promise<void> {
  const key = `${row.id}-${row.receivedBytes.toString(36)}-${nanoid(8)}`;
  await holdObject(context, context.db, key, row.id);
  const rest = row.bytes - row.receivedBytes;
  const hash = createHash('sha256');
  const hashed = Readable.from(hashAtMost(content, hash, rest));
  const { bytes } = await context.files.write(key, hashed);
  const [taken] =
    bytes === 0
      ? []
      : await context.db
          .update(upload)
          .set({
            receivedBytes: row.receivedBytes + bytes,
            parts: [...row.parts, { key, bytes, sha256: hash.digest('hex') }],
          })
          .where(
            and(eq(upload.id, row.id), eq(upload.receivedBytes, row.receivedBytes), eq(upload.state, 'open')),
          )
          .returning({ id: upload.id });
  // The same part came twice at once, or held nothing: one of them counts.
  if (!taken) await removeObjects(context, [key]);
}

/** Passes bytes on while it hashes them; more than were announced are refused. It begins when it is read, not before. */
async function* hashAtMost(
  content: Readable,
  hash: ReturnType<typeof createHash>,
  limit: number,
): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const chunk of content as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > limit) throw new AppError('upload_mismatch');
    hash.update(chunk);
    yield chunk;
  }
}

async function findUpload(context: UploadContext, ticket: string): Promise<UploadRow> {
  const { thingId: uploadId } = await openTicket(context, 'upload', ticket);
  const [row] = await context.db
    .select()
    .from(upload)
    .where(and(eq(upload.id, uploadId), gt(upload.expiresAt, context.clock.now())));
  if (!row) throw new AppError('not_found');
  return row;
}

function describeUpload(row: UploadRow): Progress {
  return {
    uploadId: row.id,
    receivedBytes: row.receivedBytes,
    bytes: row.bytes,
    complete: row.state !== 'open',
  };
}
