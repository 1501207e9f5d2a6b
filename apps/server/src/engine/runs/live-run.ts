import type { AnswerChunk } from '@mingfa/contract/answer-chunk';
import { type Answer, EMPTY_ANSWER, reduceAnswer } from '@mingfa/contract/reduce-answer';

/** One event of a run; `cursor` is its number, from 1. */
export interface RunEvent {
  cursor: number;
  data: unknown;
}

/** A run that this process is writing. Its readers see an event only after it was stored. */
export class LiveRun {
  readonly id: string;
  readonly controller = new AbortController();
  /** Everything written so far. */
  answer: Answer = EMPTY_ANSWER;
  /** Written, not yet stored. */
  pending: AnswerChunk[] = [];
  /** Stored, in order: the event with cursor n is at n - 1. */
  readonly stored: RunEvent[] = [];
  /** `lost`: another process took the run; what is stored is the truth. */
  outcome: 'writing' | 'ended' | 'lost' = 'writing';
  /** Cursor of the last event handed to the database. */
  lastCursor = 0;
  #waiting: (() => void)[] = [];

  constructor(id: string) {
    this.id = id;
  }

  /** Adds a chunk; small pieces of the same part that wait together become one event. */
  append(chunk: AnswerChunk): void {
    this.answer = reduceAnswer(this.answer, chunk);
    const last = this.pending.at(-1);
    if (
      (chunk.type === 'text-delta' || chunk.type === 'reasoning-delta') &&
      last?.type === chunk.type &&
      last.id === chunk.id
    ) {
      this.pending[this.pending.length - 1] = { ...last, delta: last.delta + chunk.delta };
      return;
    }
    this.pending.push(chunk);
  }

  /** Numbers what waits and hands it over to be stored. */
  takePending(): RunEvent[] {
    const events = this.pending.map((data, index) => ({ cursor: this.lastCursor + 1 + index, data }));
    this.lastCursor += events.length;
    this.pending = [];
    return events;
  }

  /** These events are stored: readers may have them. */
  publish(events: RunEvent[]): void {
    this.stored.push(...events);
    this.#wake();
  }

  end(outcome: 'ended' | 'lost'): void {
    this.outcome = outcome;
    this.#wake();
  }

  /** Resolves when everything written so far is stored, or the run is lost. */
  async settled(): Promise<void> {
    while (this.outcome === 'writing' && (this.pending.length > 0 || this.stored.length < this.lastCursor)) {
      await this.#change();
    }
  }

  /** Stored events after the cursor, then those to come, until the run ends. */
  async *read(cursor: number, signal: AbortSignal): AsyncGenerator<RunEvent> {
    let next = cursor;
    while (!signal.aborted) {
      const event = this.stored[next];
      if (event) {
        next += 1;
        yield event;
      } else if (this.outcome !== 'writing') {
        return;
      } else {
        await this.#change(signal);
      }
    }
  }

  #change(signal?: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const done = () => {
        signal?.removeEventListener('abort', done);
        resolve();
      };
      signal?.addEventListener('abort', done, { once: true });
      this.#waiting.push(done);
    });
  }

  #wake(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const wake of waiting) wake();
  }
}
