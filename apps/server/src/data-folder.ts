import { randomBytes } from 'node:crypto';
import { chmod, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Where a running server can be reached, for the command line on the same machine. */
export interface RunningServer {
  pid: number;
  /** `http://127.0.0.1:3000`; empty until it listens. */
  address: string;
  /** Lets the command line act as an administrator; made anew at each start. */
  controlToken: string;
  startedAt: string;
}

/** The data folder, held by this process alone until `release`. */
export interface DataFolder {
  path: string;
  controlToken: string;
  /** Tells the command line where the server listens. */
  announce(address: string): Promise<void>;
  release(): Promise<void>;
}

/** Another process holds the data folder. */
export class DataFolderHeld extends Error {
  readonly holder: RunningServer | null;

  constructor(path: string, holder: RunningServer | null) {
    const who = holder
      ? `process ${holder.pid}, started ${holder.startedAt}${holder.address ? `, at ${holder.address}` : ''}`
      : 'another process';
    super(
      `The data folder ${path} is in use by ${who}. Stop it first, or set MINGFA_DATA_DIR to another folder.`,
    );
    this.name = 'DataFolderHeld';
    this.holder = holder;
  }
}

/**
 * Takes the data folder for this process. Two embedded databases over one folder lose acknowledged rows, so the lock
 * is one the operating system drops by itself when the process dies: SQLite's lock on an otherwise empty file.
 * @throws DataFolderHeld when another process has it; nothing has been touched then
 */
export async function openDataFolder(path: string): Promise<DataFolder> {
  await mkdir(path, { recursive: true, mode: 0o700 });
  const lock = new DatabaseSync(join(path, 'lock'), { timeout: 0 });
  try {
    lock.exec('pragma locking_mode = exclusive; begin exclusive');
  } catch {
    lock.close();
    throw new DataFolderHeld(path, await readServerFile(path));
  }
  await chmod(path, 0o700);
  const server: RunningServer = {
    pid: process.pid,
    address: '',
    controlToken: randomBytes(32).toString('base64url'),
    startedAt: new Date().toISOString(),
  };
  const write = () => writeFile(serverFile(path), JSON.stringify(server, null, 2), { mode: 0o600 });
  await rm(serverFile(path), { force: true });
  await write();
  return {
    path,
    controlToken: server.controlToken,
    async announce(address) {
      server.address = address;
      await write();
    },
    async release() {
      await rm(serverFile(path), { force: true });
      lock.close();
    },
  };
}

/** The server that holds the data folder and listens, or null when nobody does. */
export async function readRunningServer(path: string): Promise<RunningServer | null> {
  const server = await readServerFile(path);
  if (!server?.address) return null;
  try {
    const response = await fetch(new URL('/healthz', server.address), { signal: AbortSignal.timeout(3000) });
    return response.ok ? server : null;
  } catch {
    return null;
  }
}

const serverFile = (path: string) => join(path, 'server.json');

async function readServerFile(path: string): Promise<RunningServer | null> {
  try {
    return JSON.parse(await readFile(serverFile(path), 'utf8')) as RunningServer;
  } catch {
    return null;
  }
}
