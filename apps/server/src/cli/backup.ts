import { openDataFolder, readRunningServer } from '../data-folder.ts';
import { readEnvironment } from '../env.ts';
import { backUp } from '../installation/back-up.ts';
import { openDatabase } from '../installation/open-database.ts';
import { silentLogger } from '../runtime/silent-logger.ts';

const environment = readEnvironment();
try {
  const running = await readRunningServer(environment.dataDir);
  const folder = running ? await askServer(running) : await backUpAlone();
  console.log(`备份完成 · Backed up to ${folder}`);
  if (environment.S3_BUCKET)
    console.log(
      `文件在存储桶 ${environment.S3_BUCKET} 中，请另行备份 · The files are in that bucket; back it up too`,
    );
} catch (error) {
  console.error(`Backing up failed: ${error instanceof Error ? error.message : error}`);
  process.exit(1);
}

/** The embedded database belongs to the running server, so that server makes the backup. */
async function askServer(running: { address: string; controlToken: string }): Promise<string> {
  const response = await fetch(new URL('/v1/admin/backup', running.address), {
    method: 'POST',
    headers: { 'x-control-token': running.controlToken },
  });
  const body = (await response.json()) as { folder?: string; errorMessage?: string };
  if (!response.ok || !body.folder)
    throw new Error(body.errorMessage ?? `the server answered ${response.status}`);
  return body.folder;
}

async function backUpAlone(): Promise<string> {
  const dataFolder = await openDataFolder(environment.dataDir);
  const database = await openDatabase(environment, silentLogger);
  try {
    return await backUp(environment, database, 'by-hand');
  } finally {
    await database.close();
    await dataFolder.release();
  }
}
