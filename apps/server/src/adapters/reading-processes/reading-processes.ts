import { stat } from 'node:fs/promises';
import { formatBytes } from '@mingfa/files/naming/format-bytes';
import { ParseFailure } from '@mingfa/files/reading/parse-failure';
import { PARSER_LIMITS } from '@mingfa/files/reading/parser-limits';
import type { Logger } from '../../ports/logger.ts';
import { limitConcurrency } from '../../runtime/limit-concurrency.ts';
import { ProcessStarter } from '../../runtime/starting-processes/process-starter.ts';
import { readyWorkFolder } from './child-folders.ts';
import { ChildPool } from './child-pool.ts';
import type { ChildOutput, WorkFile } from './child-work.ts';
import type { ChildTask } from './messages.ts';
import {
  type Lane,
  PROCESS_LIMITS,
  type ProcessLimits,
  QUEUE_OF,
  WORKING_CHILDREN_MAX,
} from './process-limits.ts';
import { ReaderBroke } from './reading-child.ts';

export interface ReadingProcessesOptions {
  /** A folder of this installation for links to the files being read; what killed processes left in it goes at the start. On the file store's disk nothing is copied. */
  workFolder: string;
  logger: Logger;
  /** Tests set tighter ones. */
  processLimits?: Partial<Record<Lane, Partial<ProcessLimits>>>;
  fileBytesMax?: number;
  /** Who starts them, closed by whoever made it; without, they have one of their own. */
  starter?: ProcessStarter;
}

/** The child processes in which everything is read that came from outside. One pool for all who read. */
export class ReadingProcesses {
  readonly #logger: Logger;
  readonly #fileBytesMax: number;
  readonly #pools: Record<Lane, ChildPool>;
  readonly #turns = {
    background: limitConcurrency(WORKING_CHILDREN_MAX.background),
    people: limitConcurrency(WORKING_CHILDREN_MAX.people),
    hearing: limitConcurrency(WORKING_CHILDREN_MAX.hearing),
  };
  readonly #starter: ProcessStarter;
  readonly #ownsStarter: boolean;
  readonly #closing = new AbortController();

  constructor({ workFolder, logger, processLimits, fileBytesMax, starter }: ReadingProcessesOptions) {
    this.#starter = starter ?? new ProcessStarter();
    this.#ownsStarter = !starter;
    this.#logger = logger;
    this.#fileBytesMax = fileBytesMax ?? PARSER_LIMITS.fileBytes;
    let ready: Promise<string> | undefined;
    const folder = () => {
      ready ??= readyWorkFolder(workFolder);
      return ready;
    };
    const pool = (lane: Lane) =>
      new ChildPool(lane, { ...PROCESS_LIMITS[lane], ...processLimits?.[lane] }, this.#starter, folder);
    this.#pools = {
      parse: pool('parse'),
      recognise: pool('recognise'),
      render: pool('render'),
      change: pool('change'),
      print: pool('print'),
      square: pool('square'),
      redraw: pool('redraw'),
      piece: pool('piece'),
      bundle: pool('bundle'),
      template: pool('template'),
      transcript: pool('transcript'),
      fill: pool('fill'),
      paper: pool('paper'),
      letterhead: pool('letterhead'),
      letter: pool('letter'),
      article: pool('article'),
      probe: pool('probe'),
      listen: pool('listen'),
      listen_ffmpeg: pool('listen_ffmpeg'),
      cut: pool('cut'),
      play: pool('play'),
      speech: pool('speech'),
      speech_ffmpeg: pool('speech_ffmpeg'),
      hear: pool('hear'),
    };
  }

  /**
   * Does one piece of work with a file, when its turn comes. A reader who listens to the end leaves the child for the next.
   * @throws ParseFailure, or the signal's reason
   */
  async *work(task: ChildTask, file: WorkFile, callerSignal: AbortSignal): AsyncGenerator<ChildOutput> {
    const signal = AbortSignal.any([callerSignal, this.#closing.signal]);
    const release = await takeTurn(this.#turns[QUEUE_OF[task.task]], signal);
    try {
      const fileKey = await this.#admit(file, task.task);
      const pool = this.#pools[task.task];
      const child = await pool.take(fileKey);
      try {
        yield* child.run({ ...task, file, fileKey }, signal);
      } catch (error) {
        if (error instanceof ReaderBroke) {
          this.#logger.warn({ task: task.task, detail: error.detail }, 'a file broke its reader');
        }
        throw error;
      } finally {
        pool.give(child);
      }
    } finally {
      release();
    }
  }

  /** Ends the processes, also those whose reader has not come back for more. */
  async close(): Promise<void> {
    this.#closing.abort();
    await Promise.all(Object.values(this.#pools).map((pool) => pool.close()));
    if (this.#ownsStarter) await this.#starter.close();
  }

  /** A name for the content of a file, so that a child that has it open is asked again. */
  async #admit({ path, content, ranges }: WorkFile, lane: Lane): Promise<string> {
    const found = content || ranges ? null : await stat(path);
    const size = found?.size ?? content?.length ?? ranges?.bytes ?? 0;
    // A page of nothing is no failure: it says nothing.
    if (size === 0 && lane !== 'article') throw new ParseFailure('empty_file');
    // A bundle holds several, and whoever packs it has counted them; a recording is never read whole.
    if (size > this.#fileBytesMax && !UNCOUNTED.includes(lane)) {
      throw new ParseFailure('too_large', { limit: formatBytes(this.#fileBytesMax) });
    }
    return found ? `${found.dev}-${found.ino}-${size}-${found.mtimeMs}` : crypto.randomUUID();
  }
}

/** Lanes whose files may be larger than documents are. */
const UNCOUNTED: readonly Lane[] = [
  ...(['bundle', 'probe', 'listen', 'listen_ffmpeg', 'cut', 'play'] as const),
  ...(['speech', 'speech_ffmpeg', 'hear'] as const),
];

/** A place in the queue as something to hold on to: a parse lasts as long as its reader wants more. */
function takeTurn(turn: ReturnType<typeof limitConcurrency>, signal: AbortSignal): Promise<() => void> {
  return new Promise((resolve, reject) => {
    turn(signal, () => new Promise<void>((release) => resolve(release))).catch(reject);
  });
}
