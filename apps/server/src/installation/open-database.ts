import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { connectDatabase, type DatabaseConnection } from '../db/client.ts';
import { type EmbeddedDatabase, startEmbeddedDatabase } from '../db/embedded.ts';
import { MIGRATIONS_FOLDER, migrateDatabase } from '../db/migrate.ts';
import type { Environment } from '../env.ts';
import type { Logger } from '../ports/logger.ts';
import { diskProblem, StartProblem } from '../runtime/start-problem.ts';
import { backUp } from './back-up.ts';
import { settleRestore } from './settle-restore.ts';

/** A database that is up to date, and how to stop it. */
export interface OpenDatabase {
  connection: DatabaseConnection;
  /** Null where `DATABASE_URL` names a server. */
  embedded: EmbeddedDatabase | null;
  close(): Promise<void>;
}

/** Starting must stop here, with a word the operator understands. */
export class CannotOpenDatabase extends StartProblem {
  override name = 'CannotOpenDatabase';
}

/**
 * Opens the database in either form, backs it up before an upgrade, and migrates it.
 * @param onBegun once an embedded one opens in its own thread
 * @throws CannotOpenDatabase when the data is newer than this program, or cannot be backed up or migrated; it is left as it was
 */
export async function openDatabase(
  environment: Environment,
  logger: Logger,
  onBegun?: () => void,
): Promise<OpenDatabase> {
  await settleRestore(environment);
  const embedded = environment.DATABASE_URL ? null : await startEmbedded(environment.dataDir, onBegun);
  const connection = await connect(environment, embedded);
  const opened: OpenDatabase = {
    connection,
    embedded,
    async close() {
      await connection.close();
      await embedded?.stop();
    },
  };
  try {
    if (embedded) await requireKey(environment.dataDir, connection);
    await upgrade(environment, opened, logger);
  } catch (error) {
    await opened.close();
    throw error;
  }
  return opened;
}

/** Starts the embedded database; a new one only where nothing shows that there was one. */
async function startEmbedded(dataDir: string, onBegun?: () => void): Promise<EmbeddedDatabase> {
  const folder = join(dataDir, 'database');
  const others = ['secret.key', 'files'].filter((name) => existsSync(join(dataDir, name)));
  if (others.length > 0 && !existsSync(join(folder, 'PG_VERSION')) && !existsSync(`${folder}.unfinished`)) {
    throw new CannotOpenDatabase({
      'zh-CN':
        `${dataDir} 中有 ${others.join('、')}，却没有数据库：为避免覆盖数据，没有启动。` +
        '请放回 database 文件夹，或从备份恢复（npm run restore）；数据库在服务器上的请设置 DATABASE_URL，新装的请用 MINGFA_DATA_DIR 指定空文件夹。',
      en:
        `${dataDir} holds ${others.join(' and ')}, but no database: nothing was started, so that nothing is written over. ` +
        'Put its folder "database" back, restore a backup (npm run restore), set DATABASE_URL if the database is on a server, ' +
        'or set MINGFA_DATA_DIR to an empty folder for a new installation.',
    });
  }
  try {
    return await startEmbeddedDatabase({ dataDir: folder, onBegun });
  } catch (error) {
    const problem = diskProblem(error, dataDir);
    if (problem) throw problem;
    const reason = reasonOf(error);
    throw new CannotOpenDatabase(
      {
        'zh-CN': `${folder} 中的数据库打不开，可能已损坏：${reason} 没有覆盖任何数据。请保留该文件夹，把备份恢复到另一个文件夹（npm run restore）。`,
        en: `The database in ${folder} does not open, it may be damaged: ${reason} Nothing was written over. Restore a backup into another folder (npm run restore), and keep this one.`,
      },
      { cause: error },
    );
  }
}

