import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { LawImport } from '@mingfa/contract/law';
import { inArray } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { lawImport } from '../../db/schema/law.ts';
import { requireUpload, type TakenUpload, takeUpload } from '../../engine/uploads/index.ts';
import type { MakingContext } from '../../ports/app-context.ts';
import { AppError } from '../../ports/app-error.ts';
import type { FileStore } from '../../ports/file-store.ts';
import type { LawContext } from './law-context.ts';
import { queueImport } from './start-import.ts';

/**
 * Imports a finished upload: a zip, or one law as DOCX, HTML, TXT or Markdown. A copy is kept until the import ends.
 * @throws AppError `not_found`, `upload_incomplete`, `unreadable_file`, `import_in_progress`, `store_unavailable`
 */
export async function uploadImport(
  context: LawContext & MakingContext & { files: FileStore },
  input: { uploadId: string },
): Promise<LawImport> {
  const upload = await requireUpload(context, input.uploadId, 'law');
  // Before it is copied in vain.
  if (await isImporting(context.db)) throw new AppError('import_in_progress');
  await checkArchive(context.files, upload);
  await mkdir(context.importFolder, { recursive: true, mode: 0o700 });
  // The name a person gave never becomes a path.
  const location = join(context.importFolder, context.ids.make('file'));
  try {
    const content = await context.files.read(upload.fileKey);
    if (!content) throw new AppError('store_unavailable');
    await pipeline(content, createWriteStream(location, { mode: 0o600 }), { signal: context.signal });
    const copy = { source: upload.name, sourceKind: 'upload', location } as const;
    return await queueImport(context, copy, (tx) => takeUpload(context, tx, input.uploadId, 'law'));
  } catch (error) {
    await rm(location, { force: true });
    throw error;
  }
}

async function isImporting(db: Database): Promise<boolean> {
  const running = await db
    .select({ id: lawImport.id })
    .from(lawImport)
    .where(inArray(lawImport.state, ['queued', 'running']))
    .limit(1);
  return running.length > 0;
}

async function checkArchive(files: FileStore, { name, fileKey }: TakenUpload): Promise<void> {
  if (!/\.(?:zip|docx)$/i.test(name)) return;
  const head = await files.read(fileKey, { start: 0, end: 2 });
  if (!head) throw new AppError('store_unavailable');
  if ((await buffer(head)).toString('latin1') !== 'PK')
    throw new AppError('unreadable_file', { problem: '文件已损坏 / the file is damaged' });
}
