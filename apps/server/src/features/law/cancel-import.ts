import type { LawImport } from '@mingfa/contract/law';
import { and, eq, inArray } from 'drizzle-orm';
import { lawImport } from '../../db/schema/law.ts';
import { recordAudit } from '../../engine/audit/index.ts';
import type { RequestContext } from '../../ports/app-context.ts';
import type { LawContext } from './law-context.ts';
import { getImport } from './list-imports.ts';

/** Asks an import to stop; it does so before its next batch, and laws already whole stay. One that ended stays as it is. */
export async function cancelImport(
  context: LawContext & RequestContext,
  input: { importId: string },
): Promise<LawImport> {
  const id = input.importId;
  await context.db.transaction(async (tx) => {
    const stopped = await tx
      .update(lawImport)
      .set({ cancelRequested: true })
      .where(and(eq(lawImport.id, id), inArray(lawImport.state, ['queued', 'running'])))
      .returning({ id: lawImport.id });
    if (stopped.length > 0) await recordAudit(context, tx, { kind: 'law_import', action: 'cancelled', id });
  });
  return getImport(context, input);
}
