import { writeZip, type ZipEntry } from '@mingfa/files/archive/write-zip';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { dataExport } from '../../../db/schema/rights.ts';
import { holdObject } from '../../../engine/ingestion/index.ts';
import type { JobDeeds } from '../../../ports/job-desk.ts';
import type { JobRun, Jobs } from '../../../ports/jobs.ts';
import type { AccountContext } from '../account-context.ts';
import { exportAll } from '../export-person.ts';

export type ExportContext = AccountContext & { jobs: Jobs };

const QUEUE = 'data-export';
const RETRIES = 4;
/** How long a ZIP can be downloaded. */
const KEPT_MS = 24 * 3_600_000;
const OPEN = inArray(dataExport.state, ['waiting', 'working']);

/** Declares the job that packs what is held of a person; killed, it starts over. */
export function registerExport(context: ExportContext): void {
  context.jobs.register<{ exportId: string }>(
    QUEUE,
    { concurrency: 1, timeoutSeconds: 3600, retries: RETRIES },
    (run) => packExport(context, run),
    exportJobs(context),
  );
}

export async function queueExport({ jobs }: ExportContext, exportId: string): Promise<void> {
  await jobs.add(QUEUE, { exportId }, { key: exportId });
}

/** Queues what was begun and has no job; at each start. */
export async function resumeExports(context: ExportContext): Promise<void> {
  const open = await context.db.select({ id: dataExport.id }).from(dataExport).where(OPEN);
  for (const { id } of open) await queueExport(context, id);
}

async function packExport(
  context: ExportContext,
  { data: { exportId }, signal, retried }: JobRun<{ exportId: string }>,
): Promise<void> {
  const { db, clock } = context;
  const isOpen = and(eq(dataExport.id, exportId), OPEN);
  const [asked] = await db.update(dataExport).set({ state: 'working' }).where(isOpen).returning();
  if (!asked) return;
  try {
    // Before it is written, so that it is not forgotten in the store.
    await holdObject(context, db, exportId, exportId);
    const zip = writeZip(listEntries(context, asked), clock.now());
    const stop = () => zip.destroy(signal.reason);
    signal.addEventListener('abort', stop, { once: true });
    const { bytes } = await context.files.write(exportId, zip);
    signal.removeEventListener('abort', stop);
    const expiresAt = new Date(clock.now().getTime() + KEPT_MS);
    await db
      .update(dataExport)
      .set({ state: 'ready', done: sql`${dataExport.total}`, bytes, expiresAt })
      .where(isOpen);
  } catch (error) {
    if (retried >= RETRIES && !signal.aborted)
      await db.update(dataExport).set({ state: 'failed' }).where(isOpen);
    throw error;
  }
}

async function* listEntries(
  context: ExportContext,
  { id, userId, language }: typeof dataExport.$inferSelect,
): AsyncGenerator<ZipEntry> {
  const files = exportAll(context, { userId, language }, async (done, total) => {
    await context.db.update(dataExport).set({ done, total }).where(eq(dataExport.id, id));
  });
  for await (const { path, content } of files) {
    if (content === null) yield { path: `${path}.missing.txt`, content: 'missing\n' };
    else yield { path, content };
  }
}

/** Whose data is packed, and how much of it is. One that is stopped has failed for its person, who may ask again. */
function exportJobs({ db }: ExportContext): JobDeeds<{ exportId: string }> {
  return {
    async describe(jobs) {
      const ids = jobs.map(({ exportId }) => exportId);
      const rows = await db.select().from(dataExport).where(inArray(dataExport.id, ids));
      const known = new Map(rows.map((row) => [row.id, row]));
      return ids.map((id) => {
        const row = known.get(id);
        if (!row) return null;
        const progress = row.total > 0 ? { done: row.done, total: row.total } : null;
        return { ownerId: row.userId, progress, isEnding: false };
      });
    },
    async stop(tx, { exportId }) {
      await tx
        .update(dataExport)
        .set({ state: 'failed' })
        .where(and(eq(dataExport.id, exportId), OPEN));
      return 'gone';
    },
    async ready(tx, { exportId }) {
      await tx
        .update(dataExport)
        .set({ state: 'waiting' })
        .where(and(eq(dataExport.id, exportId), eq(dataExport.state, 'failed')));
    },
  };
}
