import { type Readable, Transform } from 'node:stream';
import { AppError } from '../../ports/app-error.ts';
import { storeError } from './store-error.ts';

/** The body of an answer; one that breaks off or ends too early fails instead of looking whole. */
export function watchedBody(body: Readable, expectedBytes: number | undefined): Readable {
  let bytes = 0;
  const watched = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      done(null, chunk);
    },
    flush(done) {
      const isShort = expectedBytes !== undefined && bytes < expectedBytes;
      done(
        isShort ? new AppError('store_unavailable', {}, { cause: new Error('The body was cut off.') }) : null,
      );
    },
    destroy(error, done) {
      body.destroy();
      done(error);
    },
  });
  body.on('error', (error) => watched.destroy(storeError(error)));
  return body.pipe(watched);
}
