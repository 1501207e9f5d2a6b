import type { caseNote as contractNote } from '@mingfa/contract/case';
import type { z } from 'zod';
import type { caseNote } from '../../../db/schema/case.ts';

/** A note with the title of its case. */
export function describeCaseNote(
  note: typeof caseNote.$inferSelect,
  title: string,
): z.infer<typeof contractNote> {
  return {
    noteId: note.id,
    caseId: note.caseId,
    paragraph: note.paragraph,
    text: note.text,
    title,
    updatedAt: note.updatedAt.toISOString(),
  };
}
