import { buffer } from 'node:stream/consumers';
import type { FileStore } from '../ports/file-store.ts';
import type { RecordingFile } from '../ports/recording-reader.ts';

/**
 * Calls `use` with a recording of the file store: by its path where that costs nothing, else by ranges, so that gigabytes of
 * a bucket are not fetched for one piece. Null when it is not there.
 */
export async function withStoredRecording<Result>(
  files: FileStore,
  { key, name, bytes }: { key: string; name: string; bytes: number },
  use: (file: RecordingFile) => Promise<Result>,
): Promise<Result | null> {
  if (files.name === 'local') return files.withPath(key, (path) => use({ name, path }));
  const first = await files.read(key, { start: 0, end: Math.min(1, bytes) });
  if (!first) return null;
  first.destroy();
  return use({
    name,
    bytes,
    async read(start, end) {
      const content = await files.read(key, { start, end });
      if (!content) throw new Error('A recording went while it was read.');
      const read = await buffer(content);
      if (read.length !== end - start) throw new Error('A recording is shorter than it was.');
      return read;
    },
  });
}
