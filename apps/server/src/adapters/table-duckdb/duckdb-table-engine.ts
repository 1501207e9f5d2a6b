import { mkdir, mkdtemp, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { AppError } from '../../ports/app-error.ts';
import type { Logger } from '../../ports/logger.ts';
import type {
  BuildPlan,
  Built,
  BuiltKey,
  TableAnswer,
  TableEngine,
  TableExport,
  TableFile,
  TableQuestion,
} from '../../ports/table-engine.ts';
import { limitConcurrency } from '../../runtime/limit-concurrency.ts';
import { ProcessStarter } from '../../runtime/starting-processes/process-starter.ts';
import { AskPool } from './ask-pool.ts';
import { linkFile } from './link-file.ts';
import type { AskRequest, AskResults, LoadRequest, LoadResults, SourceFile } from './messages.ts';
import { TableChild, TableChildBroke } from './table-child.ts';
import { ANSWER_BYTES_MAX, ASKING_MAX, LOAD_LIMITS, LOADING_MAX, TABLE_TIMES } from './table-limits.ts';

export interface TableEngineOptions {
  /** Beside the data folder's other files: what is built can be lost, and is in no backup. */
  folder: string;
  logger: Logger;
  /** Who starts its processes, closed by whoever made it; without, it has one of its own. */
  starter?: ProcessStarter;
  /** Tests set tighter ones. */
  times?: Partial<Record<keyof typeof TABLE_TIMES, number>>;
}

type LoadTask = LoadRequest['task'];

/** The engine over DuckDB, in child processes. */
export class DuckdbTableEngine implements TableEngine {
  readonly #folder: string;
  readonly #logger: Logger;
  readonly #times: Record<keyof typeof TABLE_TIMES, number>;
  readonly #starter: ProcessStarter;
  readonly #ownsStarter: boolean;
  readonly #pool: AskPool;
  readonly #loading = limitConcurrency(LOADING_MAX);
  readonly #asking = limitConcurrency(ASKING_MAX);
  readonly #closing = new AbortController();
  #emptied: Promise<string> | undefined;

  constructor({ folder, logger, starter, times }: TableEngineOptions) {
    this.#folder = folder;
    this.#logger = logger;
    this.#times = { ...TABLE_TIMES, ...times };
    this.#starter = starter ?? new ProcessStarter();
    this.#ownsStarter = !starter;
    this.#pool = new AskPool(
      this.#starter,
      () => this.#workFolder(),
      (key) => this.#pathOf(key),
    );
  }

  async recognise(files: readonly TableFile[], signal: AbortSignal): Promise<LoadResults['recognise']> {
    return this.#load('recognise', files, signal, this.#times.recogniseMs, (sources) => ({
      task: 'recognise',
      files: sources,
    }));
  }

  async preview(
    file: TableFile,
    shape: Extract<LoadRequest, { task: 'preview' }>['shape'],
    anew: boolean,
    signal: AbortSignal,
  ): Promise<LoadResults['preview']> {
    return this.#load('preview', [file], signal, this.#times.previewMs, ([source]) => ({
      ...{ task: 'preview', file: source as SourceFile, shape, anew },
    }));
  }

  async build(
    key: BuiltKey,
    files: readonly TableFile[],
    plan: BuildPlan,
    signal: AbortSignal,
    onProgress?: (done: number) => void,
  ): Promise<Built> {
    const path = this.#pathOf(key);
    const request = (sources: SourceFile[]) =>
      ({ task: 'build', files: sources, plan, out: 'data.duckdb' }) as const;
    const keep = async (folder: string) => {
      await mkdir(join(this.#folder, 'built', key.datasetId), { recursive: true, mode: 0o700 });
      await rename(join(folder, 'data.duckdb'), path);
    };
    const { tables, touched } = await this.#load('build', files, signal, this.#times.buildMs, request, {
      keep,
      onProgress,
    });
    const { size } = await stat(path);
    return { tables, touched, bytes: size };
  }

  async isBuilt(key: BuiltKey): Promise<boolean> {
    return stat(this.#pathOf(key)).then(
      () => true,
      () => false,
    );
  }

  async ask(
    key: BuiltKey,
    { sql, rows, isWritten, meanings }: TableQuestion,
    signal: AbortSignal,
  ): Promise<TableAnswer> {
    const request: AskRequest = {
      task: 'ask',
      sql,
      rows,
      isWritten,
      bytesMax: ANSWER_BYTES_MAX,
      ...(meanings ? { meanings } : {}),
    };
    const timeoutMs = isWritten ? this.#times.writtenMs : this.#times.askMs;
    return (await this.#ask(key, request, timeoutMs, signal)) as AskResults['ask'];
  }

  async check(key: BuiltKey, sql: string, signal: AbortSignal): Promise<AskResults['check']> {
    return (await this.#ask(
      key,
      { task: 'check', sql },
      this.#times.writtenMs,
      signal,
    )) as AskResults['check'];
  }

  async export(
    key: BuiltKey,
    asked: TableExport,
    signal: AbortSignal,
  ): Promise<{ content: Readable; bytes: number }> {
    let opened: { content: Readable; bytes: number } | undefined;
    const request = () =>
      ({ task: 'export', database: 'source-0', export: { ...asked }, out: 'export' }) as const;
    const keep = async (folder: string) => {
      // Open, it is read to its end after its folder is gone.
      const file = await open(join(folder, 'export'));
      opened = { content: file.createReadStream(), bytes: (await file.stat()).size };
    };
    const source = { name: 'data', path: this.#pathOf(key) };
    await this.#load('export', [source], signal, this.#times.exportMs, request, { keep });
    if (!opened) throw new Error('An export was not opened.');
    return opened;
  }

  async forget(datasetId: string, except?: number): Promise<void> {
    await this.#pool.forget(datasetId, except);
    const folder = join(this.#folder, 'built', datasetId);
    if (except === undefined) return rm(folder, { recursive: true, force: true });
    const kept = `${except}.duckdb`;
    for (const name of await readdir(folder).catch(() => [] as string[]))
      if (name !== kept) await rm(join(folder, name), { force: true });
  }

  async sweep(known: (datasetIds: readonly string[]) => Promise<ReadonlySet<string>>): Promise<void> {
    const held = await readdir(join(this.#folder, 'built')).catch(() => [] as string[]);
    const there = await known(held);
    for (const datasetId of held) if (!there.has(datasetId)) await this.forget(datasetId);
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await this.#pool.close();
    if (this.#ownsStarter) await this.#starter.close();
  }

  #pathOf({ datasetId, build }: BuiltKey): string {
    return join(this.#folder, 'built', datasetId, `${build}.duckdb`);
  }

  #workFolder(): Promise<string> {
    const folder = join(this.#folder, 'work');
    // What a killed server left behind goes first.
    this.#emptied ??= rm(folder, { recursive: true, force: true })
      .then(() => mkdir(folder, { recursive: true, mode: 0o700 }))
      .then(() => folder);
    return this.#emptied;
  }

  async #ask(
    key: BuiltKey,
    request: AskRequest,
    timeoutMs: number,
    callerSignal: AbortSignal,
  ): Promise<unknown> {
    const signal = AbortSignal.any([callerSignal, this.#closing.signal]);
    return this.#asking(signal, () =>
      this.#pool
        .with(key, (child) => child.ask(request, { timeoutMs, signal }))
        .catch((error: unknown) => {
          throw this.#told(error, request.task);
        }),
    );
  }

  /** Reads files in a child of its own, in a folder of its own that goes with it. */
  async #load<Task extends LoadTask>(
    task: Task,
    files: readonly TableFile[],
    callerSignal: AbortSignal,
    timeoutMs: number,
    requestOf: (sources: SourceFile[]) => LoadRequest,
    {
      keep,
      onProgress,
    }: { keep?: (folder: string) => Promise<void>; onProgress?: ((done: number) => void) | undefined } = {},
  ): Promise<LoadResults[Task]> {
    const signal = AbortSignal.any([callerSignal, this.#closing.signal]);
    return this.#loading(signal, async () => {
      const folder = await mkdtemp(join(await this.#workFolder(), 'load-'));
      try {
        const sources: SourceFile[] = [];
        for (const [index, file] of files.entries()) {
          const path = `source-${index}`;
          await linkFile(file.path, join(folder, path));
          sources.push({ name: file.name, path });
        }
        const niceness = task === 'preview' ? 3 : 8;
        const child = await TableChild.start('load/load-child.ts', LOAD_LIMITS, {
          starter: this.#starter,
          folder,
          args: [],
          niceness,
        });
        try {
          const asked = { timeoutMs, signal, ...(onProgress ? { onProgress } : {}) };
          const result = await child.ask(requestOf(sources), asked);
          await child.end();
          await keep?.(folder);
          return result as LoadResults[Task];
        } finally {
          await child.end();
        }
      } catch (error) {
        throw this.#told(error, task);
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    });
  }

  /** What a child came to, as people are told it. */
  #told(error: unknown, task: LoadTask | AskRequest['task']): unknown {
    const isLoading = task !== 'ask' && task !== 'check' && task !== 'export';
    if (error instanceof TableChildBroke) {
      this.#logger.warn({ task, detail: error.message }, 'tables broke their reader');
      return new AppError(isLoading ? 'file_damaged' : 'query_memory', {}, { cause: error });
    }
    if (!(error instanceof AppError)) return diskError(error) ?? error;
    if (isLoading && error.code === 'query_timeout') return new AppError('parser_timeout');
    if (isLoading && error.code === 'query_memory') return new AppError('parser_memory');
    return !isLoading && error.code === 'parser_memory' ? new AppError('query_memory') : error;
  }
}

function diskError(error: unknown): AppError | null {
  const code = (error as NodeJS.ErrnoException | null)?.code;
  return code === 'ENOSPC' || code === 'EDQUOT' ? new AppError('disk_full', {}, { cause: error }) : null;
}
