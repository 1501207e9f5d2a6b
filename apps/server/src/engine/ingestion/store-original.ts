import { createHash } from 'node:crypto';
import { Readable, Transform } from 'node:stream';
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
  if (!(content instanceof Readable)) {
    hash.update(content);
    const { bytes } = await context.files.write(fileKey, content);
    return { fileKey, bytes, sha256: hash.digest('hex') };
  }
  const hashing = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  content.on('error', (error) => hashing.destroy(error));
  const { bytes } = await context.files.write(fileKey, content.pipe(hashing));
  return { fileKey, bytes, sha256: hash.digest('hex') };
}
