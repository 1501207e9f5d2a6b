import type { JobOptions, JobRun, Jobs } from '../ports/jobs.ts';

/** Jobs that are done when `idle` is asked for, one after another; a failed one waits for the next time. */
export class InlineJobs implements Jobs {
  readonly #queues = new Map<string, { handle(run: JobRun<object>): Promise<void> }>();
  readonly #waiting = new Map<string, { queue: string; data: object; retried: number }>();
  readonly failures: unknown[] = [];

  register<Data extends object>(
    queue: string,
    _options: JobOptions,
    handle: (job: JobRun<Data>) => Promise<void>,
  ): void {
    this.#queues.set(queue, { handle: handle as (run: JobRun<object>) => Promise<void> });
  }
  async start(): Promise<void> {}
  async stop(): Promise<void> {}
  async add<Data extends object>(queue: string, data: Data, options: { key?: string } = {}): Promise<void> {
    const key = `${queue} ${options.key ?? this.#waiting.size}`;
    if (!this.#waiting.has(key)) this.#waiting.set(key, { queue, data, retried: 0 });
  }
  async idle(): Promise<void> {
    for (const [key, job] of [...this.#waiting]) {
      this.#waiting.delete(key);
      try {
        const signal = new AbortController().signal;
        await this.#queues.get(job.queue)?.handle({ data: job.data, signal, retried: job.retried });
      } catch (error) {
        this.failures.push(error);
        this.#waiting.set(key, { ...job, retried: job.retried + 1 });
      }
    }
  }
}
