import type { AnswerChunk } from '@mingfa/contract/answer-chunk';

/** As many runs may be written here at once before the oldest is forgotten. */
const KEPT = 1000;

/** How long the runs of this process took to their first word, from their beginning; for whoever counts it as they end. */
export class FirstWords {
  readonly #took = new Map<string, number>();

  /** The same writer, with the time to its first word noted. */
  noting(runId: string, write: (chunk: AnswerChunk) => void): (chunk: AnswerChunk) => void {
    const beganMs = performance.now();
    return (chunk) => {
      if (chunk.type === 'text-delta' && !this.#took.has(runId))
        this.#note(runId, performance.now() - beganMs);
      write(chunk);
    };
  }

  /** Milliseconds; null where no word was written in this process. */
  of(runId: string): number | null {
    return this.#took.get(runId) ?? null;
  }

  #note(runId: string, tookMs: number): void {
    const [oldest] = this.#took.keys();
    if (this.#took.size >= KEPT && oldest !== undefined) this.#took.delete(oldest);
    this.#took.set(runId, Math.round(tookMs));
  }
}
