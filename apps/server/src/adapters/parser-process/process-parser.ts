import { mkdir, rm, stat } from 'node:fs/promises';
import type { DocumentPart } from '@mingfa/contract/document-content';
import { formatBytes } from '@mingfa/files/naming/format-bytes';
import type { ParseEvent } from '@mingfa/files/reading/parse-event';
import { ParseFailure } from '@mingfa/files/reading/parse-failure';
import { PARSER_LIMITS, type ParserLimits } from '@mingfa/files/reading/parser-limits';
import type { SourceFile } from '@mingfa/files/reading/source-file';
import type { DocumentParser } from '../../ports/document-parser.ts';
import { limitConcurrency } from '../../ports/limit-concurrency.ts';
import type { Logger } from '../../ports/logger.ts';
import { ChildPool } from './child-pool.ts';
import { type Lane, PROCESS_LIMITS, type ProcessLimits, WORKING_CHILDREN_MAX } from './limits.ts';
import { type ChildOutput, ParserBroke, type Work } from './parser-child.ts';

export interface ProcessParserOptions {
  /** A folder of this installation for links to the files being read; it is emptied at the start. On the file store's disk nothing is copied. */
  workFolder: string;
  logger: Logger;
  /** Tests set tighter ones. */
  limits?: Partial<ParserLimits>;
  processLimits?: Partial<Record<Lane, Partial<ProcessLimits>>>;
}

/** Reads files in child processes: two that read or recognise, one that renders pages for people who wait for them. */
export class ProcessParser implements DocumentParser {
  readonly #logger: Logger;
  readonly #limits: ParserLimits;
  readonly #pools: Record<Lane, ChildPool>;
  readonly #turns = {
    work: limitConcurrency(WORKING_CHILDREN_MAX),
    render: limitConcurrency(1),
  };
  readonly #closing = new AbortController();

  constructor({ workFolder, logger, limits, processLimits }: ProcessParserOptions) {
    this.#logger = logger;
    this.#limits = { ...PARSER_LIMITS, ...limits };
    let emptied: Promise<string> | undefined;
    // What a killed server left behind goes first.
    const folder = () => {
      emptied ??= rm(workFolder, { recursive: true, force: true })
        .then(() => mkdir(workFolder, { recursive: true, mode: 0o700 }))
        .then(() => workFolder);
      return emptied;
    };
    const pool = (lane: Lane) =>
      new ChildPool(lane, { ...PROCESS_LIMITS[lane], ...processLimits?.[lane] }, folder);
    this.#pools = { read: pool('read'), recognise: pool('recognise'), render: pool('render') };
  }

  async *parse(file: SourceFile, signal: AbortSignal): AsyncGenerator<ParseEvent> {
    for await (const output of this.#work('read', file, { task: 'parse', page: 0, widthPx: 0 }, signal)) {
      if (output.kind !== 'image') yield output;
    }
  }

  async recognisePage(file: SourceFile, page: number, signal: AbortSignal) {
    const work = { task: 'recognise', page, widthPx: 0 } as const;
    let part: DocumentPart | undefined;
    // Listening to the end keeps the child for the next page.
    for await (const output of this.#work('recognise', file, work, signal)) {
      if (output.kind === 'part') part = output.part;
    }
    if (!part) throw new ParseFailure('file_damaged');
    return part;
  }

  async renderPage(file: SourceFile, page: number, widthPx: number, signal: AbortSignal) {
    let image: { mediaType: string; content: Uint8Array } | undefined;
    for await (const output of this.#work('render', file, { task: 'render', page, widthPx }, signal)) {
      if (output.kind === 'image') image = { mediaType: output.mediaType, content: output.content };
    }
    if (!image) throw new ParseFailure('file_damaged');
    return image;
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await Promise.all(Object.values(this.#pools).map((pool) => pool.close()));
  }

  async *#work(
    lane: Lane,
    file: SourceFile,
    task: Pick<Work, 'task' | 'page' | 'widthPx'>,
    callerSignal: AbortSignal,
  ): AsyncGenerator<ChildOutput> {
    const signal = AbortSignal.any([callerSignal, this.#closing.signal]);
    const release = await takeTurn(lane === 'render' ? this.#turns.render : this.#turns.work, signal);
    try {
      const fileKey = await this.#admit(file);
      const pool = this.#pools[lane];
      const child = await pool.take(fileKey);
      try {
        yield* child.run({ ...task, file, fileKey, limits: this.#limits }, signal);
      } catch (error) {
        if (error instanceof ParserBroke) {
          this.#logger.warn({ task: task.task, detail: error.detail }, 'a file broke its parser');
        }
        throw error;
      } finally {
        pool.give(child);
      }
    } finally {
      release();
    }
  }

  /** A name for the content of a file, so that a child that has it open is asked again. */
  async #admit({ path }: SourceFile): Promise<string> {
    const { dev, ino, size, mtimeMs } = await stat(path);
    if (size === 0) throw new ParseFailure('empty_file');
    if (size > this.#limits.fileBytes) {
      throw new ParseFailure('too_large', { limit: formatBytes(this.#limits.fileBytes) });
    }
    return `${dev}-${ino}-${size}-${mtimeMs}`;
  }
}

/** A place in the queue as something to hold on to: a parse lasts as long as its reader wants more. */
function takeTurn(turn: ReturnType<typeof limitConcurrency>, signal: AbortSignal): Promise<() => void> {
  return new Promise((resolve, reject) => {
    turn(signal, () => new Promise<void>((release) => resolve(release))).catch(reject);
  });
}
