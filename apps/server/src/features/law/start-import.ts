import type { LawImport } from '@mingfa/contract/law';
import type { Transaction } from '../../db/client.ts';
import { lawImport } from '../../db/schema/law.ts';
import { recordAudit } from '../../engine/audit/index.ts';
import { checkSource } from '../../engine/importing/index.ts';
import type { MakingContext } from '../../ports/app-context.ts';
import { AppError } from '../../ports/app-error.ts';
import { describeImport } from './describe-import.ts';
import { addImportJob } from './import-queue.ts';
import type { LawContext } from './law-context.ts';

/** Begins to import a folder, an archive or a file on the server, or what an http(s) address answers. */
export async function startImport(
  context: LawContext & MakingContext,
  input: { source: string },
): Promise<LawImport> {
  const { sourceKind } = await checkSource(input.source);
  return queueImport(context, { source: input.source, sourceKind, location: input.source });
}

type NewImport = Pick<typeof lawImport.$inferInsert, 'source' | 'sourceKind' | 'location'>;

/**
 * Writes the import's row, which only one queued or running import can have, and adds its job.
 * @param takeSource takes what is imported from what held it
 * @throws AppError `import_in_progress`
 */
export async function queueImport(
  context: LawContext & MakingContext,
  values: NewImport,
  takeSource?: (tx: Transaction) => Promise<unknown>,
): Promise<LawImport> {
  const begun = await context.makeOnce(async (tx) => {
    const [queued] = await tx
      .insert(lawImport)
      .values({
        ...values,
        id: context.ids.make('lawImport'),
        state: 'queued',
        createdAt: context.clock.now(),
      })
      .onConflictDoNothing()
      .returning();
    if (!queued) throw new AppError('import_in_progress');
    await takeSource?.(tx);
    await recordAudit(context, tx, { kind: 'law_import', action: 'started', id: queued.id });
    return describeImport(queued);
  });
  await addImportJob(context, begun.importId);
  return begun;
}
