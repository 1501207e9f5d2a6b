import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { createBackup, getBackupState } from '@mingfa/contract/admin';
import type { z } from 'zod';
import { openDataFolder, type RunningServer, readRunningServer } from '../data-folder.ts';
import { type Environment, readEnvironment } from '../env.ts';
import { backUp } from '../installation/back-up.ts';
import { openDatabase } from '../installation/open-database.ts';
import { readPassphrase } from '../installation/read-passphrase.ts';
import { verifyBackup } from '../installation/verify-backup.ts';
import { silentLogger } from '../runtime/silent-logger.ts';

const USAGE = `用法 · Usage:
  npm run backup                      立即备份 · make a backup now, also while the server runs
  npm run backup -- --verify <folder> 校验备份 · read a backup and compare every file with its checksum`;
const LOOK_EVERY_MS = 500;

const [verb, path, ...rest] = process.argv.slice(2);
if (verb !== undefined && (verb !== '--verify' || path === undefined || rest.length > 0)) {
  console.error(USAGE);
  process.exit(2);
}
try {
  const environment = readEnvironment();
  if (path === undefined) await make(environment);
  // npm runs scripts in the project's folder; the person meant a path from where they stand.
  else await verify(environment, resolve(process.env.INIT_CWD ?? process.cwd(), path));
} catch (error) {
  console.error(
    `${verb ? '校验未通过 · Verifying failed' : '备份失败 · Backing up failed'}: ${error instanceof Error ? error.message : error}`,
  );
  process.exit(1);
}

async function make(environment: Environment): Promise<void> {
  checkIsInstallation(environment);
  const running = await readRunningServer(environment.dataDir);
  const folder = running ? await askServer(running) : await backUpAlone(environment);
  console.log(`备份完成 · Backed up to ${folder}`);
  if (environment.S3_BUCKET)
    console.log(
      `文件在存储桶 ${environment.S3_BUCKET} 中，请另行备份 · The files are in that bucket; back it up too`,
    );
}

async function verify(environment: Environment, folder: string): Promise<void> {
  const { manifest } = await verifyBackup(folder, await readPassphrase(environment));
  console.log(
    manifest.format === 1
      ? `备份可读（旧格式，没有校验和） · Readable; of the first format, without checksums: ${folder}`
      : `备份完整 · Whole: ${manifest.entries.length} 个文件 files · ${manifest.createdAt} · ${folder}`,
  );
}

/** Backing up nothing would look like a backup. */
function checkIsInstallation({ dataDir, DATABASE_URL }: Environment): void {
  const sign = DATABASE_URL ? 'secret.key' : 'database/PG_VERSION';
  if (existsSync(join(dataDir, sign)) || existsSync(join(dataDir, 'restoring'))) return;
  throw new Error(
    `${dataDir} 中没有明法的数据 · ${dataDir} holds no installation of Mingfa (no ${sign}). Set MINGFA_DATA_DIR to the data folder of the server.`,
  );
}

/** The embedded database belongs to the running server, so that server makes the backup. */
async function askServer(running: RunningServer): Promise<string> {
  const ask = async <Output extends z.ZodType>(method: 'GET' | 'POST'): Promise<z.output<Output>> => {
    const response = await fetch(new URL('/v1/admin/backup', running.address), {
      method,
      headers: { 'x-control-token': running.controlToken },
    });
    const answer = (await response.json()) as z.output<Output> & { errorMessage?: string };
    if (!response.ok) throw new Error(answer.errorMessage ?? `the server answered ${response.status}`);
    return answer;
  };
  const { backupId } = await ask<typeof createBackup.output>('POST');
  for (;;) {
    const state = await ask<typeof getBackupState.output>('GET');
    if (state.last?.backupId === backupId) return state.last.folder;
    if (state.failure?.backupId === backupId) throw new Error(state.failure.message);
    if (state.running?.backupId !== backupId) throw new Error('the server ended before the backup was whole');
    await delay(LOOK_EVERY_MS);
  }
}

async function backUpAlone(environment: Environment): Promise<string> {
  const dataFolder = await openDataFolder(environment.dataDir);
  try {
    const database = await openDatabase(environment, silentLogger);
    try {
      return (await backUp(environment, database, 'by-hand')).folder;
    } finally {
      await database.close();
    }
  } finally {
    await dataFolder.release();
  }
}
