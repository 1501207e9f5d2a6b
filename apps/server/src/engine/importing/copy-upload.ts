import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { RequestContext } from '../../ports/app-context.ts';
import { AppError } from '../../ports/app-error.ts';
import type { FileStore } from '../../ports/file-store.ts';
import type { TakenUpload } from '../uploads/index.ts';

/**
 * Lets `begin` make an import of a copy of a finished upload, which is kept until the import ends.
 * @throws AppError `unreadable_file`, `store_unavailable`, and what `begin` throws: then no copy is left
 */
export async function copyUpload<Begun>(
  context: RequestContext & { files: FileStore; importFolder: string },
  upload: TakenUpload,
  begin: (location: string) => Promise<Begun>,
): Promise<Begun> {
  await checkArchive(context.files, upload);
  await mkdir(context.importFolder, { recursive: true, mode: 0o700 });
  // The name a person gave never becomes a path.
  const location = join(context.importFolder, context.ids.make('file'));
  try {
    const content = await context.files.read(upload.fileKey);
    if (!content) throw new AppError('store_unavailable');
    await pipeline(content, createWriteStream(location, { mode: 0o600 }), { signal: context.signal });
    return await begin(location);
  } catch (error) {
    await rm(location, { force: true });
    throw error;
  }
}

async function checkArchive(files: FileStore, { name, fileKey }: TakenUpload): Promise<void> {
  if (!/\.(?:zip|docx)$/i.test(name)) return;
  const head = await files.read(fileKey, { start: 0, end: 2 });
  if (!head) throw new AppError('store_unavailable');
  if ((await buffer(head)).toString('latin1') !== 'PK')
    throw new AppError('unreadable_file', { problem: '文件已损坏 / the file is damaged' });
}
