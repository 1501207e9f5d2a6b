import { and, eq } from 'drizzle-orm';
import { lawNote } from '../../db/schema/law.ts';
import type { RequestContext } from '../../ports/app-context.ts';
import { AppError } from '../../ports/app-error.ts';

/** Deletes one of the caller's own notes. */
export async function deleteLawNote(context: RequestContext, input: { noteId: string }): Promise<void> {
  const deleted = await context.db
    .delete(lawNote)
    .where(and(eq(lawNote.id, input.noteId), eq(lawNote.ownerId, context.caller.userId)))
    .returning({ id: lawNote.id });
  if (deleted.length === 0) throw new AppError('not_found');
}
