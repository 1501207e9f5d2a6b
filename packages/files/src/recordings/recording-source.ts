import { open } from 'node:fs/promises';

/** The bytes of a recording, read by ranges: a recording of gigabytes is never in memory. */
export interface RecordingSource {
  /** As the person named it; only compared with what the bytes say. */
  name: string;
  bytes: number;
  /** Bytes from `start`, `end` exclusive; all of them, or it throws. */
  read(start: number, end: number): Promise<Uint8Array>;
}

/** A file of this machine as a source, for as long as `use` takes. */
export async function withFileSource<Result>(
  { path, name }: { path: string; name: string },
  use: (source: RecordingSource) => Promise<Result>,
): Promise<Result> {
  const handle = await open(path);
  try {
    const { size } = await handle.stat();
    return await use({
      name,
      bytes: size,
      async read(start, end) {
        const bytes = Buffer.allocUnsafe(end - start);
        for (let read = 0; read < bytes.length; ) {
          const { bytesRead } = await handle.read(bytes, read, bytes.length - read, start + read);
          if (bytesRead === 0) throw new Error('The file became shorter while it was read.');
          read += bytesRead;
        }
        return bytes;
      },
    });
  } finally {
    await handle.close();
  }
}
