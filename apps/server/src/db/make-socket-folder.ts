import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/**
 * A folder for the database's socket. A socket path may have 107 characters at most, so it is in the system's folder for what is
 * temporary; a note beside the database says which, so that the next start removes what a killed process left.
 */
export async function makeSocketFolder(
  dataDir: string | null,
): Promise<{ socketFolder: string; removeSocket(): Promise<void> }> {
  const note = dataDir && `${dataDir}.socket`;
  const [left = '', of = dataDir] = note ? (await readFile(note, 'utf8').catch(() => '')).split('\n') : [];
  // The note is data: only what can be such a folder is removed, and not that of the folder this one is a copy of, which may be running.
  if (of === dataDir && dirname(left) === tmpdir() && /\/mingfa-[A-Za-z0-9]{6}$/.test(left))
    await rm(left, { recursive: true, force: true });
  const socketFolder = await mkdtemp(join(tmpdir(), 'mingfa-'));
  if (note) await writeFile(note, `${socketFolder}\n${dataDir}`, { mode: 0o600 });
  return {
    socketFolder,
    async removeSocket() {
      await rm(socketFolder, { recursive: true, force: true });
      if (note) await rm(note, { force: true });
    },
  };
}
