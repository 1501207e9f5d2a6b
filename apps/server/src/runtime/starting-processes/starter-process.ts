import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { acceptPipes } from './accept-pipes.ts';
import type { ProcessEnd, Program, StartedProcess } from './started-process.ts';
import type { StarterOrder, StarterReport } from './starter-messages.ts';

const PROGRAM = fileURLToPath(new URL('./starter.ts', import.meta.url));
const HEAP_MEGABYTES = 64;

/** A process that was asked for: until it is started, and until it has ended. */
interface AskedProcess {
  started: PromiseWithResolvers<number>;
  ended: PromiseWithResolvers<ProcessEnd>;
}

/** One life of the starter. When it ends, however it does, all that it started is killed. */
export class StarterProcess {
  readonly ended: Promise<void>;
  readonly #process: ChildProcess;
  readonly #folder: string;
  readonly #asked = new Map<number, AskedProcess>();
  #lastId = 0;
  #isOver = false;

  /** The path of a socket may have 107 characters at most: they are in the system's folder for what is temporary. */
  static async begin(): Promise<StarterProcess> {
    return new StarterProcess(await mkdtemp(join(tmpdir(), 'mingfa-')));
  }

  private constructor(folder: string) {
    this.#folder = folder;
    this.#process = fork(PROGRAM, [folder], {
      env: {},
      execArgv: [`--max-old-space-size=${HEAP_MEGABYTES}`, '--disable-warning=ExperimentalWarning'],
      // A group of its own, with all that it starts: one signal ends them.
      detached: true,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    this.#process.on('message', (report) => this.#hear(report as StarterReport));
    this.ended = new Promise((resolve) => {
      this.#process.once('exit', resolve);
      this.#process.once('error', resolve);
    }).then(() => this.#settle());
    // It waits for as long as the server runs, and keeps it from nothing.
    this.#process.unref();
    this.#process.channel?.unref();
  }

  get pid(): number | undefined {
    return this.#process.pid;
  }

  /** A starter that does not answer in time is ended. */
  async start(program: Program, withinMs: number): Promise<StartedProcess> {
    const socketPath = join(this.#folder, randomUUID());
    const awaited = await acceptPipes(socketPath).catch((error) => {
      // Somebody cleared its folder away: the next starter has a new one.
      this.kill();
      throw error;
    });
    const timer = setTimeout(() => this.kill(), withinMs);
    const id = ++this.#lastId;
    try {
      const { started, ended } = this.#ask(id);
      this.#order({ order: 'start', id, socketPath, ...program });
      const [pid, pipes] = await Promise.all([started.promise, awaited.pipes]);
      return this.#asStarted(id, pid, pipes, ended.promise);
    } catch (error) {
      awaited.close();
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }

  /** Ends it and all that it started. */
  kill(): void {
    const { pid } = this.#process;
    if (pid === undefined) return;
    try {
      process.kill(-pid, 'SIGKILL');
    } catch {
      // Nobody of the group is left.
    }
  }

  /** Kills all, and waits until the starter is gone. */
  async close(): Promise<void> {
    this.#process.ref();
    this.kill();
    await this.ended;
    await rm(this.#folder, { recursive: true, force: true });
  }

  #ask(id: number): AskedProcess {
    if (this.#isOver) throw new Error('The starter of processes has ended.');
    const asked = {
      started: Promise.withResolvers<number>(),
      ended: Promise.withResolvers<ProcessEnd>(),
    };
    this.#asked.set(id, asked);
    // Somebody waits to hear the end.
    this.#process.channel?.ref();
    return asked;
  }

  #hear(report: StarterReport): void {
    const asked = this.#asked.get(report.id);
    if (!asked) return;
    if (report.report === 'started') {
      asked.started.resolve(report.pid);
      return;
    }
    if (report.report === 'failed') asked.started.reject(new Error(report.message));
    else asked.ended.resolve({ code: report.code, signal: report.signal });
    this.#asked.delete(report.id);
    if (this.#asked.size === 0) this.#process.channel?.unref();
  }

  #settle(): void {
    this.#isOver = true;
    this.kill();
    for (const { started, ended } of this.#asked.values()) {
      started.reject(new Error('The starter of processes has ended.'));
      ended.resolve({ code: null, signal: null });
    }
    this.#asked.clear();
    rm(this.#folder, { recursive: true, force: true }).catch(() => {});
  }

  #order(order: StarterOrder): void {
    // Where it cannot be sent, the end of the starter says so.
    this.#process.send(order, () => {});
  }

  #asStarted(id: number, pid: number, pipes: Socket[], told: Promise<ProcessEnd>): StartedProcess {
    const [requests, complaints, answers, contents] = pipes as [Socket, Socket, Socket, Socket];
    // Nothing comes on these but their end.
    requests.resume();
    contents.resume();
    const complained = new Promise((resolve) => complaints.once('close', resolve));
    const ended = Promise.all([told, complained]).then(([end]) => end);
    const kill = () => this.#order({ order: 'kill', id });
    return { pid, requests, complaints, answers, contents, ended, kill };
  }
}
