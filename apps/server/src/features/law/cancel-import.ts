import type { LawImport } from '@mingfa/contract/law';
import { and, eq, inArray } from 'drizzle-orm';
import { lawImport } from '../../db/schema/law.ts';
import type { LawContext } from './law-context.ts';
import { getImport } from './list-imports.ts';

/** Asks an import to stop; it does so before its next batch, and laws already whole stay. One that ended stays as it is. */
export async function cancelImport(context: LawContext, input: { importId: string }): Promise<LawImport> {
  await context.db
    .update(lawImport)
    .set({ cancelRequested: true })
    .where(and(eq(lawImport.id, input.importId), inArray(lawImport.state, ['queued', 'running'])));
  return getImport(context, input);
}
