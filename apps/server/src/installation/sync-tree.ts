import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { syncFolder as syncPath } from '../runtime/sync-folder.ts';
import { listFiles } from './list-files.ts';

/**
 * Puts a folder and all in it on the disk. A database is a thousand files, and to sync each takes a minute where a disk is
 * slow: the system's own command does it at one go, and one by one is for systems without it.
 */
export async function syncTree(folder: string): Promise<void> {
  try {
    await promisify(execFile)('sync', ['--file-system', folder]);
  } catch {
    for await (const { path } of listFiles(folder)) await syncPath(join(folder, path));
    await syncPath(folder);
  }
}
