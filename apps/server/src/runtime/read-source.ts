import { Readable } from 'node:stream';

/** What went wrong is the sender's doing, not the store's. */
export class SourceFailure extends Error {
  override name = 'SourceFailure';
}

/** Keeps a stream that fails before anybody reads it from ending the process; whoever reads it then hears of it. */
export function holdSource(content: Uint8Array | Readable): void {
  if (content instanceof Readable) content.on('error', () => {});
}

/** The bytes of a stream; its failures come as `SourceFailure`, so that a store tells them from its own. */
export async function* fromSource(content: Readable): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of content) yield Buffer.isBuffer(chunk) ? chunk : Buffer.from(chunk);
  } catch (error) {
    throw new SourceFailure('The source failed.', { cause: error });
  }
}
