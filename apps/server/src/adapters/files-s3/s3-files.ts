import { Readable } from 'node:stream';
import {
  AbortMultipartUploadCommand,
  type CompletedPart,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  NoSuchUpload,
  PutObjectCommand,
  S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import type { FileStore } from '../../ports/file-store.ts';
import { checkStoreKey } from '../../runtime/check-store-key.ts';
import { fromSource, holdSource, SourceFailure } from '../../runtime/read-source.ts';
import { LocalCopies } from './local-copies.ts';
import { isMissing, storeError } from './store-error.ts';
import { watchedBody } from './watched-body.ts';

/** Where the bucket is. */
export interface S3Address {
  /** Of an S3-compatible server; absent for Amazon's own. */
  endpoint: string | undefined;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** In front of every key: `mingfa/`. */
  prefix: string;
}

/** S3 takes no smaller parts but the last; one is held in memory for each file being written. */
const PART_BYTES = 8 * 1024 * 1024;

/** Files in an S3-compatible bucket, addressed by path. */
export function s3Files(
  address: S3Address,
  /** Tests wait less. */
  timeouts: { connectMs?: number; answerMs?: number } = {},
): FileStore & { close(): void } {
  const client = new S3Client({
    region: address.region,
    ...(address.endpoint ? { endpoint: address.endpoint } : {}),
    forcePathStyle: true,
    credentials: { accessKeyId: address.accessKeyId, secretAccessKey: address.secretAccessKey },
    // Many compatible servers know neither the newer checksums nor the chunked encoding they come with.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 3,
    requestHandler: {
      connectionTimeout: timeouts.connectMs ?? 5000,
      requestTimeout: timeouts.answerMs ?? 60_000,
      throwOnRequestTimeout: true,
    },
  });
  const at = (key: string) => {
    checkStoreKey(key);
    return { Bucket: address.bucket, Key: address.prefix + key };
  };

  const read = async (key: string, range?: { start: number; end: number }): Promise<Readable | null> => {
    try {
      const Range = range && `bytes=${range.start}-${range.end - 1}`;
      const found = await client.send(new GetObjectCommand({ ...at(key), ...(Range ? { Range } : {}) }));
      return watchedBody(found.Body as Readable, found.ContentLength);
    } catch (error) {
      if (isMissing(error)) return null;
      throw storeError(error);
    }
  };
  const copies = new LocalCopies((key) => read(key));

  async function isThere(key: string): Promise<boolean> {
    try {
      await client.send(new HeadObjectCommand(at(key)));
      return true;
    } catch (error) {
      if (isMissing(error)) return false;
      throw storeError(error);
    }
  }

  /** Where the bucket's answer was lost, the client asks again and is told that the upload is no more: then the object tells. */
  async function complete(key: string, UploadId: string, Parts: CompletedPart[], bytes: number) {
    try {
      await client.send(
        new CompleteMultipartUploadCommand({ ...at(key), UploadId, MultipartUpload: { Parts } }),
      );
    } catch (error) {
      if (!(error instanceof NoSuchUpload)) throw error;
      const { ContentLength } = await client.send(new HeadObjectCommand(at(key)));
      if (ContentLength !== bytes) throw error;
    }
  }

  async function writeStream(key: string, content: Readable): Promise<number> {
    let uploadId: string | undefined;
    const parts: CompletedPart[] = [];
    let bytes = 0;
    const sendPart = async (Body: Buffer) => {
      uploadId ??= (await client.send(new CreateMultipartUploadCommand(at(key)))).UploadId;
      const PartNumber = parts.length + 1;
      const { ETag } = await client.send(
        new UploadPartCommand({ ...at(key), UploadId: uploadId, PartNumber, Body }),
      );
      parts.push({ ETag, PartNumber });
    };
    try {
      let last: Buffer = Buffer.alloc(0);
      for await (const piece of inPieces(content, PART_BYTES)) {
        if (last.length > 0) await sendPart(last);
        last = piece;
        bytes += piece.length;
      }
      if (!uploadId) {
        await client.send(new PutObjectCommand({ ...at(key), Body: last }));
        return bytes;
      }
      await sendPart(last);
      await complete(key, uploadId, parts, bytes);
      return bytes;
    } catch (error) {
      // Where even that fails, the bucket's own rule for unfinished uploads removes it.
      if (uploadId)
        await client
          .send(new AbortMultipartUploadCommand({ ...at(key), UploadId: uploadId }))
          .catch(() => {});
      throw error;
    }
  }

  return {
    name: 's3',
    async write(key, content) {
      holdSource(content);
      checkStoreKey(key);
      copies.forget(key);
      try {
        if (!(content instanceof Uint8Array)) return { bytes: await writeStream(key, content) };
        await client.send(new PutObjectCommand({ ...at(key), Body: content }));
        return { bytes: content.byteLength };
      } catch (error) {
        if (!(content instanceof Uint8Array)) content.destroy();
        throw error instanceof SourceFailure ? error.cause : storeError(error);
      }
    },
    async read(key, range) {
      // S3 has no empty ranges.
      if (range && range.start >= range.end) return (await isThere(key)) ? Readable.from([]) : null;
      return read(key, range);
    },
    withPath: (key, use) => copies.use(key, use),
    async remove(key) {
      copies.forget(key);
      try {
        await client.send(new DeleteObjectCommand(at(key)));
      } catch (error) {
        if (!isMissing(error)) throw storeError(error);
      }
    },
    close: () => client.destroy(),
  };
}

/** The bytes of a stream in pieces of one size; the last is what is left. */
async function* inPieces(content: Readable, size: number): AsyncGenerator<Buffer> {
  let held: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of fromSource(content)) {
    held.push(chunk);
    bytes += chunk.length;
    if (bytes < size) continue;
    let all = Buffer.concat(held);
    for (; all.length >= size; all = all.subarray(size)) yield all.subarray(0, size);
    held = all.length > 0 ? [all] : [];
    bytes = all.length;
  }
  if (bytes > 0) yield Buffer.concat(held);
}
