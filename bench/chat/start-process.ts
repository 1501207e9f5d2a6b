import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/** A child process whose lines are read. */
export interface StartedProcess {
  child: ChildProcess;
  /** The first line that matches. */
  line(pattern: RegExp): Promise<RegExpMatchArray>;
  stop(): Promise<void>;
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

/** Starts a TypeScript program of the project with Node. */
export function startProcess(
  file: string,
  options: string[],
  variables: Record<string, string>,
): StartedProcess {
  const child = spawn(process.execPath, [file, ...options], {
    env: { ...process.env, ...variables },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // A benchmark that is broken off takes its processes with it.
  const kill = () => void child.kill('SIGKILL');
  process.once('exit', kill);
  child.once('exit', () => process.off('exit', kill));
  const seen: string[] = [];
  let failuresShown = 0;
  const waiting: { pattern: RegExp; resolve: (match: RegExpMatchArray) => void }[] = [];
  createInterface({ input: child.stdout as NodeJS.ReadableStream }).on('line', (line) => {
    seen.push(line);
    // Structured logs of errors are what a failed run is explained by.
    if (line.startsWith('{"level":50') && failuresShown < 3) console.error(line);
    if (line.startsWith('{"level":50')) failuresShown += 1;
    for (const wanted of waiting) {
      const match = wanted.pattern.exec(line);
      if (match) wanted.resolve(match);
    }
  });
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return {
    child,
    line(pattern) {
      const held = seen.map((line) => pattern.exec(line)).find((match) => match !== null);
      if (held) return Promise.resolve(held);
      return new Promise((resolve, reject) => {
        waiting.push({ pattern, resolve });
        exited.then(() => reject(new Error(`${file} ended before it printed ${pattern}`)));
      });
    },
    async stop() {
      child.kill('SIGTERM');
      await exited;
    },
  };
}
