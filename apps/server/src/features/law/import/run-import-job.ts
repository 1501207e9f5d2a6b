import { eq } from 'drizzle-orm';
import { lawImport } from '../../../db/schema/law.ts';
import type { Downloader } from '../../../ports/downloader.ts';
import type { ImportContext } from './import-context.ts';
import { openSource } from './open-source.ts';
import { emptyProgress, ImportCancelled, type ImportProgress } from './progress.ts';
import { runImport } from './run-import.ts';
import { UnusableSource } from './source-file.ts';

/** The row is written at most twice a second. */
const REPORT_EVERY_MS = 500;

export type JobContext = Omit<ImportContext, 'report'> & {
  /** Where a download is kept while it is read. */
  workFolder: string;
  downloader: Downloader;
};

/**
 * Does the work of one row of `law_import` and writes its end into it.
 * @returns a bug to log, or null
 */
export async function runImportJob(context: JobContext, importId: string): Promise<Error | null> {
  const { db } = context;
  const [row] = await db.select().from(lawImport).where(eq(lawImport.id, importId));
  if (!row) return new Error('the import has no row');
  const progress = emptyProgress();
  let reportedAt = 0;
  try {
    const begun = await store({
      state: 'running',
      startedAt: row.startedAt ?? context.now(),
      errorMessage: null,
    });
    if (begun.cancelRequested) throw new ImportCancelled();
    const source = await openSource(
      { kind: row.sourceKind, location: row.location, name: row.source },
      context,
    );
    try {
      await runImport({ ...context, report }, source, progress);
    } finally {
      await source.close();
    }
    await store({ ...progress, state: 'finished', finishedAt: context.now() });
    return null;
  } catch (error) {
    const cancelled = error instanceof ImportCancelled;
    const expected = cancelled || error instanceof UnusableSource;
    await store({
      ...progress,
      state: cancelled ? 'cancelled' : 'failed',
      finishedAt: context.now(),
      errorMessage: cancelled
        ? null
        : expected
          ? error.message
          : '导入出错，请查看服务器日志 / see the server log',
    });
    return expected ? null : (error as Error);
  }

  async function store(
    values: Partial<typeof lawImport.$inferInsert>,
  ): Promise<{ cancelRequested: boolean }> {
    const [stored] = await db
      .update(lawImport)
      .set(values)
      .where(eq(lawImport.id, importId))
      .returning({ cancelRequested: lawImport.cancelRequested });
    return stored ?? { cancelRequested: true };
  }

  async function report(now: ImportProgress): Promise<void> {
    if (performance.now() - reportedAt < REPORT_EVERY_MS) return;
    reportedAt = performance.now();
    if ((await store({ ...now })).cancelRequested) throw new ImportCancelled();
  }
}
