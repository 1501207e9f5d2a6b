import { randomBytes } from 'node:crypto';
import { access, chmod, constants, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { diskProblem, StartProblem } from './runtime/start-problem.ts';

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
export class DataFolderHeld extends StartProblem {
  override name = 'DataFolderHeld';
  readonly holder: RunningServer | null;

  constructor(path: string, holder: RunningServer | null) {
    const who = holder
      ? `process ${holder.pid}, started ${holder.startedAt}${holder.address ? `, at ${holder.address}` : ''}`
      : 'another process';
    const whoInChinese = holder ? `进程 ${holder.pid} ` : '另一个进程';
    super({
      'zh-CN': `数据文件夹 ${path} 正被${whoInChinese}使用。请先停止它，或用 MINGFA_DATA_DIR 指定另一个文件夹。`,
      en: `The data folder ${path} is in use by ${who}. Stop it first, or set MINGFA_DATA_DIR to another folder.`,
    });
    this.holder = holder;
  }
}

/**
 * Takes the data folder for this process. Two embedded databases over one folder lose acknowledged rows, so the lock
 * is one the operating system drops by itself when the process dies: SQLite's lock on an otherwise empty file.
 * @throws DataFolderHeld when another process has it; StartProblem when it cannot be written. Nothing has been touched then
 */
export async function openDataFolder(path: string): Promise<DataFolder> {
  try {
    await mkdir(path, { recursive: true, mode: 0o700 });
    await access(path, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw diskProblem(error, path) ?? error;
  }
  const lock = await takeLock(path);
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

/** What SQLite says of a lock: held by another, no room for it, not to be opened. Anything else: the file is none of its own. */
const SQLITE = { busy: 5, locked: 6, full: 13, cannotOpen: 14 } as const;

async function takeLock(path: string): Promise<DatabaseSync> {
  const file = join(path, 'lock');
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(file, { timeout: 0 });
    lock.exec('pragma locking_mode = exclusive; begin exclusive');
    return lock;
  } catch (error) {
    lock?.close();
    const { errcode } = error as { errcode?: number };
    if (errcode === SQLITE.busy || errcode === SQLITE.locked)
      throw new DataFolderHeld(path, await readServerFile(path));
    const code = errcode === SQLITE.full ? 'ENOSPC' : errcode === SQLITE.cannotOpen ? 'EACCES' : undefined;
    const problem = code && diskProblem(Object.assign(new Error('lock'), { code, path: file }), path);
    throw problem || damagedLock(file, error);
  }
}

function damagedLock(file: string, cause: unknown): StartProblem {
  return new StartProblem(
    {
      'zh-CN': `锁文件 ${file} 已损坏，无法判断是否有别的进程在使用这个文件夹。请确认没有服务在运行，删除该文件后重新启动；数据不受影响。`,
      en: `The lock file ${file} is damaged, so that nobody can tell whether another process uses this folder. Make sure that no server runs, delete the file and start again; no data is in it.`,
    },
    { cause },
  );
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
