import type { Downloader } from '../../ports/downloader.ts';
import { type ImportLocation, openSource } from './open-source.ts';
import type { ImportCourse } from './problems.ts';
import { type ReadableKinds, type SourceFiles, UnusableSource } from './source-file.ts';

/** The row is written at most twice a second. */
const REPORT_EVERY_MS = 500;

/** The person asked to stop. */
export class ImportCancelled extends Error {
  constructor() {
    super('the import was cancelled');
    this.name = 'ImportCancelled';
  }
}

/** Where the bytes of an import come from. */
export interface ImportSources {
  /** Where a download is kept while it is read. */
  workFolder: string;
  downloader: Downloader;
  now(): Date;
}

/** How an import's state is kept, in a table of the feature that imports. */
export interface ImportRow<Course extends ImportCourse> {
  source: ImportLocation;
  startedAt: Date | null;
  /** Writes into the row. `cancelRequested` is true as well when the row is gone. */
  store(
    values: Partial<Course> & {
      state?: 'running' | 'finished' | 'cancelled' | 'failed';
      startedAt?: Date;
      finishedAt?: Date;
      errorMessage?: string | null;
    },
  ): Promise<{ cancelRequested: boolean }>;
}

/**
 * Opens the source of an import, lets `work` do with it, and writes course and end into its row.
 * @param work calls `report` often; it throws ImportCancelled when the person asked to stop
 * @returns a bug to log, or null
 */
export async function runImportJob<Course extends ImportCourse>(
  context: ImportSources & { kinds: ReadableKinds },
  row: ImportRow<Course>,
  course: Course,
  work: (source: SourceFiles, report: () => Promise<void>) => Promise<void>,
): Promise<Error | null> {
  let reportedAt = 0;
  try {
    const begun = await row.store({
      state: 'running',
      startedAt: row.startedAt ?? context.now(),
      errorMessage: null,
    } as Parameters<typeof row.store>[0]);
    if (begun.cancelRequested) throw new ImportCancelled();
    const source = await openSource(row.source, context);
    try {
      await work(source, report);
    } finally {
      await source.close();
    }
    await row.store({ ...course, state: 'finished', finishedAt: context.now() });
    return null;
  } catch (error) {
    const cancelled = error instanceof ImportCancelled;
    const expected = cancelled || error instanceof UnusableSource;
    await row.store({
      ...course,
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

  async function report(): Promise<void> {
    if (performance.now() - reportedAt < REPORT_EVERY_MS) return;
    reportedAt = performance.now();
    if ((await row.store({ ...course })).cancelRequested) throw new ImportCancelled();
  }
}
