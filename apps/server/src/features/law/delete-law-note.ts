import { and, eq } from 'drizzle-orm';
import { lawNote } from '../../db/schema/law.ts';
import type { Caller } from '../../ports/app-context.ts';
import { AppError } from '../../ports/app-error.ts';
import type { LawContext } from './law-context.ts';

/** Deletes one of the caller's own notes. */
export async function deleteLawNote(
  context: Pick<LawContext, 'db'>,
  caller: Caller,
  input: { noteId: string },
): Promise<{ done: true }> {
  const deleted = await context.db
    .delete(lawNote)
    .where(and(eq(lawNote.id, input.noteId), eq(lawNote.userId, caller.userId)))
    .returning({ id: lawNote.id });
  if (deleted.length === 0) throw new AppError('not_found');
  return { done: true };
}
