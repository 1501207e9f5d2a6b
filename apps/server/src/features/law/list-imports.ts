import type { LawImport } from '@mingfa/contract/law';
import { count, desc, eq } from 'drizzle-orm';
import { lawImport } from '../../db/schema/law.ts';
import { AppError } from '../../ports/app-error.ts';
import { describeImport } from './describe-import.ts';
import type { LawContext } from './law-context.ts';

/** Imports, newest first. */
export async function listImports(context: LawContext, input: { page: number; pageSize: number }) {
  const rows = await context.db
    .select()
    .from(lawImport)
    .orderBy(desc(lawImport.createdAt), desc(lawImport.id))
    .limit(input.pageSize)
    .offset((input.page - 1) * input.pageSize);
  const [total] = await context.db.select({ count: count() }).from(lawImport);
  return {
    items: rows.map(describeImport),
    total: total?.count ?? 0,
    page: input.page,
    pageSize: input.pageSize,
  };
}

/** Progress and report of one import. */
export async function getImport(context: LawContext, input: { importId: string }): Promise<LawImport> {
  const [row] = await context.db.select().from(lawImport).where(eq(lawImport.id, input.importId));
  if (!row) throw new AppError('not_found');
  return describeImport(row);
}
