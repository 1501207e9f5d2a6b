import type { CaseFieldMapping, CaseImport } from '@mingfa/contract/case-import';
import { and, eq, inArray } from 'drizzle-orm';
import { caseImport } from '../../db/schema/case.ts';
import { copyUpload } from '../../engine/importing/index.ts';
import { requireUpload, takeUpload } from '../../engine/uploads/index.ts';
import type { MakingContext } from '../../ports/app-context.ts';
import { AppError } from '../../ports/app-error.ts';
import type { FileStore } from '../../ports/file-store.ts';
import type { CaseImportsContext } from './case-context.ts';
import { queueCaseImport } from './start-case-import.ts';

/**
 * Imports a finished upload among the caller's own cases, or for administrators into the shared library. A copy is kept until the
 * import ends.
 * @throws AppError `not_found`, `upload_incomplete`, `unreadable_file`, `import_in_progress`, `store_unavailable`
 */
export async function uploadCaseImport(
  context: CaseImportsContext & MakingContext & { files: FileStore },
  input: { uploadId: string; shared: boolean; mapping?: CaseFieldMapping | undefined },
): Promise<CaseImport> {
  // As of everything that is the administrators': nobody else learns that it is there.
  if (input.shared && context.caller.role !== 'admin') throw new AppError('not_found');
  const upload = await requireUpload(context, input.uploadId, 'case-file');
  // Before it is copied in vain.
  if (await isInLine(context, input.shared)) throw new AppError('import_in_progress');
  const { shared, mapping = null } = input;
  return copyUpload(context, upload, (location) =>
    queueCaseImport(context, { source: upload.name, sourceKind: 'upload', location, shared, mapping }, (tx) =>
      takeUpload(context, tx, input.uploadId, 'case-file'),
    ),
  );
}

async function isInLine(
  { db, caller }: CaseImportsContext & MakingContext,
  shared: boolean,
): Promise<boolean> {
  const [own] = await db
    .select({ id: caseImport.id })
    .from(caseImport)
    .where(
      and(
        eq(caseImport.startedBy, caller.userId),
        eq(caseImport.shared, shared),
        inArray(caseImport.state, ['queued', 'running']),
      ),
    )
    .limit(1);
  return own !== undefined;
}
