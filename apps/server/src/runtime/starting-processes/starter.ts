import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { PIPES, type StarterOrder, type StarterReport } from './starter-messages.ts';

// The program of the starter: a small process beside a large server. It starts and kills; what processes say goes past it.
const [socketFolder = ''] = process.argv.slice(2);
const running = new Map<number, ChildProcess>();

process.on('message', (order: StarterOrder) => {
  if (order.order === 'start') void start(order);
  else running.get(order.id)?.kill('SIGKILL');
});
// The server is gone, whatever ended it: so is all that was started for it, with what that started, and this process.
process.on('disconnect', () => {
  rmSync(socketFolder, { recursive: true, force: true });
  process.kill(-process.pid, 'SIGKILL');
});
// Whoever stops all processes of the server by a signal leaves it to the server when this one ends.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});

function tell(report: StarterReport): void {
  process.send?.(report, undefined, undefined, () => {});
}

async function start({ id, command, args, folder, socketPath }: StarterOrder & { order: 'start' }) {
  const pipes: Socket[] = [];
  try {
    // One after the other: their order tells which is which.
    while (pipes.length < PIPES) pipes.push(await connectTo(socketPath));
    const [requests, complaints, answers, contents] = pipes;
    const child = spawn(command, args, {
      cwd: folder,
      env: {},
      stdio: [requests, 'ignore', complaints, answers, contents],
    });
    await once(child, 'spawn');
    running.set(id, child);
    tell({ report: 'started', id, pid: child.pid as number });
    child.once('exit', (code, signal) => {
      running.delete(id);
      tell({ report: 'ended', id, code, signal });
    });
  } catch (error) {
    tell({ report: 'failed', id, message: error instanceof Error ? error.message : String(error) });
  } finally {
    // The process has its own ends of them: these would keep the pipes open after it.
    for (const pipe of pipes) pipe.destroy();
  }
}

async function connectTo(socketPath: string): Promise<Socket> {
  const socket = connect(socketPath);
  // What comes is for the process.
  socket.pause();
  await once(socket, 'connect');
  socket.on('error', () => {});
  return socket;
}
