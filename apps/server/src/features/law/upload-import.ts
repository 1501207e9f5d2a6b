import type { LawImport } from '@mingfa/contract/law';
import { inArray } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { lawImport } from '../../db/schema/law.ts';
import { copyUpload } from '../../engine/importing/index.ts';
import { requireUpload, takeUpload } from '../../engine/uploads/index.ts';
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
  return copyUpload(context, upload, (location) =>
    queueImport(context, { source: upload.name, sourceKind: 'upload', location }, (tx) =>
      takeUpload(context, tx, input.uploadId, 'law'),
    ),
  );
}

async function isImporting(db: Database): Promise<boolean> {
  const running = await db
    .select({ id: lawImport.id })
    .from(lawImport)
    .where(inArray(lawImport.state, ['queued', 'running']))
    .limit(1);
  return running.length > 0;
}
