import { readFile } from 'node:fs/promises';
import { setPriority } from 'node:os';
import type { Readable } from 'node:stream';
import type { ErrorCode } from '@mingfa/contract/errors';
import { AppError } from '../../ports/app-error.ts';
import type { ProcessStarter } from '../../runtime/starting-processes/process-starter.ts';
import type { ProcessEnd, StartedProcess } from '../../runtime/starting-processes/started-process.ts';
import { childProgram, type TableLimits } from './child-program.ts';
import { type ChildAnswer, childAnswer } from './messages.ts';

/** Longer than a machine under load takes; one that does not run ends by itself. */
const START_WITHIN_MS = 120_000;
const WATCH_MEMORY_EVERY_MS = 100;
const STATM_PAGE_BYTES = 4096;
const COMPLAINT_CHARACTERS = 4000;
/** A line of an answer; whoever says more was taken over. */
const LINE_BYTES_MAX = 48 * 1024 * 1024;

/** Why a child ended that was not told to. */
type EndReason = 'time' | 'memory' | 'told';

/** The child did something nobody expected: the log gets the detail. */
export class TableChildBroke extends Error {
  override name = 'TableChildBroke';
}

/** What a child is begun with. */
type Begun = [
  program: Parameters<typeof childProgram>[0],
  limits: TableLimits,
  asked: { starter: ProcessStarter; folder: string; args: readonly string[]; niceness: number },
];

/** A child process with one pipe for questions and one for answers. It is watched, and killed when it takes too much or too long. */
export class TableChild {
  readonly #process: StartedProcess;
  readonly #lines: AsyncIterator<string>;
  readonly #residentMegabytes: number;
  #complaint = '';
  #endReason: EndReason | null = null;
  #isUsable = true;

  private constructor(process: StartedProcess, limits: TableLimits) {
    this.#process = process;
    this.#residentMegabytes = limits.residentMegabytes;
    this.#lines = readLines(process.answers);
    process.complaints.setEncoding('utf8').on('data', (text: string) => {
      this.#complaint = (this.#complaint + text).slice(-COMPLAINT_CHARACTERS);
    });
    void process.ended.then(() => {
      this.#isUsable = false;
    });
  }

