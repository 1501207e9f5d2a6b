import type { lawNote as contractNote } from '@mingfa/contract/law';
import { formatArticleLabel, parseArticleKey } from '@mingfa/legal/statute/article-number';
import { and, count, desc, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { law, lawNote } from '../../db/schema/law.ts';
import type { RequestContext } from '../../ports/app-context.ts';

type NoteView = z.infer<typeof contractNote>;

/** A note with the names of its place. */
export function describeNote(note: typeof lawNote.$inferSelect, title: string): NoteView {
  const number = parseArticleKey(note.articleKey);
  return {
    noteId: note.id,
    lawId: note.lawId,
    articleKey: note.articleKey,
    text: note.text,
    title,
    label: number ? formatArticleLabel(number) : note.articleKey,
    updatedAt: note.updatedAt.toISOString(),
  };
}

/** The caller's own notes, newest first, of one law or of all. */
export async function listLawNotes(
  context: RequestContext,
  input: { lawId?: string | undefined; page: number; pageSize: number },
) {
  const own = and(
    eq(lawNote.ownerId, context.caller.userId),
    input.lawId ? eq(lawNote.lawId, input.lawId) : undefined,
  );
  const rows = await context.db
    .select({ note: lawNote, title: law.title })
    .from(lawNote)
    .innerJoin(law, eq(law.id, lawNote.lawId))
    .where(own)
    .orderBy(desc(lawNote.updatedAt), desc(lawNote.id))
    .limit(input.pageSize)
    .offset((input.page - 1) * input.pageSize);
  const [total] = await context.db.select({ count: count() }).from(lawNote).where(own);
  return {
    items: rows.map(({ note, title }) => describeNote(note, title)),
    total: total?.count ?? 0,
    page: input.page,
    pageSize: input.pageSize,
  };
}
