import { and, count, desc, eq } from 'drizzle-orm';
import { caseNote, legalCase } from '../../../db/schema/case.ts';
import type { RequestContext } from '../../../ports/app-context.ts';
import { mayBeReadBy } from '../require-case.ts';
import { describeCaseNote } from './describe-case-note.ts';

/** The caller's own notes, newest first, of one case or of all. */
export async function listCaseNotes(
  { db, caller }: RequestContext,
  input: { caseId?: string | undefined; page: number; pageSize: number },
) {
  const own = and(
    eq(caseNote.ownerId, caller.userId),
    input.caseId ? eq(caseNote.caseId, input.caseId) : undefined,
    mayBeReadBy(caller),
  );
  const rows = await db
    .select({ note: caseNote, title: legalCase.title })
    .from(caseNote)
    .innerJoin(legalCase, eq(legalCase.id, caseNote.caseId))
    .where(own)
    .orderBy(desc(caseNote.updatedAt), desc(caseNote.id))
    .limit(input.pageSize)
    .offset((input.page - 1) * input.pageSize);
  const [total] = await db
    .select({ count: count() })
    .from(caseNote)
    .innerJoin(legalCase, eq(legalCase.id, caseNote.caseId))
    .where(own);
  return {
    items: rows.map(({ note, title }) => describeCaseNote(note, title)),
    total: total?.count ?? 0,
    page: input.page,
    pageSize: input.pageSize,
  };
}
