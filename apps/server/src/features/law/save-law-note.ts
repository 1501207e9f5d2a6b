import { and, eq } from 'drizzle-orm';
import { lawNote } from '../../db/schema/law.ts';
import { readLibrary } from '../../engine/library/index.ts';
import type { MakingContext } from '../../ports/app-context.ts';
import { AppError } from '../../ports/app-error.ts';
import { takeRoom } from '../account/index.ts';
import { describeNote } from './list-law-notes.ts';

export interface SaveNoteInput {
  noteId?: string | undefined;
  lawId: string;
  articleKey: string;
  text: string;
}

/** Writes a note on an article, or changes one of the caller's own. */
export async function saveLawNote(context: MakingContext, input: SaveNoteInput) {
  const entry = (await readLibrary(context)).laws.get(input.lawId);
  if (!entry) throw new AppError('not_found');
  const now = context.clock.now();
  const { lawId, articleKey, text } = input;
  return context.makeOnce(async (tx) => {
    if (!input.noteId) await takeRoom(context, tx, 'law_note');
    const [saved] = input.noteId
      ? await tx
          .update(lawNote)
          .set({ lawId, articleKey, text, updatedAt: now })
          .where(and(eq(lawNote.id, input.noteId), eq(lawNote.ownerId, context.caller.userId)))
          .returning()
      : await tx
          .insert(lawNote)
          .values({
            id: context.ids.make('lawNote'),
            ownerId: context.caller.userId,
            lawId,
            articleKey,
            text,
            createdAt: now,
            updatedAt: now,
          })
          .returning();
    if (!saved) throw new AppError('not_found');
    return describeNote(saved, entry.title);
  });
}
