import type { CaseImport } from '@mingfa/contract/case-import';
import { and, count, desc, eq, or, type SQL } from 'drizzle-orm';
import { caseImport } from '../../db/schema/case.ts';
import type { Caller, RequestContext } from '../../ports/app-context.ts';
import { AppError } from '../../ports/app-error.ts';
import { describeCaseImport } from './describe-case-import.ts';

/** Imports of the caller, and for administrators those into the shared library, newest first. */
export async function listCaseImports(
  context: RequestContext,
  input: { page: number; pageSize: number },
): Promise<{ items: CaseImport[]; total: number; page: number; pageSize: number }> {
  const seen = seenBy(context.caller);
  const rows = await context.db
    .select()
    .from(caseImport)
    .where(seen)
    .orderBy(desc(caseImport.createdAt), desc(caseImport.id))
    .limit(input.pageSize)
    .offset((input.page - 1) * input.pageSize);
  const [total] = await context.db.select({ count: count() }).from(caseImport).where(seen);
  return {
    items: rows.map((row) => describeCaseImport(row, context.language)),
    total: total?.count ?? 0,
    page: input.page,
    pageSize: input.pageSize,
  };
}

/** Progress and report of one import. */
export async function getCaseImport(
  context: RequestContext,
  input: { importId: string },
): Promise<CaseImport> {
  const [row] = await context.db
    .select()
    .from(caseImport)
    .where(and(eq(caseImport.id, input.importId), seenBy(context.caller)));
  if (!row) throw new AppError('not_found');
  return describeCaseImport(row, context.language);
}

/** A person's own imports; into the shared library they are all administrators'. */
export function seenBy(caller: Caller): SQL | undefined {
  const own = and(eq(caseImport.startedBy, caller.userId), eq(caseImport.shared, false));
  return caller.role === 'admin' ? or(own, eq(caseImport.shared, true)) : own;
}
