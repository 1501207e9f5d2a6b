import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ProcessStarter } from './process-starter.ts';
import type { StartedProcess } from './started-process.ts';

/** Ends by no pipe that is closed. */
const ENDLESS = 'exec sleep 100000';
const open: ProcessStarter[] = [];
const servers: ChildProcess[] = [];
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mingfa-starting-'));
});
afterEach(async () => {
  vi.unstubAllEnvs();
  for (const starter of open.splice(0)) await starter.close();
  for (const server of servers.splice(0)) server.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

function openStarter(options: ConstructorParameters<typeof ProcessStarter>[0] = {}): ProcessStarter {
  const starter = new ProcessStarter(options);
  open.push(starter);
  return starter;
}
const shell = (starter: ProcessStarter, script: string): Promise<StartedProcess> =>
  starter.start({ command: '/bin/sh', args: ['-c', script], folder });
const node = (starter: ProcessStarter, script: string): Promise<StartedProcess> =>
  starter.start({ command: process.execPath, args: ['-e', script], folder });

/** What a process says on both of its ways out, and how it ended. */
async function hear({ answers, complaints, ended }: StartedProcess) {
  const [said, complained, end] = await Promise.all([buffer(answers), text(complaints), ended]);
  return { said, complained, end };
}
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
const isGone = (pid: number) => vi.waitFor(() => expect(isAlive(pid)).toBe(false), { timeout: 10_000 });
async function pidOf(starter: ProcessStarter): Promise<number> {
  const pid = await starter.pid();
  if (!pid) throw new Error('No starter runs.');
  return pid;
}

test('what a process says comes whole, also when it ends at once', async () => {
  const starter = openStarter();
  const short = await hear(await shell(starter, 'echo answer >&3; echo complaint >&2; exit 7'));
  expect(short.said.toString()).toBe('answer\n');
  expect(short.complained).toBe('complaint\n');
  expect(short.end).toEqual({ code: 7, signal: null });
  const long = await hear(
    await node(
      starter,
      `new net.Socket({ fd: 3, readable: false }).end(Buffer.alloc(20_000_000, 'x'));
       process.stderr.end('y'.repeat(300_000));`,
    ),
  );
  expect(long.said.equals(Buffer.alloc(20_000_000, 'x'))).toBe(true);
  expect(long.complained === 'y'.repeat(300_000)).toBe(true);
});

test('what is said to a process comes whole, on both ways in, and their end is heard', async () => {
  const started = await node(
    openStarter(),
    `process.stdin.pipe(new net.Socket({ fd: 3, readable: false }));
     new net.Socket({ fd: 4, writable: false }).pipe(process.stderr);`,
  );
  const sent = Buffer.alloc(3_000_000, 'z');
  started.requests.end('a request');
  started.contents.end(sent);
  const { said, complained } = await hear(started);
  expect(said.toString()).toBe('a request');
  expect(complained === sent.toString()).toBe(true);
});

test('many started at once keep their pipes apart', async () => {
  const starter = openStarter();
  const all = await Promise.all(
    Array.from({ length: 20 }, async (_, index) => {
      const started = await shell(starter, 'read line; echo "$line" >&3; cat >&2; exit 3');
      started.requests.end(`request ${index}\ncontent ${index}`);
      return hear(started);
    }),
  );
  for (const [index, { said, complained, end }] of all.entries()) {
    expect(said.toString()).toBe(`request ${index}\n`);
    expect(complained).toBe(`content ${index}`);
    expect(end.code).toBe(3);
  }
});

test('a process sees no variables of the server', async () => {
  const { said } = await hear(await node(openStarter(), 'fs.writeSync(3, Object.keys(process.env).join())'));
  expect(said.toString()).toBe('');
});

test('a process that is killed is gone, and one that has ended is killed without harm', async () => {
  const starter = openStarter();
  const endless = await shell(starter, ENDLESS);
  endless.kill();
  expect((await hear(endless)).end).toEqual({ code: null, signal: 'SIGKILL' });
  expect(isAlive(endless.pid)).toBe(false);
  endless.kill();
  expect((await hear(await shell(starter, 'echo next >&3'))).said.toString()).toBe('next\n');
});

test('a process that crashes tells how, and nobody else is touched', async () => {
  const starter = openStarter();
  const other = await shell(starter, 'read line; echo "$line" >&3');
  const { end } = await hear(await shell(starter, 'kill -SEGV $$'));
  expect(end).toEqual({ code: null, signal: 'SIGSEGV' });
  other.requests.write('still here\n');
  expect((await hear(other)).said.toString()).toBe('still here\n');
});

test('a program that is not there is refused, and the next is started', async () => {
  const starter = openStarter();
  await expect(starter.start({ command: '/nowhere', args: [], folder })).rejects.toThrow('ENOENT');
  await expect(
    starter.start({ command: '/bin/sh', args: ['-c', 'exit'], folder: join(folder, 'gone') }),
  ).rejects.toThrow('ENOENT');
  expect((await hear(await shell(starter, 'exit 0'))).end.code).toBe(0);
});

test('with a starter that is killed all ends that it started, and a new one takes its place', async () => {
  const starter = openStarter();
  const running = await Promise.all([shell(starter, ENDLESS), shell(starter, 'sleep 100000 & wait')]);
  const first = await pidOf(starter);
  process.kill(first, 'SIGKILL');
  for (const one of await Promise.all(running.map(hear)))
    expect(one.end).toEqual({ code: null, signal: null });
  for (const { pid } of running) await isGone(pid);
  expect((await hear(await shell(starter, 'echo new >&3'))).said.toString()).toBe('new\n');
  expect(await pidOf(starter)).not.toBe(first);
});

test('processes that are being started when the starter is killed are refused', async () => {
  const starter = openStarter();
  await starter.prepare();
  const pid = await pidOf(starter);
  // Stopped, it hears nothing of them before its end.
  process.kill(pid, 'SIGSTOP');
  const starting = Promise.allSettled(Array.from({ length: 5 }, () => shell(starter, 'exit 0')));
  process.kill(pid, 'SIGKILL');
  for (const { status } of await starting) expect(status).toBe('rejected');
  expect((await hear(await shell(starter, 'exit 0'))).end.code).toBe(0);
});

test('a starter that does not answer in time is replaced', async () => {
  const starter = openStarter({ startWithinMs: 2500 });
  await starter.prepare();
  const pid = await pidOf(starter);
  process.kill(pid, 'SIGSTOP');
  await expect(shell(starter, 'exit 0')).rejects.toThrow('ended');
  await isGone(pid);
  await vi.waitFor(async () => expect((await hear(await shell(starter, 'exit 0'))).end.code).toBe(0), {
    timeout: 20_000,
  });
});

test('a starter whose folder was cleared away is replaced', async () => {
  vi.stubEnv('TMPDIR', folder);
  const starter = openStarter();
  await starter.prepare();
  const pid = await pidOf(starter);
  for (const name of await readdir(folder)) await rm(join(folder, name), { recursive: true });
  await expect(shell(starter, 'exit 0')).rejects.toThrow();
  await isGone(pid);
  await vi.waitFor(async () => expect((await hear(await shell(starter, 'exit 0'))).end.code).toBe(0), {
    timeout: 20_000,
  });
});

test('a signal to all processes of the server does not end the starter before it', async () => {
  const starter = openStarter();
  // It has set its signals once it has started something.
  const running = await shell(starter, 'read line; echo "$line" >&3');
  process.kill(await pidOf(starter), 'SIGTERM');
  process.kill(await pidOf(starter), 'SIGINT');
  running.requests.write('whole\n');
  expect((await hear(running)).said.toString()).toBe('whole\n');
});

test('closing ends what runs, also what does not listen, and nothing starts any more', async () => {
  const starter = openStarter();
  const running = await Promise.all([
    shell(starter, ENDLESS),
    shell(starter, `trap "" TERM INT HUP; ${ENDLESS}`),
  ]);
  const pid = await pidOf(starter);
  await starter.close();
  for (const one of [pid, ...running.map((child) => child.pid)]) await isGone(one);
  await expect(shell(starter, 'exit 0')).rejects.toThrow('any more');
  await starter.close();
});

test('a server that is killed leaves no process behind, and no folder', async () => {
  const program = join(folder, 'server.ts');
  await writeFile(
    program,
    `import { ProcessStarter } from ${JSON.stringify(fileURL('./process-starter.ts'))};
     const starter = new ProcessStarter();
     const run = (script) => starter.start({ command: '/bin/sh', args: ['-c', script], folder: ${JSON.stringify(folder)} });
     const running = [await run('${ENDLESS}'), await run('sleep 100000 & wait')];
     console.log(JSON.stringify([await starter.pid(), ...running.map(({ pid }) => pid)]));`,
  );
  const server = spawn(process.execPath, [program], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { TMPDIR: folder },
  });
  servers.push(server);
  const pids = JSON.parse(await firstLine(server.stdout as Readable)) as number[];
  expect(pids.every(isAlive)).toBe(true);
  const sockets = await socketFolderOf(pids[0] as number);
  server.kill('SIGKILL');
  await once(server, 'exit');
  for (const pid of pids) await isGone(pid);
  if (sockets) expect(existsSync(sockets)).toBe(false);
});

test('whoever has nothing left to do is not kept by a starter', async () => {
  const program = join(folder, 'server.ts');
  await writeFile(
    program,
    `import { ProcessStarter } from ${JSON.stringify(fileURL('./process-starter.ts'))};
     const starter = new ProcessStarter();
     const { ended, complaints } = await starter.start({ command: '/bin/sh', args: ['-c', 'exit 5'], folder: '/' });
     complaints.resume();
     console.log(JSON.stringify([await starter.pid(), (await ended).code]));`,
  );
  const server = spawn(process.execPath, [program], { stdio: ['ignore', 'pipe', 'inherit'] });
  servers.push(server);
  const [pid, code] = JSON.parse(await firstLine(server.stdout as Readable)) as [number, number];
  expect(code).toBe(5);
  if (server.exitCode === null) await once(server, 'exit');
  expect(server.exitCode).toBe(0);
  await isGone(pid);
});

const fileURL = (path: string) => pathToFileURL(join(dirname(fileURLToPath(import.meta.url)), path)).href;

async function firstLine(stream: Readable): Promise<string> {
  for await (const line of createInterface({ input: stream })) return line;
  throw new Error('Nothing was said.');
}

/** The folder that a starter was given, where the system tells. */
async function socketFolderOf(pid: number): Promise<string | undefined> {
  const line = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  return line.split('\0').find((part) => part.startsWith(folder));
}
