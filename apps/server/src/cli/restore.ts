import { resolve } from 'node:path';
import { DataFolderHeld, openDataFolder } from '../data-folder.ts';
import { readEnvironment } from '../env.ts';
import { restore } from '../installation/restore.ts';

const [given, ...rest] = process.argv.slice(2);
if (!given || rest.length > 0) {
  console.error('用法 · Usage: npm run restore -- <backup folder>');
  process.exit(2);
}
// npm runs scripts in the project's folder; the person meant a path from where they stand.
const backup = resolve(process.env.INIT_CWD ?? process.cwd(), given);
try {
  const environment = readEnvironment();
  const dataFolder = await openDataFolder(environment.dataDir);
  const { replaced, formerBackup } = await restore(environment, backup).finally(() => dataFolder.release());
  console.log(`已恢复 · Restored from ${backup}`);
  if (formerBackup) console.log(`原数据库的备份 · The former database is backed up in ${formerBackup}`);
  if (replaced) console.log(`原有数据保存在 · The former data is kept in ${replaced}`);
} catch (error) {
  console.error(
    error instanceof DataFolderHeld
      ? error.message
      : `恢复失败，原有数据未改动 · Restoring failed, and nothing was changed: ${error instanceof Error ? error.message : error}`,
  );
  process.exit(1);
}
