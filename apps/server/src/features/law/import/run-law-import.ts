import { eq } from 'drizzle-orm';
import { lawImport } from '../../../db/schema/law.ts';
import { type ImportSources, runImportJob } from '../../../engine/importing/index.ts';
import type { ImportContext } from './import-context.ts';
import { LAW_KINDS } from './law-kinds.ts';
import { emptyProgress } from './progress.ts';
import { runImport } from './run-import.ts';

export type JobContext = Omit<ImportContext, 'report'> & ImportSources;

/**
 * Does the work of one row of `law_import` and writes its end into it.
 * @returns a bug to log, or null
 */
export async function runLawImport(context: JobContext, importId: string): Promise<Error | null> {
  const { db } = context;
  const [row] = await db.select().from(lawImport).where(eq(lawImport.id, importId));
  if (!row) return new Error('the import has no row');
  const progress = emptyProgress();
  return runImportJob(
    { ...context, kinds: LAW_KINDS },
    {
      source: { kind: row.sourceKind, location: row.location, name: row.source },
      startedAt: row.startedAt,
      async store(values) {
        const [stored] = await db
          .update(lawImport)
          .set(values)
          .where(eq(lawImport.id, importId))
          .returning({ cancelRequested: lawImport.cancelRequested });
        return stored ?? { cancelRequested: true };
      },
    },
    progress,
    (source, report) => runImport({ ...context, report }, source, progress),
  );
}
