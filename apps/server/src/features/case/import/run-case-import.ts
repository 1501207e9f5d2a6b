import { basename } from 'node:path';
import { eq } from 'drizzle-orm';
import { caseImport } from '../../../db/schema/case.ts';
import { type ImportSources, runImportJob } from '../../../engine/importing/index.ts';
import type { CaseImportContext } from './case-import-context.ts';
import { CASE_KINDS } from './case-kinds.ts';
import { emptyProgress } from './case-progress.ts';
import { importCases } from './import-cases.ts';
import { savedMappings } from './saved-mappings.ts';

/**
 * Does the work of one row of `case_import` and writes its end into it.
 * @returns a bug to log, or null
 */
export async function runCaseImport(
  context: Omit<CaseImportContext, 'report'> & ImportSources,
  importId: string,
): Promise<Error | null> {
  const { db } = context;
  const [row] = await db.select().from(caseImport).where(eq(caseImport.id, importId));
  if (!row) return new Error('the import has no row');
  const ownerId = row.shared ? null : row.startedBy;
  if (!row.shared && ownerId === null) return new Error('an import of one’s own without its owner');
  const progress = emptyProgress();
  const mappings = { given: row.mapping, saved: await savedMappings(db, row.startedBy) };
  const target = { ownerId, sourceName: nameOf(row), mappings };
  return runImportJob(
    { ...context, kinds: CASE_KINDS },
    {
      source: { kind: row.sourceKind, location: row.location, name: row.source },
      startedAt: row.startedAt,
      async store(values) {
        const [stored] = await db
          .update(caseImport)
          .set(values)
          .where(eq(caseImport.id, importId))
          .returning({ cancelRequested: caseImport.cancelRequested });
        return stored ?? { cancelRequested: true };
      },
    },
    progress,
    (source, report) => importCases({ ...context, report }, target, source, progress),
  );
}

/** A folder by its own name, not by where it lies on the server: readers see it. */
function nameOf({ source, sourceKind }: typeof caseImport.$inferSelect): string {
  return sourceKind === 'address' ? source : basename(source) || source;
}
