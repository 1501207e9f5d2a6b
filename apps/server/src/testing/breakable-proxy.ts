import { connect, createServer, type Socket } from 'node:net';

/** Stands before a server and can be broken, as a cable is pulled: what is open breaks off, and nothing gets through until it is mended. */
export interface BreakableProxy {
  port: number;
  break(): void;
  mend(): void;
  close(): Promise<void>;
}

export async function openBreakableProxy(target: { host: string; port: number }): Promise<BreakableProxy> {
  const open = new Set<Socket>();
  let broken = false;
  const server = createServer((near) => {
    if (broken) return void near.destroy();
    const far = connect(target);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const cut = () => {
    for (const socket of open) socket.destroy();
  };
  return {
    port: (server.address() as { port: number }).port,
    break() {
      broken = true;
      cut();
    },
    mend() {
      broken = false;
    },
    close() {
      cut();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
