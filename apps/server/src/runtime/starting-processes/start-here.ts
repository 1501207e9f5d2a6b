import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import type { ProcessEnd, Program, StartedProcess } from './started-process.ts';

/** Starts a process from this one: on Windows, where nothing is copied for it and pipes cannot be handed on. */
export async function startHere({ command, args, folder }: Program): Promise<StartedProcess> {
  const child = spawn(command, args, {
    cwd: folder,
    env: {},
    stdio: ['pipe', 'ignore', 'pipe', 'pipe', 'pipe'],
  });
  const ended = new Promise<ProcessEnd>((resolve) => {
    child.once('close', (code, signal) => resolve({ code, signal }));
  });
  await once(child, 'spawn');
  const [requests, , complaints, answers, contents] = child.stdio;
  for (const pipe of [requests, contents]) pipe?.on('error', () => {});
  return {
    pid: child.pid as number,
    requests: requests as Writable,
    complaints: complaints as Readable,
    answers: answers as Readable,
    contents: contents as Writable,
    ended,
    kill: () => void child.kill('SIGKILL'),
  };
}
