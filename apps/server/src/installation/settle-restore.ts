import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { connectDatabase, type DatabaseConnection } from '../db/client.ts';
import type { Environment } from '../env.ts';
import { isFormerDatabase, markFormerDatabase } from '../features/administration/index.ts';
import { syncFolder } from '../runtime/sync-folder.ts';

/** Everything that a restore puts in the place of another; a mark of a first start that was cut short goes with it. */
const REPLACED = ['database', 'database.unfinished', 'files', 'secret.key'];
/** Where a restore prepares what it brings; nobody reads it, and a start removes it. */
const PREPARING = 'restoring.unfinished';
/** The same folder once all of it is there: from then on the restore is finished by whoever comes next. */
const READY = 'restoring';
const PLAN = 'plan.json';
/** For a pg_restore that outlives the process which began it. */
const LONGEST_WAIT_MS = 10 * 60_000;
const LOOK_EVERY_MS = 200;

const restorePlan = z.object({
  id: z.string(),
  /** What is in the folder to be put in place. */
  names: z.array(z.string()),
  /** Where the former data goes, in the data folder. */
  replaced: z.string(),
  /** The database is on a server: it decides by itself, in one transaction, whether the restore took place. */
  onServer: z.boolean(),
});
export type RestorePlan = z.infer<typeof restorePlan>;

type Target = Pick<Environment, 'dataDir' | 'DATABASE_URL'>;

/** An empty folder for what a restore brings. */
export async function prepareFolder(dataDir: string): Promise<string> {
  const folder = join(dataDir, PREPARING);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { mode: 0o700 });
  return folder;
}

/** The one moment at which the restore takes place (for a database on a server, the one at which it may). */
export async function declareReady(dataDir: string, plan: RestorePlan): Promise<void> {
  await writeFile(join(dataDir, PREPARING, PLAN), JSON.stringify(plan), { flush: true });
  await syncFolder(join(dataDir, PREPARING));
  await rename(join(dataDir, PREPARING), join(dataDir, READY));
  await syncFolder(dataDir);
}

/** Gives a restore up before it took place. */
async function giveUpRestore(dataDir: string): Promise<void> {
  if (existsSync(join(dataDir, READY))) {
    await rm(join(dataDir, PREPARING), { recursive: true, force: true });
    await rename(join(dataDir, READY), join(dataDir, PREPARING));
  }
  await rm(join(dataDir, PREPARING), { recursive: true, force: true });
}

/**
 * Ends a restore that was killed, before anything reads the data: forward where it took place, else as if it had never begun.
 * Every step may be repeated. The caller holds the data folder.
 * @returns the folder that the former data is in, null where nothing was replaced
 */
export async function settleRestore({ dataDir, DATABASE_URL }: Target): Promise<string | null> {
  const ready = join(dataDir, READY);
  if (!existsSync(ready)) {
    await rm(join(dataDir, PREPARING), { recursive: true, force: true });
    return null;
  }
  const plan = restorePlan.parse(JSON.parse(await readFile(join(ready, PLAN), 'utf8')));
  if (plan.onServer && !(await isRestored(DATABASE_URL, plan.id))) {
    await giveUpRestore(dataDir);
    return null;
  }
  const replaced = join(dataDir, plan.replaced);
  for (const name of REPLACED) await replace(dataDir, name, plan, replaced);
  await syncFolder(dataDir);
  if (existsSync(replaced)) await syncFolder(replaced);
  await rm(ready, { recursive: true });
  return existsSync(replaced) ? replaced : null;
}

/** What is in place already has left the folder it was prepared in. */
async function replace(dataDir: string, name: string, plan: RestorePlan, replaced: string): Promise<void> {
  const [prepared, place] = [join(dataDir, READY, name), join(dataDir, name)];
  const isNew = plan.names.includes(name);
  if (isNew && !existsSync(prepared)) return;
  const isOldDatabase = plan.onServer && name.startsWith('database');
  if (existsSync(place) && !isOldDatabase) {
    await mkdir(replaced, { recursive: true, mode: 0o700 });
    await rename(place, join(replaced, name));
  }
  if (isNew) await rename(prepared, place);
}

/** Marks the database on a server, where it is one of ours already, as the one that is replaced. */
export async function markReplaced(url: string, id: string): Promise<void> {
  await onServer(url, async (connection) => {
    if (await isThere(connection, 'setting')) await markFormerDatabase(connection.db, id);
  });
}

/** Whether the database on the server is the one that the restore brought. A restore still at work is waited for. */
async function isRestored(url: string | undefined, id: string): Promise<boolean> {
  if (!url)
    throw new Error(
      'A restore of a database on a server was cut short; set DATABASE_URL as it was, so that it can end.',
    );
  return onServer(url, async (connection) => {
    const deadline = Date.now() + LONGEST_WAIT_MS;
    while (await isLoading(connection)) {
      if (Date.now() > deadline)
        throw new Error('pg_restore still works on this database; try again when it has ended.');
      await delay(LOOK_EVERY_MS);
    }
    return (await isThere(connection, 'setting')) && !(await isFormerDatabase(connection.db, id));
  });
}

/** Whether another process still works with the database. */
export function isServerInUse(url: string): Promise<boolean> {
  return onServer(url, async (connection) => {
    if (!(await isThere(connection, 'work_node'))) return false;
    const alive = await connection.pool.query(
      "select 1 from work_node where renewed_at > now() - interval '30 seconds'",
    );
    return alive.rows.length > 0;
  });
}

async function isLoading({ pool }: DatabaseConnection): Promise<boolean> {
  const { rows } = await pool.query(
    "select 1 from pg_stat_activity where datname = current_database() and application_name = 'pg_restore'",
  );
  return rows.length > 0;
}

async function isThere({ pool }: DatabaseConnection, table: string): Promise<boolean> {
  const { rows } = await pool.query<{ there: boolean }>('select to_regclass($1) is not null as there', [
    table,
  ]);
  return rows[0]?.there ?? false;
}

async function onServer<Result>(
  url: string,
  work: (connection: DatabaseConnection) => Promise<Result>,
): Promise<Result> {
  const connection = await connectDatabase({ url });
  try {
    return await work(connection);
  } finally {
    await connection.close();
  }
}
