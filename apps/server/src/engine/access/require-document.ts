import { and, eq } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../db/client.ts';
import { document } from '../../db/schema/document.ts';
import type { RequestContext } from '../../ports/app-context.ts';
import { AppError } from '../../ports/app-error.ts';
import { type Deed, may } from './may.ts';

type DocumentRow = typeof document.$inferSelect;

/** A document that the caller may read or change. @throws AppError `not_found`, also for somebody else's */
export async function requireDocument(
  context: Pick<RequestContext, 'db' | 'caller'>,
  deed: Deed,
  documentId: string,
  tx: DatabaseOrTransaction = context.db,
): Promise<DocumentRow> {
  const [row] = await tx
    .select()
    .from(document)
    .where(and(eq(document.id, documentId), may(context.caller, deed, document)));
  if (!row) throw new AppError('not_found');
  return row;
}

/** A document that the caller may read and that has been taken in. @throws AppError `not_found`, `file_not_ready` */
export async function requireReadyDocument(
  context: Pick<RequestContext, 'db' | 'caller'>,
  documentId: string,
): Promise<DocumentRow> {
  const row = await requireDocument(context, 'read', documentId);
  if (row.state !== 'ready') throw new AppError('file_not_ready');
  return row;
}
