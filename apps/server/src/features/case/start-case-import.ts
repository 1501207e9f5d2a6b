import type { CaseFieldMapping, CaseImport } from '@mingfa/contract/case-import';
import type { Transaction } from '../../db/client.ts';
import { caseImport } from '../../db/schema/case.ts';
import { recordAudit } from '../../engine/audit/index.ts';
import { checkSource } from '../../engine/importing/index.ts';
import type { MakingContext } from '../../ports/app-context.ts';
import { AppError } from '../../ports/app-error.ts';
import { COMMAND_LINE } from '../../runtime/command-line.ts';
import type { CaseImportsContext } from './case-context.ts';
import { addCaseImportJob } from './case-import-queue.ts';
import { describeCaseImport } from './describe-case-import.ts';

/** Begins to import a folder, an archive or a table on the server, or what an address answers, into the shared library. */
export async function startCaseImport(
  context: CaseImportsContext & MakingContext,
  input: { source: string; mapping?: CaseFieldMapping | undefined },
): Promise<CaseImport> {
  const { sourceKind } = await checkSource(input.source);
  return queueCaseImport(context, {
    source: input.source,
    sourceKind,
    location: input.source,
    shared: true,
    mapping: input.mapping ?? null,
  });
}

type NewImport = Pick<
  typeof caseImport.$inferInsert,
  'source' | 'sourceKind' | 'location' | 'shared' | 'mapping'
>;

/**
 * Writes the import's row and puts it in line; everybody has one there for the shared library, and one for cases of their own.
 * @param takeSource takes what is imported from what held it
 * @throws AppError `import_in_progress`
 */
export async function queueCaseImport(
  context: CaseImportsContext & MakingContext,
  values: NewImport,
  takeSource?: (tx: Transaction) => Promise<unknown>,
): Promise<CaseImport> {
  const { userId } = context.caller;
  const begun = await context.makeOnce(async (tx) => {
    const [queued] = await tx
      .insert(caseImport)
      .values({
        ...values,
        id: context.ids.make('caseImport'),
        startedBy: userId === COMMAND_LINE.userId ? null : userId,
        state: 'queued',
        createdAt: context.clock.now(),
      })
      .onConflictDoNothing()
      .returning();
    if (!queued) throw new AppError('import_in_progress');
    await takeSource?.(tx);
    await recordAudit(context, tx, { kind: 'case_import', action: 'started', id: queued.id });
    return describeCaseImport(queued, context.language);
  });
  await addCaseImportJob(context);
  return begun;
}
