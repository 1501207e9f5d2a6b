import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';

/** One file of an archive; a stream is read when its turn comes. */
export interface ZipEntry {
  /** Its path within, with `/`; never above it. */
  path: string;
  content: string | Uint8Array | Readable;
  /** Length of content that is packed already, such as sound: it is stored as it is. Content of another length ends the archive with an error. */
  storedBytes?: number;
}

/**
 * Writes a ZIP as it is read: an entry is asked for when the one before it is through, so that no more than a piece of one is in
 * memory. Where an entry fails, or nobody reads any more, the stream ends with an error and no further entry is asked for.
 */
export function writeZip(entries: AsyncIterable<ZipEntry>, writtenAt: Date): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  const closed = finished(output).catch(() => {});
  const fail = (error: unknown) =>
    void output.destroy(error instanceof Error ? error : new Error(String(error)));
  zip.on('error', fail);
  const add = async () => {
    for await (const { path, content, storedBytes } of entries) {
      const stream = content instanceof Readable ? content : Readable.from([Buffer.from(content)]);
      const stored = storedBytes === undefined ? {} : { compress: false, size: storedBytes };
      zip.addReadStream(stream, path, { mtime: writtenAt, ...stored });
      await Promise.race([finished(stream), closed]);
      if (!output.destroyed) continue;
      stream.destroy();
      return;
    }
    zip.end();
  };
  add().catch(fail);
  return output;
}
