import type { HashReply, HashRequest } from './hash-worker.ts';

interface Waiting {
  resolve: (sha256: string) => void;
  reject: (error: Error) => void;
  onBytes: (bytes: number) => void;
}

let worker: Worker | null = null;
let nextId = 1;
const waiting = new Map<number, Waiting>();

function settle(id: number): Waiting | undefined {
  const held = waiting.get(id);
  waiting.delete(id);
  if (waiting.size === 0) {
    worker?.terminate();
    worker = null;
  }
  return held;
}

function startWorker(): Worker {
  const started = new Worker(new URL('./hash-worker.ts', import.meta.url), { type: 'module' });
  started.addEventListener('message', ({ data }: MessageEvent<HashReply>) => {
    if ('hashedBytes' in data) waiting.get(data.id)?.onBytes(data.hashedBytes);
    else if ('sha256' in data) settle(data.id)?.resolve(data.sha256);
    else settle(data.id)?.reject(new Error('The file could not be read'));
  });
  started.addEventListener('error', () => {
    for (const id of [...waiting.keys()]) settle(id)?.reject(new Error('The worker could not start'));
  });
  return started;
}

/** SHA-256 of a file in lower-case hex, read as a stream in a worker. Rejects when the browser cannot read the file. */
export function hashFile(file: Blob, onBytes: (bytes: number) => void = () => {}): Promise<string> {
  worker ??= startWorker();
  const id = nextId++;
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  waiting.set(id, { resolve, reject, onBytes });
  worker.postMessage({ id, file } satisfies HashRequest);
  return promise;
}
