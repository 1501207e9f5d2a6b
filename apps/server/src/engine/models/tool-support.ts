import type { Clock } from '../../ports/clock.ts';

/** After this time a model is offered tools again: its server may have been set up anew. */
const REMEMBERED_MS = 60 * 60_000;

/** Which models took no tools lately. Many servers refuse the whole request instead of leaving the tools out. */
export class ToolSupport {
  readonly #clock: Clock;
  readonly #refusedAt = new Map<string, number>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  isRefusing(modelId: string): boolean {
    const refusedAt = this.#refusedAt.get(modelId);
    return refusedAt !== undefined && this.#clock.now().getTime() - refusedAt < REMEMBERED_MS;
  }

  refused(modelId: string): void {
    this.#refusedAt.set(modelId, this.#clock.now().getTime());
  }
}
