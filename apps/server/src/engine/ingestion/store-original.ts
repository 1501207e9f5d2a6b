import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { nanoid } from 'nanoid';
import { holdObject, type StoreContext } from './stored-objects.ts';

/** The original of a document that is about to be made. */
export interface StoredOriginal {
  fileKey: string;
  bytes: number;
  sha256: string;
}

/**
 * Writes an original that did not come through an upload (a web snapshot, an attachment), for `createDocument`.
 * @throws AppError `store_unavailable`, `disk_full`
 */
export async function storeOriginal(
  context: StoreContext,
  content: Uint8Array | Readable,
): Promise<StoredOriginal> {
  const fileKey = `obj_${nanoid(20)}`;
  await holdObject(context, context.db, fileKey, null);
  const hash = createHash('sha256');
  const whole = content instanceof Readable ? Readable.from(hashed(content, hash)) : content;
  if (!(whole instanceof Readable)) hash.update(whole);
  const { bytes } = await context.files.write(fileKey, whole);
  return { fileKey, bytes, sha256: hash.digest('hex') };
}

async function* hashed(content: Readable, hash: ReturnType<typeof createHash>): AsyncGenerator<Buffer> {
  for await (const chunk of content as AsyncIterable<Buffer>) {
    hash.update(chunk);
    yield chunk;
  }
}
