import type { Server } from 'node:http';
import type { Socket } from 'node:net';

const FINISH_WITHIN_MS = 10_000;
const SWEEP_MS = 100;

/**
 * Lets a stop of the server wait for requests, not for connections.
 * @returns begins to close: idle connections at once and as they become idle, all others after ten seconds
 */
export function connectionCloser(server: Server): () => void {
  // Browsers open spare connections; as long as nothing was asked on them, Node does not count them as idle.
  const unused = new Set<Socket>();
  server.on('connection', (socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  server.on('request', ({ socket }) => unused.delete(socket));
  return () => {
    const sweep = setInterval(() => {
      server.closeIdleConnections();
      for (const socket of unused) socket.destroy();
    }, SWEEP_MS);
    const force = setTimeout(() => server.closeAllConnections(), FINISH_WITHIN_MS);
    sweep.unref();
    force.unref();
    server.once('close', () => {
      clearInterval(sweep);
      clearTimeout(force);
    });
  };
}
