import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));

/** The server as a process of its own, which a test may kill. */
export interface ServerProcess {
  address: string;
  /** SIGKILL: nothing is finished, nothing is said. */
  kill(): Promise<void>;
  /** SIGSTOP: it does nothing more, and knows nothing of it, until `thaw`. */
  freeze(): void;
  thaw(): void;
  /** Settles when it has ended, by itself or by a test. */
  exited(): Promise<number | null>;
  /** SIGTERM; the exit code. */
  stop(): Promise<number | null>;
}

/** Starts `main.ts` on a free port of the loopback address, with the embedded database. */
export async function startServerProcess(variables: Record<string, string>): Promise<ServerProcess> {
  const child = spawn(process.execPath, [MAIN], {
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      DATABASE_URL: '',
      LOG_LEVEL: 'error',
      SEED_STARTER_LIBRARY: 'false',
      READ_AHEAD: 'false',
      RATE_LIMIT_PER_MINUTE: '0',
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const said: string[] = [];
  const address = await new Promise<string>((resolve, reject) => {
    const listen = (stream: NodeJS.ReadableStream) =>
      createInterface({ input: stream }).on('line', (line) => {
        said.push(line);
        const found = /(http:\/\/127\.0\.0\.1:\d+)/.exec(line)?.[1];
        if (found) resolve(found);
      });
    listen(child.stdout);
    listen(child.stderr);
    exited.then(() => reject(new Error(`The server did not start:\n${said.join('\n')}`)));
  });
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    child.kill(signal);
    return exited;
  };
  return {
    address,
    kill: async () => void (await end('SIGKILL')),
    freeze: () => void child.kill('SIGSTOP'),
    thaw: () => void child.kill('SIGCONT'),
    exited: () => exited,
    stop: () => end('SIGTERM'),
  };
}
