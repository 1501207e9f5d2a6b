import { and, eq } from 'drizzle-orm';
import { caseNote } from '../../../db/schema/case.ts';
import type { RequestContext } from '../../../ports/app-context.ts';
import { AppError } from '../../../ports/app-error.ts';

/**
 * Deletes one of the caller's own notes.
 * @throws AppError `not_found`
 */
export async function deleteCaseNote(
  { db, caller }: RequestContext,
  input: { noteId: string },
): Promise<void> {
  const deleted = await db
    .delete(caseNote)
    .where(and(eq(caseNote.id, input.noteId), eq(caseNote.ownerId, caller.userId)))
    .returning({ id: caseNote.id });
  if (deleted.length === 0) throw new AppError('not_found');
}
