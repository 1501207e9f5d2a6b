import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { PIPES } from './starter-messages.ts';

/** A socket at which the pipes of one process are waited for. */
export interface AwaitedPipes {
  /** All of them, in the order in which they came. */
  pipes: Promise<Socket[]>;
  /** Waits no longer, and closes those that came. */
  close(): void;
}

/** Listens at `socketPath` until the pipes of one process have come; nobody else finds anybody there afterwards. */
export async function acceptPipes(socketPath: string): Promise<AwaitedPipes> {
  const accepted: Socket[] = [];
  const all = Promise.withResolvers<Socket[]>();
  const server = createServer((socket) => {
    // A process that dies takes its pipes with it; the end of its answers says so.
    socket.on('error', () => {});
    accepted.push(socket);
    if (accepted.length < PIPES) return;
    server.close();
    all.resolve(accepted);
  });
  server.maxConnections = PIPES;
  server.listen(socketPath);
  await once(server, 'listening');
  // Whoever waits hears of it; nobody may have begun to.
  all.promise.catch(() => {});
  server.on('error', all.reject);
  return {
    pipes: all.promise,
    close() {
      server.close();
      for (const socket of accepted) socket.destroy();
    },
  };
}
