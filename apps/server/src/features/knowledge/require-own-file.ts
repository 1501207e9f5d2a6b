import { requireDocument } from '../../engine/access/index.ts';
import type { DocumentRow } from '../../engine/ingestion/index.ts';
import type { RequestContext } from '../../ports/app-context.ts';
import { AppError } from '../../ports/app-error.ts';

/**
 * A document that the caller may change by itself. The transcript of a recording is changed, named and deleted with the recording.
 * @throws AppError `not_found`
 */
export async function requireOwnFile(context: RequestContext, fileId: string): Promise<DocumentRow> {
  const row = await requireDocument(context, 'change', fileId);
  if (row.origin === 'recording') throw new AppError('not_found');
  return row;
}
