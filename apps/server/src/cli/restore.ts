import { resolve } from 'node:path';
import { DataFolderHeld, openDataFolder } from '../data-folder.ts';
import { readEnvironment } from '../env.ts';
import { restore } from '../installation/restore.ts';

const [backup] = process.argv.slice(2);
if (!backup) {
  console.error('npm run restore -- <backup folder>');
  process.exit(2);
}
const environment = readEnvironment();
try {
  const folder = await openDataFolder(environment.dataDir);
  const replaced = await restore(environment, resolve(backup)).finally(() => folder.release());
  console.log(`已恢复 · Restored from ${resolve(backup)}`);
  if (replaced) console.log(`原有数据保存在 · The former data is kept in ${replaced}`);
} catch (error) {
  console.error(
    error instanceof DataFolderHeld
      ? error.message
      : `Restoring failed: ${error instanceof Error ? error.message : error}`,
  );
  process.exit(1);
}