async function connect(
  environment: Environment,
  embedded: EmbeddedDatabase | null,
): Promise<DatabaseConnection> {
  try {
    return await connectDatabase(
      embedded ? { socketFolder: embedded.socketFolder } : { url: environment.DATABASE_URL ?? '' },
    );
  } catch (error) {
    await embedded?.stop();
    throw new CannotOpenDatabase({
      'zh-CN': `连接不上数据库：${reasonOf(error)}`,
      en: `The database cannot be reached: ${reasonOf(error)}`,
    });
  }
}

/** A new key beside accounts would open nothing that the former one sealed: keys of models, second factors. */
async function requireKey(dataDir: string, { pool }: DatabaseConnection): Promise<void> {
  const path = join(dataDir, 'secret.key');
  if (existsSync(path)) return;
  const table = await pool.query<{ name: string | null }>(
    `select to_regclass('public."user"')::text as name`,
  );
  if (!table.rows[0]?.name) return;
  const { rows } = await pool.query<{ used: boolean }>('select exists (select from "user") as used');
  if (!rows[0]?.used) return;
  throw new CannotOpenDatabase({
    'zh-CN':
      `${dataDir} 中有数据库，却没有 secret.key：没有它，已保存的模型密钥和两步验证都无法解开，因此没有启动，也没有改动任何数据。` +
      '请把 secret.key 放回（每个备份里都有一份），或从备份恢复（npm run restore）。确实找不回的，自己放一个新的（例如 openssl rand -hex 32 > secret.key），之后重新填写模型密钥、重新设置两步验证。',
    en:
      `${dataDir} holds a database, but no secret.key: without it the stored keys of models and second factors cannot be read, so nothing was started and nothing was changed. ` +
      'Put secret.key back (every backup holds a copy), or restore a backup (npm run restore). If it is lost for good, put a new one there (openssl rand -hex 32 > secret.key), then enter the keys of models and set up second factors again.',
  });
}

async function upgrade(environment: Environment, database: OpenDatabase, logger: Logger): Promise<void> {
  const known = await listKnownMigrations();
  const applied = await countAppliedMigrations(database.connection);
  if (applied > known) {
    throw new CannotOpenDatabase({
      'zh-CN': '这些数据由更新版本的明法写入。请启动那个版本，或恢复由本版本做的备份。',
      en: 'This data was written by a newer version of Mingfa. Start that version, or restore a backup made by this one.',
    });
  }
  if (applied > 0 && applied < known && !environment.UPGRADE_WITHOUT_BACKUP) {
    try {
      const { folder } = await backUp(environment, database, 'before-upgrade');
      logger.info({ folder }, 'backed up before the upgrade');
    } catch (error) {
      throw new CannotOpenDatabase({
        'zh-CN': `升级前需要先备份，而备份失败：${reasonOf(error)}。没有改动任何数据。已自行备份的，请设置 UPGRADE_WITHOUT_BACKUP=true。`,
        en: `The upgrade needs a backup first, and that failed: ${reasonOf(error)}. Nothing was changed. With a backup of your own, set UPGRADE_WITHOUT_BACKUP=true.`,
      });
    }
  }
  try {
    await migrateDatabase(database.connection);
  } catch (error) {
    throw new CannotOpenDatabase({
      'zh-CN': `数据库升级失败，保持原样：${reasonOf(error)}`,
      en: `The database could not be upgraded and was left as it was: ${reasonOf(error)}`,
    });
  }
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

async function listKnownMigrations(): Promise<number> {
  const journal = JSON.parse(await readFile(join(MIGRATIONS_FOLDER, 'meta/_journal.json'), 'utf8')) as {
    entries: unknown[];
  };
  return journal.entries.length;
}

async function countAppliedMigrations({ pool }: DatabaseConnection): Promise<number> {
  const table = await pool.query<{ name: string | null }>(
    "select to_regclass('drizzle.__drizzle_migrations')::text as name",
  );
  if (!table.rows[0]?.name) return 0;
  const counted = await pool.query<{ applied: number }>(
    'select count(*)::int as applied from drizzle.__drizzle_migrations',
  );
  return counted.rows[0]?.applied ?? 0;
}
