import { startHere } from './start-here.ts';
import type { Program, StartedProcess } from './started-process.ts';
import { StarterProcess } from './starter-process.ts';

const START_WITHIN_MS = 30_000;

/**
 * Starts processes without holding the event loop. To start one, the system copies the tables of the memory of whoever does:
 * a tenth of a second for a server of 1.3 GB. So a small process does it, begun while nobody waits and again where it ended.
 */
export class ProcessStarter {
  readonly #startWithinMs: number;
  #running: Promise<StarterProcess> | null = null;
  #isClosed = false;

  constructor({ startWithinMs = START_WITHIN_MS }: { startWithinMs?: number } = {}) {
    this.#startWithinMs = startWithinMs;
  }

  /** Begins the starter while the server is small and serves nobody. Without, the first process waits for it. */
  async prepare(): Promise<void> {
    if (process.platform !== 'win32') await this.#alive();
  }

  /** @throws when the program cannot be started, or its starter ended meanwhile */
  async start(program: Program): Promise<StartedProcess> {
    if (this.#isClosed) throw new Error('No process starts any more.');
    if (process.platform === 'win32') return startHere(program);
    const starter = await this.#alive();
    return starter.start(program, this.#startWithinMs);
  }

  /** Number of the starter's process, where one runs. */
  async pid(): Promise<number | undefined> {
    return (await this.#running)?.pid;
  }

  /** Kills what still runs. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await (await this.#running)?.close();
  }

  #alive(): Promise<StarterProcess> {
    this.#running ??= this.#begin();
    return this.#running;
  }

  async #begin(): Promise<StarterProcess> {
    const forget = () => {
      this.#running = null;
    };
    try {
      const starter = await StarterProcess.begin();
      void starter.ended.then(forget);
      return starter;
    } catch (error) {
      forget();
      throw error;
    }
  }
}