  /**
   * Starts a child in its folder. One that ends without a word was ended by the machine, which lacks memory while a heavy question goes: it is started once more.
   * @throws AppError `engine_missing` where the engine does not run on this machine, `query_timeout` where that takes too long, `query_memory` where it is ended again
   */
  static async start(...asked: Begun): Promise<TableChild> {
    const child = (await TableChild.#begin(...asked)) ?? (await TableChild.#begin(...asked));
    if (!child) throw new AppError('query_memory');
    return child;
  }

  static async #begin(
    ...[program, limits, { starter, folder, args, niceness }]: Begun
  ): Promise<TableChild | null> {
    const command = childProgram(program, limits, folder);
    const process = await starter.start({ ...command, args: [...command.args, ...args], folder });
    const child = new TableChild(process, limits);
    const answer = await child.#next(START_WITHIN_MS).catch(() => null);
    if (answer?.kind === 'ready') {
      lower(process.pid, niceness);
      return child;
    }
    await child.end();
    if (answer?.kind === 'failed') throw new AppError(answer.code as ErrorCode, answer.values as never);
    if (child.#endReason === 'time') throw new AppError('query_timeout', { seconds: START_WITHIN_MS / 1000 });
    // What does not run here says why.
    if (answer === null && child.#complaint.trim() === '') return null;
    throw new AppError('engine_missing', {}, { cause: new TableChildBroke(child.#complaint) });
  }

  get isUsable(): boolean {
    return this.#isUsable;
  }

  /**
   * Asks once. Whatever goes wrong but a refusal leaves the child unusable.
   * @throws AppError, TableChildBroke, or the signal's reason
   */
  async ask(
    request: object,
    {
      timeoutMs,
      signal,
      onProgress,
    }: { timeoutMs: number; signal: AbortSignal; onProgress?: (done: number) => void },
  ): Promise<unknown> {
    signal.throwIfAborted();
    const onAbort = () => this.#kill('told');
    signal.addEventListener('abort', onAbort, { once: true });
    const timer = setTimeout(() => this.#kill('time'), timeoutMs);
    const watch = setInterval(() => void this.#watchMemory(), WATCH_MEMORY_EVERY_MS);
    let isWhole = false;
    try {
      this.#process.requests.write(`${JSON.stringify(request)}\n`);
      for (;;) {
        const answer = await this.#next(null);
        if (!answer) throw await this.#describeEnd(signal, timeoutMs);
        if (answer.kind === 'progress') onProgress?.(answer.done);
        else if (answer.kind === 'failed') {
          isWhole = answer.code !== 'parser_memory' && answer.code !== 'query_memory';
          throw new AppError(answer.code as ErrorCode, answer.values as never, {
            cause: new TableChildBroke(this.#complaint),
          });
        } else if (answer.kind === 'broken') throw new TableChildBroke(answer.message);
        else if (answer.kind === 'done') {
          isWhole = true;
          return answer.result;
        }
      }
    } finally {
      clearTimeout(timer);
      clearInterval(watch);
      signal.removeEventListener('abort', onAbort);
      if (!isWhole) this.#kill(null);
    }
  }

  async end(): Promise<void> {
    this.#kill(null);
    this.#process.answers.destroy();
    await this.#process.ended;
  }

  async #next(withinMs: number | null): Promise<ChildAnswer | null> {
    const timer = withinMs === null ? undefined : setTimeout(() => this.#kill('time'), withinMs);
    try {
      const { value, done } = await this.#lines.next();
      if (done) return null;
      const parsed = childAnswer.safeParse(JSON.parse(value));
      if (!parsed.success) throw new TableChildBroke(parsed.error.message);
      return parsed.data;
    } finally {
      clearTimeout(timer);
    }
  }

  #kill(reason: EndReason | null): void {
    this.#isUsable = false;
    this.#endReason ??= reason;
    this.#process.kill();
  }

  async #describeEnd(signal: AbortSignal, timeoutMs: number): Promise<unknown> {
    const end: ProcessEnd = await this.#process.ended;
    if (signal.aborted) return signal.reason;
    if (this.#endReason === 'time' || end.signal === 'SIGXCPU')
      return new AppError('query_timeout', { seconds: Math.round(timeoutMs / 1000) });
    // The kernel, or the limit of memory, ends it without a word: an allocation that fails aborts the process.
    if (
      this.#endReason === 'memory' ||
      end.signal === 'SIGKILL' ||
      end.signal === 'SIGABRT' ||
      end.signal === 'SIGSEGV' ||
      /out of memory|bad_alloc|allocation/i.test(this.#complaint)
    )
      return new AppError('query_memory');
    return new TableChildBroke(`exit ${end.code ?? end.signal}: ${this.#complaint}`);
  }

  async #watchMemory(): Promise<void> {
    if (process.platform !== 'linux') return;
    const statm = await readFile(`/proc/${this.#process.pid}/statm`, 'utf8').catch(() => '');
    const residentBytes = Number(statm.split(' ')[1] ?? 0) * STATM_PAGE_BYTES;
    if (residentBytes > this.#residentMegabytes * 1024 * 1024) this.#kill('memory');
  }
}

function lower(pid: number, niceness: number): void {
  try {
    setPriority(pid, niceness);
  } catch {
    // Gone already, or not allowed here: it runs as it is.
  }
}

async function* readLines(stream: Readable): AsyncGenerator<string> {
  let held: Buffer[] = [];
  let heldBytes = 0;
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      let rest = chunk;
      for (let end = rest.indexOf(10); end >= 0; end = rest.indexOf(10)) {
        yield Buffer.concat([...held, rest.subarray(0, end)]).toString('utf8');
        held = [];
        heldBytes = 0;
        rest = rest.subarray(end + 1);
      }
      held.push(rest);
      heldBytes += rest.length;
      if (heldBytes > LINE_BYTES_MAX) throw new TableChildBroke('an answer without end');
    }
  } catch (error) {
    if (error instanceof TableChildBroke) throw error;
    // The pipe broke off with the child.
  }
}
