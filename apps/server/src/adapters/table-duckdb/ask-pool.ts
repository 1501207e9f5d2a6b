import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError } from '../../ports/app-error.ts';
import type { BuiltKey } from '../../ports/table-engine.ts';
import type { ProcessStarter } from '../../runtime/starting-processes/process-starter.ts';
import { linkFile } from './link-file.ts';
import { TableChild } from './table-child.ts';
import { ASK_LIMITS, TABLE_TIMES, WAITING_MAX } from './table-limits.ts';

interface Asker {
  name: string;
  child: TableChild;
  folder: string;
  timer?: NodeJS.Timeout;
}

/** Children that answer questions: each knows one build of one dataset, answers one question at a time, and waits a while for the next. */
export class AskPool {
  readonly #starter: ProcessStarter;
  readonly #workFolder: () => Promise<string>;
  readonly #pathOf: (key: BuiltKey) => string;
  readonly #waiting: Asker[] = [];
  readonly #working = new Set<Asker>();

  constructor(starter: ProcessStarter, workFolder: () => Promise<string>, pathOf: (key: BuiltKey) => string) {
    this.#starter = starter;
    this.#workFolder = workFolder;
    this.#pathOf = pathOf;
  }

  /** Calls `use` with a child that has the build open. */
  async with<Result>(key: BuiltKey, use: (child: TableChild) => Promise<Result>): Promise<Result> {
    const asker = await this.#take(key);
    this.#working.add(asker);
    try {
      return await use(asker.child);
    } finally {
      this.#working.delete(asker);
      await this.#give(asker);
    }
  }

  /** Ends children that wait with older builds of a dataset, or with all. */
  async forget(datasetId: string, except?: number): Promise<void> {
    const kept = except === undefined ? null : nameOf({ datasetId, build: except });
    const gone = this.#waiting.filter(({ name }) => name.startsWith(`${datasetId}-`) && name !== kept);
    await Promise.all(gone.map((asker) => this.#drop(asker)));
  }

  async close(): Promise<void> {
    await Promise.all([...this.#waiting, ...this.#working].map((asker) => this.#drop(asker)));
  }

  async #take(key: BuiltKey): Promise<Asker> {
    const name = nameOf(key);
    const at = this.#waiting.findIndex((asker) => asker.name === name && asker.child.isUsable);
    if (at >= 0) {
      const [asker] = this.#waiting.splice(at, 1) as [Asker];
      clearTimeout(asker.timer);
      return asker;
    }
    const folder = await mkdtemp(join(await this.#workFolder(), 'ask-'));
    try {
      // A link: a child that was taken over sees no other dataset, and a build that is replaced is still there for it.
      await linkFile(this.#pathOf(key), join(folder, 'data.duckdb'));
      const child = await TableChild.start('ask/ask-child.ts', ASK_LIMITS, {
        starter: this.#starter,
        folder,
        args: ['data.duckdb'],
        niceness: 2,
      });
      return { name, child, folder };
    } catch (error) {
      await rm(folder, { recursive: true, force: true });
      // Another build has taken its place since it was looked for.
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw new AppError('dataset_changed');
      throw error;
    }
  }

  async #give(asker: Asker): Promise<void> {
    if (!asker.child.isUsable) return this.#drop(asker);
    asker.timer = setTimeout(() => void this.#drop(asker), TABLE_TIMES.idleMs);
    asker.timer.unref();
    this.#waiting.push(asker);
    const oldest = this.#waiting.length > WAITING_MAX ? this.#waiting[0] : undefined;
    if (oldest) await this.#drop(oldest);
  }

  async #drop(asker: Asker): Promise<void> {
    clearTimeout(asker.timer);
    const at = this.#waiting.indexOf(asker);
    if (at >= 0) this.#waiting.splice(at, 1);
    await asker.child.end();
    await rm(asker.folder, { recursive: true, force: true });
  }
}

const nameOf = ({ datasetId, build }: BuiltKey): string => `${datasetId}-${build}`;
