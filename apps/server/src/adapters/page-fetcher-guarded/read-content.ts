import type { IncomingMessage } from 'node:http';
import { Transform, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  constants,
  createBrotliDecompress,
  createGunzip,
  createInflate,
  createZstdDecompress,
} from 'node:zlib';
import { formatBytes } from '@mingfa/files/naming/format-bytes';
import { AppError } from '../../ports/app-error.ts';

/** Largest window a decoder must support for content that came over HTTP: 8 MB (RFC 9659). */
const ZSTD_WINDOW_LOG = 23;

/**
 * Reads the content of an answer, unpacked. Both what arrives and what it unfolds to stay within the limit; a bomb stops there.
 * @throws AppError `too_large`, `page_unreachable`
 */
export async function readContent(
  response: IncomingMessage,
  limitBytes: number,
  signal: AbortSignal,
): Promise<Buffer> {
  const chunks: Buffer[] = [];
  const target = new Writable({
    write(chunk: Buffer, _encoding, done) {
      chunks.push(chunk);
      done();
    },
  });
  await saveContent(response, { target, limitBytes }, signal);
  return Buffer.concat(chunks);
}

/** The same into any place that takes bytes, without keeping them. */
export async function saveContent(
  response: IncomingMessage,
  { target, limitBytes }: { target: Writable; limitBytes: number },
  signal: AbortSignal,
): Promise<void> {
  const tooLarge = () => new AppError('too_large', { limit: formatBytes(limitBytes) });
  if (Number(response.headers['content-length'] ?? 0) > limitBytes) {
    response.destroy();
    throw tooLarge();
  }
  const decoder = decoderOf(response.headers['content-encoding']);
  let bytes = 0;
  const count = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes > limitBytes) done(tooLarge());
      else done(null, chunk);
    },
  });
  // Counts what arrives, too: packed bytes may unfold to none.
  let arrived = 0;
  response.on('data', (chunk: Buffer) => {
    arrived += chunk.length;
    if (arrived > limitBytes) response.destroy(tooLarge());
  });
  await (decoder
    ? pipeline(response, decoder, count, target, { signal })
    : pipeline(response, count, target, { signal }));
}

/** At most one coding: a chain of them has no use but to hide a bomb. */
function decoderOf(header: string | undefined): Transform | null {
  const coding = (header ?? '').trim().toLowerCase();
  // Like browsers, take what is there of a packed answer whose end is missing.
  const lenient = { finishFlush: constants.Z_SYNC_FLUSH };
  if (coding === '' || coding === 'identity') return null;
  if (coding === 'gzip' || coding === 'x-gzip') return createGunzip(lenient);
  if (coding === 'deflate') return createInflate(lenient);
  if (coding === 'br') return createBrotliDecompress();
  if (coding === 'zstd') {
    return createZstdDecompress({ params: { [constants.ZSTD_d_windowLogMax]: ZSTD_WINDOW_LOG } });
  }
  throw new AppError('page_unreachable', { problem: 'response' });
}
