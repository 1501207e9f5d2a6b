import { copyFile, link, readFile, rm, writeFile } from 'node:fs/promises';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { ParseFailure } from '@mingfa/files/reading/parse-failure';
import { RecordingFailure } from '@mingfa/files/recordings/recording-failure';
import type { ProcessStarter } from '../../runtime/starting-processes/process-starter.ts';
import type { ProcessEnd, StartedProcess } from '../../runtime/starting-processes/started-process.ts';
import { BrokenFrame, type Frame, FrameReader } from './answer-frames.ts';
import { makeChildFolder } from './child-folders.ts';
import { childProgram } from './child-program.ts';
import { type Announced, type ChildOutput, type Work, type WorkFile, withContent } from './child-work.ts';
import { type ChildAnswer, type ChildRequest, childAnswer } from './messages.ts';
import { CONTENT_BYTES_MAX, type Lane, type ProcessLimits, QUEUE_OF, type Queue } from './process-limits.ts';
import { WANTED_BYTES_MAX } from './recording-messages.ts';

const WATCH_MEMORY_EVERY_MS = 100;
const STATM_PAGE_BYTES = 4096;
/** Of what a child complains about, the end is kept: it tells a full heap from a crash. */
const COMPLAINT_CHARACTERS = 4000;
/** Below the web server, so that reading files never takes the processor from people; less so where somebody waits for it. */
const NICENESS: Record<Queue, number> = { background: 10, people: 3, hearing: 12 };
const START_WITHIN_MS = 30_000;

/** Something our own readers did not expect; the file is called damaged and the log gets the rest. */
export class ReaderBroke extends ParseFailure {
  readonly detail: string;
  constructor(detail: string) {
    super('file_damaged');
    this.detail = detail;
  }
}

/** A process that did not come up: this machine has too much to do, or the installation is at fault. */
export class ReaderDidNotStart extends Error {}

/**
 * One child process with a folder of its own. It gets each file as a link in that folder, so that even a child that was
 * taken over sees no other file; it is watched and killed when it takes too much or too long.
 */
export class ReadingChild {
  readonly #process: StartedProcess;
  readonly #frames: FrameReader;
  readonly #folder: string;
  readonly #limits: ProcessLimits;
  #end: ProcessEnd | null = null;
  #complaint = '';
  #requests = 0;
  #killedFor: ParseFailure | null = null;
  #held: { fileKey: string; path: string } | null = null;
  #broken = false;

  private constructor(process: StartedProcess, folder: string, limits: ProcessLimits) {
    this.#process = process;
    this.#folder = folder;
    this.#limits = limits;
    this.#frames = new FrameReader(process.answers);
    void process.ended.then((end) => {
      this.#end = end;
    });
    process.complaints.setEncoding('utf8').on('data', (text: string) => {
      this.#complaint = (this.#complaint + text).slice(-COMPLAINT_CHARACTERS);
    });
  }

  /** Starts a child and waits until it listens. @throws ReaderDidNotStart */
  static async start(
    lane: Lane,
    limits: ProcessLimits,
    starter: ProcessStarter,
    workFolder: string,
  ): Promise<ReadingChild> {
    const folder = await makeChildFolder(workFolder);
    let child: ReadingChild | null = null;
    try {
      const process = await starter.start({ ...childProgram(lane, limits, folder), folder });
      child = new ReadingChild(process, folder, limits);
      const answer = await child.#next(START_WITHIN_MS);
      if (answer?.kind !== 'ready') throw new Error('not ready');
      // Our own program has started; what comes now is a file.
      await child.#lower(NICENESS[QUEUE_OF[lane]]);
      return child;
    } catch (error) {
      if (child) await child.end();
      else await rm(folder, { recursive: true, force: true });
      throw new ReaderDidNotStart(`A reading process did not start: ${child ? child.#complaint : error}`, {
        cause: error,
      });
    }
  }

  get usable(): boolean {
    return !this.#broken && this.#end === null && this.#requests < this.#limits.requests;
  }
  holds(fileKey: string): boolean {
    return this.#held?.fileKey === fileKey;
  }

