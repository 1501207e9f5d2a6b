import { and, eq } from 'drizzle-orm';
import type { DatabaseOrTransaction, Transaction } from '../../db/client.ts';
import { document, knowledgeBase } from '../../db/schema/document.ts';
import { may } from '../../engine/access/index.ts';
import { createDocument, type DocumentRow } from '../../engine/ingestion/index.ts';
import type { RequestContext } from '../../ports/app-context.ts';
import { AppError } from '../../ports/app-error.ts';

/** A file for a knowledge base whose original is in the store. */
export interface NewBaseFile {
  name: string;
  fileKey: string;
  bytes: number;
  sha256: string;
  /** Written by this program as the transcript of a recording. */
  format?: 'transcript';
}

/**
 * Makes a document of a knowledge base. `beginIngestion` is called after the transaction.
 * @param takeFile called once the base is known to be the caller's and held
 * @throws AppError `not_found`, `duplicate_file`
 */
export async function putInBase(
  context: RequestContext,
  tx: Transaction,
  input: { baseId: string; keepDuplicate: boolean },
  takeFile: () => Promise<NewBaseFile>,
): Promise<DocumentRow> {
  // Holding the base's row, the same file added twice at once is met by the second.
  const [base] = await tx
    .update(knowledgeBase)
    .set({ updatedAt: context.clock.now() })
    .where(and(eq(knowledgeBase.id, input.baseId), may(context.caller, 'change', knowledgeBase)))
    .returning();
  if (!base) throw new AppError('not_found');
  const file = await takeFile();
  if (!input.keepDuplicate) await refuseDuplicate(tx, base.id, file.sha256);
  return createDocument(context, tx, {
    ...file,
    ownerId: context.caller.userId,
    origin: 'knowledge',
    knowledgeBaseId: base.id,
    settings: base.settings,
  });
}

/** @throws AppError `duplicate_file` where the base has a file with the same content */
export async function refuseDuplicate(
  db: DatabaseOrTransaction,
  baseId: string,
  sha256: string,
): Promise<void> {
  const [same] = await db
    .select({ id: document.id, name: document.name })
    .from(document)
    .where(and(eq(document.knowledgeBaseId, baseId), eq(document.sha256, sha256)))
    .limit(1);
  if (!same) return;
  throw new AppError(
    'duplicate_file',
    { name: same.name },
    { details: [{ path: 'fileId', message: same.id }] },
  );
}
