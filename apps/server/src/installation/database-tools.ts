import { type ChildProcessByStdio, spawn } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import { environmentWith } from '../env.ts';

type Tool = 'pg_dump' | 'pg_restore';
const DUMP = ['--format=custom'];
/** In one transaction: a restore that is cut off leaves the database as it was. */
const RESTORE = ['--clean', '--if-exists', '--no-owner', '--exit-on-error', '--single-transaction'];

/** The database of a server as pg_dump writes it; `done` tells whether it was all. */
export function dumpDatabase(url: string): { dump: Readable; done: Promise<void> } {
  const child = start('pg_dump', DUMP, url);
  child.stdin.end();
  return { dump: child.stdout, done: whenDone('pg_dump', child) };
}

/** Puts a dump in the place of what the database holds, all of it or nothing. It ends with this process, and with `input`. */
export function loadDatabase(url: string): { input: Writable; done: Promise<void> } {
  const child = start('pg_restore', RESTORE, url);
  child.stdout.resume();
  return { input: child.stdin, done: whenDone('pg_restore', child) };
}

/** Everybody on a machine sees the arguments of its processes: the password goes by the environment. */
function start(
  tool: Tool,
  options: string[],
  url: string,
): ChildProcessByStdio<Writable, Readable, Readable> {
  const address = new URL(url);
  const password = decodeURIComponent(address.password) || address.searchParams.get('password');
  address.password = '';
  address.searchParams.delete('password');
  return spawn(tool, [...options, `--dbname=${address.href}`], {
    env: environmentWith(password ? { PGPASSWORD: password } : {}),
    stdio: ['pipe', 'pipe', 'pipe'],
  });
}

async function whenDone(tool: Tool, child: ChildProcessByStdio<Writable, Readable, Readable>): Promise<void> {
  let said = '';
  child.stderr.on('data', (piece: Buffer) => {
    said = `${said}${piece}`.slice(-2000);
  });
  // Its end is told of by its exit code; a broken pipe says no more.
  child.stdin.on('error', () => {});
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'ENOENT'
          ? new Error(`${tool} is not installed on this machine (Debian: postgresql-client).`)
          : error,
      ),
    );
    child.once('close', resolve);
  });
  if (code !== 0) throw new Error(`${tool} failed: ${said.trim() || `exit code ${code}`}`);
}