  /** Does one piece of work. A child that failed at it, or was not asked to the end, is not `usable` any more. */
  async *run(work: Work, signal: AbortSignal): AsyncGenerator<ChildOutput> {
    signal.throwIfAborted();
    this.#requests += 1;
    let finished = false;
    const onAbort = () => this.#kill(null);
    signal.addEventListener('abort', onAbort, { once: true });
    const watch = setInterval(() => void this.#watchMemory(), WATCH_MEMORY_EVERY_MS);
    try {
      const path = await this.#take(work);
      const { file, ...rest } = work;
      const { name, isTranscript, ranges } = file;
      const request: ChildRequest = { ...rest, path, name, isTranscript, sourceBytes: ranges?.bytes };
      this.#process.requests.write(`${JSON.stringify(request)}\n`);
      let remainingMs = this.#limits.totalMs;
      for (;;) {
        const since = performance.now();
        const answer = await this.#next(Math.min(this.#limits.silentMs, remainingMs));
        remainingMs -= performance.now() - since;
        if (!answer) throw await this.#describeEnd(signal);
        if (answer.kind === 'done') {
          finished = true;
          return;
        }
        if (answer.kind === 'failed') {
          // A refusal leaves the child whole; one that is short of memory does not.
          finished = answer.code !== 'parser_memory';
          throw new ParseFailure(answer.code, answer.values);
        }
        if (answer.kind === 'refused') {
          finished = true;
          throw new RecordingFailure(answer.code, answer.values);
        }
        if (answer.kind === 'wanted') {
          await this.#send(file, answer, signal);
          continue;
        }
        if (answer.kind === 'broken') throw new ReaderBroke(answer.message);
        if (answer.kind === 'ready') continue;
        if ('bytes' in answer) {
          const announced = performance.now();
          const content = await this.#readContent(answer, remainingMs, signal);
          remainingMs -= performance.now() - announced;
          yield withContent(answer, content);
        } else yield answer;
      }
    } finally {
      clearInterval(watch);
      signal.removeEventListener('abort', onAbort);
      if (!finished) this.#kill(null);
    }
  }

  /** Ends the process and removes its folder. */
  async end(): Promise<void> {
    this.#kill(null);
    // What it had still to say keeps the pipe open.
    this.#process.answers.destroy();
    this.#process.contents.destroy();
    await this.#process.ended;
    await rm(this.#folder, { recursive: true, force: true });
  }

  /** Bytes of a file that the child does not see otherwise. */
  async #send({ ranges }: WorkFile, { start, end }: { start: number; end: number }, signal: AbortSignal) {
    if (!ranges || start >= end || end > ranges.bytes || end - start > WANTED_BYTES_MAX)
      throw new ReaderBroke(`bytes ${start} to ${end} were wanted`);
    const content = await ranges.read(start, end);
    signal.throwIfAborted();
    this.#process.contents.write(content);
  }

  async #readContent({ kind, bytes }: Announced, withinMs: number, signal: AbortSignal): Promise<Buffer> {
    if (bytes > CONTENT_BYTES_MAX[kind]) throw new ReaderBroke(`${bytes} bytes of ${kind}`);
    const pieces: Buffer[] = [];
    for (let read = 0; read < bytes; ) {
      const frame = await this.#nextFrame(withinMs);
      if (!frame) throw await this.#describeEnd(signal);
      if (frame.kind !== 'bytes' || frame.payload.length === 0 || read + frame.payload.length > bytes) {
        throw new ReaderBroke(`${bytes} bytes of ${kind} were announced and did not come`);
      }
      pieces.push(frame.payload);
      read += frame.payload.length;
    }
    return Buffer.concat(pieces);
  }

  async #next(withinMs: number): Promise<ChildAnswer | null> {
    const frame = await this.#nextFrame(withinMs);
    if (!frame) return null;
    const parsed = frame.kind === 'answer' ? childAnswer.safeParse(parseJson(frame.payload)) : null;
    if (!parsed?.success) throw new ReaderBroke(`a malformed answer: ${parsed?.error.message ?? frame.kind}`);
    return parsed.data;
  }

  async #nextFrame(withinMs: number): Promise<Frame | null> {
    const timer = setTimeout(() => this.#kill(new ParseFailure('parser_timeout')), Math.max(0, withinMs));
    try {
      return await this.#frames.next();
    } catch (error) {
      if (error instanceof BrokenFrame) throw new ReaderBroke(`a malformed frame: ${error.message}`);
      // The pipe broke off in the middle.
      return null;
    } finally {
      clearTimeout(timer);
    }
  }

  async #describeEnd(signal: AbortSignal): Promise<unknown> {
    const { code, signal: endedBy } = await this.#process.ended;
    if (this.#killedFor) return this.#killedFor;
    if (signal.aborted) return signal.reason;
    if (endedBy === 'SIGXCPU') return new ParseFailure('parser_timeout');
    // V8 aborts when its heap is full, and says so; SIGKILL that is not ours comes from a kernel short of memory.
    if (endedBy === 'SIGKILL' || /heap out of memory|allocation failed|OutOfMemory/i.test(this.#complaint)) {
      return new ParseFailure('parser_memory');
    }
    return new ReaderBroke(`exit ${code ?? endedBy}: ${this.#complaint}`);
  }

  /** The file as a link (or copy) in the folder of the child. */
  async #take({ file, fileKey }: Work): Promise<string> {
    if (file.ranges) return '';
    if (this.#held?.fileKey === fileKey) return this.#held.path;
    if (this.#held) await rm(this.#held.path, { force: true });
    this.#held = null;
    const path = join(this.#folder, `source-${this.#requests}`);
    if (file.content) await writeFile(path, file.content, { mode: 0o600 });
    // A file system without links, or another one than that of the file: a copy does as well.
    else await link(file.path, path).catch(() => copyFile(file.path, path));
    this.#held = { fileKey, path };
    return path;
  }

  async #lower(niceness: number): Promise<void> {
    const { pid } = this.#process;
    try {
      setPriority(pid, niceness);
      // When the machine runs out of memory the kernel shall take a reader, not the database.
      if (process.platform === 'linux') await writeFile(`/proc/${pid}/oom_score_adj`, '1000');
    } catch {
      // It works without, only less politely.
    }
  }

  /** Where there is no /proc, the limit of the heap alone holds. */
  async #watchMemory(): Promise<void> {
    const { pid } = this.#process;
    if (process.platform !== 'linux') return;
    const statm = await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => '');
    const residentBytes = Number(statm.split(' ')[1] ?? 0) * STATM_PAGE_BYTES;
    if (residentBytes > this.#limits.residentMegabytes * 1024 * 1024) {
      this.#kill(new ParseFailure('parser_memory'));
    }
  }

  #kill(reason: ParseFailure | null): void {
    this.#broken = true;
    this.#killedFor ??= reason;
    this.#process.kill();
  }
}

function parseJson(payload: Buffer): unknown {
  try {
    return JSON.parse(payload.toString('utf8'));
  } catch {
    return undefined;
  }
}
