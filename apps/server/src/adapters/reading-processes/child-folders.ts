import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** `child-<number of the process that made it>-…` */
const MADE_BY = /^child-(\d+)-/;

/** A folder for one child: it names who made it, so that nobody else takes it away. */
export const makeChildFolder = (workFolder: string): Promise<string> =>
  mkdtemp(join(workFolder, `child-${process.pid}-`));

/**
 * Makes the folder of all children ready, and removes what killed processes left behind. What belongs to one that is alive stays: a command may run
 * beside the server, and a node beside another.
 */
export async function readyWorkFolder(workFolder: string): Promise<string> {
  await mkdir(workFolder, { recursive: true, mode: 0o700 });
  for (const name of await readdir(workFolder)) {
    const pid = Number(MADE_BY.exec(name)?.[1] ?? 0);
    // One of our own number is of an earlier process that had it: in a container that is the rule.
    if (pid === 0 || pid === process.pid || !isAlive(pid))
      await rm(join(workFolder, name), { recursive: true, force: true });
  }
  return workFolder;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Somebody else's, and there.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
