import { and, eq } from 'drizzle-orm';
import { caseNote } from '../../../db/schema/case.ts';
import type { MakingContext } from '../../../ports/app-context.ts';
import { AppError } from '../../../ports/app-error.ts';
import { takeRoom } from '../../account/index.ts';
import { requireCase } from '../require-case.ts';
import { describeCaseNote } from './describe-case-note.ts';

interface SaveInput {
  noteId?: string | undefined;
  caseId: string;
  paragraph: number | null;
  text: string;
}

/**
 * Writes a note on a case, or changes one of the caller's own.
 * @throws AppError `limit_reached`, `not_found`
 */
export async function saveCaseNote(context: MakingContext, input: SaveInput) {
  const { title } = await requireCase(context, input.caseId);
  const { caller, clock, ids } = context;
  const now = clock.now();
  const { caseId, paragraph, text } = input;
  return context.makeOnce(async (tx) => {
    if (!input.noteId) await takeRoom(context, tx, 'case_note');
    const values = { caseId, paragraph, text, updatedAt: now };
    const [saved] = input.noteId
      ? await tx
          .update(caseNote)
          .set(values)
          .where(and(eq(caseNote.id, input.noteId), eq(caseNote.ownerId, caller.userId)))
          .returning()
      : await tx
          .insert(caseNote)
          .values({ ...values, id: ids.make('caseNote'), ownerId: caller.userId, createdAt: now })
          .returning();
    if (!saved) throw new AppError('not_found');
    return describeCaseNote(saved, title);
  });
}
